import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderCompletion } from '@afterimage/contract/checkout.ts';
import { addItem } from '../cart/add-item.ts';
import { setQuantity } from '../cart/change-item.ts';
import { readCart } from '../cart/read-cart.ts';
import {
  holdRules,
  home,
  newAccount,
  newCountries,
  newFile,
  newTestProduct,
  signUrl,
  guestKey,
  stockOf,
  additionOf,
  stockLevels,
} from '../cart/test-products.ts';
import type { Database } from '../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { addresses } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { releaseExpired } from '../orders/stock-holds.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { buyAtOnce } from './buy-at-once.ts';
import { completeOrder } from './complete-order.ts';
import { openOrder } from './open-order.ts';

let base: TestDatabase;
let db: Database;
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
});
afterAll(() => base.close());

const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'en' as const };
const open = (accountId: string) => openOrder(db, { accountId }, parts);
const complete = (accountId: string, orderId: string, more: Partial<OrderCompletion> = {}) =>
  completeOrder(db, { accountId }, { orderId, address: home, deliveryMethod: 'standard', ...more }, parts);
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const paymentsOf = (orderId: string) => db.select().from(payments).where(eq(payments.orderId, orderId));
/** Lets the time of a hold be over that was placed long ago: the cart may hold as if for the first time. */
const runOut = (id: string) =>
  db
    .update(orders)
    .set({ holdExpiresAt: new Date(Date.now() - 1000), heldAt: new Date(0) })
    .where(eq(orders.id, id));
async function buyer(...items: Parameters<typeof additionOf>[]): Promise<string> {
  const accountId = await newAccount(db);
  for (const item of items) await addItem(db, { accountId }, additionOf(...item));
  return accountId;
}

