import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { insertRefund } from '../refunds/request-refund.ts';
import { settle, type Settlement } from '../settle.ts';
import { payments, receivedTransfers } from '../tables.ts';

/** Money that came in for a transfer, as an operator or a bank's list tells. */
export interface Receipt {
  paymentId: string;
  amount: number;
  /** The same booking is taken once. */
  bookingKey: string;
  /** Less is taken for the whole. */
  isAccepted?: boolean;
}

/** What came of it. `part` waits for the rest; `surplus` was paid before: what came now goes back. */
export type ReceiptOutcome = 'paid' | 'part' | 'refunded' | 'surplus' | 'known';

/**
 * Takes in money that came by transfer, in one transaction. As much as was asked for pays the order; more pays it and the
 * rest goes back; less waits for the rest, unless an operator takes it for the whole. What came after the order's end pays
 * it where its stock is there, and else goes back.
 */
export async function receiveTransfer(
  tx: Database,
  { paymentId, amount, bookingKey, isAccepted = false }: Receipt,
  operator: { id: string } | null,
  settlement: Settlement,
): Promise<ReceiptOutcome> {
  // Two bookings of one transfer stand in line; the rows are locked by what settles, in everybody's order.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${paymentId}`}, 0))`);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  if (payment?.provider !== 'transfer') return fail('PAYMENT_NOT_FOUND');
  const inserted = await tx
    .insert(receivedTransfers)
    .values({ paymentId, amount, bookingKey, operatorId: operator?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: receivedTransfers.id });
  if (inserted.length === 0) return 'known';
  const received = (payment.receivedAmount ?? 0) + amount;
  if (payment.status === 'paid' || payment.status === 'refunded') {
    await tx.update(payments).set({ receivedAmount: received }).where(eq(payments.id, paymentId));
    await insertRefund(tx, payment, { amount, cause: 'overpaid' });
    return 'surplus';
  }
  if (received < payment.amount && !isAccepted && payment.status !== 'superseded') {
    await tx.update(payments).set({ receivedAmount: received }).where(eq(payments.id, paymentId));
    return 'part';
  }
  const event = { provider: 'transfer', eventId: bookingKey, paymentId, outcome: 'paid' as const };
  const settled = await settle(tx, { ...event, amount: received, isAccepted }, settlement);
  return settled.paymentStatus === 'paid' ? 'paid' : 'refunded';
}
