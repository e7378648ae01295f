import { asc, eq } from 'drizzle-orm';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { payments, refunds } from '../payments/tables.ts';
import { piecesOf, type RefundedPieces } from '../payments/refunds/refunded-lines.ts';
import type { Database } from '../platform/db/connection.ts';

type Money = DeskOrder['money'] & {
  payments: DeskOrder['paymentList'];
  refunds: DeskOrder['refundList'];
  refundedPieces: RefundedPieces;
};

/** What was received for an order and what went back; a refund that failed did not. */
export async function readMoney(db: Database, { id }: Pick<OrderRow, 'id'>): Promise<Money> {
  const paymentRows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const refundRows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const received = paymentRows.reduce(
    (sum, { status, amount, receivedAmount }) =>
      status === 'paid' || status === 'refunded' ? sum + (receivedAmount ?? amount) : sum,
    0,
  );
  const refunded = refundRows.reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0);
  return {
    received,
    refunded,
    refundable: Math.max(0, received - refunded),
    refundedPieces: piecesOf(refundRows),
    payments: paymentRows.map(({ id: paymentId, provider, purpose, amount, status, createdAt, settledAt }) => ({
      id: paymentId,
      provider,
      purpose,
      amount,
      status,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    refunds: refundRows.map(({ id: refundId, amount, state, reason, createdAt }) => ({
      id: refundId,
      amount,
      state,
      reason,
      createdAt: createdAt.toISOString(),
    })),
  };
}
