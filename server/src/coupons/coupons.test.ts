import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Purchase } from '@afterimage/contract/checkout.ts';
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
  stockLevels,
} from '../cart/test-products.ts';
import { buyAtOnce } from '../checkout/buy-at-once.ts';
import { completeOrder } from '../checkout/complete-order.ts';
import { openOrder } from '../checkout/open-order.ts';
import { newCoupon, runOut, usesOf } from '../checkout/test-checkout.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { accounts } from '../accounts/tables.ts';
import { coupons } from './tables.ts';
import { orders } from '../orders/tables.ts';
import { releaseExpired } from '../orders/stock-holds.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { settle } from '../payments/settle.ts';

let base: TestDatabase;
let db: Database;
let testProduct: TestProduct;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
  testProduct = await newTestProduct(db, { stock: 10_000, price: 20_00 });
});
afterAll(() => base.close());

const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'en' as const };
const deliveryChoice = { address: home, deliveryMethod: 'standard' };
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;

/** Buys for an account, by default a new one. */
async function buy(coupon: string | undefined, { accountId = '', of = testProduct } = {}) {
  const body: Purchase = { items: [additionOf(of)], ...deliveryChoice, coupon };
  return buyAtOnce(db, { accountId: accountId || (await newAccount(db)) }, body, parts);
}
async function opened(accountId: string): Promise<string> {
  await addItem(db, { accountId }, additionOf(testProduct));
  return openOrder(db, { accountId }, parts);
}
const complete = (accountId: string, orderId: string, coupon?: string) =>
  completeOrder(db, { accountId }, { orderId, ...deliveryChoice, coupon }, parts);
const nothing = { onPaid: async () => {}, onRefunded: async () => {} };
const pay = (url: string) =>
  settle(db, { provider: 'demo', eventId: randomUUID(), paymentId: url.split('/').at(-1)!, outcome: 'paid' }, nothing);

describe('a coupon', () => {
  it('D7.42 is taken off the total that is paid, and named on the order', async () => {
    const { orderId } = await buy(await newCoupon(db));
    expect(await orderOf(orderId)).toMatchObject({ subtotal: 20_00, couponDiscount: 2_00, total: 22_90 });
    const code = await newCoupon(db, { kind: 'free_delivery', value: 0 });
    const free = await orderOf((await buy(code)).orderId);
    expect(free).toMatchObject({ couponCode: code, deliveryPrice: 4_90, couponDiscount: 4_90, total: 20_00 });
  });

  it('D7.42 that takes nothing off, as the delivery is free without it, is not used up', async () => {
    const dear = await newTestProduct(db, { stock: 10, price: 80_00 });
    const code = await newCoupon(db, { kind: 'free_delivery', value: 0, maxUses: 1 });
    const order = await orderOf((await buy(code, { of: dear })).orderId);
    expect(order).toMatchObject({ couponCode: null, couponDiscount: 0, deliveryPrice: 0, total: 80_00 });
    expect(await usesOf(db, code)).toBe(0);
    // The same for an order that had it before, when its delivery was not free.
    const accountId = await newAccount(db);
    await addItem(db, { accountId }, additionOf(dear));
    const orderId = await openOrder(db, { accountId }, parts);
    const checkoutBody = { orderId, ...deliveryChoice, coupon: code };
    await completeOrder(db, { accountId }, { ...checkoutBody, deliveryMethod: 'express' }, parts);
    expect([(await orderOf(orderId)).couponCode, await usesOf(db, code)]).toEqual([code, 1]);
    await completeOrder(db, { accountId }, checkoutBody, parts);
    expect([(await orderOf(orderId)).couponCode, await usesOf(db, code)]).toEqual([null, 0]);
  });

  it('D7.42 that is not known, switched off, over or yet to come is refused at its field', async () => {
    const day = 24 * 60 * 60 * 1000;
    const refused = async (code: string, failure: string) =>
      expect(buy(code)).rejects.toMatchObject({ code: failure, facts: { fields: { coupon: expect.any(String) } } });
    await refused('NEVERMADE', 'COUPON_NOT_FOUND');
    await refused(await newCoupon(db, { active: false }), 'COUPON_NOT_FOUND');
    await refused(await newCoupon(db, { endsAt: new Date(Date.now() - 1000) }), 'COUPON_EXPIRED');
    await refused(await newCoupon(db, { startsAt: new Date(Date.now() + day) }), 'COUPON_NOT_YET');
    const dates = { startsAt: new Date(Date.now() - day), endsAt: new Date(Date.now() + day) };
    await expect(buy(await newCoupon(db, dates))).resolves.toBeTruthy();
  });

  it('D7.42 for goods of some worth says how much, and counts the price after discounts', async () => {
    const code = await newCoupon(db, { minimumSubtotal: 30_00 });
    const dear = await newTestProduct(db, { price: 33_00, discount: 10 });
    const facts = { minimum: 30_00, description: expect.stringContaining('€30.00') };
    await expect(buy(code, { of: dear })).rejects.toMatchObject({ code: 'COUPON_MINIMUM', facts });
    const enough = await newTestProduct(db, { price: 30_00 });
    await expect(buy(code, { of: enough })).resolves.toBeTruthy();
  });

  it('D7.42 twenty buyers at the same moment, five uses: five orders have it, fifteen are told', async () => {
    const code = await newCoupon(db, { maxUses: 5 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => newAccount(db)));
    const outcomes = await Promise.allSettled(buyers.map((accountId) => buy(code, { accountId })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'COUPON_USED_UP' });
    expect(await usesOf(db, code)).toBe(5);
  });

  it('D7.42 once for a customer: ten orders of one at the same moment, one has it', async () => {
    const code = await newCoupon(db, { maxUsesPerCustomer: 1 });
    const accountId = await newAccount(db);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => buy(code, { accountId })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'COUPON_USED_BEFORE' });
    await expect(buy(code)).resolves.toBeTruthy();
  });

  it('D7.42 once for a customer: an account and a guest with its address are one, in large or small letters', async () => {
    const code = await newCoupon(db, { maxUsesPerCustomer: 1 });
    const accountId = await newAccount(db);
    await buy(code, { accountId });
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
    const body = {
      items: [additionOf(testProduct)],
      ...deliveryChoice,
      coupon: code,
      email: account!.email.toUpperCase(),
    };
    const asGuest = (email: string) => buyAtOnce(db, { email }, { ...body, email }, parts);
    await expect(asGuest(body.email)).rejects.toMatchObject({ code: 'COUPON_USED_BEFORE' });
    await expect(asGuest('other@example.com')).resolves.toBeTruthy();
  });
});

