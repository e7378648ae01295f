import { and, count, desc, eq } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { localeFacts } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { type AuditSubject, subjectIdOf } from './audit.ts';
import { words } from './operators.words.ts';
import { auditLog, operators } from './tables.ts';

const isAbout = (subject: AuditSubject) =>
  and(eq(auditLog.subjectKind, subject.kind), eq(auditLog.subjectId, subjectIdOf(subject)));

/** Fails with RECORD_CHANGED, and says who has changed the record last and when, as the audit log has it. */
export async function failChanged(db: Database, subject: AuditSubject): Promise<never> {
  const [last] = await db
    .select({ name: operators.name, createdAt: auditLog.createdAt })
    .from(auditLog)
    .leftJoin(operators, eq(operators.id, auditLog.operatorId))
    .where(isAbout(subject))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  return failChangedBy(db, last ?? null);
}

/** The same for records that know by themselves who has changed them. `name` is null for the shop and its customers. */
export async function failChangedBy(
  db: Database,
  last: { name: string | null; createdAt: Date } | null,
): Promise<never> {
  if (!last) return fail('RECORD_CHANGED');
  const { name, createdAt } = last;
  const { timeZone } = await readShopSettings(db);
  return fail('RECORD_CHANGED', (locale) => {
    const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
    const time = new Intl.DateTimeFormat(localeFacts[locale].intl, format).format(createdAt);
    const { changedBy, changedBySomebody } = inLocale(words, locale);
    return { description: name ? changedBy({ name, time }) : changedBySomebody({ time }) };
  });
}

/** The version of a record that has no counter of its own: how often the audit log says that it was changed. */
export async function recordedChanges(db: Database, subject: AuditSubject): Promise<number> {
  const [row] = await db.select({ changes: count() }).from(auditLog).where(isAbout(subject));
  return row?.changes ?? 0;
}
