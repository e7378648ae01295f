import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { orders, stockHolds } from '../db/tables.ts';

/**
 * What orders made from this cart keep aside, by variant. It counts as available to the cart: whoever goes back from
 * the checkout must not be told that somebody took the last one, when it was himself.
 */
export async function ownHolds(db: Database, cartId: string, variantIds: number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({ variantId: stockHolds.variantId, quantity: sql<number>`sum(${stockHolds.quantity})::int` })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(and(inArray(stockHolds.variantId, variantIds), eq(orders.cartId, cartId)))
    .groupBy(stockHolds.variantId);
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}
