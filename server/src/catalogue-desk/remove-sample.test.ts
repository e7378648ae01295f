import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { blogs } from '../blog/tables.ts';
import { attributes, categories, products } from '../catalogue/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { orders } from '../orders/tables.ts';
import { newOrder } from '../projects/test-order.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { openCatalogueDesk } from './test-catalogue-desk.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

it('D20.4 the sample goes, and what an operator made or changed stays; ordered products become drafts', async () => {
  const { db } = desk.database;
  const own = await desk.add('My own mug', 1500, ['decor']);
  const [first, second] = await db
    .select()
    .from(products)
    .where(eq(products.active, true))
    .orderBy(products.id)
    .limit(2);
  const changed = (await desk.call('getDeskProduct', { params: { productId: String(first?.id) } })).data;
  await desk.save(changed, { price: changed.price + 100 });
  await newOrder(db, null, [[]]);
  const { rows: ordered } = await desk.database.pool.query<{ product_id: number }>(
    'update order_lines set product_id = $1 returning product_id',
    [second?.id],
  );
  expect(ordered.length).toBeGreaterThan(0);
  const before = (await desk.call<Reply<'getSampleState'>>('getSampleState')).data;
  expect(before).toEqual({ untouchedCount: 72, orderedCount: 1 });
  const after = (await desk.call<Reply<'getSampleState'>>('removeSample')).data;
  expect(after).toEqual({ untouchedCount: 0, orderedCount: 0 });
  const left = await db.select({ id: products.id, active: products.active }).from(products).orderBy(products.id);
  expect(left).toEqual([
    { id: first?.id, active: true },
    { id: second?.id, active: false },
    { id: own.id, active: false },
  ]);
  const kept = await db.select({ id: categories.id }).from(categories);
  const used = new Set(['decor', ...(first?.category ?? []), ...(second?.category ?? [])]);
  expect(new Set(kept.map(({ id }) => id))).toEqual(used);
  expect(await db.$count(readyDesigns)).toBe(0);
  expect(await db.$count(blogs)).toBe(0);
  expect(await db.$count(coupons, eq(coupons.active, true))).toBe(0);
  expect((await db.select({ id: attributes.id }).from(attributes)).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['color', 'size']),
  );
  expect((await db.select({ n: count() }).from(orders))[0]?.n).toBeGreaterThan(0);
  // The lists of an almost empty shop still answer.
  expect((await desk.call<{ total: number }>('listProducts', { query: {} })).data.total).toBe(1);
});
