import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addItem } from '../cart/add-item.ts';
import {
  holdRules,
  type TestProduct,
  guestKey,
  home,
  newAccount,
  newCountries,
  newTestProduct,
  additionOf,
} from '../cart/test-products.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase, untilBlocked } from '../platform/db/test-database.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { supersedePayments } from '../payments/request-payment.ts';
import { settle } from '../payments/settle.ts';
import { completeOrder } from './complete-order.ts';
import { openOrder } from './open-order.ts';
import { runOut } from './test-checkout.ts';
import { releaseExpired } from '../orders/stock-holds.ts';

let base: TestDatabase;
let db: Database;
let testProduct: TestProduct;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
  testProduct = await newTestProduct(db, { stock: 100 });
});
afterAll(() => base.close());

const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'en' as const };
const open = (accountId: string) => openOrder(db, { accountId }, parts);
const complete = (accountId: string, orderId: string) =>
  completeOrder(db, { accountId }, { orderId, address: home, deliveryMethod: 'standard' }, parts);
const addToCart = (accountId: string) => addItem(db, { accountId }, additionOf(testProduct));
const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const settlement = { onPaid: async () => {}, onRefunded: async () => {} };

it('S7.22 news of a payment and a change of its order that come at once never wait for each other for ever', async () => {
  const accountId = await newAccount(db);
  await addToCart(accountId);
  const orderId = await open(accountId);
  const { url } = await complete(accountId, orderId);
  const paymentId = url.split('/').at(-1) ?? '';
  let settling: ReturnType<typeof settle> | undefined;
  // As completing an order does: the order first, its payments last.
  await db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
    settling = settle(db, { provider: 'demo', eventId: randomUUID(), paymentId, outcome: 'failed' }, settlement);
    settling.catch(() => {});
    await untilBlocked(db);
    await supersedePayments(tx, orderId);
  });
  expect(await settling).toMatchObject({ paymentStatus: 'superseded' });
  expect(await db.$count(payments, eq(payments.id, paymentId))).toBe(1);
});

it('D7.42 of two orders of a cart that are both alive, the open one follows the cart', async () => {
  const accountId = await newAccount(db);
  await addToCart(accountId);
  const first = await open(accountId);
  await complete(accountId, first);
  const expire = async (id: string) => {
    await runOut(db, id);
    await releaseExpired(db);
    // Long ago, so that the cart may hold as if for the first time.
    await db
      .update(orders)
      .set({ heldAt: new Date(0) })
      .where(eq(orders.id, id));
  };
  await expire(first);
  const second = await open(accountId);
  await complete(accountId, second);
  // The first one is completed once more while the second waits for its payment, which then runs out.
  await complete(accountId, first);
  await expire(second);
  await addToCart(accountId);
  expect(await open(accountId)).toBe(first);
  await complete(accountId, second);
  await addToCart(accountId);
  expect(await open(accountId)).toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['open', 'awaiting_payment']);
});
