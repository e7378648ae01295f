import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { translations } from '../translations/tables.ts';
import { openReviews } from './test-reviews.ts';

let shop: Awaited<ReturnType<typeof openReviews>>;
beforeAll(async () => (shop = await openReviews()));
afterAll(() => shop.close());

const inGerman = async (productId: number, token?: string): Promise<Reply<'listReviews'>> => {
  const params = { productId: String(productId) };
  return (await shop.call('listReviews', { params, language: 'de', token })).data as Reply<'listReviews'>;
};
const translate = (reviewId: number, title: string, text: string) =>
  shop.db.insert(translations).values(
    Object.entries({ title, text }).map(([field, words]) => ({
      entity: 'review' as const,
      entityId: String(reviewId),
      locale: 'de',
      field,
      text: words,
    })),
  );
const translationsOf = (reviewId: number) =>
  shop.db.$count(translations, and(eq(translations.entity, 'review'), eq(translations.entityId, String(reviewId))));

describe('reviews in another language', () => {
  it('S3.10 those of the sample are German on German pages and say that they are translated, and English as they were written', async () => {
    const mug = 3;
    const german = (await inGerman(mug)).productReviewList;
    const english = (await shop.list(mug)).productReviewList;
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const [index, { title, text, translatedFrom }] of german.entries()) {
      expect(translatedFrom).toBe('en');
      expect(title).not.toBe(english[index]?.title);
      expect(text).not.toBe(english[index]?.text);
    }
    expect(german.map(({ title }) => title)).toContain('Elf Monate, jeden Morgen');
    expect(english.every((review) => !('translatedFrom' in review))).toBe(true);
  });

  it('S3.10 what nobody has translated is shown as it was written', async () => {
    const productId = await shop.newProduct();
    await shop.write(await shop.newPerson(), productId, { title: 'Good', text: 'It does what it should.' });
    const [review] = (await inGerman(productId)).productReviewList;
    expect(review).toMatchObject({ title: 'Good', text: 'It does what it should.' });
    expect(review).not.toHaveProperty('translatedFrom');
  });

  it('S1.5 authors see and edit what they wrote; others read the translation until the words change', async () => {
    const [ada, productId] = [await shop.newPerson(), await shop.newProduct()];
    const { id } = await shop.write(ada, productId);
    await translate(id, 'Gut', 'Es tut, was es soll.');
    const own = await inGerman(productId, ada.token);
    expect([own.ownReview?.title, own.productReviewList[0]?.title]).toEqual(['Good', 'Good']);
    await shop.write(ada, productId, { rating: 2 });
    expect((await inGerman(productId)).productReviewList[0]).toMatchObject({ title: 'Gut', rating: 2 });
    await shop.write(ada, productId, { text: 'It broke.' });
    expect((await inGerman(productId)).productReviewList[0]).toMatchObject({ title: 'Good', text: 'It broke.' });
    expect(await translationsOf(id)).toBe(0);
  });

  it('S1.5 a translation goes with its review', async () => {
    const [ada, productId] = [await shop.newPerson(), await shop.newProduct()];
    const { id } = await shop.write(ada, productId);
    await translate(id, 'Gut', 'Es tut, was es soll.');
    expect(await translationsOf(id)).toBe(2);
    await shop.db.execute(`delete from reviews where id = ${id}`);
    expect(await translationsOf(id)).toBe(0);
  });
});
