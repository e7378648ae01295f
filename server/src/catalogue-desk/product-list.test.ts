import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listQuery } from '@afterimage/contract/admin/lists.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import { productList } from './product-list.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(`
    alter table products disable trigger user;
    insert into products (sku, slug, name, price, final_price, category, active, is_customizable)
      select 'BULK-' || n, 'bulk-' || n, 'Bulk thing ' || n, n, n, array[case when n % 2 = 0 then 'decor' else 'men' end],
        n % 10 <> 0, n % 3 = 0
      from generate_series(1, 3000) n;
    insert into products (sku, slug, name, price, final_price, category, active, publish_at)
      select 'BULK-LATER-' || n, 'bulk-later-' || n, 'Bulk later ' || n, 9000, 9000, '{men}', false, now() + interval '1 day'
      from generate_series(1, 2) n;
    alter table products enable trigger user;
    insert into variants (product_id, sku, stock) select id, sku || '-V', id % 5 from products where sku like 'BULK-%' and sku not like 'BULK-LATER-%';
    analyze products; analyze variants;`);
});
afterAll(() => database.close());

const view = { locale: 'en', timeZone: 'Europe/Berlin', now: new Date() } as const;
const pageOf = (query: Record<string, string>) => listPageOf(database.db, productList, listQuery.parse(query), view);

it.each([
  [{ filter: 'state:draft' }, 300, 'draft'],
  [{ filter: 'state:draft~category:men' }, 0, null],
  [{ filter: 'state:draft,scheduled~sku:*bulk' }, 302, null],
  [{ filter: 'state:scheduled' }, 2, 'scheduled'],
  [{ filter: 'state:!published~sku:*bulk' }, 302, null],
  [{ filter: 'category:men,decor~sku:*bulk' }, 3002, null],
  [{ filter: 'category:!decor~sku:*bulk' }, 1502, null],
  [{ filter: 'category:nothing-here' }, 0, null],
  [{ filter: 'value:nothing-here' }, 0, null],
  [{ filter: 'customizable:yes~price:1..30~sku:*bulk' }, 10, null],
  [{ text: 'thing 2999' }, 1, null],
  [{ text: 'BULK-77-V' }, 1, null],
  [{ text: 'bulk 77v' }, 1, null],
  [{ filter: 'stock:0..0~sku:*bulk' }, 600, null],
] as const)('D20.1 the list of products with %j has %i of them', async (query, total, state) => {
  const page = await pageOf(query);
  expect(page.total.count).toBe(total);
  if (state) expect(new Set(page.itemList.map((row) => row.state))).toEqual(new Set([state]));
});

it('D20.1 products are listed by a value of their own, of a variant or of a picture in a color', async () => {
  const { rows } = await database.pool.query<{ id: number; attribute: string }>(`
    insert into attribute_values (attribute_id, code, name, swatch)
      values ('color', 'puce', 'Puce', '#cc8899'), ('size', 'giant', 'Giant', null), ('material', 'felt', 'Felt', null)
      returning id, attribute_id as attribute`);
  const idOf = (attribute: string) => rows.find((row) => row.attribute === attribute)?.id ?? 0;
  await database.pool.query(
    `insert into variants (product_id, sku, color_id, stock) select id, sku || '-P', $1, 1 from products where sku in ('BULK-1', 'BULK-2');`,
    [idOf('color')],
  );
  await database.pool.query(
    `update products set colors = '[{"color": "puce", "image": {"src": "/p.webp", "alt": ""}}]' where sku in ('BULK-2', 'BULK-3')`,
  );
  await database.pool.query(
    `insert into variants (product_id, sku, size_id, stock) select id, sku || '-G', $1, 1 from products where sku = 'BULK-4'`,
    [idOf('size')],
  );
  await database.pool.query(
    `insert into product_attribute_values select id, $1 from products where sku in ('BULK-5', 'BULK-1')`,
    [idOf('material')],
  );
  const skus = async (...ids: number[]) =>
    (await pageOf({ filter: `value:${ids.join(',')}`, sort: 'id' })).itemList.map(({ sku }) => sku);
  expect(await skus(idOf('color'))).toEqual(['BULK-1', 'BULK-2', 'BULK-3']);
  expect(await skus(idOf('size'))).toEqual(['BULK-4']);
  expect(await skus(idOf('material'))).toEqual(['BULK-1', 'BULK-5']);
  expect(await skus(idOf('size'), idOf('material'))).toEqual(['BULK-1', 'BULK-4', 'BULK-5']);
});

it.each(['id', '-id', 'name', '-price', 'createdAt'])(
  'D20.1 pages sorted by %s have every product once',
  async (sort) => {
    const seen = new Set<number>();
    let cursor: string | null = null;
    do {
      const page = await pageOf({ sort, limit: '200', ...(cursor && { cursor }) });
      for (const { id } of page.itemList) seen.add(id);
      cursor = page.nextCursor;
    } while (cursor !== null);
    const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from products`);
    expect(seen.size).toBe(rows[0]?.n);
  },
);
