import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Order } from '@afterimage/contract/orders.ts';
import { payments, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { orders } from './tables.ts';

/** What was given back of an order. Refunds that failed moved no money, and are done anew or by hand. */
export async function refundsOf(db: Database, orderId: string): Promise<NonNullable<Order['refundList']>> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ id, amount, state, createdAt, doneAt }) => ({
    id,
    amount,
    isDone: state === 'done',
    at: (doneAt ?? createdAt).toISOString(),
  }));
}

/** What a paid order became dearer by, and where its customer pays that; null where nothing is owed. */
export async function readDue(
  db: Database,
  { id, status }: Pick<typeof orders.$inferSelect, 'id' | 'status'>,
): Promise<NonNullable<Order['due']> | null> {
  if (status === 'cancelled' || status === 'refunded') return null;
  const [payment] = await db
    .select({ amount: payments.amount, url: payments.url })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, id),
        eq(payments.purpose, 'difference'),
        inArray(payments.status, ['requested', 'pending', 'failed', 'cancelled']),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(1);
  return payment ?? null;
}
