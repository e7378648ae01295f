import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { lowestPrices } from './lowest-prices.ts';
import { priceHistory, products } from './tables.ts';

let shop: TestShop;
let version = 0;
beforeAll(async () => {
  shop = await openTestShop(catalogueHandlers({ version: () => String(version), assortment: () => String(version) }));
});
afterAll(() => shop.close());

const day = 86_400_000;

/** A product that is reduced by 20 percent now, with its prices before, by how many days ago they began. */
async function reduced(...before: [daysAgo: number, finalPrice: number, discount: number][]): Promise<number> {
  const { db } = shop.database;
  const { productId } = await newTestProduct(db);
  await db.update(products).set({ price: 100_00, discount: 20, finalPrice: 80_00 }).where(eq(products.id, productId));
  await db.delete(priceHistory).where(eq(priceHistory.productId, productId));
  const rows = [...before, [0, 80_00, 20] as const];
  await db.insert(priceHistory).values(
    rows.map(([daysAgo, finalPrice, discount]) => ({
      productId,
      finalPrice,
      discount,
      createdAt: new Date(Date.now() - daysAgo * day),
    })),
  );
  return productId;
}

it('D20.2 the lowest price is of the 30 days before the discount began, not of the time during it', async () => {
  const simple = await reduced([90, 100_00, 0]);
  const cheaper = await reduced([90, 100_00, 0], [25, 91_00, 0], [10, 100_00, 0]);
  const longAgo = await reduced([90, 70_00, 0], [40, 100_00, 0]);
  // It became cheap before the 30 days and still was within them.
  const reaching = await reduced([90, 70_00, 0], [29, 100_00, 0]);
  const inSteps = await reduced([90, 100_00, 0], [20, 95_00, 5], [10, 90_00, 10]);
  const again = await reduced([90, 100_00, 0], [25, 85_00, 15], [20, 100_00, 0]);
  const always = await reduced();
  const ids = [simple, cheaper, longAgo, reaching, inSteps, again, always];
  const lowest = await lowestPrices(shop.database.db, ids);
  expect(ids.map((id) => lowest.products.get(id))).toEqual([100_00, 91_00, 100_00, 70_00, 100_00, 85_00, undefined]);
});

it('D20.2 a list tells it with one query, however many products it has; a product alone tells it too', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await reduced([40, 100_00, 0], [20, 93_00, 0]));
  await shop.database.db
    .update(products)
    .set({ contentAmount: 50, contentUnit: 'ml' })
    .where(eq(products.id, ids[0] ?? 0));
  const plain = (await newTestProduct(shop.database.db)).productId;
  const list = async (some: number[]) => {
    version += 1;
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { productList } = (await shop.call('listProducts', { query: { ids: some.join() } })).data as {
      productList: Product[];
    };
    const count = statements.mock.calls.length;
    statements.mockRestore();
    return { productList, count };
  };
  await list([plain]);
  const one = await list([ids[0] ?? 0]);
  const many = await list([...ids, plain]);
  expect(one.count).toBeGreaterThan(3);
  expect(many.count).toBe(one.count);
  expect(many.productList.map(({ lowestPrice }) => lowestPrice)).toEqual([...ids.map(() => 93_00), undefined]);
  expect(many.productList[0]?.unitPrice).toEqual({ price: 160_00, amount: 100, unit: 'ml' });
  const alone = (await shop.call('getProduct', { params: { productId: String(ids[1]) } })).data as Product;
  expect(alone).toMatchObject({ finalPrice: 80_00, lowestPrice: 93_00 });
});
