import { and, desc, eq, inArray } from 'drizzle-orm';
import { type CartOwner, linesOf, lockCart } from '../cart/cart-owner.ts';
import { giveBackUses } from '../orders/coupon-uses.ts';
import type { Database } from '../platform/db/connection.ts';
import { carts } from '../cart/tables.ts';
import { soldDesignHash } from '../orders/line-design.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { claimFiles } from '../projects/claim-files.ts';
import { statusAfter } from '../orders/order-status.ts';
import { supersedePayments } from '../payments/request-payment.ts';
import { accountOfBuyer, type Buyer, buyerColumns, type OrderParts } from './buyer.ts';
import { endHolds } from './end-holds.ts';
import type { completedColumns } from './find-price.ts';
import type { giftAndBilling } from './gift-and-billing.ts';
import { holdLines } from './hold-lines.ts';
import { isHoldOver, newHold, nextHold, refuseThirdHold } from './hold-rules.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { type Snapshot, type SnapshotLine, takeSnapshot } from './snapshot.ts';

type OrderRow = typeof orders.$inferSelect;
type OrderLine = typeof orderLines.$inferSelect;

/**
 * Makes an order of a whole cart and holds its stock. Repeated, it is the same order brought up to the
 * cart: what it held is exchanged for what the cart wants now, until the same time. Answers the order's id.
 */
export async function openOrder(db: Database, owner: CartOwner, parts: OrderParts): Promise<string> {
  return db.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner);
    const cartLines = await linesOf(tx, cartId);
    if (cartLines.length === 0) fail('CART_EMPTY');
    const [current] = await tx
      .select({ order: orders, isOver: isHoldOver })
      .from(orders)
      .where(and(eq(orders.cartId, cartId), inArray(orders.status, ['open', 'awaiting_payment'])))
      // The open one before all others: there can be only one, and another would have to become it.
      .orderBy(desc(eq(orders.status, 'open')), desc(orders.number))
      .limit(1)
      .for('no key update');
    if ('accountId' in owner) await endGuestHolds(tx, owner.accountId);
    const snapshot = await takeSnapshot(
      tx,
      cartLines.map(({ id, ...line }) => ({ ...line, cartLineId: id })),
      parts.locale,
    );
    const buyer: Buyer = 'accountId' in owner ? owner : { email: '' };
    await claimFiles(tx, snapshot.fileIds, accountOfBuyer(buyer));
    if (current) return bringUpToDate(tx, current, snapshot, parts);
    await refuseThirdHold(tx, { id: null, cartId }, parts);
    const facts = { ...buyerColumns(tx, buyer, parts), ...newHold(parts), cartId, status: 'open' as const };
    const order = await insertOrder(tx, facts, snapshot);
    await holdLines(tx, order, snapshot.lines, parts, 'new');
    return order.id;
  });
}

/**
 * Who begins as a guest and signs in at the checkout must not be told that somebody took the last one: the time of his
 * guest orders is over.
 */
async function endGuestHolds(tx: Database, accountId: string): Promise<void> {
  const joinedCartIds = tx.select({ id: carts.id }).from(carts).where(eq(carts.joinedTo, accountId));
  await endHolds(tx, inArray(orders.cartId, joinedCartIds));
}

/** What a new order is besides its lines; its sums without delivery need not be given. */
type OrderFacts = ReturnType<typeof buyerColumns> &
  Pick<typeof orders.$inferInsert, 'cartId' | 'status'> &
  Partial<ReturnType<typeof completedColumns>> &
  Partial<Awaited<ReturnType<typeof giftAndBilling>>> &
  ReturnType<typeof newHold>;

/** Writes a new order with its lines; its stock is not held yet. */
export async function insertOrder(tx: Database, facts: OrderFacts, snapshot: Snapshot): Promise<OrderRow> {
  const { currency } = await readShopSettings(tx);
  const [order] = await tx
    .insert(orders)
    .values({ ...sumsOf(snapshot), ...facts, currency })
    .returning();
  if (!order) return fail('INTERNAL');
  await tx.insert(orderLines).values(snapshot.lines.map((line) => ({ ...line, orderId: order.id })));
  return order;
}

async function bringUpToDate(
  tx: Database,
  current: { order: OrderRow; isOver: boolean },
  snapshot: Snapshot,
  parts: OrderParts,
): Promise<string> {
  const { order, isOver } = current;
  const { locale } = parts;
  const holdColumns = await nextHold(tx, current, parts);
  const isOurs = eq(orders.id, order.id);
  const before = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.position);
  if (sameLines(before, snapshot.lines)) {
    await tx
      .update(orders)
      .set({ ...holdColumns, locale })
      .where(isOurs);
    if (isOver) await holdLines(tx, order, snapshot.lines, parts);
    if (order.locale !== locale) await renameLines(tx, before, snapshot.lines);
    return order.id;
  }
  // Who pays on a page that is still open for what the order was before gets the money back, not the other goods.
  await supersedePayments(tx, order.id);
  await giveBackUses(tx, [order.id]);
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx.insert(orderLines).values(snapshot.lines.map((line) => ({ ...line, orderId: order.id })));
  const { currency } = await readShopSettings(tx);
  await tx
    .update(orders)
    .set({
      ...sumsOf(snapshot),
      currency,
      status: statusAfter(order.status, 'reopened') ?? order.status,
      deliveryMethod: null,
      deliveryRate: null,
      deliveryPrice: 0,
      couponCode: null,
      couponDiscount: 0,
      taxList: [],
      taxDeduction: 0,
      taxReason: null,
      vatCheck: null,
      ...holdColumns,
      locale,
    })
    .where(isOurs);
  await holdLines(tx, order, snapshot.lines, parts);
  return order.id;
}

/** The same lines as they are called in another language: whoever changes it at the checkout orders what is shown now. */
async function renameLines(
  tx: Database,
  before: readonly (typeof orderLines.$inferSelect)[],
  now: readonly SnapshotLine[],
): Promise<void> {
  for (const [index, { id }] of before.entries()) {
    const line = now[index];
    if (!line) continue;
    const { name, picture, extraList, customizationList, printTemplate } = line;
    await tx
      .update(orderLines)
      .set({ name, picture, extraList, customizationList, printTemplate })
      .where(eq(orderLines.id, id));
  }
}

function sumsOf({ subtotal, discount }: Snapshot) {
  return { subtotal, discount, total: subtotal - discount };
}

/** Whether an order has the same lines as the cart, with the same designs and prices. */
function sameLines(before: readonly OrderLine[], now: readonly SnapshotLine[]): boolean {
  const key = (line: OrderLine | SnapshotLine) =>
    [line.cartLineId, line.variantId, line.quantity, line.unitPrice, line.listUnitPrice, soldDesignHash(line)].join();
  return before.map(key).join(';') === now.map(key).join(';');
}
