import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { englishQueries, germanQueries, type SearchQuery } from './test-search-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  const watch = { version: () => shop.catalogue.version(), assortment: () => shop.catalogue.assortment() };
  shop = await openTestShop(catalogueHandlers(watch));
});
afterAll(() => shop.close());

async function find(language: string, key: string): Promise<string[]> {
  const { data } = await shop.call('listProducts', { language, query: { key, pageSize: '24' } });
  return (data as { productList: Product[] }).productList.map(({ slug }) => slug);
}

describe.each<[string, readonly SearchQuery[]]>([
  ['en', englishQueries],
  ['de', germanQueries],
])('a search in %s', (language, queries) => {
  it.each(queries)('D21.2 finds first what is meant by "%s"', async (key, first) => {
    const slugs = await find(language, key);
    if (first === null) expect(slugs).toEqual([]);
    else expect(slugs.slice(0, first.length).toSorted()).toEqual([...first].toSorted());
  });
});

it.each([
  ['en', 'personalised'],
  ['en', 'with name'],
  ['de', 'personalisiert'],
  ['de', 'mit Namen'],
])('D21.2 in %s shows first what can be personalised for "%s", which asks for nothing else', async (language, key) => {
  const { data } = await shop.call('listProducts', { language, query: { key, pageSize: '24' } });
  const { productList } = data as { productList: Product[] };
  expect(productList.map(({ isCustomizable }) => isCustomizable)).toEqual(Array.from({ length: 24 }, () => true));
});
