import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { products } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { projectItems } from '../projects/tables.ts';
import { listCases, readCase } from './read-cases.ts';
import { reportCases, takedowns } from './tables.ts';
import { restore, takeDown } from './take-down.ts';
import { openReports } from './test-reports.ts';

let shop: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => (shop = await openReports()));
afterAll(() => shop.close());

const address = { shopUrl: 'http://shop.test' };
const because = { reason: 'copyright' as const, note: 'A band owns the music.', decidedBy: 'Ada' };
const keyOf = async (caseId: string) =>
  (await shop.db.select().from(takedowns).where(eq(takedowns.caseId, caseId)))[0]?.key ?? '';
const statusOf = async (url: string) => (await shop.get(url)).statusCode;

describe('a viewer that is taken down', () => {
  it('S1.13 says so to everybody, without what it showed, and keeps print and order', async () => {
    const project = await shop.newProject(null, 'de');
    const before = await shop.db.select().from(projectItems).where(eq(projectItems.projectId, project.id));
    const mediumUrls = [shop.signUrl(project.film.shownId), shop.signUrl(project.film.shownId, { poster: true })];
    for (const url of [...mediumUrls, project.pictureUrl]) expect(await statusOf(url)).toBe(200);
    await takeDown(shop.db, { kind: 'viewer', id: project.id, ...because }, address);

    const page = await shop.get(`/en/ar/${project.code}`);
    expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
      410,
      'noindex',
      'no-store',
    ]);
    expect(page.body).toContain('This has been taken down');
    expect(page.body).toContain('"show":null');
    expect(page.body).not.toContain('/files/');
    for (const url of mediumUrls) expect(await statusOf(url)).toBe(404);
    expect(await statusOf(project.pictureUrl)).toBe(404);
    const params = { viewerCode: project.code };
    for (const [name, body] of [['getViewer'], ['openViewer', { passPhrase: 'open' }]] as const)
      expect(await shop.call(name, { params, ...(body && { body }) })).toMatchObject({
        status: 410,
        data: { status: { code: 'TAKEN_DOWN' } },
      });
    // Its owner's own addresses go on, and nothing that was bought has changed.
    expect(await statusOf(shop.signUrl(project.film.id))).toBe(200);
    expect(await shop.db.select().from(projectItems).where(eq(projectItems.projectId, project.id))).toEqual(before);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, project.orderId));
    expect(order?.status).toBe('paid');
    expect(await shop.report({ kind: 'viewer', subjectId: project.code })).toMatchObject({ status: 410 });
  });

  it('S1.13 cannot be taken away as a folder either', async () => {
    const ada = await shop.newPerson();
    const project = await shop.newProject(ada.accountId);
    const list = async () => {
      const { data } = await shop.call('listOrderProjects', { token: ada.token, params: { orderId: project.orderId } });
      return (data as { itemList: Project[] }).itemList[0]?.viewer;
    };
    const exportUrl = (await list())?.exportUrl ?? '';
    const { id } = await takeDown(shop.db, { kind: 'viewer', id: project.id, ...because }, address);
    expect((await shop.get(exportUrl)).json()).toMatchObject({ status: { code: 'TAKEN_DOWN' } });
    expect(await list()).toMatchObject({ takedownKey: await keyOf(id), closed: false });
    await restore(shop.db, { kind: 'viewer', id: project.id, decidedBy: 'Ada' }, address);
    expect(await list()).not.toHaveProperty('takedownKey');
  });

  it('S1.13 is told to its customer in the language of the order, with reason and way to answer, and so is its return', async () => {
    const project = await shop.newProject(null, 'de');
    const reporter = 'reporter-of-film@mail.test';
    await shop.report({ kind: 'viewer', subjectId: project.code, email: reporter });
    const { id } = await takeDown(shop.db, { kind: 'viewer', id: project.id, ...because }, address);
    const key = await keyOf(id);
    const [first] = await shop.mailsTo(project.email);
    expect(first?.subject).toBe('Die Inhalte zu Ihrem Druck sind gesperrt');
    for (const part of ['Urheber- oder Markenrecht', because.note, `http://shop.test/de/report/takedown/${key}`])
      expect(first?.text).toContain(part);
    const restored = await restore(shop.db, { kind: 'viewer', id: project.id, decidedBy: 'Bea' }, address);
    expect(restored).toMatchObject({ state: 'restored', decidedBy: 'Ada', restoredBy: 'Bea' });
    expect((await shop.mailsTo(project.email)).map(({ subject }) => subject)).toEqual([
      'Die Inhalte zu Ihrem Druck sind gesperrt',
      'Die Inhalte zu Ihrem Druck sind wieder da',
    ]);
    expect((await shop.mailsTo(reporter)).map(({ subject }) => subject)).toEqual([
      'We have received your report',
      'We have taken down what you reported',
    ]);
    expect(await statusOf(`/ar/${project.code}`)).toBe(200);
    // Addresses from before stay dead; new ones play.
    expect(await statusOf(shop.signUrl(project.film.shownId))).toBe(404);
    const [film] = await shop.db.select().from(files).where(eq(files.id, project.film.id));
    expect(await statusOf(shop.signUrl(film?.shownId ?? ''))).toBe(200);
  });

  it('S1.13 of two decisions at once one counts, and it is restored once', async () => {
    const { id } = await shop.newProject();
    const both = await Promise.allSettled(
      [1, 2].map(() => takeDown(shop.db, { kind: 'viewer', id, ...because }, address)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.db.$count(reportCases, eq(reportCases.projectId, id))).toBe(1);
    await restore(shop.db, { kind: 'viewer', id, decidedBy: 'Ada' }, address);
    await expect(restore(shop.db, { kind: 'viewer', id, decidedBy: 'Ada' }, address)).rejects.toMatchObject({
      code: 'CASE_DECIDED',
    });
    const again = await takeDown(shop.db, { kind: 'viewer', id, ...because }, address);
    expect(again.state).toBe('upheld');
    expect(await shop.db.$count(reportCases, eq(reportCases.projectId, id))).toBe(2);
  });
});

