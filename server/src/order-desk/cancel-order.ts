import { eq, inArray, sql } from 'drizzle-orm';
import type { Cancellation } from '@afterimage/contract/admin/order-edits.ts';
import { audit } from '../operators/audit.ts';
import { giveBackUses } from '../orders/coupon-uses.ts';
import { moveLines } from '../orders/line-states/move-lines.ts';
import { statusAfter } from '../orders/order-status.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { giveBack } from '../orders/stock-holds.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { reducedTo } from '../payments/refunds/refunded-lines.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { supersedePayments } from '../payments/request-payment.ts';
import { countSales } from '../payments/sold.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { mayDo, type Operator } from '../platform/http/handlers.ts';
import { handleWithdrawal } from './handle-withdrawal.ts';
import { openPieces, readPieces, takePieces } from './line-pieces.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { cancelKind, cancelNews } from './order-letters.ts';
import { type ShopDoor, tellCustomer } from './order-news.ts';
import { refundedLines } from './refund-lines.ts';
import { changeSold, stockDemand } from './sold-stock.ts';
import { lineCancellations } from './tables.ts';

/**
 * Cancels pieces of an order that are still in the house, or the order: stock comes back, money goes back, the customer
 * is told. What was ordered stays written down.
 */
export async function cancelOrder(
  db: Database,
  operator: Operator,
  orderId: string,
  cancellation: Omit<Cancellation, 'version'>,
  shop: ShopDoor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isUnpaid = order.status === 'open' || order.status === 'awaiting_payment';
    if (!isUnpaid && order.status !== 'paid') fail('ORDER_CLOSED');
    if (isUnpaid) await cancelUnpaid(tx, order);
    const cancelled = isUnpaid ? { isAll: true, lineList: [] } : await cancelPieces(tx, operator, order, cancellation);
    if (cancellation.withdrawalId !== undefined)
      await handleWithdrawal(tx, operator, orderId, cancellation.withdrawalId);
    await countChange(tx, orderId);
    await audit(tx, operator, {
      action: cancelled.isAll ? 'order.cancelled' : 'order.lines.cancelled',
      subject: { kind: 'order', id: orderId },
      before: { status: order.status },
      after: { lineList: cancelled.lineList, refund: isUnpaid ? 0 : cancellation.refund },
      reason: cancellation.reason,
    });
    const refund = isUnpaid ? 0 : cancellation.refund;
    if (cancellation.withMail) await mailCancellation(tx, order, { ...cancelled, refund }, shop);
  });
}

/** An order that is not paid gives back what it holds, and no money is taken for it any more. */
async function cancelUnpaid(tx: Database, order: OrderRow): Promise<void> {
  await supersedePayments(tx, order.id);
  await giveBack(tx, [order.id]);
  const status = statusAfter(order.status, 'cancelled') ?? order.status;
  await tx.update(orders).set({ status, holdExpiresAt: null, holdNetwork: null }).where(eq(orders.id, order.id));
}

interface CancelledPieces {
  /** Whether nothing of the order is left to be sent, and nothing has been. */
  isAll: boolean;
  lineList: { lineId: string; quantity: number }[];
}

async function cancelPieces(
  tx: Database,
  operator: Operator,
  order: OrderRow,
  { lineList, refund, isRestocked, reason }: Omit<Cancellation, 'version'>,
): Promise<CancelledPieces> {
  const pieces = await readPieces(tx, order.id);
  const wanted = lineList ?? pieces.map((line) => ({ lineId: line.lineId, quantity: openPieces(line) }));
  const taken = takePieces(
    pieces,
    wanted.filter(({ quantity }) => quantity > 0),
    openPieces,
  );
  if (taken.size === 0) fail('ORDER_CLOSED');
  const ended = pieces.filter((line) => openPieces(line) === (taken.get(line.lineId) ?? 0));
  const isAll = ended.length === pieces.length && pieces.every(({ inParcels }) => inParcels === 0);
  const cancelled = Array.from(taken, ([lineId, quantity]) => ({ lineId, quantity }));
  if (refund > 0) {
    if (!mayDo(operator, 'money.refund')) fail('NOT_ALLOWED');
    const lines = await cancelledLines(tx, order, { lineList: cancelled, refund, isAll });
    await requestRefund(tx, { orderId: order.id, amount: refund, reason, operator, lines });
  }
  await tx
    .insert(lineCancellations)
    .values(cancelled.map((line) => ({ orderId: order.id, ...line, reason, operatorName: operator.name })));
  const wholeLines = ended.filter((line) => taken.has(line.lineId) && line.inParcels === 0);
  await moveLines(tx, {
    lines: wholeLines.map(({ lineId }) => ({ id: lineId })),
    to: 'cancelled',
    reason: 'customer',
    note: reason.slice(0, 500),
    operator,
    skipOthers: true,
  });
  if (isAll) {
    const status = statusAfter(order.status, 'cancelled') ?? order.status;
    await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
    await giveBackUses(tx, [order.id]);
  }
  await restock(tx, cancelled, isRestocked);
  return { isAll, lineList: cancelled };
}

/** What a cancellation gives back: its pieces, and the delivery where nothing is sent and more goes back than for them. */
async function cancelledLines(
  tx: Database,
  order: OrderRow,
  { lineList, refund, isAll }: Pick<CancelledPieces, 'lineList' | 'isAll'> & { refund: number },
) {
  const goods = await refundedLines(tx, order, { lineList });
  const paid = goods.reduce((sum, { amount }) => sum + amount, 0);
  const withDelivery = isAll && refund > paid;
  return reducedTo(refund, withDelivery ? await refundedLines(tx, order, { lineList, withDelivery }) : goods);
}

/** Puts pieces back onto the shelf, and takes them off the sales. */
export async function restock(
  tx: Database,
  pieces: readonly { lineId: string; quantity: number }[],
  isRestocked: boolean,
): Promise<void> {
  const ids = pieces.map(({ lineId }) => lineId);
  if (ids.length === 0) return;
  const lines = await tx.select().from(orderLines).where(inArray(orderLines.id, ids));
  const back = lines.map((line) => ({
    ...line,
    quantity: pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0,
  }));
  if (isRestocked) {
    const demand = await stockDemand(tx, back);
    await changeSold(tx, new Map(Array.from(demand, ([id, quantity]) => [id, -quantity])));
  }
  await countSales(
    tx,
    back.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  );
}

async function mailCancellation(
  tx: Database,
  order: OrderRow,
  { isAll, lineList, refund }: CancelledPieces & { refund: number },
  shop: ShopDoor,
): Promise<void> {
  const rows = await tx
    .select({ id: orderLines.id, name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(sql`${orderLines.position}`);
  const rowList = rows.flatMap(({ id, name, quantity }) => {
    const count = lineList.length === 0 ? quantity : (lineList.find(({ lineId }) => lineId === id)?.quantity ?? 0);
    return count > 0 ? [count === 1 ? name : `${count} × ${name}`] : [];
  });
  await tellCustomer(tx, order, { shop, kind: cancelKind }, (about) =>
    cancelNews(about, { isAll, rowList, refund, currency: order.currency }),
  );
}
