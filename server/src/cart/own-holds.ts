import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { carts } from './tables.ts';
import { orders, stockHolds } from '../orders/tables.ts';

/**
 * What orders made from this cart, and from guest carts that have joined it, keep aside, by variant. It counts as available to the cart: whoever goes back from
 * the checkout must not be told that somebody took the last one, when it was himself.
 */
export async function ownHolds(db: Database, cartId: string, variantIds: number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const itsAccount = db.select({ id: carts.accountId }).from(carts).where(eq(carts.id, cartId));
  const joinedCartIds = db.select({ id: carts.id }).from(carts).where(inArray(carts.joinedTo, itsAccount));
  const fromIt = or(eq(orders.cartId, cartId), inArray(orders.cartId, joinedCartIds));
  const rows = await db
    .select({ variantId: stockHolds.variantId, quantity: sql<number>`sum(${stockHolds.quantity})::int` })
    .from(stockHolds)
    .innerJoin(orders, eq(orders.id, stockHolds.orderId))
    .where(and(inArray(stockHolds.variantId, variantIds), fromIt))
    .groupBy(stockHolds.variantId);
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]));
}
