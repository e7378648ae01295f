import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { postalLines } from '../postal-lines.ts';
import { Totals } from '../ui/Lines.tsx';
import { formatPrice } from '../ui/price.ts';
import styles from './Orders.module.css';
import { words } from './orders.words.ts';

/** What an order costs, in all its parts. */
export function OrderSums({ order }: { order: Order }) {
  const money = (amount: number) => formatPrice(amount, order.currency);
  const delivery = order.deliveryPrice === 0 ? words.free : money(order.deliveryPrice);
  return (
    <div className={styles.sums}>
      <Totals
        rows={[
          { name: words.subtotal, value: money(order.subtotal) },
          ...(order.discount > 0 ? [{ name: words.discount, value: `−${money(order.discount)}` }] : []),
          ...(order.deliveryMethod ? [{ name: words.delivery, value: delivery }] : []),
        ]}
        total={{ name: words.total, value: money(order.total) }}
      />
      <p className={styles.vat}>{words.vat}</p>
    </div>
  );
}

/** Where an order goes, how it comes, and where its mails go. */
export function OrderFacts({ order, countries }: { order: Order; countries: readonly Country[] }) {
  const lines = order.address ? postalLines(order.address, countries) : [words.noAddress];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.goesTo}</dt>
        <dd>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </dd>
      </div>
      {order.deliveryMethod ? (
        <div>
          <dt>{words.comes}</dt>
          <dd>{order.deliveryMethod.name}</dd>
        </div>
      ) : null}
      <div>
        <dt>{words.mailTo}</dt>
        <dd>{order.email}</dd>
      </div>
    </dl>
  );
}
