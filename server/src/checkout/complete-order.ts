import { and, eq } from 'drizzle-orm';
import type { GuestCompletion, OrderCompletion } from '@afterimage/contract/checkout.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { useCoupon } from '../orders/coupon-uses.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { designOfLine } from '../orders/line-design.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';
import { statusAfter } from '../orders/order-status.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { requestPayment } from '../payments/request-payment.ts';
import type { OrderParts } from './buyer.ts';
import { words } from './checkout.words.ts';
import { findDestination } from './destination.ts';
import { completedColumns, findCharge } from './find-price.ts';
import { holdEnd, holdLines } from './hold-lines.ts';
import { takeSnapshot, type RequestedLine } from './snapshot.ts';

/** What the checkout needs to know besides the request. */
export interface CheckoutParts extends OrderParts {
  provider: PaymentProvider;
}

/**
 * Gives an order its address and way of delivery and answers where to pay. It may be repeated until the order is
 * paid; an order whose hold ran out takes its stock again, at the prices that were shown, as long as they still hold.
 */
export async function completeOrder(
  db: Database,
  owner: OrderOwner,
  body: OrderCompletion | GuestCompletion,
  { holdMinutes, provider, locale }: CheckoutParts,
): Promise<{ url: string; orderId: string }> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, body.orderId), isOwners(owner)))
      .for('no key update');
    if (!order) fail('ORDER_NOT_FOUND');
    const status = statusAfter(order.status, 'completed') ?? fail('ORDER_CLOSED');
    const destination = await findDestination(tx, { accountId: order.accountId, locale }, body);
    const email = 'email' in body ? body.email : order.email;
    const priceRequest = { locale, coupon: body.coupon, displayedTotal: body.total, email, orderId: order.id };
    const priced = await findCharge(tx, { ...order, ...destination, ...priceRequest });
    const columns = { status, ...completedColumns(destination, priced), holdExpiresAt: holdEnd(holdMinutes) };
    await tx
      .update(orders)
      .set({ ...columns, email, locale })
      .where(eq(orders.id, order.id));
    if (order.status === 'expired') await holdAgain(tx, order.id);
    await useCoupon(tx, { id: order.id, email }, priced.coupon);
    const url = await requestPayment(tx, provider, { ...order, total: columns.total });
    return { url, orderId: order.id };
  });
}

async function holdAgain(tx: Database, orderId: string): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);
  const today = await takeSnapshot(tx, lines.map(requestedLineOf));
  const isPriceChanged = lines.some((line, index) => line.unitPrice !== today.lines[index]?.unitPrice);
  if (isPriceChanged) fail('ORDER_CLOSED', (locale) => ({ description: inLocale(words, locale).pricesChanged }));
  await holdLines(tx, orderId, lines);
}

function requestedLineOf(line: typeof orderLines.$inferSelect): RequestedLine {
  const { cartLineId, variantId, quantity } = line;
  return { cartLineId, variantId, quantity, personalization: designOfLine(line) };
}
