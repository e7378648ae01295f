import { and, desc, eq, inArray } from 'drizzle-orm';
import { currency } from '@afterimage/contract/money.ts';
import { linesOf, lockCart } from '../cart/cart-owner.ts';
import type { Database } from '../db/connection.ts';
import { accounts, orderLines, orders } from '../db/tables.ts';
import { fail } from '../failure.ts';
import { claimFiles } from '../files/stored-files.ts';
import { statusAfter } from '../orders/order-status.ts';
import { supersedePayments } from '../payments/request-payment.ts';
import { holdLines } from './hold-lines.ts';
import { type Snapshot, type SnapshotLine, takeSnapshot } from './snapshot.ts';

/**
 * Makes an order of the account's whole cart and holds its stock. Repeated, it is the same order brought up to the
 * cart: what it held is exchanged for what the cart wants now. Answers the order's id.
 */
export async function openOrder(db: Database, accountId: string, holdMinutes: number): Promise<string> {
  return db.transaction(async (tx) => {
    const cartId = await lockCart(tx, { accountId });
    const cartLines = await linesOf(tx, cartId);
    if (cartLines.length === 0) fail('CART_EMPTY');
    const [current] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.cartId, cartId), inArray(orders.status, ['open', 'awaiting_payment'])))
      .orderBy(desc(orders.number))
      .limit(1)
      .for('no key update');
    const snapshot = await takeSnapshot(
      tx,
      cartLines.map(({ id, ...line }) => ({ ...line, cartLineId: id })),
    );
    await claimFiles(tx, snapshot.fileIds, accountId);
    const orderId = current
      ? await bringUpToDate(tx, current, snapshot)
      : await insertOrder(tx, { accountId, cartId, status: 'open' }, snapshot);
    await holdLines(tx, orderId, snapshot.lines, holdMinutes);
    return orderId;
  });
}

/** Writes a new order with its lines; its stock is not held yet. */
export async function insertOrder(
  tx: Database,
  facts: Pick<typeof orders.$inferInsert, 'accountId' | 'cartId' | 'status'>,
  snapshot: Snapshot,
): Promise<string> {
  const { accountId } = facts;
  const [account] = await tx.select({ email: accounts.emailShown }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) fail('UNAUTHENTICATED');
  const [order] = await tx
    .insert(orders)
    .values({ ...facts, ...sumsOf(snapshot), email: account.email, currency })
    .returning({ id: orders.id });
  if (!order) return fail('INTERNAL');
  await tx.insert(orderLines).values(snapshot.lines.map((line) => ({ ...line, orderId: order.id })));
  return order.id;
}

async function bringUpToDate(tx: Database, order: typeof orders.$inferSelect, snapshot: Snapshot): Promise<string> {
  const before = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.position);
  if (sameLines(before, snapshot.lines)) return order.id;
  // Who pays on a page that is still open for what the order was before gets the money back, not the other goods.
  await supersedePayments(tx, order.id);
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx.insert(orderLines).values(snapshot.lines.map((line) => ({ ...line, orderId: order.id })));
  await tx
    .update(orders)
    .set({
      ...sumsOf(snapshot),
      status: statusAfter(order.status, 'reopened') ?? order.status,
      deliveryMethod: null,
      deliveryPrice: 0,
    })
    .where(eq(orders.id, order.id));
  return order.id;
}

function sumsOf({ subtotal, discount }: Snapshot) {
  return { subtotal, discount, total: subtotal - discount };
}

/** A cart line's personalisation never changes, so its id stands for it. */
function sameLines(before: readonly SnapshotLine[], now: readonly SnapshotLine[]): boolean {
  const key = ({ cartLineId, variantId, quantity, unitPrice, listUnitPrice }: SnapshotLine) =>
    [cartLineId, variantId, quantity, unitPrice, listUnitPrice].join();
  return before.map(key).join(';') === now.map(key).join(';');
}
