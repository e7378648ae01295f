import type { orders } from '../orders/tables.ts';

/** Whether photos and texts of an order can still be changed: it is paid, and nobody has begun to make it. */
export function canBePersonalized(order: Pick<typeof orders.$inferSelect, 'status' | 'productionStartedAt'>): boolean {
  return order.status === 'paid' && order.productionStartedAt === null;
}
