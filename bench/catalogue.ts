// Cold reads of the catalogue with 100,000 products (nothing kept in memory), each beside a bare SELECT of 20 rows by
// primary key in the same run; with --plans also what the database does. Run: node bench/catalogue.ts [products] [--plans]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { catalogueHandlers } from '../server/src/catalogue/catalogue-handlers.ts';
import { connect } from '../server/src/platform/db/connection.ts';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { createServer, registerApi } from '../server/src/platform/http/http.ts';
import { seed } from '../server/src/seed/seed.ts';

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

const dataDir = await mkdtemp(join(tmpdir(), 'afterimage-bench-'));
await chmod(dataDir, 0o755);
const server = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
await migrate(server.url);
const connection = connect(server.url);
const { db, pool } = connection;
try {
  await seed(db);
  await fill();
  // `totals` says whether the sizes of lists are still known, as they are until products change.
  for (const totals of ['counted', 'kept'] as const) await measure(totals);
  if (plans) await showPlans();
} finally {
  await connection.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const began = performance.now();
  const names = `(array['Oak','Ash','Linen','Silk','Steel','Brass','Clay','Glass','Paper','Wool'])`;
  const things = `(array['Lamp','Mug','Cushion','Frame','Scarf','Chair','Poster','Ring','Bottle','Shirt'])`;
  const materials = `(array['cotton','walnut','leather','copper','bamboo'])`;
  const groups = `(array['decor','fashion','men','women','swimsuit','cosmetics','furniture','perfumes','wearables','jewelry'])`;
  await db.execute(
    sql.raw(`insert into products (sku, slug, name, price, discount, final_price, rating, rating_count, sale_count,
      category, tag, short_description, full_description, is_customizable, created_at)
    select 'B-' || n, 'thing-b' || n, ${names}[1 + n % 10] || ' ' || ${things}[1 + n / 7 % 10] || ' quillon' || n, p, d,
      p - (p * d + 50) / 100, 1 + (random() * 40)::int / 10.0, (random() * 300)::int, (random() * 5000)::int,
      array[${groups}[1 + n / 3 % 10]], array[${materials}[1 + n % 5]],
      'A quiet thing of ' || ${materials}[1 + n / 11 % 5] || ' for every day.',
      repeat('Made by hand, meant to be kept, repaired and handed on. ', 8), n % 3 = 0, now() - n * interval '1 minute'
    from (select n, 500 + (random() * 20000)::int as p, case when n % 4 = 0 then (n / 4) % 26 else 0 end as d
      from generate_series(1, ${count}) n) as made`),
  );
  await db.execute(
    sql.raw(`insert into variants (product_id, sku, color_id, size_id, stock, position)
    select products.id, sku || '-' || code, v.id,
      (select id from attribute_values where attribute_id = 'size' and code = 'm'), (random() * 10)::int, 0
    from products, attribute_values v where sku like 'B-%' and attribute_id = 'color'`),
  );
  await db.execute(
    sql.raw(`insert into product_attribute_values (product_id, value_id)
    select products.id, v.id from products, attribute_values v
    where sku like 'B-%' and attribute_id = 'material' and (products.id + v.id) % 5 = 0`),
  );
  await pool.query('vacuum analyze');
  console.log(`${count} products laid in ${Math.round((performance.now() - began) / 1000)} s`);
}

async function measure(totals: 'counted' | 'kept'): Promise<void> {
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

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + 600;
  while (times.length < 5 || (performance.now() < end && times.length < 100)) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function print(name: string, ms: number, reference: number, total?: number): void {
  const figures = [
    ms.toFixed(2).padStart(8),
    (ms / reference).toFixed(1).padStart(10),
    String(total ?? '').padStart(16),
  ];
  console.log(name.padEnd(22), ...figures);
}

/** The plans of the very queries that the calls send. */
async function showPlans(): Promise<void> {
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
