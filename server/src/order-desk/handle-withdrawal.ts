import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { withdrawals } from '../withdrawals/tables.ts';

/** Marks a declaration of withdrawal as handled by what is done to its order, whose row is locked. */
export async function handleWithdrawal(tx: Database, operator: Operator, orderId: string, id: string): Promise<void> {
  const isIt = and(eq(withdrawals.id, id), eq(withdrawals.orderId, orderId));
  const [withdrawal = fail('NOT_FOUND')] = await tx.select().from(withdrawals).where(isIt);
  if (withdrawal.handledAt !== null) return;
  await tx
    .update(withdrawals)
    .set({ handledAt: sql`now()`, handledBy: operator.id })
    .where(isIt);
  await audit(tx, operator, { action: 'withdrawal.handled', subject: { kind: 'order', id: orderId } });
}
