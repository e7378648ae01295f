import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { products, variants } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { stockNotices } from '../stock-notices/tables.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { checklistParts } from './test-checklist.ts';
import { todayHandlers } from './today-handlers.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  shop = await openTestShop(todayHandlers(checklistParts));
  owner = await shop.newOperator();
  await shop.database.db.update(variants).set({ stock: 500 });
});
afterAll(() => shop.close());

async function sell(variantId: number, quantity: number, daysAgo: number): Promise<void> {
  const { db } = shop.database;
  const [variant] = await db.select().from(variants).where(eq(variants.id, variantId));
  const paidAt = new Date(Date.now() - daysAgo * 86_400_000);
  const [order] = await db
    .insert(orders)
    .values({ status: 'paid', email: '', subtotal: 1, discount: 0, total: 1, currency: 'EUR', paidAt })
    .returning({ id: orders.id });
  const names = { sku: '', slug: '', name: '', mainImageUrl: '' };
  const prices = { quantity, listUnitPrice: 1, unitPrice: 1 };
  const line = { orderId: order?.id ?? '', productId: variant?.productId ?? 0, variantId };
  await db.insert(orderLines).values({ ...line, ...names, ...prices });
}

const list = async (query: Record<string, string> = {}) => {
  const { status, data } = await shop.call('listLowStock', { operator: owner, query });
  expect(status).toBe(200);
  return (data as Reply<'listLowStock'>).itemList;
};

it('D20.3 what is low or sold out is listed, with how long it lasts at the pace of 30 days and how many wait for it', async () => {
  const { db } = shop.database;
  const lasting = await newTestProduct(db, { stock: 4, name: 'Pine mug' });
  const soldOut = await newTestProduct(db, { stock: 0, name: 'Oak mug' });
  await newTestProduct(db, { stock: 6 });
  const hidden = await newTestProduct(db, { stock: 0, active: false });
  await sell(lasting.variantId, 6, 2);
  await sell(lasting.variantId, 6, 20);
  await sell(lasting.variantId, 90, 31);
  const notice = { variantId: soldOut.variantId, locale: 'en' };
  await db.insert(stockNotices).values([
    { ...notice, email: 'a@mail.test' },
    { ...notice, email: 'b@mail.test' },
    { ...notice, email: 'c@mail.test', sentAt: new Date() },
  ]);
  const all = await list();
  expect(all).toMatchObject([
    {
      productId: soldOut.productId,
      stock: 0,
      sold: 0,
      daysLeft: null,
      waitingCount: 2,
      threshold: 5,
      ownThreshold: null,
    },
    // Twelve in thirty days: four last ten.
    { productId: lasting.productId, name: 'Pine mug', stock: 4, sold: 12, daysLeft: 10, waitingCount: 0 },
  ]);
  expect((await list({ filter: 'waiting:yes' })).map(({ productId }) => productId)).toEqual([soldOut.productId]);
  expect((await list({ filter: 'soldOut:no' })).map(({ productId }) => productId)).toEqual([lasting.productId]);
  expect((await list({ text: 'pine' })).map(({ productId }) => productId)).toEqual([lasting.productId]);
  expect((await list({ sort: '-stock' })).map(({ stock }) => stock)).toEqual([4, 0]);
  await db.update(products).set({ active: true }).where(eq(products.id, hidden.productId));
  expect(await list()).toHaveLength(3);
  await db.delete(products).where(eq(products.id, hidden.productId));
});

it('D20.3 a threshold of its own wins over that of the shop, also when it is higher', async () => {
  const { db } = shop.database;
  const { variantId, productId } = await newTestProduct(db, { stock: 30 });
  const set = (threshold: number | null) =>
    shop.call('setVariantThreshold', {
      operator: owner,
      params: { variantId: String(variantId) },
      body: { threshold },
    });
  await set(40);
  expect((await list()).find((row) => row.productId === productId)).toMatchObject({ threshold: 40, ownThreshold: 40 });
  await set(0);
  expect((await list()).some((row) => row.productId === productId)).toBe(false);
  await set(null);
  await shop.call('setStockThreshold', { operator: owner, body: { threshold: 30 } });
  expect((await list()).find((row) => row.productId === productId)).toMatchObject({
    threshold: 30,
    ownThreshold: null,
  });
  expect((await shop.call('getStockThreshold', { operator: owner })).data).toEqual({ threshold: 30 });
  const support = await shop.newOperator({ role: 'support' });
  expect((await shop.call('listLowStock', { operator: support })).status).toBe(403);
});
