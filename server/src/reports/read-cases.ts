import { and, asc, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CaseState, ReportReason } from '@afterimage/contract/values/reports.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { drafts } from '../drafts/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { productNameOf, type Subject, subjectOf } from './subjects.ts';
import { reportCases, reports, takedowns } from './tables.ts';

type CaseRow = typeof reportCases.$inferSelect;

/** Where a page of the list ends: the next one begins after it. */
export interface CaseCursor {
  createdAt: string;
  id: string;
}

/** One page of the cases, newest first; `next` is null on the last one. */
export async function listCases(
  db: Database,
  { state, after, pageSize = 50 }: { state?: CaseState; after?: CaseCursor; pageSize?: number },
): Promise<{ caseList: CaseRow[]; next: CaseCursor | null }> {
  const rows = await db
    .select({ row: reportCases, at: sql<string>`${reportCases.createdAt}::text` })
    .from(reportCases)
    .where(and(state && eq(reportCases.state, state), after && isAfter(after)))
    .orderBy(desc(reportCases.createdAt), desc(reportCases.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next = rows.length > pageSize && last ? { createdAt: last.at, id: last.row.id } : null;
  return { caseList: page.map(({ row }) => row), next };
}

// As text, the time keeps its microseconds.
const isAfter = ({ createdAt, id }: CaseCursor): SQL | undefined =>
  or(
    lt(reportCases.createdAt, sql`${createdAt}::timestamptz`),
    and(eq(reportCases.createdAt, sql`${createdAt}::timestamptz`), lt(reportCases.id, id)),
  );

/** What the operator reads of one report; its texts are empty once they are deleted. */
interface ReadReport {
  reason: ReportReason;
  text: string;
  email: string | null;
  locale: string;
  createdAt: Date;
}

/** A case with everything that belongs to it. */
export interface ReadCase {
  row: CaseRow;
  /** Null when the thing is not there any more. */
  subject: Subject | null;
  productName: string;
  /** Where the thing is to be seen: a path of the shop, or the words of a review. */
  viewerCode: string | null;
  shareKey: string | null;
  review: { title: string; text: string; rating: number; productId: number } | null;
  reportList: ReadReport[];
  takedown: Pick<typeof takedowns.$inferSelect, 'key' | 'note' | 'answer' | 'answeredAt'> | null;
}

/** One case with its reports, the decision and the answer. */
export async function readCase(db: Database, caseId: string): Promise<ReadCase> {
  const [row] = await db.select().from(reportCases).where(eq(reportCases.id, caseId));
  if (!row) return fail('NOT_FOUND');
  const subject = subjectOf(row);
  const reportList = await db
    .select({
      reason: reports.reason,
      text: reports.text,
      email: reports.email,
      locale: reports.locale,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(200);
  const [takedown] = await db
    .select({
      key: takedowns.key,
      note: takedowns.note,
      answer: takedowns.answer,
      answeredAt: takedowns.answeredAt,
    })
    .from(takedowns)
    .where(eq(takedowns.caseId, caseId));
  return {
    row,
    subject,
    productName: subject ? await productNameOf(db, subject, baseLocale) : '',
    ...(await placesOf(db, subject)),
    reportList,
    takedown: takedown ?? null,
  };
}

async function placesOf(
  db: Database,
  subject: Subject | null,
): Promise<Pick<ReadCase, 'viewerCode' | 'shareKey' | 'review'>> {
  const places = { viewerCode: null, shareKey: null, review: null };
  if (subject?.kind === 'viewer') {
    const [project] = await db
      .select({ viewerCode: projects.viewerCode })
      .from(projects)
      .where(eq(projects.id, subject.id));
    return { ...places, viewerCode: project?.viewerCode ?? null };
  }
  if (subject?.kind === 'design') {
    const [draft] = await db.select({ shareKey: drafts.shareKey }).from(drafts).where(eq(drafts.id, subject.id));
    return { ...places, shareKey: draft?.shareKey ?? null };
  }
  if (!subject) return places;
  const { title, text, rating, productId } = reviews;
  const [review] = await db.select({ title, text, rating, productId }).from(reviews).where(eq(reviews.id, subject.id));
  return { ...places, review: review ?? null };
}
