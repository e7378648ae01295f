import { and, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { reportCases, reports, takedowns } from './tables.ts';

/** For so long after the decision, in days, what a reporter and an owner wrote is kept. */
export const reportDays = 180;

/**
 * Deletes what people wrote in cases that were decided long ago, or whose thing has long been gone. The case stays with
 * its reasons, counts and dates, which say nothing about a person. A network is forgotten after a day.
 */
export async function deleteOldReports(db: Database): Promise<void> {
  const isPast = or(
    lt(reportCases.decidedAt, ago(reportDays)),
    and(lt(reportCases.lastReportedAt, ago(reportDays)), isGone()),
  );
  await db
    .delete(reports)
    .where(inArray(reports.caseId, db.select({ id: reportCases.id }).from(reportCases).where(isPast)));
  // While something is taken down, its owner reads why.
  const restored = db
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(lt(reportCases.restoredAt, ago(reportDays)));
  await db
    .update(takedowns)
    .set({ answer: null, note: '' })
    .where(and(inArray(takedowns.caseId, restored), or(isNotNull(takedowns.answer), ne(takedowns.note, ''))));
  const decided = db.select({ id: reportCases.id }).from(reportCases).where(ne(reportCases.state, 'open'));
  await db
    .update(reports)
    .set({ network: null })
    .where(and(isNotNull(reports.network), lt(reports.createdAt, ago(1)), inArray(reports.caseId, decided)));
}

const isGone = (): SQL | undefined =>
  and(isNull(reportCases.projectId), isNull(reportCases.reviewId), isNull(reportCases.draftId));

const ago = (days: number): SQL => sql`now() - make_interval(days => ${days})`;
