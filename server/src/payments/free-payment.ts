import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/connection.ts';
import { supersedePayments } from './request-payment.ts';
import { settle, type Settlement } from './settle.ts';
import { payments } from './tables.ts';

/** The provider of payments of nothing. */
const free = 'free';

/**
 * Settles an order that costs nothing, in the transaction that completes it. Its cart and its row are locked; completed
 * once more, it is closed like any that was paid.
 */
export async function settleFree(
  tx: Database,
  { id: orderId, currency }: { id: string; currency: string },
  { url, settlement }: { url: string; settlement: Settlement },
): Promise<void> {
  await supersedePayments(tx, orderId);
  const id = randomUUID();
  const payment = { id, orderId, provider: free, reference: id, url, amount: 0, currency, status: 'pending' as const };
  await tx.insert(payments).values(payment);
  await settle(tx, { provider: free, eventId: id, paymentId: id, outcome: 'paid' }, settlement);
}