describe('an order from the cart', () => {
  it('S7.22 holds the stock and keeps titles and prices as they are now', async () => {
    const testProduct = await newTestProduct(db, { stock: 5, price: 10_05, discount: 10, name: 'Lamp' });
    const orderId = await open(await buyer([testProduct, { quantity: 2 }]));
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 3, held: 2, sold: 0 });
    await db.update(products).set({ name: 'Torch', price: 1 }).where(eq(products.id, testProduct.productId));
    expect(await orderOf(orderId)).toMatchObject({ status: 'open', subtotal: 20_10, discount: 2_02, total: 18_08 });
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(lines).toMatchObject([{ name: 'Lamp', quantity: 2, listUnitPrice: 10_05, unitPrice: 9_04 }]);
  });

  it('S7.22 needs something in the cart', async () => {
    await expect(open(await newAccount(db))).rejects.toMatchObject({ code: 'CART_EMPTY' });
  });

  it('D7.42 twenty buyers at the same moment: the last five are sold five times, fifteen are told', async () => {
    const testProduct = await newTestProduct(db, { stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyer([testProduct])));
    const outcomes = await Promise.allSettled(buyers.map(open));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 5, sold: 0 });
  });

  it('D7.42 twenty buyers at once of the last one: it is sold once', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => newAccount(db)));
    const body = { items: [additionOf(testProduct)], address: home, deliveryMethod: 'standard' };
    const outcomes = await Promise.allSettled(buyers.map((accountId) => buyAtOnce(db, { accountId }, body, parts)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
  });

  it('D7.42 one cart cannot hold the last one in two lines', async () => {
    const testProduct = await newTestProduct(db, { stock: 2, slots: [{ kind: 'text' }] });
    const accountId = await buyer(
      [testProduct],
      [testProduct, { productClientCustomizationList: [{ id: testProduct.slotIds[0]!, input: 'Ada' }] }],
    );
    const rival = await buyer([testProduct]);
    await open(rival);
    const before = await readCart(db, { accountId }, signUrl);
    await expect(open(accountId)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      facts: {
        lines: before.itemList.map(({ id }) => ({ cartItemId: id, requested: 1, available: 1 })),
        description: expect.stringContaining('only 1 left'),
      },
    });
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 1, held: 1, sold: 0 });
    expect(await db.select().from(orders).where(eq(orders.accountId, accountId))).toEqual([]);
  });

  it('D7.42 what is not sold any more is named as out of stock', async () => {
    const testProduct = await newTestProduct(db);
    const accountId = await buyer([testProduct]);
    await db.update(products).set({ active: false }).where(eq(products.id, testProduct.productId));
    await expect(open(accountId)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      facts: { lines: [{ variantId: testProduct.variantId, available: 0 }] },
    });
  });

  it('D7.42 a double click is one order with one hold', async () => {
    const testProduct = await newTestProduct(db, { stock: 3 });
    const accountId = await buyer([testProduct, { quantity: 2 }]);
    const ids = await Promise.all(Array.from({ length: 6 }, () => open(accountId)));
    expect(new Set(ids).size).toBe(1);
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 1, held: 2, sold: 0 });
  });

  it('D7.42 repeated after a change of the cart it is the same order with the new stock', async () => {
    const [testProduct, other] = [await newTestProduct(db, { stock: 3 }), await newTestProduct(db, { stock: 3 })];
    const accountId = await buyer([testProduct, { quantity: 3 }]);
    const orderId = await open(accountId);
    const cart = await readCart(db, { accountId }, signUrl);
    expect(cart.itemList[0]?.stock).toBe(3);
    await setQuantity(db, { accountId }, cart.itemList[0]!.id, 1);
    await setQuantity(db, { accountId }, cart.itemList[0]!.id, 2);
    await addItem(db, { accountId }, additionOf(other, { quantity: 1 }));
    expect(await open(accountId)).toBe(orderId);
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 1, held: 2, sold: 0 });
    expect(await stockLevels(db, other)).toEqual({ shelf: 2, held: 1, sold: 0 });
    expect(await orderOf(orderId)).toMatchObject({ subtotal: 30_00, total: 30_00 });
  });

  it('D7.42 carts with the same goods in opposite order never wait for each other for ever', async () => {
    const [one, two] = [await newTestProduct(db, { stock: 40 }), await newTestProduct(db, { stock: 40 })];
    const buyers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 ? buyer([one], [two]) : buyer([two], [one]))),
    );
    const ids = await Promise.all(buyers.map(open));
    await Promise.all(ids.slice(0, 8).map(runOut));
    await Promise.all([...buyers.slice(8).map(open), releaseExpired(db), releaseExpired(db)]);
    for (const testProduct of [one, two])
      expect(await stockLevels(db, testProduct)).toEqual({ shelf: 32, held: 8, sold: 0 });
  });

  it('D7.42 a hold that ran out gives way to the next buyer even before the job comes by', async () => {
    const [testProduct, other] = [await newTestProduct(db, { stock: 1 }), await newTestProduct(db, { stock: 1 })];
    const slow = await open(await buyer([testProduct], [other]));
    await expect(
      newAccount(db).then((id) => addItem(db, { accountId: id }, additionOf(testProduct))),
    ).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    await runOut(slow);
    const body = { items: [additionOf(testProduct)], address: home, deliveryMethod: 'standard' };
    await buyAtOnce(db, { accountId: await newAccount(db) }, body, parts);
    expect((await orderOf(slow)).status).toBe('expired');
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
    expect(await stockLevels(db, other)).toEqual({ shelf: 1, held: 0, sold: 0 });
  });
});

