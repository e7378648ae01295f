import type { Order } from '@afterimage/contract/orders.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { PlainLayout } from '@afterimage/ui/PlainLayout.tsx';
import { EmptyState, Skeleton } from '@afterimage/ui/States.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';

/** Stands in the checkout's place when its order is paid already, or will never be. */
export function CheckoutClosed({ order, orderKey }: { order: Order; orderKey: string | null }) {
  const title =
    order.status === 'cancelled'
      ? words.cancelledOrder
      : order.status === 'refunded'
        ? words.refundedOrder
        : words.paidTitle;
  return (
    <PlainLayout narrow helpTo="/help" back={{ to: '/home', name: words.shop }}>
      <div className={styles.closed}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{words.paidText}</p>
        <LinkButton to={orderKey === null ? `/account/orders/${order.id}` : `/orders/${orderKey}`} arrow>
          {words.paidLink}
        </LinkButton>
      </div>
    </PlainLayout>
  );
}

/** Without an order there is nothing to check out: the cart is where one begins. */
export function CheckoutWithout() {
  return (
    <PlainLayout narrow helpTo="/help">
      <EmptyState heading="h1" title={words.noOrder}>
        <LinkButton to="/cart">{words.cart}</LinkButton>
        <LinkButton kind="secondary" to="/products">
          {words.shop}
        </LinkButton>
      </EmptyState>
    </PlainLayout>
  );
}

/** The boxes of a checkout whose order is on its way. */
export function CheckoutLoading() {
  return (
    <PlainLayout helpTo="/help" back={{ to: '/cart', name: words.back }} aside={<Skeleton height="64px" />}>
      <div className={styles.loading} aria-busy="true">
        <h1 tabIndex={-1}>{words.title}</h1>
        <Skeleton height="24px" width="min(100%, 320px)" />
        <Skeleton height="320px" />
      </div>
    </PlainLayout>
  );
}
