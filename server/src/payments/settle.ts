import { and, eq, sql } from 'drizzle-orm';
import { useCouponAgain } from '../orders/coupon-uses.ts';
import type { Database } from '../platform/db/connection.ts';
import { carts } from '../cart/tables.ts';
import { orderLines, orders, stockHolds } from '../orders/tables.ts';
import { paymentEvents, payments } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { type OrderEvent, statusAfter } from '../orders/order-status.ts';
import { furtherPieces, stockedPieces } from '../orders/further-pieces.ts';
import { demandOf, exchangeHold, giveBack } from '../orders/stock-holds.ts';
import type { PaymentEvent } from './payment-provider.ts';
import { insertRefund } from './refunds/request-refund.ts';
import { countSales, emptyCart } from './sold.ts';

export type OrderRow = typeof orders.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** What follows from a settled payment elsewhere in the shop; all in the transaction of the settlement. */
export interface Settlement {
  onPaid(tx: Database, order: OrderRow): Promise<void>;
  /** The money of this payment goes back; the order may be bought by another one all the same. */
  onRefunded(tx: Database, order: OrderRow, payment: PaymentRow): Promise<void>;
  /** What a paid order became dearer by was paid. */
  onDifferencePaid?(tx: Database, order: OrderRow, payment: PaymentRow): Promise<void>;
}

/** Where the payment and its order stand after an event. */
interface Settled {
  orderId: string;
  orderStatus: OrderRow['status'];
  paymentStatus: PaymentRow['status'];
}

/**
 * Takes in what a provider tells about a payment: any number of times, in any order, at the same time as anything
 * else, before or after the order's hold ran out. An order is paid once and only with its stock; money that cannot
 * buy any more goes back (docs/decisions/0006-late-payments.md).
 */
export async function settle(db: Database, event: PaymentEvent, parts: Settlement): Promise<Settled> {
  return db.transaction(async (tx) => {
    const { order, payment } = await lockAll(tx, event);
    const { provider, eventId, paymentId, outcome } = event;
    const news = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, paymentId, outcome })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    const before = { orderId: order.id, orderStatus: order.status, paymentStatus: payment.status };
    if (news.length === 0) return before;
    const settlement =
      outcome === 'paid' ? takeMoney(tx, { order, payment, event }, parts) : noteFailure(tx, payment, outcome);
    return { ...before, ...(await settlement) };
  });
}

/** Locks cart, order and payment: the order in which everybody does it. */
async function lockAll(tx: Database, event: PaymentEvent): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const matchesEvent = and(eq(payments.id, event.paymentId), eq(payments.provider, event.provider));
  const its = tx
    .select({ orderId: orders.id, cartId: orders.cartId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(matchesEvent)
    .as('its');
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.id, tx.select({ cartId: its.cartId }).from(its)))
    .for('no key update');
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, tx.select({ orderId: its.orderId }).from(its)))
    .for('no key update');
  // Not both at once: the database would lock the payment first, and who completes the order has that last.
  const [payment] = await tx.select().from(payments).where(matchesEvent).for('no key update');
  return order && payment ? { order, payment } : fail('PAYMENT_NOT_FOUND');
}

/** What an event changed; nothing is the most usual. */
type Changes = Partial<Omit<Settled, 'orderId'>>;

async function noteFailure(tx: Database, payment: PaymentRow, outcome: 'failed' | 'cancelled'): Promise<Changes> {
  // It may have been overtaken by the news that the payment was made after all.
  const canFail = ['requested', 'pending', 'failed', 'cancelled'].includes(payment.status);
  if (!canFail) return {};
  await mark(tx, payment, outcome);
  return { paymentStatus: outcome };
}

/** An event with the rows that it concerns, which are locked. */
interface Told {
  order: OrderRow;
  payment: PaymentRow;
  event: PaymentEvent;
}

