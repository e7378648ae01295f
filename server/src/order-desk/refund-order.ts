import { asc, eq } from 'drizzle-orm';
import { coupons } from '../coupons/tables.ts';
import { audit } from '../operators/audit.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { readPieces, takePieces } from './line-pieces.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { readMoney } from './read-money.ts';
import { piecesAmount } from './refund-amount.ts';

type Pieces = readonly { lineId: string; quantity: number }[];

/** What some pieces of an order cost, and what may still go back. */
export async function previewRefund(
  db: Database,
  orderId: string,
  lineList: Pieces,
): Promise<{ amount: number; refundable: number; remaining: number }> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return fail('ORDER_NOT_FOUND');
  const { refundable } = await readMoney(db, order);
  const amount = Math.min(refundable, await amountOf(db, order, lineList));
  return { amount, refundable, remaining: refundable - amount };
}

/** What some pieces of an order cost, with their part of the coupon. */
async function amountOf(db: Database, order: OrderRow, lineList: Pieces): Promise<number> {
  const taken = takePieces(await readPieces(db, order.id), lineList, ({ quantity }) => quantity);
  const lines = await linesOf(db, order.id);
  const pieces = lines.flatMap(({ id, unitPrice }) => {
    const quantity = taken.get(id) ?? 0;
    return quantity > 0 ? [{ unitPrice, quantity }] : [];
  });
  const [coupon] =
    order.couponCode === null ? [] : await db.select().from(coupons).where(eq(coupons.code, order.couponCode));
  return piecesAmount(pieces, order, coupon?.kind ?? null);
}

const linesOf = (db: Database, orderId: string) =>
  db
    .select({ id: orderLines.id, name: orderLines.name, unitPrice: orderLines.unitPrice })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

/** Pieces as a refund names them. */
export async function refundedLines(db: Database, orderId: string, lineList: Pieces) {
  const lines = await linesOf(db, orderId);
  return lineList.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ orderLineId: lineId, quantity, amount: line.unitPrice * quantity }] : [];
  });
}

interface DeskRefund {
  version: number;
  amount: number;
  lineList: Pieces;
  reason: string;
}

/** Gives a part of an order's money back. */
export async function refundOrder(
  db: Database,
  operator: Operator,
  orderId: string,
  { version, amount, lineList, reason }: DeskRefund,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    takePieces(await readPieces(tx, orderId), lineList, ({ quantity }) => quantity);
    const lines = await refundedLines(tx, order.id, lineList);
    await requestRefund(tx, { orderId, amount, reason, operator, lines });
    await countChange(tx, orderId);
    const action = 'order.refunded';
    await audit(tx, operator, { action, subject: { kind: 'order', id: orderId }, after: { amount, lineList }, reason });
  });
}
