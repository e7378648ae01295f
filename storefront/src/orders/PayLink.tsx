import type { Order } from '@afterimage/contract/orders.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import type { OrderRef } from './order-ref.ts';
import { payPath } from './order-stand.ts';
import { words } from './orders.words.ts';

/** Leads to where an order is paid. */
export function PayLink({ order, of }: { order: Order; of: OrderRef }) {
  const path = payPath(order, of);
  if (!path) return null;
  const pays = order.status === 'awaiting_payment';
  return (
    // The payment page is not one of the shop's own pages, so the whole document goes there.
    <LinkButton to={path} reloadDocument={order.paymentUrl !== null}>
      {pays ? words.pay({ total: formatPrice(order.total, order.currency) }) : words.finish}
    </LinkButton>
  );
}
