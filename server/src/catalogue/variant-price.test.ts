import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product, Suggestions } from '@afterimage/contract/catalogue.ts';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { newTestProduct, newValue } from '../cart/test-products.ts';
import type { Database } from '../platform/db/connection.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { lowestPrices } from './lowest-prices.ts';
import { priceHistory, products, variants } from './tables.ts';
import { variantFinalPrice } from './variant-price.ts';

let shop: TestShop;
let db: Database;
let version = 0;
beforeAll(async () => {
  shop = await openTestShop(catalogueHandlers({ version: () => String(version), assortment: () => String(version) }));
  ({ db } = shop.database);
});
afterAll(() => shop.close());

/** A product in the sizes m and xl, of which the first has no price of its own. */
async function newPoster({ price = 19_00, discount = 0, large = null as number | null, name = 'Poster' } = {}) {
  const { productId, variantId: small } = await newTestProduct(db, { price, discount, name });
  const sizes = [await newValue(db, 'size', 'm'), await newValue(db, 'size', 'xl')];
  await db.update(variants).set({ sizeId: sizes[0] }).where(eq(variants.id, small));
  const [other] = await db
    .insert(variants)
    .values({ productId, sku: `${productId}-xl`, sizeId: sizes[1], stock: 4, position: 1, price: large })
    .returning({ id: variants.id });
  return { productId, small, large: other?.id ?? 0 };
}
const setPrice = (id: number, price: number | null) => db.update(variants).set({ price }).where(eq(variants.id, id));
const storedPrice = async (id: number) =>
  (await db.select({ price: products.finalPrice }).from(products).where(eq(products.id, id)))[0]?.price;
async function list(query: Record<string, string>): Promise<Product[]> {
  version += 1;
  return ((await shop.call('listProducts', { query })).data as { productList: Product[] }).productList;
}

it('D20.4 the price after a discount is the same in the database as in the contract', async () => {
  const pairs = fc.sample(fc.tuple(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 100 })), 300);
  const { rows } = await db.execute<{ price: number }>(sql`
    select final_price(pair.price, pair.discount) as price from unnest(
      ${sql.param(pairs.map(([price]) => price))}::integer[], ${sql.param(pairs.map(([, discount]) => discount))}::integer[]
    ) with ordinality as pair(price, discount, at) order by pair.at`);
  expect(rows.map(({ price }) => price)).toEqual(pairs.map(([price, discount]) => finalPrice(price, discount)));
});

it('D20.4 a product is stored with the lowest price of its variants, whoever writes', async () => {
  const { productId, small, large } = await newPoster({ discount: 10 });
  await setPrice(large, 29_00);
  expect(await storedPrice(productId)).toBe(17_10);
  await setPrice(large, 9_99);
  expect(await storedPrice(productId)).toBe(8_99);
  await db.update(products).set({ price: 5_00, finalPrice: 1 }).where(eq(products.id, productId));
  expect(await storedPrice(productId)).toBe(4_50);
  await db.delete(variants).where(eq(variants.id, small));
  expect(await storedPrice(productId)).toBe(8_99);
  await setPrice(large, null);
  expect(await storedPrice(productId)).toBe(4_50);
  const [own] = await db
    .select({ price: variantFinalPrice })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, large));
  expect(own?.price).toBe(4_50);
});

it('D20.4 lists, one product and suggestions tell the lowest and the highest price, and each size its own', async () => {
  const { productId, small, large } = await newPoster({ large: 39_00, discount: 10, name: 'Lighthouse poster' });
  const [listed] = await list({ ids: String(productId) });
  expect(listed).toMatchObject({ price: 19_00, finalPrice: 17_10, highestPrice: 35_10 });
  const { data } = await shop.call('getProduct', { params: { productId: String(productId) } });
  expect((data as Product).variation[0]?.size).toMatchObject([
    { variantId: small, ownPrice: { price: 19_00, finalPrice: 17_10 } },
    { variantId: large, ownPrice: { price: 39_00, finalPrice: 35_10 } },
  ]);
  const suggested = (await shop.call('suggestProducts', { query: { key: 'lighthouse' } })).data as Suggestions;
  expect(suggested.productList).toMatchObject([{ price: 19_00, finalPrice: 17_10, highestPrice: 35_10 }]);
});

it('D20.4 lists are filtered and sorted by the lowest price', async () => {
  const wide = await newPoster({ price: 70_000_00, large: 40_000_00 });
  const even = await newPoster({ price: 50_000_00 });
  const idsOf = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);
  expect(await idsOf({ minPrice: '3000000', sort: 'price-asc' })).toEqual([wide.productId, even.productId]);
  expect(await idsOf({ minPrice: '6000000' })).toEqual([]);
  expect(await idsOf({ minPrice: '3000000', maxPrice: '4500000' })).toEqual([wide.productId]);
});

const day = 86_400_000;
const backdate = (productId: number, days: number) =>
  db
    .update(priceHistory)
    .set({ createdAt: new Date(Date.now() - days * day) })
    .where(eq(priceHistory.productId, productId));

it('D20.2 each variant with a price of its own has its own lowest price of the 30 days before', async () => {
  const { productId, small, large } = await newPoster({ price: 20_00 });
  await backdate(productId, 90);
  // It cost as much as the others until now.
  await setPrice(large, 50_00);
  await db.update(products).set({ discount: 20 }).where(eq(products.id, productId));
  const lowest = await lowestPrices(db, [productId]);
  expect(lowest.products.get(productId)).toBe(20_00);
  expect(lowest.variants.get(small)).toBe(20_00);
  expect(lowest.variants.get(large)).toBe(20_00);
});

it('D20.2 a change of one price is no change of the others, and a price within one transaction was never asked', async () => {
  const { productId, small, large } = await newPoster({ price: 20_00 });
  await backdate(productId, 90);
  await setPrice(large, 50_00);
  await backdate(productId, 60);
  await db.transaction(async (tx) => {
    await tx.update(products).set({ price: 10_00 }).where(eq(products.id, productId));
    await tx.update(products).set({ price: 24_00 }).where(eq(products.id, productId));
  });
  await db.update(products).set({ discount: 10 }).where(eq(products.id, productId));
  const lowest = await lowestPrices(db, [productId]);
  expect([lowest.variants.get(small), lowest.variants.get(large)]).toEqual([20_00, 50_00]);
  const rows = await db.select().from(priceHistory).where(eq(priceHistory.variantId, large));
  expect(rows.at(-1)).toMatchObject({ finalPrice: 45_00, discount: 10 });
  const [listed] = await list({ ids: String(productId) });
  expect(listed?.lowestPrice).toBe(20_00);
  expect(listed?.variation[0]?.size.map(({ ownPrice }) => ownPrice?.lowestPrice)).toEqual([20_00, 50_00]);
});

it('D20.2 a variant that is added later has no earlier price', async () => {
  const { productId, small } = await newPoster({ price: 20_00 });
  await backdate(productId, 90);
  const [added] = await db
    .insert(variants)
    .values({ productId, sku: `${productId}-xxl`, price: 70_00 })
    .returning({ id: variants.id });
  const countOf = async (id: number) => (await db.$count(priceHistory, eq(priceHistory.variantId, id))) ?? 0;
  expect([await countOf(small), await countOf(added?.id ?? 0)]).toEqual([1, 1]);
  const [row] = await db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.variantId, added?.id ?? 0));
  expect(row?.finalPrice).toBe(70_00);
});
