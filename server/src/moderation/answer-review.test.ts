import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { products } from '../catalogue/tables.ts';
import { putBackEntry } from '../operators/put-back.ts';
import { auditDetails, auditLog } from '../operators/tables.ts';
import { openReports } from '../reports/test-reports.ts';
import { reviewsOnWire } from '../reviews/read-reviews.ts';
import type { TestOperator } from '../test-shop.ts';
import { translations } from '../translations/tables.ts';
import { registerAnswerPutBacks } from './answer-review.ts';
import { moderationHandlers } from './moderation-handlers.ts';

let desk: Awaited<ReturnType<typeof openReports>>;
let support: TestOperator;
beforeAll(async () => {
  desk = await openReports(({ signUrl, shopUrl }) => {
    registerAnswerPutBacks();
    return moderationHandlers({ signUrl, shopUrl });
  });
  support = await desk.newOperator({ role: 'support' });
});
afterAll(() => desk.close());

const answer = (id: number, body: { answer: string | null; seen: string | null }, operator = support) =>
  desk.call('answerReview', { operator, params: { reviewId: String(id) }, body });
const publicReview = async (id: number) => {
  const [review] = await reviewsOnWire(desk.db, [id], { accountId: null, locale: 'en', signUrl: () => '' });
  return review;
};

describe('the answer of the shop to a review', () => {
  it('D20.3 is written, changed and removed, and stands below the review for everybody', async () => {
    const { id } = await desk.newReview(2);
    expect(await publicReview(id)).not.toHaveProperty('answer');
    expect((await answer(id, { answer: ' We are sorry. ', seen: null })).data).toMatchObject({
      answer: 'We are sorry.',
    });
    const before = Date.now();
    expect((await publicReview(id))?.answer).toEqual({ text: 'We are sorry.', createdAt: expect.any(String) });
    expect(Date.parse((await publicReview(id))?.answer?.createdAt ?? '')).toBeLessThanOrEqual(before);
    // An answer is replaced only by a request that names the present one.
    expect((await answer(id, { answer: 'Another', seen: null })).status).toBe(409);
    expect((await answer(id, { answer: 'Write to us.', seen: 'We are sorry.' })).status).toBe(200);
    expect((await publicReview(id))?.answer?.text).toBe('Write to us.');
    expect((await answer(id, { answer: null, seen: 'Write to us.' })).data).toMatchObject({ answer: null });
    expect(await publicReview(id)).not.toHaveProperty('answer');
  });

  it('D20.2 takes the right to decide about reviews, and a text', async () => {
    const { id } = await desk.newReview(3);
    const packer = await desk.newOperator({ role: 'production' });
    expect((await answer(id, { answer: 'Hello', seen: null }, packer)).status).toBe(403);
    expect((await answer(id, { answer: '  ', seen: null })).status).toBe(400);
    expect((await answer(id, { answer: 'x'.repeat(2001), seen: null })).status).toBe(400);
    expect((await answer(2_000_000_000, { answer: 'Hello', seen: null })).status).toBe(404);
  });

  it('D20.1 is recorded, with details that go with the author, and put back', async () => {
    const { id } = await desk.newReview(4);
    await answer(id, { answer: 'Thank you!', seen: null });
    await answer(id, { answer: null, seen: 'Thank you!' });
    const entries = await desk.db
      .select({ id: auditLog.id, action: auditLog.action, accountId: auditDetails.accountId })
      .from(auditLog)
      .leftJoin(auditDetails, eq(auditDetails.entryId, auditLog.id))
      .where(eq(auditLog.subjectId, String(id)))
      .orderBy(auditLog.position);
    expect(entries.map(({ action }) => action)).toEqual(['review.answered', 'review.answer.removed']);
    expect(entries.every(({ accountId }) => accountId !== null)).toBe(true);
    await putBackEntry(desk.db, support, entries[1]?.id ?? '');
    expect((await publicReview(id))?.answer?.text).toBe('Thank you!');
    await answer(id, { answer: 'Thanks', seen: 'Thank you!' });
    await expect(putBackEntry(desk.db, support, entries[0]?.id ?? '')).rejects.toMatchObject({
      code: 'RECORD_CHANGED',
    });
  });
});

it('D20.3 reviews are found by the name of their product in any language, and by whether they are answered', async () => {
  const { id } = await desk.newReview(5);
  const all = async (filter: string) => {
    const { status, data } = await desk.call('listModeratedReviews', { operator: support, query: { filter } });
    expect([filter, status]).toEqual([filter, 200]);
    return (data as Reply<'listModeratedReviews'>).itemList;
  };
  const { productId = 0 } = (await all('answered:no')).find((one) => one.id === id) ?? {};
  await desk.db.update(products).set({ name: 'Pine Lantern' }).where(eq(products.id, productId));
  const text = { entity: 'product', entityId: String(productId), locale: 'de', field: 'name' } as const;
  await desk.db
    .insert(translations)
    .values({ ...text, text: 'Kiefernlaterne' })
    .onConflictDoUpdate({
      target: [translations.entity, translations.entityId, translations.locale, translations.field],
      set: { text: 'Kiefernlaterne' },
    });
  const idsOf = async (filter: string) => (await all(filter)).map((one) => one.id);
  expect(await idsOf('about:*lantern')).toContain(id);
  expect(await idsOf('about:*LATERNE')).toContain(id);
  expect(await idsOf('about:*zyzzyx')).toEqual([]);
  await answer(id, { answer: 'Thank you!', seen: null });
  expect(await idsOf('answered:yes')).toContain(id);
  expect(await idsOf('answered:no')).not.toContain(id);
});
