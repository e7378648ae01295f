import { eq } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { audit } from '../operators/audit.ts';
import { creditSplit } from '../orders/documents/credit-split.ts';
import { orders } from '../orders/tables.ts';
import { scaledTo } from '../payments/refunds/refunded-lines.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { readMoney } from './read-money.ts';
import { refundedLines, type RefundedParts } from './refund-lines.ts';

/** What was paid for some pieces of an order, the tax in it, and what may still go back. */
export async function previewRefund(
  db: Database,
  orderId: string,
  parts: RefundedParts,
): Promise<Reply<'previewOrderRefund'>> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return fail('ORDER_NOT_FOUND');
  const { refundable } = await readMoney(db, order);
  const lines = await refundedLines(db, order, parts);
  const paid = lines.reduce((sum, line) => sum + line.amount, 0);
  const amount = Math.min(refundable, paid);
  return {
    amount,
    refundable,
    remaining: refundable - amount,
    lineList: lines.flatMap(({ orderLineId, ...line }) =>
      orderLineId === null ? [] : { lineId: orderLineId, ...line },
    ),
    delivery: lines.find(({ orderLineId }) => orderLineId === null)?.amount ?? 0,
    taxList: creditSplit(order.taxList, [], amount),
  };
}

interface DeskRefund extends RefundedParts {
  version: number;
  amount: number;
  reason: string;
}

/** Gives a part of an order's money back; the chosen lines have their share of the amount. */
export async function refundOrder(
  db: Database,
  operator: Operator,
  orderId: string,
  { version, amount, reason, ...parts }: DeskRefund,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    const lines = scaledTo(amount, await refundedLines(tx, order, parts, { isStrict: true }));
    await requestRefund(tx, { orderId, amount, reason, operator, lines });
    await countChange(tx, orderId);
    const action = 'order.refunded';
    await audit(tx, operator, { action, subject: { kind: 'order', id: orderId }, after: { amount, ...parts }, reason });
  });
}
