import { and, asc, inArray, lt, ne, sql } from 'drizzle-orm';
import { giveBackUses } from './coupon-uses.ts';
import type { Database } from '../platform/db/connection.ts';
import { variants } from '../catalogue/tables.ts';
import { orders, stockHolds } from './tables.ts';

/** How many of each variant are wanted, by the variant's id. */
type Demand = ReadonlyMap<number, number>;

/** Adds up what several lines want of the same variant: two lines of one cart must not both get the last one. */
export function demandOf(lines: Iterable<{ variantId: number; quantity: number }>): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { variantId, quantity } of lines) demand.set(variantId, (demand.get(variantId) ?? 0) + quantity);
  return demand;
}

/** The outcome of taking stock: what lacks, with what there is of it. Nothing was changed when anything lacks. */
interface Shortage {
  available: Map<number, number>;
}

/**
 * Gives back what the order holds and takes `demand` for it instead, in one step; an empty demand gives back alone.
 * Answers null, or the shortage. Call it in a transaction that has locked the order's row and no variant.
 *
 * Every transaction locks in one order (cart, order, files, variants by id) and its variants all at once,
 * therefore two of them can never wait for each other. Holds whose time is over are given back on the way;
 * orders that somebody else is working on are passed over instead of waited for.
 */
export async function exchangeHold(tx: Database, orderId: string, demand: Demand): Promise<Shortage | null> {
  return takeInstead(tx, [orderId], { orderId, demand });
}

/** The same for an order that was just written, and holds nothing yet. */
export async function createHold(tx: Database, orderId: string, demand: Demand): Promise<Shortage | null> {
  return takeInstead(tx, [], { orderId, demand });
}

/** Gives back all that these orders hold, stock and uses of coupons; their rows must be locked. */
export async function giveBack(tx: Database, orderIds: string[]): Promise<void> {
  await moveStock(tx, orderIds, null);
  await giveBackUses(tx, orderIds);
}

/** Gives back the holds whose time is over, some orders at a time; answers how many orders expired. */
export async function releaseExpired(db: Database, batch = 100): Promise<number> {
  let releasedCount = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const overdue = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(lt(orders.holdExpiresAt, sql`now()`))
        .orderBy(asc(orders.holdExpiresAt))
        .limit(batch)
        .for('no key update', { skipLocked: true });
      if (overdue.length > 0) {
        const ids = overdue.map(({ id }) => id);
        await giveBack(tx, ids);
        await expire(tx, ids);
      }
      return overdue.length;
    });
    releasedCount += count;
    if (count < batch) return releasedCount;
  }
}

interface Take {
  orderId: string;
  demand: Demand;
}

async function takeInstead(tx: Database, fromOrders: string[], take: Take): Promise<Shortage | null> {
  const variantIds = [...take.demand.keys()];
  const overdue = variantIds.length === 0 ? [] : await overdueOrders(tx, variantIds, take.orderId);
  const shortage = await moveStock(tx, [...fromOrders, ...overdue], take);
  if (!shortage && overdue.length > 0) {
    await giveBackUses(tx, overdue);
    await expire(tx, overdue);
  }
  return shortage;
}

async function overdueOrders(tx: Database, variantIds: number[], except: string): Promise<string[]> {
  const holding = tx
    .select({ orderId: stockHolds.orderId })
    .from(stockHolds)
    .where(inArray(stockHolds.variantId, variantIds));
  const overdue = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(lt(orders.holdExpiresAt, sql`now()`), ne(orders.id, except), inArray(orders.id, holding)))
    .limit(20)
    .for('no key update', { skipLocked: true });
  return overdue.map(({ id }) => id);
}

async function expire(tx: Database, orderIds: string[]): Promise<void> {
  await tx.update(orders).set({ status: 'expired', holdExpiresAt: null }).where(inArray(orders.id, orderIds));
}

async function moveStock(tx: Database, fromOrders: string[], take: Take | null): Promise<Shortage | null> {
  const orderHolds =
    fromOrders.length === 0
      ? []
      : await tx
          .select({ variantId: stockHolds.variantId, quantity: stockHolds.quantity })
          .from(stockHolds)
          .where(inArray(stockHolds.orderId, fromOrders));
  const change = demandOf(orderHolds);
  for (const [variantId, quantity] of take?.demand ?? [])
    change.set(variantId, (change.get(variantId) ?? 0) - quantity);
  const ids = [...change.keys()].toSorted((a, b) => a - b);
  if (ids.length === 0) return null;

  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('no key update');
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  const after = (id: number) => (stock.get(id) ?? 0) + (change.get(id) ?? 0);
  const short = ids.filter((id) => after(id) < 0 && take?.demand.has(id));
  if (short.length > 0) return { available: new Map(short.map((id) => [id, after(id) + (take?.demand.get(id) ?? 0)])) };

  const changedIds = ids.filter((id) => change.get(id) !== 0);
  if (changedIds.length > 0)
    await tx.execute(sql`
      update ${variants} set stock = ${variants.stock} + moved.quantity
      from unnest(${sql.param(changedIds)}::int[], ${sql.param(changedIds.map((id) => change.get(id)))}::int[])
        as moved (id, quantity)
      where ${variants.id} = moved.id`);
  if (orderHolds.length > 0) await tx.delete(stockHolds).where(inArray(stockHolds.orderId, fromOrders));
  const demandEntries = [...(take?.demand ?? [])];
  if (take && demandEntries.length > 0)
    await tx
      .insert(stockHolds)
      .values(demandEntries.map(([variantId, quantity]) => ({ orderId: take.orderId, variantId, quantity })));
  return null;
}
