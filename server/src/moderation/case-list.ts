import { inArray, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { caseStates, reportKinds } from '@afterimage/contract/values/reports.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import type { List } from '../platform/lists/list.ts';
import { productNameOf, subjectOf } from '../reports/subjects.ts';
import { reportCases, takedowns } from '../reports/tables.ts';

type Case = Reply<'listReportCases'>['itemList'][number];

/** The cases of what was reported. */
export const caseList: List<Case> = {
  name: 'reports',
  table: reportCases,
  key: { column: reportCases.id, type: 'uuid' },
  defaultSort: '-createdAt',
  columns: {
    createdAt: { kind: 'moment', value: reportCases.createdAt, sortable: true },
    state: { kind: 'choice', value: reportCases.state, values: caseStates },
    kind: { kind: 'choice', value: reportCases.kind, values: reportKinds },
    reason: { kind: 'choice', value: reportCases.decisionReason, nullable: true },
    answered: {
      kind: 'flag',
      value: sql`exists (select from ${takedowns} where ${takedowns.caseId} = ${reportCases.id} and ${takedowns.answeredAt} is not null)`,
    },
  },
  load: async (db, keys, { locale }) => {
    const rows = await db
      .select()
      .from(reportCases)
      .where(inArray(reportCases.id, [...keys]));
    const cases = await casesOnWire(db, rows, locale);
    return new Map(cases.map((one) => [one.id, one]));
  },
};

const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Cases as a list shows them. */
export async function casesOnWire(
  db: Database,
  rows: readonly (typeof reportCases.$inferSelect)[],
  locale: Locale,
): Promise<Case[]> {
  const answered = await db
    .select({ caseId: takedowns.caseId })
    .from(takedowns)
    .where(
      sql`${takedowns.answeredAt} is not null and ${inArray(
        takedowns.caseId,
        rows.map(({ id }) => id),
      )}`,
    );
  const isAnswered = new Set(answered.map(({ caseId }) => caseId));
  return Promise.all(
    rows.map(async (row): Promise<Case> => {
      const { id, kind, state, reportCount, decisionReason, decidedBy, restoredBy } = row;
      const subject = subjectOf(row);
      return {
        id,
        kind,
        state,
        reportCount,
        decisionReason,
        decidedBy,
        restoredBy,
        createdAt: row.createdAt.toISOString(),
        lastReportedAt: textOf(row.lastReportedAt),
        decidedAt: textOf(row.decidedAt),
        restoredAt: textOf(row.restoredAt),
        isThere: subject !== null,
        productName: subject ? await productNameOf(db, subject, locale) : '',
        isAnswered: isAnswered.has(id),
      };
    }),
  );
}
