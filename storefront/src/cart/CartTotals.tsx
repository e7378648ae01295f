import type { CartSummary } from '@afterimage/contract/cart.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Totals } from '../commerce/Totals.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './Cart.module.css';
import { words } from './cart.words.ts';
import type { LocalCartItem } from './cart.state.ts';
import { CartAssurances } from './CartAssurances.tsx';
import { FreeDeliveryLine } from './FreeDeliveryLine.tsx';

type CartTotalsProps = {
  summary: CartSummary;
  /** The ways of delivery at home, for the word on what makes them free. */
  delivery: readonly DeliveryMethod[];
  lines: readonly LocalCartItem[];
  busy: boolean;
  /** Why an attempt has failed, when it was not for the stock. */
  failure: string | null;
  onCheckout(): void;
};

/** What the cart costs, and the way to the checkout. */
export function CartTotals({ summary, delivery, lines, busy, failure, onCheckout }: CartTotalsProps) {
  const money = (amount: number) => formatPrice(amount, summary.currency);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{words.summary}</h2>
      <Totals
        rows={[
          { name: words.subtotal, value: money(summary.subtotal) },
          ...(summary.discount > 0 ? [{ name: words.discount, value: `−${money(summary.discount)}` }] : []),
          { name: words.delivery, value: <span className={styles.later}>{words.deliveryLater}</span> },
        ]}
        total={{ name: words.total, value: money(summary.total) }}
      />
      <p className={styles.vat}>{words.vat}</p>
      <FreeDeliveryLine methods={delivery} itemsTotal={summary.total} currency={summary.currency} />
      <Button wide busy={busy} busyText={words.opening} onClick={onCheckout}>
        {words.checkout}
      </Button>
      <p className={styles.then} aria-live="polite">
        {failure ? <span className={styles.failure}>{failure}</span> : words.heldThen}
      </p>
      <CartAssurances lines={lines} goodsTotal={summary.total} />
    </section>
  );
}
