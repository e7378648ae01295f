import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { putBackEntry } from '../operators/put-back.ts';
import { auditLog } from '../operators/tables.ts';
import { openReports } from '../reports/test-reports.ts';
import { reviews } from '../reviews/tables.ts';
import type { TestOperator, TestShop } from '../test-shop.ts';
import { moderationHandlers, registerTakedownPutBack } from './moderation-handlers.ts';

let desk: Awaited<ReturnType<typeof openReports>>;
let shop: TestShop;
let support: TestOperator;
beforeAll(async () => {
  desk = await openReports(({ signUrl, shopUrl }) => {
    registerTakedownPutBack(shopUrl);
    return moderationHandlers({ signUrl, shopUrl });
  });
  shop = desk;
  support = await shop.newOperator({ role: 'support' });
});
afterAll(() => desk.close());

const cases = async (query: Record<string, string> = {}) => {
  const { status, data } = await shop.call('listReportCases', { operator: support, query });
  expect(status).toBe(200);
  return (data as Reply<'listReportCases'>).itemList;
};
const decide = (caseId: string, body: object) =>
  shop.call('decideReportCase', { operator: support, params: { caseId }, body });

describe('reports and reviews', () => {
  it('D20.3 a reported film is seen, taken down with a reason and shown again; its owner is told, the log keeps it', async () => {
    const { code, email, film } = await desk.newProject();
    await desk.report({ kind: 'viewer', subjectId: code, email: 'eve@mail.test' });
    const [open] = await cases({ filter: 'state:open' });
    expect(open).toMatchObject({ kind: 'viewer', reportCount: 1, isThere: true, isAnswered: false });
    const caseId = open?.id ?? '';
    const seen = (await shop.call('getReportCase', { operator: support, params: { caseId } }))
      .data as Reply<'getReportCase'>;
    expect(seen).toMatchObject({
      path: `/ar/${code}`,
      reportList: [{ reason: 'copyright', email: 'eve@mail.test' }],
      decisionList: ['dismiss', 'uphold'],
    });
    expect(seen.fileList).toHaveLength(2);
    expect(seen.fileList.map(({ id }) => id)).not.toContain(film.id);
    expect((await desk.get(seen.fileList[1]?.url ?? '')).statusCode).toBe(200);

    const takeDown = () => decide(caseId, { decision: 'uphold', reason: 'copyright', note: 'A film of a studio.' });
    const both = await Promise.all([takeDown(), takeDown()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await decide(caseId, { decision: 'dismiss' })).status).toBe(409);
    expect((await desk.mailsTo(email)).at(-1)?.text).toContain('A film of a studio.');
    // Strangers' addresses end, the operator's are new.
    expect((await desk.get(seen.fileList[1]?.url ?? '')).statusCode).toBe(404);
    const decided = both.find(({ status }) => status === 200)?.data as Reply<'getReportCase'>;
    expect((await desk.get(decided.fileList[1]?.url ?? '')).statusCode).toBe(200);
    expect(decided).toMatchObject({ state: 'upheld', decidedBy: support.name, decisionList: ['restore'] });
    expect((await decide(caseId, { decision: 'restore' })).data).toMatchObject({ state: 'restored', decisionList: [] });
    const [upheld] = await desk.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, caseId), eq(auditLog.action, 'report.upheld')));
    const owner = await shop.newOperator();
    await expect(putBackEntry(desk.db, owner, upheld?.id ?? '')).rejects.toMatchObject({ code: 'RECORD_CHANGED' });
    const log = await desk.db.select().from(auditLog).where(eq(auditLog.subjectId, caseId));
    expect(log.map(({ action }) => action).toSorted()).toEqual(['report.restored', 'report.upheld']);
  });

  it('D20.3 reviews are found by rating, words and reports, and taken down without a report', async () => {
    const bad = await desk.newReview(1);
    const good = await desk.newReview(5);
    await desk.report({ kind: 'review', subjectId: String(good.id) });
    const list = async (query: Record<string, string>) => {
      const { status, data } = await shop.call('listModeratedReviews', { operator: support, query });
      expect(status).toBe(200);
      return (data as Reply<'listModeratedReviews'>).itemList;
    };
    expect((await list({ filter: 'rating:1' })).map(({ id }) => id)).toContain(bad.id);
    expect((await list({ filter: 'rating:1' })).map(({ id }) => id)).not.toContain(good.id);
    expect(await list({ filter: 'reported:yes' })).toMatchObject([{ id: good.id, openCaseId: expect.any(String) }]);
    expect((await list({ text: 'very bad' })).map(({ id }) => id)).toEqual([good.id, bad.id]);
    const params = { reviewId: String(bad.id) };
    const body = { reason: 'sexual', note: 'Not here.' };
    const down = await shop.call('takeDownReview', { operator: support, params, body });
    expect(down.data).toMatchObject({ id: bad.id, takenDown: true });
    expect((await shop.call('takeDownReview', { operator: support, params, body })).status).toBe(409);
    const author = await desk.addressOf(bad.author.accountId);
    expect((await desk.mailsTo(author)).at(-1)?.text).toContain('Not here.');
    expect((await shop.call('restoreReview', { operator: support, params })).data).toMatchObject({ takenDown: false });
    const [row] = await desk.db.select().from(reviews).where(eq(reviews.id, bad.id));
    expect(row?.takedownKey).toBeNull();
  });

  it('D20.3 deciding needs its right, a known case and a reason', async () => {
    const { code } = await desk.newProject();
    await desk.report({ kind: 'viewer', subjectId: code });
    const [open] = await cases({ filter: 'state:open~kind:viewer' });
    const caseId = open?.id ?? '';
    expect((await decide(caseId, { decision: 'uphold' })).status).toBe(400);
    expect((await decide('0d4cdea5-6aa2-4f6f-a9b9-d4cdea56aa24', { decision: 'dismiss' })).status).toBe(404);
    const printer = await shop.newOperator({ role: 'production' });
    const refused = { operator: printer, params: { caseId }, body: { decision: 'dismiss' } };
    expect((await shop.call('decideReportCase', refused)).status).toBe(403);
  });
});
