import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { ReadProviders } from './payment-provider.ts';
import { payments } from './tables.ts';

/**
 * Tells the providers of pages that are no longer to be paid on: of orders whose time is over, and of payments that
 * another one took the place of. One that does not answer is told the next time.
 */
export async function cancelPayments(db: Database, readProviders: ReadProviders): Promise<void> {
  const isOver = or(
    eq(payments.status, 'superseded'),
    and(
      inArray(payments.status, ['pending', 'failed', 'cancelled']),
      inArray(orders.status, ['expired', 'cancelled']),
      eq(payments.purpose, 'order'),
    ),
  );
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(isOver, isNull(payments.cancelledAt), isNotNull(payments.pageUrl), lt(sql`now()`, payments.pageClosesAt)),
    )
    .limit(20);
  const providers = rows.length > 0 ? await readProviders(db) : [];
  for (const { payment } of rows) {
    const { id, reference, chargeReference, amount, currency } = payment;
    const provider = providers.find(({ name }) => name === payment.provider);
    if (reference) await provider?.cancel?.({ id, reference, chargeReference, amount, currency });
    await db
      .update(payments)
      .set({ cancelledAt: sql`now()` })
      .where(eq(payments.id, id));
  }
}
