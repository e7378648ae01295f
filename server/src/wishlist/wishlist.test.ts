import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxWishlist } from '@afterimage/contract/wishlist.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { wishlistItems } from './tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { wishlistHandlers } from './wishlist-handlers.ts';

let shop: TestShop;
beforeAll(async () => (shop = await openTestShop(wishlistHandlers)));
afterAll(() => shop.close());

type TestCustomer = Awaited<ReturnType<TestShop['newPerson']>>;
const idsOf = (data: unknown) => (data as { wishlist: { id: number }[] }).wishlist.map(({ id }) => id);
const list = async ({ token }: TestCustomer) => idsOf((await shop.call('getWishlist', { token })).data);
const add = (customer: TestCustomer, productId: number) =>
  shop.call('addToWishlist', { token: customer.token, params: { productId: String(productId) } });
const drop = (customer: TestCustomer, productId: number) =>
  shop.call('deleteFromWishlist', { token: customer.token, params: { productId: String(productId) } });

it('S7.36 S7.37 S3.11 lists whole products with their ids, the newest addition first', async () => {
  const ada = await shop.newPerson();
  expect(await list(ada)).toEqual([]);
  for (const id of [3, 1, 2]) expect((await add(ada, id)).status).toBe(200);
  const { data } = await shop.call('getWishlist', { token: ada.token });
  expect(idsOf(data)).toEqual([2, 1, 3]);
  const [row] = await shop.database.db.select().from(products).where(eq(products.id, 2));
  expect((data as { wishlist: object[] }).wishlist[0]).toMatchObject({
    sku: row?.sku,
    price: row?.price,
    finalPrice: row?.finalPrice,
    thumbImage: row?.thumbImage,
  });
});

it('S4.19 a product that is there is not added again and stays in its place', async () => {
  const ada = await shop.newPerson();
  const answers = [await add(ada, 1), await add(ada, 2), await add(ada, 1)];
  expect(answers.map(({ data }) => (data as { isAdded?: boolean }).isAdded)).toEqual([true, true, false]);
  expect(await list(ada)).toEqual([2, 1]);
});

it('D6.5 the same product added ten times at once is there once, and of different ones none is lost', async () => {
  const ada = await shop.newPerson();
  const same = await Promise.all(Array.from({ length: 10 }, () => add(ada, 5)));
  expect(same.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await list(ada)).toEqual([5]);
  const ids = [11, 12, 13, 14, 15, 16, 17, 18];
  await Promise.all(ids.map((id) => add(ada, id)));
  expect((await list(ada)).toSorted((a, b) => a - b)).toEqual([5, ...ids]);
});

it('S7.37 an unknown product and one that is not offered are not found', async () => {
  const ada = await shop.newPerson();
  const hidden = await newTestProduct(shop.database.db, { active: false });
  for (const id of [hidden.productId, 2_147_483_647]) {
    const { status, data } = await add(ada, id);
    expect([status, data]).toMatchObject([404, { status: { code: 'PRODUCT_NOT_FOUND' } }]);
  }
  for (const id of ['0', 'x', '99999999999'])
    expect((await shop.call('addToWishlist', { token: ada.token, params: { productId: id } })).status).toBe(400);
  expect(await list(ada)).toEqual([]);
});

it('S7.37 a product that is taken out of the offer is not shown, and is there again when it is back', async () => {
  const { db } = shop.database;
  const ada = await shop.newPerson();
  const { productId } = await newTestProduct(db);
  await add(ada, productId);
  await add(ada, 1);
  const offer = (active: boolean) => db.update(products).set({ active }).where(eq(products.id, productId));
  await offer(false);
  expect(await list(ada)).toEqual([1]);
  await offer(true);
  expect(await list(ada)).toEqual([1, productId]);
  await db.delete(products).where(eq(products.id, productId));
  expect(await list(ada)).toEqual([1]);
});

it('S7.37 S7.38 deletes one and clears all; what is not there is no failure', async () => {
  const ada = await shop.newPerson();
  for (const id of [1, 2, 3]) await add(ada, id);
  expect(idsOf((await drop(ada, 2)).data)).toEqual([3, 1]);
  expect(idsOf((await drop(ada, 2)).data)).toEqual([3, 1]);
  for (const _ of [1, 2]) expect(idsOf((await shop.call('clearWishlist', { token: ada.token })).data)).toEqual([]);
  expect(await list(ada)).toEqual([]);
});

it("S7.36 S7.37 S7.38 a wishlist is nobody's but its account's", async () => {
  const ada = await shop.newPerson();
  const eve = await shop.newPerson();
  await add(ada, 1);
  await add(eve, 2);
  await drop(eve, 1);
  await shop.call('clearWishlist', { token: eve.token });
  expect([await list(ada), await list(eve)]).toEqual([[1], []]);
  for (const name of ['getWishlist', 'addToWishlist', 'deleteFromWishlist', 'clearWishlist'] as const)
    expect((await shop.call(name, { params: { productId: '1' } })).status).toBe(401);
  await shop.database.db.delete(accounts).where(eq(accounts.id, ada.accountId));
  expect(await shop.database.db.$count(wishlistItems, eq(wishlistItems.accountId, ada.accountId))).toBe(0);
});

it(`S7.37 a wishlist takes ${maxWishlist} products, also of those that come at once`, async () => {
  const { db } = shop.database;
  const ada = await shop.newPerson();
  await db.execute(sql`insert into products (sku, slug, name, price, final_price, active)
    select 'wish-' || n, 'wish-' || n, 'Wish', 1, 1, false from generate_series(1, ${maxWishlist - 1}) n`);
  await db.execute(sql`insert into wishlist_items (account_id, product_id)
    select ${ada.accountId}, id from products where slug like 'wish-%'`);
  const answers = await Promise.all([1, 2, 3, 4].map((id) => add(ada, id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.data).toMatchObject({ status: { code: 'WISHLIST_FULL' } });
  const [there] = await list(ada);
  expect((await add(ada, there ?? 0)).status).toBe(200);
});