describe('the completion of an order', () => {
  it('S7.22 adds address and delivery and answers where to pay', async () => {
    const accountId = await buyer([await newTestProduct(db)]);
    const orderId = await open(accountId);
    const response = await complete(accountId, orderId);
    const [payment] = await paymentsOf(orderId);
    expect(response).toEqual({ orderId, url: `/pay/demo/${payment!.id}` });
    expect(payment).toMatchObject({ amount: 14_90, currency: 'EUR', status: 'pending' });
    const { isDefault: _isDefault, ...address } = home;
    expect(await orderOf(orderId)).toMatchObject({
      status: 'awaiting_payment',
      address,
      deliveryMethod: { id: 'standard', name: 'Standard delivery' },
      deliveryPrice: 4_90,
      total: 14_90,
    });
  });

  it('D7.42 repeated with the same it is the same payment, with another price a new one alone can pay', async () => {
    const accountId = await buyer([await newTestProduct(db)]);
    const orderId = await open(accountId);
    const [first, again] = await Promise.all([complete(accountId, orderId), complete(accountId, orderId)]);
    expect(again).toEqual(first);
    const dearer = await complete(accountId, orderId, { deliveryMethod: 'express' });
    expect(dearer.url).not.toBe(first.url);
    const statuses = (await paymentsOf(orderId)).map(({ amount, status }) => `${amount} ${status}`);
    expect(statuses.toSorted((a, b) => a.localeCompare(b))).toEqual(['1490 superseded', '2290 pending']);
  });

  it('D7.42 a cart changed after the completion opens the same order again, an unchanged one leaves it', async () => {
    const testProduct = await newTestProduct(db, { stock: 4 });
    const accountId = await buyer([testProduct]);
    const orderId = await open(accountId);
    await complete(accountId, orderId);
    expect(await open(accountId)).toBe(orderId);
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    await addItem(db, { accountId }, additionOf(testProduct));
    expect(await open(accountId)).toBe(orderId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'open', total: 20_00, deliveryMethod: null });
    expect((await paymentsOf(orderId)).map(({ status }) => status)).toEqual(['superseded']);
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 2, held: 2, sold: 0 });
  });

  it("D7.42 another's order and another's address are not found", async () => {
    const accountId = await buyer([await newTestProduct(db)]);
    const orderId = await open(accountId);
    const stranger = await newAccount(db);
    await expect(complete(stranger, orderId)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(complete(accountId, randomUUID())).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const { isDefault: _isDefault, ...address } = home;
    const [foreign] = await db.insert(addresses).values({ accountId: stranger, address }).returning();
    const body = { orderId, addressId: foreign!.id, deliveryMethod: 'standard' };
    await expect(completeOrder(db, { accountId }, body, parts)).rejects.toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    const [own] = await db.insert(addresses).values({ accountId, address }).returning();
    await completeOrder(db, { accountId }, { ...body, addressId: own!.id }, parts);
    expect((await orderOf(orderId)).address).toEqual(address);
  });

  it('D7.42 refuses countries, postal codes and ways of delivery that do not exist', async () => {
    const accountId = await buyer([await newTestProduct(db)]);
    const orderId = await open(accountId);
    const to = (more: Partial<typeof home>) => complete(accountId, orderId, { address: { ...home, ...more } });
    await expect(to({ countryCode: 'XX' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      facts: { fields: { 'address.countryCode': expect.any(String) } },
    });
    await expect(to({ postalCode: '1' })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(complete(accountId, orderId, { deliveryMethod: 'drone' })).rejects.toMatchObject({
      code: 'DELIVERY_INVALID',
    });
    expect((await orderOf(orderId)).status).toBe('open');
  });

  it('D7.42 after the hold ran out it takes the stock again, or says what lacks', async () => {
    const testProduct = await newTestProduct(db, { stock: 1 });
    const accountId = await buyer([testProduct]);
    const orderId = await open(accountId);
    await runOut(orderId);
    await releaseExpired(db);
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 1, held: 0, sold: 0 });
    await complete(accountId, orderId);
    expect(await stockLevels(db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
    await runOut(orderId);
    await releaseExpired(db);
    await open(await buyer([testProduct]));
    await expect(complete(accountId, orderId)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      facts: { lines: [{ variantId: testProduct.variantId, requested: 1, available: 0 }] },
    });
    expect((await orderOf(orderId)).status).toBe('expired');
  });

  it('D7.42 an order that ran out is not sold at a price that has changed', async () => {
    const testProduct = await newTestProduct(db);
    const accountId = await buyer([testProduct]);
    const orderId = await open(accountId);
    await db.update(products).set({ price: 11_00, finalPrice: 11_00 }).where(eq(products.id, testProduct.productId));
    await complete(accountId, orderId);
    expect((await orderOf(orderId)).subtotal).toBe(10_00);
    await runOut(orderId);
    await releaseExpired(db);
    await expect(complete(accountId, orderId)).rejects.toMatchObject({ code: 'ORDER_CLOSED' });
  });
});

