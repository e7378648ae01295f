// Cold reads of the catalogue with 100,000 products (nothing kept in memory), each beside a bare SELECT of 20 rows by
// primary key in the same run; with --plans also what the database does. Run: node bench/catalogue.ts [products] [--plans]
import type pg from 'pg';
import { catalogueHandlers } from '../server/src/catalogue/catalogue-handlers.ts';
import type { Connection } from '../server/src/platform/db/connection.ts';
import { createServer, registerApi } from '../server/src/platform/http/http.ts';
import { median, print, withManyProducts } from './many-products.ts';

const count = Number(process.argv[2] ?? 100_000);
const plans = process.argv.includes('--plans');

const lists: [string, Record<string, string | number>][] = [
  ['list', {}],
  ['newest', { sort: 'newest' }],
  ['cheapest', { sort: 'price-asc' }],
  ['best rated', { sort: 'rating' }],
  ['most reduced', { sort: 'discount' }],
  ['page 2000', { pageNum: 2000 }],
  ['in stock, blue', { inStock: 'true', color: 'blue' }],
  ['20 to 21 euros', { minPrice: 2000, maxPrice: 2100 }],
  ['reduced, personal', { discounted: 'true', customizable: 'true' }],
  ['common word', { key: 'cotton' }],
  ['two words', { key: 'oak lamp' }],
  ['rare word', { key: 'quillon4711' }],
  ['unfinished word', { key: 'cott' }],
  ['common word by price', { key: 'cotton', sort: 'price-asc' }],
  ['mistyped word', { key: 'coton lmap' }],
  ['no such word', { key: 'zzyzzxq' }],
];

const facets: [string, Record<string, string | number>][] = [
  ['facets', {}],
  ['of a category', { categoryId: 'decor' }],
  ['of blue', { color: 'blue' }],
  ['of wool', { attribute: 'material:wool' }],
  ['of blue in category', { categoryId: 'decor', color: 'blue', maxPrice: 6000 }],
  ['of what is in stock', { inStock: 'true' }],
  ['of a common word', { key: 'cotton' }],
  ['of a rare word', { key: 'quillon4711' }],
];
const typed = ['c', 'co', 'cotton', 'oak la', 'quillon47', 'coton lmap', 'zzyzzxq'];

await withManyProducts(count, async (connection) => {
  // `totals` says whether the sizes of lists are still known, as they are until products change.
  for (const totals of ['counted', 'kept'] as const) await measure(connection, totals);
  if (plans) await showPlans(connection);
});

async function measure({ db, pool }: Connection, totals: 'counted' | 'kept'): Promise<void> {
  let requestCount = 0;
  const fresh = () => String((requestCount += 1));
  const assortment = totals === 'counted' ? fresh : () => 'still';
  const call = registerApi(createServer(), {
    db,
    handlers: catalogueHandlers({ version: assortment, assortment }),
    findCaller: async () => null,
    catalogueVersion: fresh,
    base: '/api',
  });
  console.log(`\ntotals ${totals.padEnd(12)}      ms   x the reference   total`);
  const reference = async () => {
    const first = 1 + Math.floor(Math.random() * (count - 20));
    await pool.query('select * from products where id between $1 and $2', [first, first + 19]);
  };
  const ms = await median(reference);
  print('20 rows by key', ms, ms);
  for (const [name, query] of lists) {
    const read = () => call('listProducts', { query });
    const { total } = await read();
    print(name, await median(read), ms, total);
  }
  const inCategory = () => call('listCategoryProducts', { params: { categoryId: 'decor' } });
  print('category', await median(inCategory), ms, (await inCategory()).total);
  print('one product', await median(() => call('getProduct', { params: { productId: 'thing-b777' } })), ms);
  for (const [name, query] of facets) print(name, await median(() => call('listFacets', { query })), ms);
  for (const key of typed) print(`typed "${key}"`, await median(() => call('suggestProducts', { query: { key } })), ms);
  print('related', await median(() => call('listRelatedProducts', { params: { productId: 'thing-b777' } })), ms);
  print('categories', await median(() => call('listCategories')), ms);
}

/** The plans of the very queries that the calls send. */
async function showPlans({ db, pool }: Connection): Promise<void> {
  const queries: { text: string; values: unknown[] }[] = [];
  const plain = pool.query.bind(pool) as (config: unknown, values?: unknown[]) => Promise<pg.QueryResult>;
  const listening = (config: { text: string }, values: unknown[] = []) => {
    queries.push({ text: config.text, values });
    return plain(config, values);
  };
  Object.assign(pool, { query: listening });
  const fresh = () => String(Math.random());
  const handlers = catalogueHandlers({ version: fresh, assortment: fresh });
  const call = registerApi(createServer(), {
    db,
    handlers,
    findCaller: async () => null,
    catalogueVersion: fresh,
    base: '/api',
  });
  for (const [name, query] of lists) {
    queries.length = 0;
    await call('listProducts', { query });
    console.log(`\n## ${name}`);
    for (const { text, values } of queries.slice()) {
      if (!text.includes('"products"')) continue;
      const { rows } = await plain(`explain (analyze, costs off, timing off, buffers off) ${text}`, values);
      console.log(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n'), '\n');
    }
  }
}
