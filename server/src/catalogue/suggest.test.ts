import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productList as sample } from '@afterimage/sample/products.ts';
import { products, variants } from './tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { type CallInProcess, createServer, registerApi } from '../platform/http/http.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';

let database: TestDatabase;
let call: CallInProcess;
// Each test asks the database itself.
let version = 0;
const next = () => String((version += 1));
beforeAll(async () => {
  database = await testDatabase();
  call = registerApi(createServer(), {
    db: database.db,
    handlers: catalogueHandlers({ version: next, assortment: next }),
    findCaller: async () => null,
    catalogueVersion: next,
    base: '/api',
  });
});
afterAll(() => database.close());

const suggest = (key: string) => call('suggestProducts', { query: { key } });
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('suggestions', () => {
  it('S7.24 are products, categories and whole words for what was typed so far', async () => {
    const { productList, categoryList, wordList } = await suggest('cus');
    expect(names(productList)[0]).toMatch(/cushion/i);
    expect(productList.length).toBeLessThanOrEqual(6);
    const cushion = sample.find(({ name }) => name === productList[0]?.name);
    expect(productList[0]).toMatchObject({
      id: cushion?.id,
      slug: cushion?.slug,
      price: cushion?.price,
      currency: 'EUR',
      thumbImage: cushion?.thumbImage[0],
    });
    expect(wordList[0]).toBe('cushion');
    expect(categoryList).toEqual([]);
    expect((await suggest('fur')).categoryList).toEqual([{ id: 'furniture', name: 'Furniture' }]);
  });

  it('S7.24 keep the words before the one that is being typed, and promise only what is found', async () => {
    const { wordList, productList } = await suggest('photo cu');
    expect(wordList).toContain('photo cushion');
    expect(productList.length).toBeGreaterThan(0);
    for (const key of wordList) expect((await call('listProducts', { query: { key } })).total, key).toBeGreaterThan(0);
  });

  it('D21.2 name the questions of the help page in the language of the customer: those of the owner once there are some', async () => {
    const questions = async (key: string, locale: 'en' | 'de' = 'en') =>
      (await call('suggestProducts', { query: { key } }, locale)).questionList;
    expect(await questions('app')).toEqual(['Do I need an app to see a print come alive?']);
    const gifts = {
      question: { en: 'Do you wrap gifts?', de: 'Packen Sie Geschenke ein?' },
      answer: { en: 'Yes, at no cost.', de: 'Ja, kostenlos.' },
    };
    await database.db.update(shopSettings).set({ helpQuestions: [gifts] });
    expect(await questions('wrap gif')).toEqual(['Do you wrap gifts?']);
    expect(await questions('geschenk', 'de')).toEqual(['Packen Sie Geschenke ein?']);
    expect([await questions('app'), await questions('gi'), await questions('wrap mugs')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await database.db.update(shopSettings).set({ helpQuestions: null });
  });

  it('S7.24 forgive slips, also in a word that is not finished; nothing is made up', async () => {
    for (const key of ['cuhsion', 'cushoin', 'cuhsi', 'CÜSHI'])
      expect(names((await suggest(key)).productList)[0], key).toMatch(/cushion/i);
    expect(await suggest('zzqqxxyy')).toEqual({ productList: [], categoryList: [], wordList: [] });
    expect(await suggest('!!!')).toEqual({ productList: [], categoryList: [], wordList: [] });
    await expect(suggest(' ')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('S7.24 come for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), async (text) => {
        const key = `a${text.replaceAll('\0', '').toWellFormed()}`;
        expect((await suggest(key)).productList.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('products that go with one', () => {
  const related = async (productId: string, pageSize = 4) =>
    (await call('listRelatedProducts', { params: { productId }, query: { pageSize } })).productList;

  it('S7.25 are of its kind, and to be personalised if it is', async () => {
    const mug = await related('hearth-photo-mug');
    expect(mug).toHaveLength(4);
    expect(mug.every(({ isCustomizable, category }) => isCustomizable && category.includes('decor'))).toBe(true);
    expect(mug.map(({ slug }) => slug)).not.toContain('hearth-photo-mug');
    const shopper = await related('harbour-leather-shopper');
    expect(shopper.some(({ name }) => /bag/i.test(name))).toBe(true);
    expect(shopper.some(({ isCustomizable }) => isCustomizable)).toBe(false);
  });

  it('S7.25 what is in stock comes first, as it is now', async () => {
    const before = await related('hearth-photo-mug', 12);
    const first = before[0]?.id ?? 0;
    await database.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, first));
    const after = await related('hearth-photo-mug', 12);
    expect(after.map(({ id }) => id)).not.toContain(first);
    expect(after.every(({ stock }) => stock > 0)).toBe(true);
    await database.db.update(products).set({ active: false }).where(eq(products.id, first));
    await database.db.update(variants).set({ stock: 5 }).where(eq(variants.productId, first));
    expect((await related('hearth-photo-mug', 12)).map(({ id }) => id)).not.toContain(first);
  });

  it('S7.25 of a product that is not there are not found', async () => {
    await expect(related('no-such-thing')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });
});

describe('products by their numbers', () => {
  const list = (ids: string) => call('listProducts', { query: { ids } });

  it('S7.24 come in the order in which they are named; what is not sold is left out', async () => {
    const { productList, total } = await list('17,3,99999,5,3');
    expect([productList.map(({ id }) => id), total]).toEqual([[17, 3, 5], 3]);
    for (const wrong of ['x', '0', '-1', '1.5', '99999999999', Array.from({ length: 25 }, (_, n) => n + 1).join()])
      await expect(list(wrong), wrong).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
