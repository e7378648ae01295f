import { asc, eq } from 'drizzle-orm';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { payments } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';

type Money = DeskOrder['money'] & {
  payments: DeskOrder['paymentList'];
  refunds: DeskOrder['refundList'];
};

/** What was received for an order and what went back. */
export async function readMoney(db: Database, { id }: OrderRow): Promise<Money> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const received = rows.reduce((sum, { status, amount }) => (status === 'paid' ? sum + amount : sum), 0);
  return {
    received,
    refunded: 0,
    refundable: received,
    payments: rows.map(({ id: paymentId, provider, amount, status, createdAt, settledAt }) => ({
      id: paymentId,
      provider,
      amount,
      status,
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    refunds: [],
  };
}