describe('a review that is taken down', () => {
  it('D3.10 is in no list, no count and no rating, and comes back whole', async () => {
    const { id, productId, author, photo } = await shop.newReview(1);
    const reader = await shop.newPerson();
    const read = async (token?: string): Promise<Reply<'listReviews'>> =>
      (await shop.call('listReviews', { params: { productId: String(productId) }, token }))
        .data as Reply<'listReviews'>;
    const ratingOf = async () => {
      const [row] = await shop.db.select().from(products).where(eq(products.id, productId));
      return [row?.rating, row?.ratingCount];
    };
    const photoUrl = (await read()).productReviewList[0]?.photoList[0]?.url ?? '';
    expect(await statusOf(photoUrl)).toBe(200);
    const { id: caseId } = await takeDown(shop.db, { kind: 'review', id, ...because }, address);
    expect(await read()).toMatchObject({ total: 0, productReviewList: [], rating: 0, ratingCount: 0, ownReview: null });
    expect(await ratingOf()).toEqual([0, 0]);
    expect(await statusOf(photoUrl)).toBe(404);
    expect((await shop.call('addUpvote', { token: reader.token, params: { reviewId: String(id) } })).status).toBe(404);
    // Its author sees it and why; written anew it stays taken down.
    expect((await read(author.token)).ownReview).toMatchObject({ id, takedownKey: await keyOf(caseId) });
    expect((await read(author.token)).ownReview?.photoList).toMatchObject([{ id: photo.id }]);
    const body = { rating: 5, title: 'Good', text: 'Now' };
    await shop.call('addReview', { token: author.token, params: { productId: String(productId) }, body });
    expect((await read()).total).toBe(0);
    const mails = await shop.mailsTo(await shop.addressOf(author.accountId));
    expect(mails.map(({ subject }) => subject)).toEqual(['Your review has been taken down']);
    await restore(shop.db, { kind: 'review', id, decidedBy: 'Ada' }, address);
    expect(await read()).toMatchObject({ total: 1, productReviewList: [{ id, rating: 5 }], rating: 5, ratingCount: 1 });
    expect(await ratingOf()).toEqual([5, 1]);
  });
});