describe('a purchase at once', () => {
  it('D7.42 leaves the cart alone, and makes the photos of the order its own', async () => {
    const testProduct = await newTestProduct(db, { slots: [{ kind: 'photo', required: true }] });
    const other = await newTestProduct(db);
    const accountId = await buyer([other]);
    const photo = await newFile(db, null);
    const item = additionOf(testProduct, {
      productClientCustomizationList: [{ id: testProduct.slotIds[0]!, input: photo }],
    });
    const body = { items: [item], address: home, deliveryMethod: 'express' };
    const { orderId } = await buyAtOnce(db, { accountId }, body, parts);
    expect(await orderOf(orderId)).toMatchObject({ status: 'awaiting_payment', cartId: null, total: 22_90 });
    expect((await readCart(db, { accountId }, signUrl)).itemList).toMatchObject([{ variantId: other.variantId }]);
    const [file] = await db.select().from(files).where(eq(files.id, photo));
    expect(file?.accountId).toBe(accountId);
    await expect(buyAtOnce(db, { accountId: await newAccount(db) }, body, parts)).rejects.toMatchObject({
      code: 'CUSTOMIZATION_INVALID',
      facts: { fields: { 'items.0.productClientCustomizationList.0.input': expect.any(String) } },
    });
  });

  it('D7.42 of what there is not enough leaves nothing behind', async () => {
    const [testProduct, scarce] = [await newTestProduct(db), await newTestProduct(db, { stock: 1 })];
    const accountId = await newAccount(db);
    const items = [additionOf(testProduct), additionOf(scarce), additionOf(scarce)];
    const body = { items, address: home, deliveryMethod: 'standard' };
    await expect(buyAtOnce(db, { accountId }, body, parts)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await stockOf(db, testProduct)).toBe(10);
    expect(
      await db
        .select()
        .from(orders)
        .where(and(eq(orders.accountId, accountId))),
    ).toEqual([]);
  });
});

it('D7.42 what is shown is what is charged: cart, order and payment say the same, whatever is in the cart', async () => {
  const item = fc.record({
    price: fc.integer({ min: 1, max: 500_00 }),
    discount: fc.integer({ min: 0, max: 100 }),
    surcharge: fc.integer({ min: 0, max: 20_00 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    personal: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 4 }), async (items) => {
      const accountId = await newAccount(db);
      let due = 0;
      for (const { price, discount, surcharge, quantity, personal } of items) {
        const box = { kind: 'extra' as const, extraList: [{ id: 0, title: 'Gift box', price: surcharge }] };
        const testProduct = await newTestProduct(db, { price, discount, slots: [box] });
        await addItem(
          db,
          { accountId },
          additionOf(testProduct, { quantity, extraList: personal ? testProduct.extraIds[0] : [] }),
        );
        // The rule in other words: the discount in whole cents, a half rounded up, for each piece.
        const off = (BigInt(price) * BigInt(discount) + 50n) / 100n;
        due += quantity * (price - Number(off) + (personal ? surcharge : 0));
      }
      const { summary, itemList } = await readCart(db, { accountId }, signUrl);
      expect(summary.total).toBe(due);
      expect(summary.total).toBe(summary.subtotal - summary.discount);
      expect(itemList.reduce((sum, { total }) => sum + total, 0)).toBe(due);
      const orderId = await open(accountId);
      expect(await orderOf(orderId)).toMatchObject({
        subtotal: summary.subtotal,
        discount: summary.discount,
        total: due,
      });
      await complete(accountId, orderId);
      const { total } = await orderOf(orderId);
      expect(total).toBe(due + (due >= 50_00 ? 0 : 4_90));
      expect(await paymentsOf(orderId)).toMatchObject([{ amount: total }]);
    }),
    { numRuns: 25 },
  );
});
