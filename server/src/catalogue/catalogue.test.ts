import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { productList as sample } from '@afterimage/sample/products.ts';
import { products, variants } from './tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { type CallInProcess, createServer, registerApi } from '../platform/http/http.ts';
import { locationHandlers } from '../location/location-handlers.ts';
import { seed } from '../seed/seed.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { watchCatalogue } from './version.ts';

let database: TestDatabase;
let call: CallInProcess;
// Each test asks the database itself.
let version = 0;
const nextVersion = () => String((version += 1));
beforeAll(async () => {
  database = await testDatabase();
  call = registerApi(createServer(), {
    db: database.db,
    handlers: { ...catalogueHandlers({ version: nextVersion, assortment: nextVersion }), ...locationHandlers() },
    findCaller: async () => null,
    catalogueVersion: nextVersion,
    base: '/api',
  });
});
afterAll(() => database.close());

const list = (query: object) => call('listProducts', { query });
const all = async (query: object) => (await list({ pageSize: 100, ...query })).productList;
const names = (result: readonly Product[]) => result.map(({ name }) => name);

describe('the sample shop', () => {
  it('S1.14 all 73 products are in the list at the first start', async () => {
    const { productList, total } = await list({ pageSize: 100 });
    expect([productList.length, total]).toEqual([73, 73]);
  });

  it('S3.1 a product carries the fields of the sample, prices in minor units', async () => {
    for (const { id, ...expected } of sample) {
      const result = await call('getProduct', { params: { productId: String(id) } });
      expect(result).toMatchObject({
        sku: expected.sku,
        name: expected.name,
        slug: expected.slug,
        price: expected.price,
        discount: expected.discount,
        finalPrice: finalPrice(expected.price, expected.discount),
        currency: 'EUR',
        new: expected.new,
        rating: expected.rating,
        ratingCount: expected.ratingCount,
        saleCount: expected.saleCount,
        category: expected.category,
        tag: expected.tag,
        shortDescription: expected.shortDescription,
        fullDescription: expected.fullDescription,
        isCustomizable: expected.isCustomizable,
        thumbImage: expected.thumbImage,
        image: expected.image,
      });
      expect(result.affiliateLink).toBe(expected.affiliateLink);
      expect(
        result.variation.map(({ color, colorCode, size }) => [
          color,
          colorCode,
          size.map(({ name, stock }) => [name, stock]),
        ]),
      ).toEqual(
        expected.variation.map(({ color, colorCode, size }) => [
          color,
          colorCode,
          size.map(({ name, stock }) => [name, stock]),
        ]),
      );
      const stock = expected.variation.flatMap((one) =>
        one.size.length > 0 ? one.size.map((size) => size.stock) : [one.stock ?? 0],
      );
      expect(result.stock).toBe(
        expected.variation.length > 0 ? stock.reduce((sum, one) => sum + one, 0) : expected.stock,
      );
      expect(result.customizationList.map(({ kind, title, extraList }) => [kind, title, extraList.length])).toEqual(
        expected.customizationList.map(({ kind, title, extraList }) => [kind, title, extraList.length]),
      );
    }
  });

  it("S1.14 is loaded once, also by several at the same time, and never over an operator's own data", async () => {
    const empty = await testDatabase();
    try {
      await empty.db.execute(
        sql`truncate products, categories, attributes, shop_settings, countries, blogs, blog_categories, coupons, accounts, shop_facts cascade`,
      );
      const loaded = await Promise.all([seed(empty.db), seed(empty.db), seed(empty.db)]);
      expect(loaded.filter(Boolean)).toHaveLength(1);
      await empty.db.delete(products);
      expect(await seed(empty.db)).toBe(false);
      expect(await empty.db.$count(products)).toBe(0);

      await empty.db.execute(sql`truncate shop_facts`);
      const [own] = await empty.db
        .insert(products)
        .values({ sku: 'OWN', slug: 'own', name: 'Own', price: 100, finalPrice: 100 })
        .returning({ id: products.id });
      expect(await seed(empty.db)).toBe(false);
      expect(await empty.db.select({ id: products.id }).from(products)).toEqual([own]);
    } finally {
      await empty.close();
    }
  });

  it('S7.29 the countries are those of ISO 3166-1', async () => {
    const { countryList } = await call('listCountries');
    expect(countryList.length).toBeGreaterThan(240);
    expect(countryList).toContainEqual(expect.objectContaining({ code: 'DE', name: 'Germany' }));
  });
});