describe('the use of a coupon', () => {
  it('D7.42 is taken once by an order that is completed again, and exchanged with its coupon', async () => {
    const [first, second] = [await newCoupon(db, { maxUses: 1 }), await newCoupon(db, { maxUses: 1 })];
    const accountId = await newAccount(db);
    const orderId = await opened(accountId);
    expect(await usesOf(db, first)).toBe(0);
    await complete(accountId, orderId, first);
    await complete(accountId, orderId, first);
    expect([await usesOf(db, first), await usesOf(db, second)]).toEqual([1, 0]);
    await complete(accountId, orderId, second);
    expect([await usesOf(db, first), await usesOf(db, second)]).toEqual([0, 1]);
    await complete(accountId, orderId);
    expect(await orderOf(orderId)).toMatchObject({ couponCode: null, couponDiscount: 0, total: 24_90 });
    expect(await usesOf(db, second)).toBe(0);
  });

  it('D7.42 is given back when the hold runs out, and when the cart has changed', async () => {
    const code = await newCoupon(db, { maxUses: 1 });
    const { orderId } = await buy(code);
    await runOut(db, orderId);
    await releaseExpired(db);
    expect(await usesOf(db, code)).toBe(0);
    const accountId = await newAccount(db);
    const changing = await opened(accountId);
    await complete(accountId, changing, code);
    expect(await usesOf(db, code)).toBe(1);
    await opened(accountId);
    expect(await usesOf(db, code)).toBe(0);
    expect(await orderOf(changing)).toMatchObject({ status: 'open', couponCode: null, couponDiscount: 0, taxList: [] });
  });

  it('D7.42 is given back when somebody who needs the stock finds the hold over', async () => {
    const rare = await newTestProduct(db, { stock: 1 });
    const code = await newCoupon(db, { maxUses: 1 });
    const { orderId } = await buy(code, { of: rare });
    await runOut(db, orderId);
    await buy(undefined, { of: rare });
    expect((await orderOf(orderId)).status).toBe('expired');
    expect(await usesOf(db, code)).toBe(0);
  });

  it('D7.42 is nothing when the order fails', async () => {
    const none = await newTestProduct(db, { stock: 0 });
    const code = await newCoupon(db, { maxUses: 1 });
    await expect(buy(code, { of: none })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await usesOf(db, code)).toBe(0);
  });

  it('D7.42 comes back with a payment that comes late, even after the last day of the coupon', async () => {
    const code = await newCoupon(db, { maxUses: 1 });
    const { orderId, url } = await buy(code);
    await runOut(db, orderId);
    await releaseExpired(db);
    await db
      .update(coupons)
      .set({ endsAt: new Date(0) })
      .where(eq(coupons.code, code));
    expect(await pay(url)).toMatchObject({ orderStatus: 'paid' });
    expect(await usesOf(db, code)).toBe(1);
    expect(await orderOf(orderId)).toMatchObject({ couponCode: code, total: 22_90 });
  });

  it('D7.42 when others have taken it, the money of a late payment goes back, and so does the stock', async () => {
    const own = await newTestProduct(db, { stock: 3 });
    const code = await newCoupon(db, { maxUses: 1 });
    const { orderId, url } = await buy(code, { of: own });
    await runOut(db, orderId);
    await releaseExpired(db);
    await buy(code);
    expect(await pay(url)).toEqual({ orderId, orderStatus: 'refunded', paymentStatus: 'refunded' });
    expect(await stockLevels(db, own)).toEqual({ shelf: 3, held: 0, sold: 0 });
    expect(await usesOf(db, code)).toBe(1);
  });

  it('D7.42 late payments racing new buyers for the last uses never exceed them', async () => {
    const code = await newCoupon(db, { maxUses: 5 });
    const late = await Promise.all(Array.from({ length: 5 }, () => buy(code)));
    for (const { orderId } of late) await runOut(db, orderId);
    await releaseExpired(db);
    const outcomes = await Promise.allSettled([
      ...late.map(({ url }) => pay(url)),
      ...Array.from({ length: 8 }, () => buy(code)),
      releaseExpired(db),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'COUPON_USED_UP' });
    expect(await usesOf(db, code)).toBe(5);
  });
});
