import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { DisputeEvent } from './payment-provider.ts';
import { disputes, paymentEvents, payments } from './tables.ts';

/** Writes down that a payer contests a payment, or how that ended; what has ended is not opened again by older news. */
export async function noteDispute(db: Database, provider: string, event: DisputeEvent): Promise<void> {
  const { eventId, paymentId, reference, amount, currency, reason, status, answerBy } = event;
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
    if (!payment) return fail('PAYMENT_NOT_FOUND');
    const news = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, paymentId, outcome: `dispute ${status}` })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (news.length === 0) return;
    const closedAt = status === 'open' ? null : sql`now()`;
    await tx
      .insert(disputes)
      .values({ orderId: payment.orderId, paymentId, reference, amount, currency, reason, status, answerBy, closedAt })
      .onConflictDoUpdate({
        target: disputes.reference,
        set: { amount, reason, status, answerBy, closedAt },
        setWhere: sql`${disputes.status} = 'open' or excluded.status <> 'open'`,
      });
  });
}
