import { and, eq, gt, sql } from 'drizzle-orm';
import type { AuditAction } from '@afterimage/contract/values/audit-actions.ts';
import type { Right } from '@afterimage/contract/values/rights.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { mayDo, type Operator } from '../platform/http/handlers.ts';
import { audit, type AuditSubject, detailsOf, subjectOf } from './audit.ts';
import { failChangedBy } from './record-version.ts';
import { auditDetails, auditLog, auditOrderDetails, operators } from './tables.ts';

/** An entry whose change is put back. */
interface EntryToPutBack {
  id: string;
  subject: AuditSubject;
  before: unknown;
  after: unknown;
  /** The order or the account that the entry is about. */
  about: { orderId: string } | { accountId: string } | null;
}

/**
 * Writes `before` in place of `after`, in the transaction of the call. It fails with RECORD_CHANGED when the record is not
 * as `after` says, and checks whatever else the change would have to.
 */
type PutBack = (tx: Database, operator: Operator, entry: EntryToPutBack) => Promise<void>;

const putBacks = new Map<AuditAction, { right: Right; putBack: PutBack }>();

/** Says how the changes of an action are put back, and which right that needs. Called when a domain opens. */
export function registerPutBack(action: AuditAction, right: Right, putBack: PutBack): void {
  putBacks.set(action, { right, putBack });
}

/** Whether an operator may put back changes of this action. */
export function mayPutBack(action: AuditAction, operator: Operator): boolean {
  const registered = putBacks.get(action);
  return registered !== undefined && mayDo(operator, registered.right);
}

/** Puts back what an entry has changed, and records that as an entry of its own. */
export async function putBackEntry(db: Database, operator: Operator, entryId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // One at a time for an entry: a second attempt finds the first one's entry.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`put-back:${entryId}`}, 0))`);
    const entry = await entryOf(tx, entryId);
    const registered = putBacks.get(entry.action);
    if (!registered) return fail('NOT_FOUND');
    if (!mayDo(operator, registered.right)) return fail('NOT_ALLOWED');
    await refuseIfChanged(tx, entry);
    await registered.putBack(tx, operator, entry);
    const { subject, before, after, about } = entry;
    await audit(tx, operator, {
      action: 'audit.put_back',
      subject,
      before: after,
      after: before,
      putsBack: entryId,
      ...(about && { about }),
    });
  });
}

async function entryOf(tx: Database, entryId: string) {
  const [row] = await tx
    .select({ entry: auditLog, ofAccount: auditDetails, ofOrder: auditOrderDetails })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.entryId, auditLog.id))
    .leftJoin(auditOrderDetails, eq(auditOrderDetails.entryId, auditLog.id))
    .where(eq(auditLog.id, entryId));
  if (!row) return fail('NOT_FOUND');
  const { entry, ofAccount, ofOrder } = row;
  const details = detailsOf(ofAccount, ofOrder);
  // What was erased cannot be put back.
  if (!details) return fail('NOT_FOUND');
  const { id, action, position, subjectId } = entry;
  return { id, action, position, subjectId, subject: subjectOf(entry, details), ...details };
}

/** Fails with RECORD_CHANGED when a later act was the same to the same, or has put this one back. */
async function refuseIfChanged(
  tx: Database,
  { id, action, position, subject, subjectId }: Awaited<ReturnType<typeof entryOf>>,
): Promise<void> {
  const [later] = await tx
    .select({ name: operators.name, createdAt: auditLog.createdAt })
    .from(auditLog)
    .leftJoin(operators, eq(operators.id, auditLog.operatorId))
    .where(
      and(
        eq(auditLog.subjectKind, subject.kind),
        eq(auditLog.subjectId, subjectId),
        gt(auditLog.position, position ?? 0),
        sql`(${auditLog.action} = ${action} or ${auditLog.putsBack} = ${id})`,
      ),
    )
    .orderBy(sql`${auditLog.position} desc`)
    .limit(1);
  if (later) await failChangedBy(tx, later);
}
