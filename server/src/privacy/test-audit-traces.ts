import { eq } from 'drizzle-orm';
import { audit } from '../operators/audit.ts';
import { auditDetails, auditOrderDetails } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';

/** What operators did about the account and about an order. */
export async function traceAudit(
  db: Database,
  { accountId, orderId }: { accountId: string; orderId: string },
  { note, mark }: { note(column: string, value: string): string; mark(column: string): string },
): Promise<void> {
  const detailsOf = (table: string) => ({
    before: { lastName: mark(`${table}.before`) },
    after: { lastName: mark(`${table}.after`) },
    reason: mark(`${table}.reason`),
  });
  const noteSalt = (table: string, salt: Buffer | null | undefined) =>
    note(`${table}.salt`, salt?.toString('hex') ?? '');
  const subject = { kind: 'customer', id: note('auditDetails.accountId', accountId) } as const;
  await audit(db, null, { action: 'audit.put_back', subject, ...detailsOf('auditDetails') });
  const [ofAccount] = await db.select().from(auditDetails).where(eq(auditDetails.accountId, accountId));
  noteSalt('auditDetails', ofAccount?.salt);
  const order = { kind: 'order', id: orderId } as const;
  await audit(db, null, { action: 'audit.put_back', subject: order, ...detailsOf('auditOrderDetails') });
  const [ofOrder] = await db.select().from(auditOrderDetails).where(eq(auditOrderDetails.orderId, orderId));
  noteSalt('auditOrderDetails', ofOrder?.salt);
}
