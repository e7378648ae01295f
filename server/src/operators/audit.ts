import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AuditAction, AuditSubjectKind } from '@afterimage/contract/values/audit-actions.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { auditDetails, auditLog, auditOrderDetails } from './tables.ts';

/** What an entry of the audit log is about. */
export interface AuditSubject {
  kind: AuditSubjectKind;
  id: string | number;
}

/** An act that is recorded. `before` and `after` have the fields that the act has changed, and these alone. */
export interface AuditEntry {
  action: AuditAction;
  subject: AuditSubject;
  before?: unknown;
  after?: unknown;
  /** Why, in the operator's words. */
  reason?: string | undefined;
  /**
   * The order or the account whose person `before`, `after` and `reason` are about, and with whom they are erased; to be
   * given where the subject is neither.
   */
  about?: { orderId: string } | { accountId: string };
  /** The entry whose change this act puts back. */
  putsBack?: string;
}

/**
 * Records an act, in the transaction of its effect; answers the entry's id. `operator` is null for the shop itself, its
 * command line, and customers. The entry gets its place in the chain when the transaction ends.
 */
export async function audit(
  tx: Database,
  operator: Pick<Operator, 'id' | 'token'> | null,
  entry: AuditEntry,
): Promise<string> {
  const { action, subject, before, after, reason = null, putsBack } = entry;
  const details = { before: before ?? null, after: after ?? null, reason, salt: randomBytes(16) };
  const hasDetails = before !== undefined || after !== undefined || reason !== null;
  const [row = fail('INTERNAL')] = await tx
    .insert(auditLog)
    .values({
      ...actorOf(operator),
      action,
      subjectKind: subject.kind,
      subjectId: subjectIdOf(subject),
      putsBack: putsBack ?? null,
      detailsHash: hasDetails ? hashOf(details) : null,
    })
    .returning({ id: auditLog.id });
  if (!hasDetails) return row.id;
  const about = aboutOf(entry);
  if ('orderId' in about) await tx.insert(auditOrderDetails).values({ entryId: row.id, ...about, ...details });
  else await tx.insert(auditDetails).values({ entryId: row.id, ...about, ...details });
  return row.id;
}

/** Who has acted: an operator in person or by a program; nobody for the shop itself. */
const actorOf = (operator: Pick<Operator, 'id' | 'token'> | null) => ({
  operatorId: operator?.id ?? null,
  tokenName: operator?.token?.name ?? null,
});

/**
 * The id under which a subject stands in the chain. That of a customer is hashed: once the account is erased, nothing
 * leads from the entry to the person.
 */
export const subjectIdOf = ({ kind, id }: AuditSubject): string =>
  kind === 'customer' ? createHash('sha256').update(String(id)).digest('base64url') : String(id);

/** Computed by the database, which has one spelling for each value of a `jsonb`. */
const hashOf = (details: { before: unknown; after: unknown; reason: string | null; salt: Buffer }) =>
  sql<Buffer>`audit_details_hash(${details.salt}, ${jsonText(details.before)}::jsonb, ${jsonText(details.after)}::jsonb, ${details.reason})`;
const jsonText = (value: unknown) => (value === null ? null : JSON.stringify(value));

function aboutOf({ subject: { kind, id }, about }: AuditEntry): { orderId: string } | { accountId: string | null } {
  if (about) return about;
  if (kind === 'order') return { orderId: String(id) };
  return { accountId: kind === 'customer' ? String(id) : null };
}

/** What is known of an entry besides its row in the log; null for what was erased, or was never there. */
interface KnownDetails {
  before: unknown;
  after: unknown;
  reason: string | null;
  about: { orderId: string } | { accountId: string } | null;
}

/** The details of an entry, from the rows of both tables that can have them. */
export function detailsOf(
  ofAccount: typeof auditDetails.$inferSelect | null,
  ofOrder: typeof auditOrderDetails.$inferSelect | null,
): KnownDetails | null {
  if (ofAccount) {
    const { before, after, reason, accountId } = ofAccount;
    return { before, after, reason, about: accountId === null ? null : { accountId } };
  }
  if (!ofOrder?.salt) return null;
  const { before, after, reason, orderId } = ofOrder;
  return { before, after, reason, about: { orderId } };
}

/** The subject of an entry: the log has a hash of a customer's id, the details have the id. '' when it is erased. */
export function subjectOf(
  { subjectKind: kind, subjectId }: typeof auditLog.$inferSelect,
  details: KnownDetails | null,
): { kind: AuditSubjectKind; id: string } {
  if (kind !== 'customer') return { kind, id: subjectId };
  const about = details?.about ?? null;
  return { kind, id: about && 'accountId' in about ? about.accountId : '' };
}
