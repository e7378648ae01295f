import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facets } from '@afterimage/contract/catalogue.ts';
import { newValue } from '../cart/test-products.ts';
import { productAttributeValues, products, variants } from './tables.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { type CallInProcess, createServer, registerApi } from '../platform/http/http.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';

let database: TestDatabase;
let call: CallInProcess;
let version = 0;
let assortment = 0;
beforeAll(async () => {
  database = await testDatabase();
  // A second attribute of products, with more values than a mask has bits.
  const { db } = database;
  const cedar = await newValue(db, 'scent', 'cedar');
  for (let number = 0; number < 60; number += 1) await newValue(db, 'scent', `scent-${number}`);
  const last = await newValue(db, 'scent', 'fig');
  const rows = await db.select({ id: products.id }).from(products);
  await db
    .insert(productAttributeValues)
    .values(
      rows.flatMap(({ id: productId }) => [
        ...(productId % 2 === 0 ? [{ productId, valueId: cedar }] : []),
        ...(productId % 7 === 0 ? [{ productId, valueId: last }] : []),
      ]),
    );
  call = registerApi(createServer(), {
    db: database.db,
    handlers: catalogueHandlers({ version: () => String(version), assortment: () => String(assortment) }),
    findCaller: async () => null,
    catalogueVersion: () => String(Math.random()),
    base: '/api',
  });
});
afterAll(() => database.close());

type Query = Record<string, string | number | undefined>;

/** How long the list is to which a query leads. */
async function totalOf({ categoryId, ...query }: Query): Promise<number> {
  const requestFacets = { ...query, pageSize: 1 };
  if (categoryId === undefined) return (await call('listProducts', { query: requestFacets })).total;
  return (await call('listCategoryProducts', { params: { categoryId }, query: requestFacets })).total;
}

/** The same facets, each counted by asking for the list that it leads to. */
async function requestFacets(query: Query): Promise<Facets> {
  const { categoryList } = await call('listCategories');
  const counts = <Value extends object>(values: readonly Value[], change: (value: Value) => Query) =>
    Promise.all(
      values.map(async (value) => ({ ...value, productCount: await totalOf({ ...query, ...change(value) }) })),
    );
  const { attributeList, priceList: ranges } = await call('listFilters');
  const codesOf = (id: string) =>
    attributeList.find((one) => one.id === id)?.valueList.map(({ code }) => ({ code })) ?? [];
  const namesOf = (id: string) => codesOf(id).map(({ code }) => ({ name: code }));
  const others = (but: string) => {
    const expected = String(query['attribute'] ?? '').split(',');
    return expected.filter((one) => one && !one.startsWith(`${but}:`));
  };
  return {
    categoryList: await counts(
      categoryList.map(({ id }) => ({ id })),
      ({ id }) => ({ categoryId: id }),
    ),
    colorList: await counts(namesOf('color'), ({ name }) => ({ color: name })),
    sizeList: await counts(namesOf('size'), ({ name }) => ({ size: name })),
    attributeList: await Promise.all(
      ['scent', 'material'].map(async (id) => ({
        id,
        valueList: await counts(codesOf(id), ({ code }) => ({ attribute: [...others(id), `${id}:${code}`].join(',') })),
      })),
    ),
    priceList: await counts(ranges, ({ minPrice, maxPrice }) => ({
      minPrice: minPrice ?? undefined,
      maxPrice: maxPrice ?? undefined,
    })),
    inStock: await totalOf({ ...query, inStock: 'true' }),
    discounted: await totalOf({ ...query, discounted: 'true' }),
    customizable: await totalOf({ ...query, customizable: 'true' }),
  };
}

describe('facets', () => {
  const filters: Query[] = [
    {},
    { categoryId: 'men' },
    { color: 'blue' },
    { color: 'blue,black', size: 'm', inStock: 'true' },
    { categoryId: 'women', size: 'x,xl', maxPrice: 6000 },
    { minPrice: 2000, maxPrice: 9000, discounted: 'true' },
    { customizable: 'true', categoryId: 'decor', inStock: 'true' },
    { key: 'cotton', color: 'yellow' },
    { key: 'cuhsion', discounted: 'true' },
    { key: 'linen', categoryId: 'decor', size: 'm', color: 'black', customizable: 'true' },
    { attribute: 'material:wood' },
    { attribute: 'material:cotton,material:linen,scent:cedar', color: 'black' },
    { attribute: 'scent:cedar', inStock: 'true', categoryId: 'decor', size: 'm' },
    { key: '!!!', color: 'blue' },
    { key: 'zzqqxxyy' },
  ];
  it.each(filters)(
    'S7.24 say exactly how long the list is that each value of each filter leads to: %j',
    async (query) => {
      expect(await call('listFacets', { query })).toEqual(await requestFacets(query));
    },
  );

  it('S7.24 a sale changes how many are in stock and nothing else; a change of the assortment changes all', async () => {
    const before = await call('listFacets', {});
    await database.db.update(variants).set({ stock: 0 });
    version += 1;
    expect(await call('listFacets', {})).toEqual({ ...before, inStock: 0 });
    await database.db.update(products).set({ active: false }).where(eq(products.isCustomizable, true));
    version += 1;
    expect((await call('listFacets', {})).customizable).toBe(before.customizable);
    assortment += 1;
    expect((await call('listFacets', {})).customizable).toBe(0);
  });

  it('S7.24 of a category that is not there are none', async () => {
    await expect(call('listFacets', { query: { categoryId: 'cars' } })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
  });
});
