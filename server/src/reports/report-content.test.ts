import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../orders/tables.ts';
import { projects } from '../projects/tables.ts';
import { newViewerCode } from '../projects/viewer-code.ts';
import { reportCases, reports } from './tables.ts';
import { dismissCase } from './take-down.ts';
import { openReports } from './test-reports.ts';

let shop: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => (shop = await openReports()));
afterAll(() => shop.close());

const address = { shopUrl: 'http://shop.test' };
const casesOf = (projectId: string) =>
  shop.db.select().from(reportCases).where(eq(reportCases.projectId, projectId)).orderBy(reportCases.createdAt);
const reportsOf = (caseId: string | undefined) =>
  shop.db
    .select()
    .from(reports)
    .where(eq(reports.caseId, caseId ?? ''));
/** An address of a network that no other test reports from. */
let networks = 0;
const newNetwork = () => `10.${(networks += 1)}.0.1`;

describe('a report', () => {
  it('S1.13 opens a case of what a code shows, once, however often it comes from one network', async () => {
    const project = await shop.newProject();
    const body = { kind: 'viewer', subjectId: project.code };
    const [one, two] = [newNetwork(), newNetwork()];
    for (const from of [one, one, two]) expect(await shop.report(body, from)).toMatchObject({ status: 200, data: {} });
    const cases = await casesOf(project.id);
    expect(cases).toMatchObject([{ kind: 'viewer', state: 'open', reportCount: 2, decidedAt: null }]);
    expect(await reportsOf(cases[0]?.id)).toMatchObject([
      { reason: 'copyright', text: 'This is my own film.', email: null, locale: 'en' },
      { reason: 'copyright' },
    ]);
    expect(JSON.stringify(await reportsOf(cases[0]?.id))).not.toContain(one);
  });

  it('S1.13 ten at once are one case, and the shop is told of it once', async () => {
    const project = await shop.newProject();
    const body = { kind: 'viewer', subjectId: project.code };
    const before = (await shop.mailsTo('desk@shop.test')).length;
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.report(body, newNetwork())));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await casesOf(project.id)).toMatchObject([{ reportCount: 10 }]);
    const mails = (await shop.mailsTo('desk@shop.test')).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Reported: a viewer (copyright)']);
  });

  it('S1.13 says in the language of its sender that it has arrived, and how it was decided', async () => {
    const project = await shop.newProject();
    const email = `${randomUUID()}@mail.test`;
    const body = { kind: 'viewer', subjectId: project.code, email };
    expect((await shop.report(body, newNetwork(), 'de')).status).toBe(200);
    const id = (await casesOf(project.id))[0]?.id ?? '';
    const before = await shop.mailsTo(project.email);
    const dismissed = await dismissCase(shop.db, { caseId: id, decidedBy: 'Ada' }, address);
    expect(dismissed).toMatchObject({ state: 'dismissed', decidedBy: 'Ada', decisionReason: null });
    expect((await shop.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Ihre Meldung ist bei uns angekommen',
      'Was Sie gemeldet haben, bleibt',
    ]);
    expect(await shop.mailsTo(project.email)).toEqual(before);
    await expect(dismissCase(shop.db, { caseId: id, decidedBy: 'Ada' }, address)).rejects.toMatchObject({
      code: 'CASE_DECIDED',
    });
  });

  it('S1.13 is taken of a review, a shared design and a try-out, by the name that each has in public', async () => {
    const review = await shop.newReview();
    const design = await shop.newDesign(null);
    const tryOut = (await shop.call('createDraftViewer', { params: { draftKey: design.key } })).data as {
      code: string;
    };
    const named = [
      { kind: 'review', subjectId: String(review.id) },
      { kind: 'design', subjectId: design.shareKey },
      { kind: 'viewer', subjectId: tryOut.code },
    ];
    for (const params of named) {
      expect((await shop.call('getReportSubject', { params })).status).toBe(200);
      expect((await shop.report(params, newNetwork())).status).toBe(200);
    }
    const ofDraft = await shop.db.select().from(reportCases).where(eq(reportCases.draftId, design.id));
    expect(ofDraft).toMatchObject([{ kind: 'design', reportCount: 2 }]);
    expect(await shop.db.$count(reportCases, eq(reportCases.reviewId, review.id))).toBe(1);
  });

  it('S1.13 of what there is not, or what is not public, is a 404', async () => {
    const closed = await shop.newProject();
    await shop.db.update(projects).set({ viewerClosedAt: new Date() }).where(eq(projects.id, closed.id));
    const unpaid = await shop.newProject();
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, unpaid.orderId));
    const unknown = [
      ['viewer', newViewerCode()],
      ['viewer', 'x'],
      ['viewer', closed.code],
      ['viewer', unpaid.code],
      ['viewer', closed.id],
      ['review', '2147483647'],
      ['review', '99999999999'],
      ['review', '1 or 1=1'],
      ['design', 's'.repeat(22)],
      ['design', '../x'],
    ];
    for (const [kind = '', subjectId = ''] of unknown) {
      const { status, data } = await shop.report({ kind, subjectId }, newNetwork());
      expect([subjectId, status, data]).toMatchObject([subjectId, 404, { status: { code: 'NOT_FOUND' } }]);
      expect((await shop.call('getReportSubject', { params: { kind, subjectId } })).status).toBe(404);
    }
  });

  it('D5.1 its wrong fields are named', async () => {
    const { code } = await shop.newProject();
    const wrong: [object, string][] = [
      [{ kind: 'order' }, 'kind'],
      [{ subjectId: 'x'.repeat(65) }, 'subjectId'],
      [{ reason: 'dislike' }, 'reason'],
      [{ text: 'short' }, 'text'],
      [{ text: 'x'.repeat(2001) }, 'text'],
      [{ email: 'nobody' }, 'email'],
      [{ state: 'upheld' }, 'state'],
    ];
    for (const [more, field] of wrong) {
      const { status, data } = await shop.report({ kind: 'viewer', subjectId: code, ...more }, newNetwork());
      expect([status, Object.keys((data as { status: { fields: object } }).status.fields)]).toEqual([400, [field]]);
    }
  });

  it('S1.13 repeated reports are throttled: of one network, and cases that one network has opened again', async () => {
    const project = await shop.newProject();
    const body = { kind: 'viewer', subjectId: project.code };
    const from = newNetwork();
    for (let time = 0; time < 3; time += 1) {
      expect((await shop.report(body, from)).status).toBe(200);
      const open = (await casesOf(project.id)).find(({ state }) => state === 'open');
      await dismissCase(shop.db, { caseId: open?.id ?? '', decidedBy: 'Ada' }, address);
    }
    expect(await shop.report(body, from)).toMatchObject({ status: 429 });
    expect((await casesOf(project.id)).map(({ state }) => state)).toEqual(['dismissed', 'dismissed', 'dismissed']);
    // Somebody else is heard.
    expect((await shop.report(body, newNetwork())).status).toBe(200);
    const busy = newNetwork();
    const codes = await Promise.all(Array.from({ length: 31 }, () => shop.report(body, busy)));
    expect(codes.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
