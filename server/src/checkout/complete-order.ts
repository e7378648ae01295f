import { and, eq } from 'drizzle-orm';
import { termsInForce } from '../legal-texts/read-legal-text.ts';
import type { GuestCompletion, OrderCompletion } from '@afterimage/contract/checkout.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { useCoupon } from '../orders/coupon-uses.ts';
import { carts } from '../cart/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { designOfLine } from '../orders/line-design.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';
import { statusAfter } from '../orders/order-status.ts';
import { beginPayment, type CheckoutParts } from './begin-payment.ts';
import { words } from './checkout.words.ts';
import { findDestination } from './destination.ts';
import { completedColumns, findCharge } from './find-price.ts';
import { holdLines } from './hold-lines.ts';
import { giftAndBilling } from './gift-and-billing.ts';
import { isHoldOver, nextHold } from './hold-rules.ts';
import { takeSnapshot, type RequestedLine } from './snapshot.ts';

/**
 * Gives an order its address and way of delivery and answers where to pay. It may be repeated until the order is
 * paid, and keeps its hold's end; an order whose hold ran out takes its stock once more, at the prices that were shown, as
 * long as they still hold.
 */
export async function completeOrder(
  db: Database,
  owner: OrderOwner,
  body: OrderCompletion | GuestCompletion,
  parts: CheckoutParts,
): Promise<{ url: string; orderId: string }> {
  const { locale } = parts;
  return db.transaction(async (tx) => {
    await lockCartOf(tx, body.orderId);
    const [current] = await tx
      .select({ order: orders, isOver: isHoldOver })
      .from(orders)
      .where(and(eq(orders.id, body.orderId), isOwners(owner)))
      .for('no key update');
    if (!current) return fail('ORDER_NOT_FOUND');
    const { order, isOver } = current;
    const status = statusAfter(order.status, 'completed') ?? fail('ORDER_CLOSED');
    const destination = await findDestination(tx, { accountId: order.accountId, locale }, body);
    const email = 'email' in body ? body.email : order.email;
    const priceRequest = {
      locale,
      coupon: body.coupon,
      vatId: body.vatId,
      displayedTotal: body.total,
      email,
      orderId: order.id,
    };
    const priced = await findCharge(tx, { ...order, ...destination, ...priceRequest });
    const holdColumns = await nextHold(tx, current, parts, { opensPayment: true });
    const acceptedTerms = await termsInForce(tx, locale);
    const extra = await giftAndBilling(tx, body);
    const columns = { status, acceptedTerms, ...extra, ...completedColumns(destination, priced), ...holdColumns };
    await tx
      .update(orders)
      .set({ ...columns, email, locale })
      .where(eq(orders.id, order.id));
    if (isOver) await holdAgain(tx, order, parts);
    await useCoupon(tx, { id: order.id, email }, priced.coupon);
    const chosen = { address: destination.address, paymentMethod: body.paymentMethod };
    const toPay = { ...order, total: columns.total, locale };
    return { url: await beginPayment(tx, toPay, chosen, parts), orderId: order.id };
  });
}

/** An order that costs nothing is paid with its completion, which empties its cart; carts are locked before orders. */
async function lockCartOf(tx: Database, orderId: string): Promise<void> {
  const cartId = tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.id, orderId));
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, cartId)).for('no key update');
}

async function holdAgain(tx: Database, order: typeof orders.$inferSelect, parts: CheckoutParts): Promise<void> {
  const ofOrder = eq(orderLines.orderId, order.id);
  const lines = await tx.select().from(orderLines).where(ofOrder).orderBy(orderLines.position);
  const today = await takeSnapshot(tx, lines.map(requestedLineOf));
  const isPriceChanged = lines.some((line, index) => line.unitPrice !== today.lines[index]?.unitPrice);
  if (isPriceChanged) fail('ORDER_CLOSED', (locale) => ({ description: inLocale(words, locale).pricesChanged }));
  await holdLines(tx, order, lines, parts);
}

function requestedLineOf(line: typeof orderLines.$inferSelect): RequestedLine {
  const { cartLineId, variantId, quantity } = line;
  return { cartLineId, variantId, quantity, personalization: designOfLine(line) };
}