async function takeMoney(tx: Database, { order, payment, event }: Told, parts: Settlement): Promise<Changes> {
  if (payment.status === 'paid' || payment.status === 'refunded') return {};
  const { amount: received = payment.amount, chargeReference = payment.chargeReference } = event;
  const columns = { receivedAmount: received, chargeReference };
  const isEnough = (received >= payment.amount || event.isAccepted === true) && payment.status !== 'superseded';
  if (payment.purpose === 'difference')
    return isEnough && order.paidAt
      ? takeDifference(tx, order, payment, columns, parts)
      : giveMoneyBack(tx, order, payment, columns, parts);
  const buys = isEnough && statusAfter(order.status, 'paid') === 'paid';
  if (!buys) return giveMoneyBack(tx, order, payment, columns, parts);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  if (order.status === 'expired' && !(await takeAgain(tx, order, lines))) {
    const orderWithoutStock = await changeStatus(tx, order, 'paid-without-stock', {});
    return giveMoneyBack(tx, orderWithoutStock, payment, columns, parts);
  }
  await mark(tx, payment, 'paid', columns);
  await refundSurplus(tx, payment, received);
  await tx.delete(stockHolds).where(eq(stockHolds.orderId, order.id));
  const paidOrder = await changeStatus(tx, order, 'paid', { paidAt: sql`now()` });
  if (order.cartId) await emptyCart(tx, order.id);
  await parts.onPaid(tx, paidOrder);
  // The products' rows come last: everybody who buys the same product waits for them.
  await countSales(tx, lines);
  return { orderStatus: paidOrder.status, paymentStatus: 'paid' };
}

async function takeDifference(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  columns: PaidColumns,
  parts: Settlement,
): Promise<Changes> {
  await mark(tx, payment, 'paid', columns);
  await refundSurplus(tx, payment, columns.receivedAmount);
  await parts.onDifferencePaid?.(tx, order, payment);
  return { paymentStatus: 'paid' };
}

async function refundSurplus(tx: Database, payment: PaymentRow, received: number): Promise<void> {
  if (received > payment.amount)
    await insertRefund(tx, payment, { amount: received - payment.amount, cause: 'overpaid' });
}

/** Takes what the order gave back when its hold ran out; answers false, with nothing taken, when any of it is gone. */
export async function takeAgain(
  tx: Database,
  order: OrderRow,
  lines: readonly (typeof orderLines.$inferSelect)[],
): Promise<boolean> {
  const pieces = await furtherPieces(tx, lines);
  if (pieces.some(({ variantId }) => variantId === null)) return false;
  if (await exchangeHold(tx, order.id, demandOf([...lines, ...stockedPieces(pieces)]))) return false;
  if (await useCouponAgain(tx, order)) return true;
  await giveBack(tx, [order.id]);
  return false;
}

async function giveMoneyBack(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  columns: PaidColumns,
  parts: Settlement,
): Promise<Changes> {
  await mark(tx, payment, 'refunded', columns);
  await insertRefund(tx, payment, { amount: columns.receivedAmount, cause: 'late' });
  await parts.onRefunded(tx, order, payment);
  return { orderStatus: order.status, paymentStatus: 'refunded' };
}

/** What a payment that was made is written down with. */
type PaidColumns = Pick<PaymentRow, 'chargeReference'> & { receivedAmount: number };

async function mark(
  tx: Database,
  payment: PaymentRow,
  status: PaymentRow['status'],
  columns: Partial<PaidColumns> = {},
): Promise<void> {
  await tx
    .update(payments)
    .set({ status, settledAt: sql`now()`, ...columns })
    .where(eq(payments.id, payment.id));
}

async function changeStatus(
  tx: Database,
  order: OrderRow,
  event: OrderEvent,
  more: { paidAt?: ReturnType<typeof sql> },
): Promise<OrderRow> {
  const status = statusAfter(order.status, event);
  if (!status) throw new Error(`The order ${order.id} is ${order.status}: it cannot be ${event}.`);
  const [updatedPayment] = await tx
    .update(orders)
    .set({ status, holdExpiresAt: null, holdNetwork: null, ...more })
    .where(eq(orders.id, order.id))
    .returning();
  return updatedPayment ?? fail('ORDER_NOT_FOUND');
}