describe('lists', () => {
  it('S7.23 the ten categories, each with its number of products', async () => {
    const { categoryList } = await call('listCategories');
    expect(categoryList).toHaveLength(10);
    for (const { id, productCount } of categoryList)
      expect(productCount, id).toBe(sample.filter(({ category }) => (category as string[]).includes(id)).length);
  });

  it('S7.24 a category holds its products and no others; an unknown one is a 404', async () => {
    const { productList, total } = await call('listCategoryProducts', {
      params: { categoryId: 'jewelry' },
      query: { pageSize: 100 },
    });
    expect(total).toBe(sample.filter(({ category }) => category.includes('jewelry')).length);
    expect(productList.every(({ category }) => category.includes('jewelry'))).toBe(true);
    await expect(call('listCategoryProducts', { params: { categoryId: 'cars' } })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
  });

  it('D7.39 the pages of a list are its parts, without gaps or repetitions', async () => {
    for (const sort of ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount']) {
      const pages = await Promise.all([0, 1, 2, 3, 4].map((pageNum) => list({ pageNum, pageSize: 20, sort })));
      const ids = pages.flatMap(({ productList }) => productList.map(({ id }) => id));
      expect(new Set(ids).size, sort).toBe(73);
      expect(pages.map(({ total }) => total)).toEqual([73, 73, 73, 73, 73]);
    }
  });

  it('S7.24 sorts by price, rating and discount', async () => {
    const ascending = (await all({ sort: 'price-asc' })).map((product) => product.finalPrice);
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    const descending = (await all({ sort: 'price-desc' })).map((product) => product.finalPrice);
    expect(descending).toEqual(ascending.toReversed());
    const rated = (await all({ sort: 'rating' })).map(({ rating }) => rating);
    expect(rated).toEqual(rated.toSorted((a, b) => b - a));
    const reduced = (await all({ sort: 'discount' })).map(({ discount }) => discount);
    expect(reduced).toEqual(reduced.toSorted((a, b) => b - a));
  });

  it('S7.25 the popular ones are those sold most, in all and in a category', async () => {
    const { productList } = await call('listPopularProducts', { query: { pageSize: 5 } });
    const most = sample.map(({ saleCount }) => saleCount).toSorted((a, b) => b - a);
    expect(productList.map(({ saleCount }) => saleCount)).toEqual(most.slice(0, 5));
    const inCategory = await call('listPopularCategoryProducts', { params: { categoryId: 'men' } });
    expect(inCategory.productList.every(({ category }) => category.includes('men'))).toBe(true);
  });

  it('S7.24 filters by colour, size and stock hold for one and the same variant', async () => {
    for (const color of ['black', 'blue', 'yellow'])
      for (const size of ['x', 'm', 'xl', 'xxl']) {
        const expected = sample.filter(({ variation }) =>
          variation.some(
            (one) => one.color === color && one.size.some(({ name, stock }) => name === size && stock > 0),
          ),
        );
        const result = await all({ color, size, inStock: 'true' });
        expect(names(result).toSorted(), `${color} ${size}`).toEqual(expected.map(({ name }) => name).toSorted());
      }
  });

  it('S7.24 filters by price, discount and personalisation', async () => {
    expect(
      (await all({ minPrice: 2000, maxPrice: 5000 })).every((one) => one.finalPrice >= 2000 && one.finalPrice <= 5000),
    ).toBe(true);
    const price = (one: (typeof sample)[number]) => finalPrice(one.price, one.discount);
    expect((await all({ maxPrice: 5000 })).length).toBe(sample.filter((one) => price(one) <= 5000).length);
    expect((await all({ discounted: 'true' })).length).toBe(sample.filter(({ discount }) => discount > 0).length);
    expect((await all({ customizable: 'true' })).length).toBe(sample.filter((one) => one.isCustomizable).length);
  });

  it('S7.24 a product that was taken from sale is nowhere', async () => {
    await database.db.update(products).set({ active: false }).where(eq(products.id, 1));
    expect((await list({})).total).toBe(72);
    await expect(call('getProduct', { params: { productId: '1' } })).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    });
    await database.db.update(products).set({ active: true }).where(eq(products.id, 1));
  });
});

describe('one product', () => {
  it('D7.40 is found by its number and by its slug', async () => {
    const bySlug = await call('getProduct', { params: { productId: sample[4]?.slug } });
    expect(bySlug).toEqual(await call('getProduct', { params: { productId: String(sample[4]?.id) } }));
    for (const productId of ['0', '-1', '99999', '99999999999', 'no-such-thing', "x'; drop table products"])
      await expect(call('getProduct', { params: { productId } }), productId).rejects.toMatchObject({
        code: 'PRODUCT_NOT_FOUND',
      });
  });
});

describe('search', () => {
  const search = (key: string) => all({ key });

  it('S7.24 finds by words of the name, the last one unfinished, without accents and in any case', async () => {
    const mugs = sample.filter(({ name }) => /\bmug\b/i.test(name)).map(({ name }) => name);
    expect(mugs.length).toBeGreaterThan(0);
    for (const key of ['mug', 'MUG', ' mug ', 'mu', 'müg', '"mug', 'mug & ! | ('])
      expect(names(await search(key)), key).toEqual(expect.arrayContaining(mugs));
  });

  it('S7.24 puts what has the word in its name before what mentions it', async () => {
    const [first] = await search('cushion');
    expect(first?.name).toMatch(/cushion/i);
  });

  it('S7.24 forgives slips of the finger', async () => {
    for (const [key, meant] of [
      ['cuhsion', /cushion/i],
      ['pendent', /pendant/i],
      ['frmae', /frame/i],
    ] as const)
      expect(
        names(await search(key)).some((name) => meant.test(name)),
        key,
      ).toBe(true);
  });

  it('S7.24 a search for nothing that exists finds nothing', async () => {
    expect(await search('zzqqxxyy')).toEqual([]);
    expect(await search('!!! ???')).toEqual([]);
    expect(await search('😀')).toEqual([]);
  });

  it('S7.24 no key breaks the search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (key) => {
        const clean = key.replaceAll('\0', '').toWellFormed();
        expect((await list({ key: clean })).total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what others write', () => {
  it('S7.24 any change of the catalogue changes its version', async () => {
    const watch = await watchCatalogue(database.url, { warn: () => {} });
    try {
      const before = watch.version();
      await database.db.update(variants).set({ stock: 3 }).where(eq(variants.id, 1));
      await expect.poll(watch.version).not.toBe(before);
      const then = watch.version();
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'afterimage catalogue' and datname = current_database()",
      );
      await expect.poll(watch.version).not.toBe(then);
      await expect
        .poll(
          async () => {
            const last = watch.version();
            await database.db.update(variants).set({ stock: 4 }).where(eq(variants.id, 1));
            await new Promise((resolve) => setTimeout(resolve, 100));
            return last !== watch.version();
          },
          { interval: 300 },
        )
        .toBe(true);
    } finally {
      await watch.stop();
    }
  });
});
