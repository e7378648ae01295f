import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { auditActions, auditSubjectKinds } from '@afterimage/contract/values/audit-actions.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import type { List } from '../platform/lists/list.ts';
import { detailsOf, subjectOf } from './audit.ts';
import { mayPutBack } from './put-back.ts';
import { readSubjectNames } from './subject-names.ts';
import { auditDetails, auditLog, auditOrderDetails, operators } from './tables.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The audit log as a list, as that operator sees it: the newest first. */
export const auditListFor = (viewer: Operator): List<AuditEntryView> => ({
  name: 'audit',
  table: auditLog,
  key: { column: auditLog.position, type: 'bigint' },
  scope: sql`${auditLog.position} is not null`,
  defaultSort: '-position',
  columns: {
    position: { kind: 'number', value: auditLog.position, sortable: true, cell: ({ position }) => position },
    time: { kind: 'moment', value: auditLog.createdAt, cell: ({ createdAt }) => new Date(createdAt) },
    operator: {
      kind: 'choice',
      value: sql`${auditLog.operatorId}::text`,
      pattern: uuid,
      cell: ({ operator }) => operator?.name ?? null,
    },
    action: { kind: 'choice', value: auditLog.action, values: auditActions, cell: ({ action }) => action },
    kind: {
      kind: 'choice',
      value: auditLog.subjectKind,
      values: auditSubjectKinds,
      cell: ({ subject }) => subject.kind,
    },
    // Ids that are hashes have capital letters, so they are no text, which is compared in small ones.
    subject: { kind: 'choice', value: auditLog.subjectId, cell: ({ subject }) => subject.id },
    before: { kind: 'text', value: sql`''`, filterable: false, cell: ({ before }) => jsonCell(before) },
    after: { kind: 'text', value: sql`''`, filterable: false, cell: ({ after }) => jsonCell(after) },
    reason: { kind: 'text', value: sql`''`, filterable: false, cell: ({ reason }) => reason },
  },
  load: async (db, keys) => {
    const entries = await auditEntries(db, keys.map(Number), viewer);
    return new Map(entries.map((entry) => [String(entry.position), entry]));
  },
});

const jsonCell = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

const putting = alias(auditLog, 'putting');

/** Entries by their positions, in any order. */
async function auditEntries(db: Database, positions: readonly number[], viewer: Operator): Promise<AuditEntryView[]> {
  const rows = await db
    .select({
      entry: auditLog,
      ofAccount: auditDetails,
      ofOrder: auditOrderDetails,
      operator: { id: operators.id, name: operators.name },
      putBackBy: putting.id,
    })
    .from(auditLog)
    .leftJoin(auditDetails, eq(auditDetails.entryId, auditLog.id))
    .leftJoin(auditOrderDetails, eq(auditOrderDetails.entryId, auditLog.id))
    .leftJoin(operators, eq(operators.id, auditLog.operatorId))
    .leftJoin(putting, eq(putting.putsBack, auditLog.id))
    .where(inArray(auditLog.position, [...positions]));
  const entries = rows.map(({ ofAccount, ofOrder, ...row }) => {
    const details = detailsOf(ofAccount, ofOrder);
    return { ...row, details, subject: subjectOf(row.entry, details) };
  });
  const nameOf = await readSubjectNames(
    db,
    entries.map(({ subject }) => subject),
  );
  return entries.map(({ entry, details, subject, operator, putBackBy }) => {
    const { before = null, after = null, reason = null } = details ?? {};
    return {
      id: entry.id,
      position: Number(entry.position),
      createdAt: entry.createdAt.toISOString(),
      operator,
      tokenName: entry.tokenName,
      action: entry.action,
      subject: { ...subject, name: nameOf(subject) },
      before,
      after,
      reason,
      isErased: entry.detailsHash !== null && details === null,
      canPutBack: details !== null && putBackBy === null && mayPutBack(entry.action, viewer),
      putsBack: entry.putsBack,
      putBackBy,
    };
  });
}
