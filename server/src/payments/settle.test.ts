import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addItem } from '../cart/add-item.ts';
import { readCart } from '../cart/read-cart.ts';
import {
  holdRules,
  type TestProduct,
  home,
  newAccount,
  newCountries,
  newTestProduct,
  signUrl,
  additionOf,
  stockLevels,
  guestKey,
} from '../cart/test-products.ts';
import { buyAtOnce } from '../checkout/buy-at-once.ts';
import { completeOrder } from '../checkout/complete-order.ts';
import { openOrder } from '../checkout/open-order.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { products } from '../catalogue/tables.ts';
import { orders } from '../orders/tables.ts';
import { payments } from './tables.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { releaseExpired } from '../orders/stock-holds.ts';
import { demoPayment } from './test-payment.ts';
import { mailRefund } from './refund-mail.ts';
import { type OrderRow, type PaymentRow, settle, type Settlement } from './settle.ts';

let base: TestDatabase;
let db: Database;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
});
afterAll(() => base.close());

let mailSubjects: string[] = [];
beforeEach(() => {
  mailSubjects = [];
});
const settlement: Settlement = {
  onPaid: async (_, order) => void mailSubjects.push(`paid ${order.id}`),
  onRefunded: async (_, order) => void mailSubjects.push(`refunded ${order.id}`),
};
const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'en' as const };

