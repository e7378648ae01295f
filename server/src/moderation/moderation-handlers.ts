import { eq } from 'drizzle-orm';
import type { SignUrl } from '../files/signed-url.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import type { ListView } from '../platform/lists/list.ts';
import { dismissCase, restore, subjectOfCase, takeDown } from '../reports/take-down.ts';
import { reportCases } from '../reports/tables.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { answerReview } from './answer-review.ts';
import { caseList } from './case-list.ts';
import { readReportCase } from './read-case.ts';
import { reviewList } from './review-list.ts';

type ModerationCalls =
  | 'listReportCases'
  | 'getReportCase'
  | 'decideReportCase'
  | 'listModeratedReviews'
  | 'takeDownReview'
  | 'restoreReview'
  | 'answerReview';

interface ModerationParts {
  signUrl: SignUrl;
  shopUrl: () => string;
}

/** The calls by which operators decide about published content. */
export function moderationHandlers({ signUrl, shopUrl }: ModerationParts): Pick<Handlers, ModerationCalls> {
  const reviews = reviewList(signUrl);
  const readReview = async (context: Context, reviewId: number) => {
    const items = await reviews.load(context.db, [String(reviewId)], await viewOf(context));
    return items.get(String(reviewId)) ?? fail('NOT_FOUND');
  };
  return {
    listReportCases: async (context, { query }) => listPageOf(context.db, caseList, query, await viewOf(context)),
    getReportCase: ({ db, locale }, { params }) => readReportCase(db, params.caseId, { signUrl, locale }),
    decideReportCase: async (context, { params: { caseId }, body }) => {
      const { db, locale } = context;
      const shop = { shopUrl: shopUrl() };
      const operator = operatorOf(context);
      const decidedBy = operator.name;
      await db.transaction(async (tx) => {
        if (body.decision === 'dismiss') {
          await dismissCase(tx, { caseId, decidedBy }, shop);
          return note(tx, context, 'report.dismissed', { caseId });
        }
        const subject = await subjectOfCase(tx, caseId);
        if (body.decision === 'uphold') {
          const { id } = await takeDown(tx, { ...subject, reason: body.reason, note: body.note, decidedBy }, shop);
          // Decided meanwhile: what was taken down now would be another case.
          if (id !== caseId) fail('CASE_DECIDED');
          return note(tx, context, 'report.upheld', { caseId: id, after: { reason: body.reason }, reason: body.note });
        }
        const { id } = await restore(tx, { ...subject, decidedBy }, shop);
        if (id !== caseId) fail('CASE_DECIDED');
        return note(tx, context, 'report.restored', { caseId: id });
      });
      return readReportCase(db, caseId, { signUrl, locale });
    },
    listModeratedReviews: async (context, { query }) => listPageOf(context.db, reviews, query, await viewOf(context)),
    takeDownReview: async (context, { params: { reviewId: id }, body }) => {
      await context.db.transaction(async (tx) => {
        const takedown = { kind: 'review', id, ...body, decidedBy: operatorOf(context).name } as const;
        const { id: caseId } = await takeDown(tx, takedown, { shopUrl: shopUrl() });
        await note(tx, context, 'report.upheld', { caseId, after: { reason: body.reason }, reason: body.note });
      });
      return readReview(context, id);
    },
    answerReview: async (context, { params: { reviewId }, body }) => {
      await answerReview(context.db, operatorOf(context), reviewId, body);
      return readReview(context, reviewId);
    },
    restoreReview: async (context, { params: { reviewId: id } }) => {
      await context.db.transaction(async (tx) => {
        const review = { kind: 'review', id, decidedBy: operatorOf(context).name } as const;
        const { id: caseId } = await restore(tx, review, { shopUrl: shopUrl() });
        await note(tx, context, 'report.restored', { caseId });
      });
      return readReview(context, id);
    },
  };
}

/** What was taken down is restored, if it was not meanwhile; its publisher is told, as for every restored thing. */
export function registerTakedownPutBack(shopUrl: () => string): void {
  registerPutBack('report.upheld', 'reports.write', async (tx, operator, { subject }) => {
    const caseId = String(subject.id);
    const [row] = await tx.select().from(reportCases).where(eq(reportCases.id, caseId));
    if (row?.state !== 'upheld') await failChanged(tx, subject);
    await restore(tx, { ...(await subjectOfCase(tx, caseId)), decidedBy: operator.name }, { shopUrl: shopUrl() });
  });
}

async function note(
  tx: Database,
  context: Context,
  action: 'report.upheld' | 'report.dismissed' | 'report.restored',
  { caseId, after, reason }: { caseId: string; after?: object; reason?: string },
): Promise<void> {
  await audit(tx, operatorOf(context), {
    action,
    subject: { kind: 'report', id: caseId },
    ...(after && { after }),
    ...(reason && { reason }),
  });
}

async function viewOf({ db, locale }: Context): Promise<ListView> {
  const { timeZone } = await readShopSettings(db);
  return { locale, timeZone, now: new Date() };
}
