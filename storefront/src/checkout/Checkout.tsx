import { PlainLayout } from '@afterimage/ui/PlainLayout.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { CheckoutLoading } from './CheckoutClosed.tsx';
import { CheckoutMessages } from './CheckoutMessages.tsx';
import { AddressSection, DeliverySection, ReviewSection } from './CheckoutSteps.tsx';
import { HoldWords } from './HoldWords.tsx';
import { OrderAside } from './OrderAside.tsx';
import { words as priceWords } from './price.words.ts';
import { type CheckoutProps, useCheckout } from './use-checkout.ts';

/** The three steps of an order that is not paid yet. */
export function Checkout(props: CheckoutProps) {
  const { order, news } = props;
  const checkout = useCheckout(props);
  const { draft, pricing, reopening } = checkout;
  const { quote } = pricing;
  if (!quote) {
    if (!pricing.failed || draft.coupon !== null) return <CheckoutLoading />;
    return (
      <PlainLayout helpTo="/help" back={{ to: '/cart', name: words.back }}>
        <h1 tabIndex={-1} className={styles.head}>
          {words.title}
        </h1>
        <ErrorState title={priceWords.retry} onRetry={pricing.again} />
      </PlainLayout>
    );
  }
  const total = formatPrice(quote.total, quote.currency);
  const sums = {
    order,
    quote,
    delivered: checkout.priced !== null,
    placed: checkout.country !== null,
    coupon: checkout.coupon.slot(draft.coupon, quote),
  };
  return (
    <PlainLayout back={{ to: '/cart', name: words.back }} helpTo="/help" aside={<OrderAside {...sums} />}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <HoldWords order={order} busy={reopening.busy} onAgain={reopening.reopen} />
      </div>
      <CheckoutMessages
        news={checkout.step === 'address' ? news : null}
        outcome={checkout.problem ? null : checkout.outcome}
        problem={checkout.problem}
        total={total}
      />
      <ol>
        <AddressSection page={props} checkout={checkout} />
        <DeliverySection page={props} checkout={checkout} />
        <ReviewSection page={props} checkout={checkout} sums={sums} total={total} />
      </ol>
    </PlainLayout>
  );
}
