import type { OrderStatus } from '@afterimage/contract/orders.ts';

/** What can happen to an order. */
export type OrderEvent =
  | 'completed'
  | 'reopened'
  | 'hold-ran-out'
  | 'paid'
  | 'paid-without-stock'
  | 'cancelled'
  | 'shipped'
  | 'delivered';

const steps: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  open: { completed: 'awaiting_payment', 'hold-ran-out': 'expired', cancelled: 'cancelled' },
  awaiting_payment: {
    completed: 'awaiting_payment',
    reopened: 'open',
    paid: 'paid',
    'hold-ran-out': 'expired',
    cancelled: 'cancelled',
  },
  // Its stock can be taken again, by completing it once more or by a payment that comes late.
  expired: { completed: 'awaiting_payment', paid: 'paid', 'paid-without-stock': 'refunded' },
  paid: { shipped: 'shipped', cancelled: 'cancelled' },
  shipped: { delivered: 'delivered' },
  delivered: {},
  cancelled: {},
  refunded: {},
};

/** The status after an event; null when the event does not concern an order in this status. */
export function statusAfter(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return steps[status][event] ?? null;
}