type Outcome = 'paid' | 'failed' | 'cancelled';
const sendEvent = (paymentId: string, outcome: Outcome, eventId: string = randomUUID()) =>
  settle(db, { provider: 'demo', eventId, paymentId, outcome }, settlement);
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
const paymentIdIn = (url: string) => url.split('/').at(-1)!;
const runOut = (id: string) =>
  db
    .update(orders)
    .set({ holdExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(orders.id, id));
async function buy(testProduct: TestProduct, quantity = 1) {
  const body = { items: [additionOf(testProduct, { quantity })], address: home, deliveryMethod: 'standard' };
  const { url, orderId } = await buyAtOnce(db, { accountId: await newAccount(db) }, body, parts);
  return { orderId, paymentId: paymentIdIn(url) };
}

describe('a payment', () => {
  it('S7.22 turns the hold into a sale, and tells the rest of the shop once', async () => {
    const testProduct = await newTestProduct(db, { stock: 5 });
    const { orderId, paymentId } = await buy(testProduct, 2);
    expect(await sendEvent(paymentId, 'paid')).toEqual({ orderId, orderStatus: 'paid', paymentStatus: 'paid' });
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 3, held: 0, sold: 2 });
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', paidAt: expect.any(Date), holdExpiresAt: null });
    const [product] = await db.select().from(products).where(eq(products.id, testProduct.productId));
    expect(product?.saleCount).toBe(2);
    expect(mailSubjects).toEqual([`paid ${orderId}`]);
  });

  it('S7.22 takes out of the cart what was ordered and nothing that came after', async () => {
    const [testProduct, other] = [await newTestProduct(db), await newTestProduct(db)];
    const accountId = await newAccount(db);
    await addItem(db, { accountId }, additionOf(testProduct, { quantity: 2 }));
    const otherAddition = await addItem(db, { accountId }, additionOf(other));
    const orderId = await openOrder(db, { accountId }, parts);
    const { url } = await completeOrder(
      db,
      { accountId },
      { orderId, address: home, deliveryMethod: 'standard' },
      parts,
    );
    await addItem(db, { accountId }, additionOf(testProduct, { quantity: 3 }));
    const later = await addItem(db, { accountId }, additionOf(await newTestProduct(db)));
    await sendEvent(paymentIdIn(url), 'paid');
    const { itemList } = await readCart(db, { accountId }, signUrl);
    expect(itemList.map(({ id, quantity }) => [id === later, quantity])).toEqual([
      [false, 3],
      [true, 1],
    ]);
    expect(itemList.map(({ id }) => id)).not.toContain(otherAddition);
  });

  it('D7.41 the same event twenty times at once is one sale', async () => {
    const testProduct = await newTestProduct(db, { stock: 5 });
    const { orderId, paymentId } = await buy(testProduct);
    const eventId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendEvent(paymentId, 'paid', eventId)));
    for (const response of answers) expect(response).toEqual({ orderId, orderStatus: 'paid', paymentStatus: 'paid' });
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 4, held: 0, sold: 1 });
    expect(mailSubjects).toEqual([`paid ${orderId}`]);
  });

  it('D7.41 different events of one payment in any order and at once: a payment that was made stays made', async () => {
    const testProduct = await newTestProduct(db, { stock: 100 });
    const outcomes: Outcome[] = ['failed', 'paid', 'cancelled', 'paid'];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(outcomes, { minLength: 4 }), fc.boolean(), async (order, parallel) => {
        const { orderId, paymentId } = await buy(testProduct);
        if (parallel) await Promise.all(order.map((outcome) => sendEvent(paymentId, outcome)));
        else for (const outcome of order) await sendEvent(paymentId, outcome);
        expect((await orderOf(orderId)).status).toBe('paid');
        expect((await paymentOf(paymentId)).status).toBe('paid');
        expect(mailSubjects.filter((words) => words.endsWith(orderId))).toEqual([`paid ${orderId}`]);
      }),
      { numRuns: 16 },
    );
    const { shelf, held, sold } = await stockLevels(db, testProduct);
    expect({ held, all: shelf + sold }).toEqual({ held: 0, all: 100 });
  });

  it('D7.41 a payment that failed can be made after all; until then the order waits', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const { orderId, paymentId } = await buy(testProduct);
    await sendEvent(paymentId, 'failed');
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    await sendEvent(paymentId, 'paid');
    expect((await orderOf(orderId)).status).toBe('paid');
  });

  it('D7.42 after the hold ran out it still buys when the stock is there', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const { orderId, paymentId } = await buy(testProduct);
    await runOut(orderId);
    await releaseExpired(db);
    await sendEvent(paymentId, 'paid');
    expect((await orderOf(orderId)).status).toBe('paid');
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 0, sold: 1 });
  });

  it('D7.42 after somebody else bought the last one the money goes back', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const late = await buy(testProduct);
    await runOut(late.orderId);
    await releaseExpired(db);
    const rival = await buy(testProduct);
    await sendEvent(rival.paymentId, 'paid');
    const settled = await sendEvent(late.paymentId, 'paid');
    expect(settled).toEqual({ orderId: late.orderId, orderStatus: 'refunded', paymentStatus: 'refunded' });
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 0, sold: 1 });
    expect(mailSubjects).toEqual([`paid ${rival.orderId}`, `refunded ${late.orderId}`]);
  });

  it('D7.42 the customer is told by mail that and why money goes back', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const late = await buy(testProduct);
    await runOut(late.orderId);
    await buy(testProduct);
    const telling = {
      ...settlement,
      onRefunded: (tx: Database, order: OrderRow, payment: PaymentRow) =>
        mailRefund(tx, order, payment, { shopUrl: 'http://shop', guestKey }),
    };
    const event = { provider: 'demo', eventId: randomUUID(), paymentId: late.paymentId, outcome: 'paid' as const };
    await Promise.all([settle(db, event, telling), settle(db, event, telling)]);
    const { rows } = await db.execute<{ data: Mail }>(sql`select data from pgboss.job where name = 'mail'`);
    const order = await orderOf(late.orderId);
    const mails = rows.map(({ data }) => data).filter(({ to }) => to === order.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Your payment for order A${order.number} goes back`);
    expect(mails[0]?.text).toContain('€14.90');
    expect(mails[0]?.text).toContain(`http://shop/account/orders/${order.id}`);
  });

  it('D7.42 of a page that was replaced goes back and the order waits for the other one', async () => {
    const testProduct = await newTestProduct(db);
    const accountId = await newAccount(db);
    await addItem(db, { accountId }, additionOf(testProduct));
    const orderId = await openOrder(db, { accountId }, parts);
    const complete = (deliveryMethod: string) =>
      completeOrder(db, { accountId }, { orderId, address: home, deliveryMethod }, parts);
    const before = paymentIdIn((await complete('standard')).url);
    const now = paymentIdIn((await complete('express')).url);
    expect((await sendEvent(before, 'paid')).paymentStatus).toBe('refunded');
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    await Promise.all([sendEvent(now, 'paid'), sendEvent(before, 'paid')]);
    expect((await orderOf(orderId)).status).toBe('paid');
    expect(mailSubjects).toEqual([`refunded ${orderId}`, `paid ${orderId}`]);
  });

  it('D7.42 when two payments of an order arrive, one buys and the other goes back', async () => {
    const testProduct = await newTestProduct(db, { stock: 3 });
    const { orderId, paymentId } = await buy(testProduct);
    const { createdAt: _createdAt, ...first } = await paymentOf(paymentId);
    const id = randomUUID();
    await db.insert(payments).values({ ...first, id, reference: id });
    await Promise.all([sendEvent(paymentId, 'paid'), sendEvent(id, 'paid')]);
    const statuses = [(await paymentOf(paymentId)).status, (await paymentOf(id)).status];
    expect(new Set(statuses)).toEqual(new Set(['paid', 'refunded']));
    expect((await orderOf(orderId)).status).toBe('paid');
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 2, held: 0, sold: 1 });
  });

  it('D7.42 payments racing the end of their holds and new buyers lose and double no piece', async () => {
    const [testProduct, other] = [await newTestProduct(db, { stock: 6 }), await newTestProduct(db, { stock: 6 })];
    const buyBoth = async (list: TestProduct[]) => {
      const body = { items: list.map((one) => additionOf(one)), address: home, deliveryMethod: 'standard' };
      const { url, orderId } = await buyAtOnce(db, { accountId: await newAccount(db) }, body, parts);
      return { orderId, paymentId: paymentIdIn(url) };
    };
    const purchases = await Promise.all(
      Array.from({ length: 6 }, (_, index) => buyBoth(index % 2 ? [testProduct, other] : [other, testProduct])),
    );
    await Promise.all(purchases.map(({ orderId }) => runOut(orderId)));
    const rivals = Array.from({ length: 4 }, (_, index) =>
      buyBoth(index % 2 ? [other, testProduct] : [testProduct, other]),
    );
    const outcomes = await Promise.allSettled([
      ...purchases.map(({ paymentId }) => sendEvent(paymentId, 'paid')),
      ...rivals,
      releaseExpired(db),
      releaseExpired(db),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'OUT_OF_STOCK' });
    await releaseExpired(db);
    const statuses = await Promise.all(purchases.map(async ({ orderId }) => (await orderOf(orderId)).status));
    expect(statuses.every((status) => status === 'paid' || status === 'refunded')).toBe(true);
    for (const one of [testProduct, other]) {
      const { shelf, held, sold } = await stockLevels(db, one);
      expect(shelf).toBeGreaterThanOrEqual(0);
      expect(shelf + held + sold).toBe(6);
      expect(sold).toBe(statuses.filter((status) => status === 'paid').length);
    }
  });

  it('D7.41 an event of a payment that does not exist, or of another provider, is refused', async () => {
    await expect(sendEvent(randomUUID(), 'paid')).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    const { paymentId, orderId } = await buy(await newTestProduct(db));
    const event = { provider: 'other', eventId: randomUUID(), paymentId, outcome: 'paid' as const };
    await expect(settle(db, event, settlement)).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
  });

  it('D7.41 when something that follows from it fails, nothing of it has happened, and it can be told again', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const { orderId, paymentId } = await buy(testProduct);
    const event = { provider: 'demo', eventId: randomUUID(), paymentId, outcome: 'paid' as const };
    const broken = { ...settlement, onPaid: () => Promise.reject(new Error('no paper')) };
    await expect(settle(db, event, broken)).rejects.toThrow('no paper');
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
    expect((await settle(db, event, settlement)).orderStatus).toBe('paid');
  });
});
