import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductListReply } from '@afterimage/contract/catalogue.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { textOfWords } from './search-words.ts';

let shop: TestShop;
beforeAll(async () => {
  const watch = { version: () => shop.catalogue.version(), assortment: () => shop.catalogue.assortment() };
  shop = await openTestShop(catalogueHandlers(watch));
});
afterAll(() => shop.close());

async function list(language: string, query: Record<string, string>): Promise<ProductListReply> {
  const { data } = await shop.call('listProducts', { language, query: { pageSize: '50', ...query } });
  return data as ProductListReply;
}

describe('words of a search that are colours or sizes', () => {
  it.each([
    ['en', 'Blue mug', 'mug', [['Blue', 'color', ['blue']]]],
    ['en', 'mug, in blue', 'mug', [['in blue', 'color', ['blue']]]],
    ['en', 't-shirt size M', 't-shirt', [['M', 'size', ['m']]]],
    ['en', 'T-Shirt size S', 'T-Shirt', [['S', 'size', ['x']]]],
    [
      'en',
      'black shirt xl',
      'shirt',
      [
        ['black', 'color', ['black']],
        ['xl', 'size', ['xl']],
      ],
    ],
    ['en', 'yellow', '', [['yellow', 'color', ['yellow']]]],
    ['de', 'blaue Tasse', 'Tasse', [['blaue', 'color', ['blue']]]],
    ['de', 'Shirt Größe M', 'Shirt', [['M', 'size', ['m']]]],
    ['de', 'Shirt in Größe S', 'Shirt', [['S', 'size', ['x']]]],
    ['en', 'blaue Tasse', 'Tasse', [['blaue', 'color', ['blue']]]],
  ])('D21.2 in %s "%s" are told as filters', async (language, key, rest, filters) => {
    const { search, total } = await list(language, { key });
    expect(search).toEqual({
      key: rest,
      filterList: filters.map(([words, attribute, valueList]) => ({ words, attribute, valueList })),
    });
    const asFilters = Object.fromEntries(
      search?.filterList.map(({ attribute, valueList }) => [attribute, valueList.join(',')]) ?? [],
    );
    const byFilters = await list(language, { ...(rest && { key: rest }), ...asFilters });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(byFilters.total);
    expect(byFilters.search).toBeUndefined();
  });

  it('D21.2 several colours are alternatives, as those of a filter are', async () => {
    const [both, blue] = [await list('en', { key: 'blue or yellow shirt' }), await list('en', { key: 'blue shirt' })];
    expect(both.search?.filterList.map(({ valueList }) => valueList)).toEqual([['blue'], ['yellow']]);
    expect(both.total).toBeGreaterThanOrEqual(blue.total);
  });

  it('D21.2 no filter is told of where none was read, or where only the name of a product has the colour', async () => {
    expect((await list('en', { key: 'mug' })).search).toBeUndefined();
    expect((await list('en', {})).search).toBeUndefined();
    const named = await list('en', { key: 'blue hour' });
    expect(named.productList[0]?.slug).toBe('blue-hour');
    expect(named.search).toBeUndefined();
  });

  it('D21.2 the text that is left is as it was typed', () => {
    expect(textOfWords('A "Blue"  t-shirt, size M!', ['t', 'shirt'])).toBe('t-shirt');
    expect(textOfWords('Long sleeved BLUE shirt', ['long', 'sleeved', 'shirt'])).toBe('Long sleeved shirt');
    expect(textOfWords('Goldkette', ['kette'])).toBe('kette');
  });
});
