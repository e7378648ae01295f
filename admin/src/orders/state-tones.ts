import type { OrderStatus } from '@afterimage/contract/orders.ts';
import type { LineState } from '@afterimage/contract/values/line-states.ts';
import type { MarkTone } from '../parts/Mark.tsx';

/** How urgent an order's status is. */
export const statusTones: Readonly<Record<OrderStatus, MarkTone>> = {
  open: 'quiet',
  awaiting_payment: 'warn',
  paid: 'active',
  shipped: 'good',
  delivered: 'good',
  expired: 'quiet',
  cancelled: 'quiet',
  refunded: 'quiet',
};

/** How urgent the state of a line is. */
export const lineTones: Readonly<Record<LineState, MarkTone>> = {
  waiting: 'quiet',
  check: 'warn',
  proof: 'warn',
  ready: 'active',
  printed: 'active',
  packed: 'good',
  shipped: 'good',
  held: 'warn',
  rejected: 'bad',
  cancelled: 'quiet',
};
