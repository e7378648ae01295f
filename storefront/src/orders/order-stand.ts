import type { Order, OrderStatus } from '@afterimage/contract/orders.ts';
import { checkoutPath, type OrderRef } from './order-ref.ts';

/** What the page that a payment returns to has to say. */
type ReturnStand = 'paid' | 'waiting' | 'unpaid' | 'late';

/** A late confirmation still buys an order whose hold has run out, so that one waits too. */
export function returnStand(status: OrderStatus): ReturnStand {
  if (status === 'paid' || status === 'shipped' || status === 'delivered') return 'paid';
  if (status === 'awaiting_payment' || status === 'expired') return 'waiting';
  return status === 'refunded' ? 'late' : 'unpaid';
}

/** Where an order that is not paid can be paid: the payment page, else the checkout; null when it is not about that. */
export function payPath(
  { id, status, paymentUrl }: Pick<Order, 'id' | 'status' | 'paymentUrl'>,
  ref: OrderRef,
): string | null {
  if (status !== 'open' && status !== 'awaiting_payment' && status !== 'expired') return null;
  return paymentUrl ?? checkoutPath(id, ref);
}

/** Whether a thing of an order shows something that can be changed. */
export const hasProject = ({ itemList }: Pick<Order, 'itemList'>) =>
  itemList.some(({ projectId }) => projectId !== null);