describe('a shared design that is taken down', () => {
  it('S1.11 is seen under no link, and its owner is told', async () => {
    const ada = await shop.newPerson();
    const design = await shop.newDesign(ada.accountId);
    const shared = () => shop.call('getSharedDesign', { params: { shareKey: design.shareKey } });
    const { code } = (await shop.call('createDraftViewer', { params: { draftKey: design.key } })).data as {
      code: string;
    };
    const { data } = await shared();
    const url = (data as { customizationList: { photo: { url: string } }[] }).customizationList[0]?.photo.url ?? '';
    expect(await statusOf(url)).toBe(200);
    const { id } = await takeDown(shop.db, { kind: 'design', id: design.id, ...because }, address);
    expect(await shared()).toMatchObject({ status: 410, data: { status: { code: 'TAKEN_DOWN' } } });
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(`/ar/${code}`)).toBe(410);
    // No other link shows it: one that is taken away comes back as nothing.
    const params = { draftKey: design.key };
    await shop.call('unshareDraft', { params });
    expect((await shop.call('shareDraft', { params })).status).toBe(410);
    const drafts = (await shop.call('listDrafts', { token: ada.token })).data;
    expect(drafts).toMatchObject({ draftList: [{ key: design.key, takedownKey: await keyOf(id) }] });
    expect((await shop.mailsTo(await shop.addressOf(ada.accountId))).map(({ subject }) => subject)).toEqual([
      'The link to your design has been taken down',
    ]);
    await restore(shop.db, { kind: 'design', id: design.id, decidedBy: 'Ada' }, address);
    expect((await shop.call('shareDraft', { params })).status).toBe(200);
  });

  it('S1.11 of a guest is taken down without anybody to tell', async () => {
    const { id } = await shop.newDesign(null);
    expect(await takeDown(shop.db, { kind: 'design', id, ...because }, address)).toMatchObject({ state: 'upheld' });
  });
});

describe('an answer to a takedown', () => {
  const answer = (key: string, text: string) =>
    shop.call('answerTakedown', { params: { takedownKey: key }, body: { text } });

  it('S1.13 is written once by whoever has the key, and kept with the case', async () => {
    const project = await shop.newProject();
    await shop.report({ kind: 'viewer', subjectId: project.code }, '10.200.0.1');
    const { id } = await takeDown(shop.db, { kind: 'viewer', id: project.id, ...because }, address);
    const key = await keyOf(id);
    const explained = { kind: 'viewer', productName: 'Line 0', reason: 'copyright', note: because.note };
    const { data } = await shop.call('getTakedown', { params: { takedownKey: key } });
    expect(data).toMatchObject({ ...explained, answer: null, answeredAt: null, restoredAt: null });
    const text = 'The music is my own.\nI wrote it.';
    for (const wrong of ['no', 'x'.repeat(2001)]) expect(await answer(key, wrong)).toMatchObject({ status: 400 });
    for (const _ of [1, 2]) expect(await answer(key, text)).toMatchObject({ status: 200, data: { answer: text } });
    expect(await answer(key, 'Something else altogether.')).toMatchObject({
      status: 409,
      data: { status: { code: 'TAKEDOWN_ANSWERED' } },
    });
    expect(await answer('k'.repeat(22), text)).toMatchObject({ status: 404 });
    expect(await readCase(shop.db, id)).toMatchObject({
      row: { state: 'upheld', reportCount: 1 },
      viewerCode: project.code,
      reportList: [{ reason: 'copyright', text: 'This is my own film.' }],
      takedown: { key, note: because.note, answer: text },
    });
    const answerMails = (await shop.mailsTo('desk@shop.test')).filter(({ subject }) => subject.startsWith('Answered'));
    expect(answerMails.map(({ text: words }) => words.includes('The music is my own.'))).toEqual([true]);
  });

  it('S1.13 of what is restored is not needed any more', async () => {
    const { id } = await shop.newProject();
    const { id: caseId } = await takeDown(shop.db, { kind: 'viewer', id, ...because }, address);
    await restore(shop.db, { kind: 'viewer', id, decidedBy: 'Ada' }, address);
    expect(await answer(await keyOf(caseId), 'But it was my own film.')).toMatchObject({ status: 409 });
  });
});

describe('the list of cases', () => {
  it('S1.13 comes newest first, by state, page by page, without a gap or a repetition', async () => {
    const all = await listCases(shop.db, { pageSize: 1000 });
    expect([all.next, all.caseList.length > 5]).toEqual([null, true]);
    const walked: string[] = [];
    let after: Parameters<typeof listCases>[1]['after'];
    do {
      const { caseList, next } = await listCases(shop.db, { pageSize: 2, ...(after && { after }) });
      walked.push(...caseList.map(({ id }) => id));
      after = next ?? undefined;
    } while (after);
    expect(walked).toEqual(all.caseList.map(({ id }) => id));
    const upheld = await listCases(shop.db, { state: 'upheld', pageSize: 1000 });
    expect(upheld.caseList).toEqual(all.caseList.filter(({ state }) => state === 'upheld'));
  });
});
