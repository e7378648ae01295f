import { eq, sql } from 'drizzle-orm';
import { failChanged } from '../operators/record-version.ts';
import { orders } from '../orders/tables.ts';
import type { OrderRow } from '../orders/read-order.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';

/** The row of an order, locked until the transaction ends; fails with RECORD_CHANGED when another version was seen. */
export async function lockOrder(tx: Database, orderId: string, version?: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!order) return fail('ORDER_NOT_FOUND');
  if (version !== undefined && order.version !== version) await failChanged(tx, { kind: 'order', id: orderId });
  return order;
}

/** Counts a change of an order, whose row is locked. */
export async function countChange(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
}
