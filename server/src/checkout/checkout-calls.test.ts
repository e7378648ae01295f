import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order as orderSchema } from '@afterimage/contract/orders.ts';
import { cartHandlers } from '../cart/cart-handlers.ts';
import {
  holdRules,
  guestKey,
  home,
  newAccount,
  newCountries,
  newFile,
  newTestProduct,
  signInvoice,
  signUrl,
  stockLevels,
} from '../cart/test-products.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { orders } from '../orders/tables.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { invoiceContent } from '../orders/documents/document-content.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { settle } from '../payments/settle.ts';
import { checkoutHandlers } from './checkout-handlers.ts';
import { newCoupon } from './test-checkout.ts';

// The calls as a browser makes them: over HTTP, with idempotency keys, every one in the transaction of its reply.

let base: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  base = await testDatabase();
  await newCountries(base.db);
  app = createServer();
  registerApi(app, {
    db: base.db,
    handlers: {
      ...cartHandlers(signUrl),
      ...checkoutHandlers({ hold: holdRules, ...demoPayment, guestKey }),
      ...orderHandlers({ signUrl, signInvoice }),
    },
    // A token is the account's id: the sessions have tests of their own.
    findCaller: async (token) => ({ accountId: token, sessionId: token }),
    catalogueVersion: () => '1',
    base: '/api',
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await base.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(line: `${Method} /${string}`, body?: unknown, from?: string, key?: string) {
  const [method, path] = line.split(' ') as [Method, string];
  const response = await app.inject({
    method,
    url: `/api${path}`,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(from && { authorization: `Bearer ${from}` }),
      ...(key && { 'idempotency-key': key }),
    },
  });
  const { data, status } = response.json();
  return { code: response.statusCode, data, failure: status?.code };
}
const item = async (stock = 10) => {
  const testProduct = await newTestProduct(base.db, { stock });
  return { goods: testProduct, addition: { productId: testProduct.productId, variantId: testProduct.variantId } };
};

describe('the calls on carts', () => {
  it("S7.14 S7.13 S7.16 S7.18 S7.21 lead through a guest's cart", async () => {
    const { addition } = await item();
    const cart = (await call('POST /unauthenticated/carts')).data.id;
    const added = await call(`POST /unauthenticated/carts/${cart}`, addition);
    expect(added.data).toMatchObject({ itemList: [{ quantity: 1 }], summary: { total: 10_00 } });
    const line = added.data.cartItemId;
    const path = `/unauthenticated/carts/${cart}/items` as const;
    expect((await call(`PUT ${path}/${line}`, { quantity: 3 })).data.summary.quantity).toBe(3);
    expect((await call(`GET ${path}`)).data.itemList).toMatchObject([{ id: line, quantity: 3 }]);
    expect((await call(`DELETE ${path}/${line}`)).data.itemList).toEqual([]);
    expect(await call(`DELETE ${path}/${line}`)).toMatchObject({ code: 404, failure: 'LINE_NOT_FOUND' });
  });

  it("S7.12 S7.15 S7.17 S7.19 S7.20 lead through an account's cart", async () => {
    const account = await newAccount(base.db);
    const { addition } = await item();
    const line = (await call('POST /carts/items', addition, account)).data.cartItemId;
    expect((await call(`PUT /carts/items/${line}`, { quantity: 4 }, account)).data.summary.quantity).toBe(4);
    const guest = (await call('POST /unauthenticated/carts')).data.id;
    await call(`POST /unauthenticated/carts/${guest}`, addition);
    const joined = await call(`POST /carts/cart-id/${guest}/authenticate`, undefined, account);
    expect(joined.data).toMatchObject({ joinedQuantity: 1, itemList: [{ id: line, quantity: 5 }] });
    expect((await call('GET /carts/items', undefined, account)).data.summary.quantity).toBe(5);
    expect((await call(`DELETE /carts/items/${line}`, undefined, account)).data.itemList).toEqual([]);
  });

  it('S7.12 needs a sign-in, and a quantity from 1 to 99', async () => {
    const { addition } = await item();
    expect(await call('POST /carts/items', addition)).toMatchObject({ code: 401, failure: 'UNAUTHENTICATED' });
    const account = await newAccount(base.db);
    for (const quantity of [0, 100, 1.5, '2'])
      expect((await call('POST /carts/items', { ...addition, quantity }, account)).failure).toBe('INVALID_REQUEST');
  });

  it('S7.12 repeated with its key, at once or later, it adds once', async () => {
    const account = await newAccount(base.db);
    const { addition } = await item();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('POST /carts/items', addition, account, key)),
    );
    for (const response of answers) expect(response).toEqual(answers[0]);
    expect((await call('GET /carts/items', undefined, account)).data.summary.quantity).toBe(1);
  });
});

describe('the calls of checkout and orders', () => {
  async function ordered() {
    const account = await newAccount(base.db);
    const { goods: testProduct, addition } = await item();
    await call('POST /carts/items', addition, account);
    const url: string = (await call('POST /checkout', undefined, account)).data;
    const orderId = url.split('=')[1]!;
    return { account, goods: testProduct, url, orderId };
  }
  const completion = (orderId: string) => ({ orderId, address: home, deliveryMethod: 'standard' });

  it('S7.22 opens without a body and completes with one', async () => {
    const { account, orderId, url } = await ordered();
    expect(url).toBe(`/checkout?order=${orderId}`);
    const completionReply = await call('POST /checkout', completion(orderId), account);
    expect(completionReply.data).toEqual({ url: expect.stringMatching(/^\/pay\/demo\/[0-9a-f-]{36}$/), orderId });
  });

  it('D7.42 keeps a message for a gift and where the invoice goes, until it is completed without them', async () => {
    const { account, orderId } = await ordered();
    const billingAddress = {
      ...home,
      firstName: 'Bill',
      company: 'Payers Ltd',
      countryCode: 'FR',
      postalCode: '75001',
    };
    const gift = { message: '  Happy birthday!\nYour aunt ' };
    const given = await call('POST /checkout', { ...completion(orderId), billingAddress, gift }, account);
    expect(given.code).toBe(200);
    const read = async () => (await call(`GET /orders/${orderId}`, undefined, account)).data;
    const order = await read();
    expect(order).toMatchObject({
      gift: { message: 'Happy birthday!\nYour aunt' },
      billingAddress: { firstName: 'Bill', company: 'Payers Ltd', countryCode: 'FR' },
      address: { countryCode: home.countryCode },
    });
    // The tax follows from where it goes, the invoice from where it is billed.
    const facts = {
      paidAt: new Date(),
      locale: 'en' as const,
      timeZone: 'UTC',
      seller: { name: 'A', address: [], taxId: '' },
    };
    expect(invoiceContent(order, facts).buyer).toMatchObject({
      rowList: ['Payers Ltd', `Bill ${home.lastName}`, home.line1, expect.stringContaining('75001'), 'France'],
      countryCode: home.countryCode,
    });
    const plain = await call('POST /checkout', completion(orderId), account);
    expect(plain.code).toBe(200);
    const { taxList } = order;
    const without = await read();
    expect(without).toMatchObject({ taxList, total: order.total });
    expect([without.gift, without.billingAddress]).toEqual([undefined, undefined]);
  });

  it('D7.42 refuses a message that is too long, and names the field of a billing address that cannot be', async () => {
    const { account, orderId } = await ordered();
    const long = { ...completion(orderId), gift: { message: 'x'.repeat(301) } };
    expect((await call('POST /checkout', long, account)).failure).toBe('INVALID_REQUEST');
    const response = await app.inject({
      method: 'POST',
      url: '/api/checkout',
      headers: { authorization: `Bearer ${account}` },
      payload: { ...completion(orderId), billingAddress: { ...home, countryCode: 'QQ' } },
    });
    expect(Object.keys(response.json().status.fields)).toEqual(['billingAddress.countryCode']);
  });

  it('S7.22 is for accounts only, and for their own orders', async () => {
    const { orderId } = await ordered();
    expect((await call('POST /checkout')).failure).toBe('UNAUTHENTICATED');
    const stranger = await newAccount(base.db);
    expect(await call('POST /checkout', completion(orderId), stranger)).toMatchObject({
      code: 404,
      failure: 'ORDER_NOT_FOUND',
    });
  });

  it('D7.42 a purchase repeated with its key is one order with one hold', async () => {
    const account = await newAccount(base.db);
    const { goods: testProduct, addition } = await item(3);
    const body = { items: [addition], address: home, deliveryMethod: 'express' };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST /checkout', body, account, key)));
    for (const response of answers) expect(response).toEqual(answers[0]);
    expect(await stockLevels(base.db, testProduct)).toEqual({ shelf: 2, held: 1, sold: 0 });
  });

  it('D7.42 a refused purchase keeps nothing, and its key may be used again', async () => {
    const account = await newAccount(base.db);
    const { addition } = await item(0);
    const body = { items: [addition], address: home, deliveryMethod: 'express' };
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await call('POST /checkout', body, account, key)).toMatchObject({ code: 409, failure: 'OUT_OF_STOCK' });
  });

  it('S3.12 S7.32 shows an order to its owner, with where it can be paid and until when', async () => {
    const { account, orderId } = await ordered();
    expect((await call(`GET /orders/${orderId}`, undefined, account)).data).toMatchObject({
      status: 'open',
      paymentUrl: null,
      holdExpiresAt: expect.any(String),
    });
    const { url } = (await call('POST /checkout', completion(orderId), account)).data;
    const { data } = await call(`GET /orders/${orderId}`, undefined, account);
    expect(orderSchema.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      number: expect.stringMatching(/^A1\d{4}$/),
      status: 'awaiting_payment',
      paymentUrl: url,
      subtotal: 10_00,
      discount: 0,
      deliveryPrice: 4_90,
      total: 14_90,
      quantity: 1,
      itemList: [{ quantity: 1, unitPrice: 10_00, total: 10_00, projectId: null }],
    });
    await base.db
      .update(orders)
      .set({ holdExpiresAt: new Date(0) })
      .where(eq(orders.id, orderId));
    expect((await call(`GET /orders/${orderId}`, undefined, account)).data.paymentUrl).toBeNull();
  });

  it('S7.32 shows it to nobody else', async () => {
    const { orderId } = await ordered();
    const stranger = await newAccount(base.db);
    expect((await call(`GET /orders/${orderId}`, undefined, stranger)).failure).toBe('ORDER_NOT_FOUND');
    expect((await call(`GET /orders/${orderId}`)).failure).toBe('UNAUTHENTICATED');
    expect((await call('GET /orders', undefined, stranger)).data).toEqual({ orderList: [], total: 0 });
  });

  it('S7.32 shows the photos of an order with signed addresses', async () => {
    const account = await newAccount(base.db);
    const testProduct = await newTestProduct(base.db, { slots: [{ kind: 'photo' }] });
    const photo = await newFile(base.db, null, account);
    const { productId, variantId } = testProduct;
    const list = [{ id: testProduct.slotIds[0]!, input: photo, placement: { zoom: 2, x: 0.5 } }];
    const body = { items: [{ productId, variantId, productClientCustomizationList: list }], address: home };
    const { data } = await call('POST /checkout', { ...body, deliveryMethod: 'standard' }, account);
    const order = (await call(`GET /orders/${data.orderId}`, undefined, account)).data;
    expect(order.itemList[0].customizationList).toMatchObject([
      {
        photo: { id: photo, url: signUrl(photo), width: 640, height: 480 },
        placement: { zoom: 2, x: 0.5, y: 0, rotation: 0 },
      },
    ]);
  });

  it('S3.12 S7.31 lists what was ordered, newest first, by pages, without what was only looked at', async () => {
    const account = await newAccount(base.db);
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { addition } = await item();
      const body = { items: [addition], address: home, deliveryMethod: 'express' };
      const { data } = await call('POST /checkout', body, account);
      numbers.unshift((await call(`GET /orders/${data.orderId}`, undefined, account)).data.number);
      const event = { provider: 'demo', eventId: randomUUID(), paymentId: data.url.split('/').at(-1) };
      const nothing = { onPaid: async () => {}, onRefunded: async () => {} };
      await settle(base.db, { ...event, outcome: 'paid' }, nothing);
    }
    await call('POST /carts/items', (await item()).addition, account);
    await call('POST /checkout', undefined, account);
    const { data } = await call('GET /orders', undefined, account);
    expect(data.total).toBe(3);
    expect(data.orderList.map(({ number }: { number: string }) => number)).toEqual(numbers);
    expect(data.orderList[0]).toMatchObject({
      status: 'paid',
      quantity: 1,
      total: 22_90,
      mainImageUrlList: ['/pictures/thing-480.webp'],
    });
    const second = await call('GET /orders?pageNum=1&pageSize=2', undefined, account);
    expect(second.data.orderList.map(({ number }: { number: string }) => number)).toEqual(numbers.slice(2));
  });

  it('D7.42 prices an order beforehand, and tells at its field what is wrong with a code', async () => {
    const { account, orderId } = await ordered();
    const coupon = await newCoupon(base.db, { maxUses: 1 });
    const body = { orderId, countryCode: 'DE', deliveryMethod: 'standard' };
    const quoted = await call('POST /checkout/quote', { ...body, coupon: ` ${coupon.toLowerCase()} ` }, account);
    expect(quoted.data).toMatchObject({ coupon: { code: coupon }, couponDiscount: 1_00, total: 13_90 });
    const response = await app.inject({
      method: 'POST',
      url: '/api/checkout/quote',
      payload: { ...body, coupon: await newCoupon(base.db, { minimumSubtotal: 99_00 }) },
      headers: { authorization: `Bearer ${account}` },
    });
    expect(response.json().status).toMatchObject({
      code: 'COUPON_MINIMUM',
      minimum: 99_00,
      fields: { coupon: expect.stringContaining('99') },
    });
    const completionReply = await call('POST /checkout', { ...completion(orderId), coupon }, account);
    expect(completionReply.code).toBe(200);
    expect((await call(`GET /orders/${orderId}`, undefined, account)).data).toMatchObject({
      couponCode: coupon,
      couponDiscount: 1_00,
      total: 13_90,
      taxList: [{ name: 'VAT', net: 11_68, tax: 2_22 }],
    });
    const other = await ordered();
    const late = await call('POST /checkout', { ...completion(other.orderId), coupon }, other.account);
    expect(late).toMatchObject({ code: 409, failure: 'COUPON_USED_UP' });
  });

  it('D7.42 asks for a country with a way of delivery, and for one subject', async () => {
    const { account, orderId } = await ordered();
    for (const body of [{ orderId, deliveryMethod: 'standard' }, {}, { orderId, items: [{ productId: 1 }] }])
      expect(await call('POST /checkout/quote', body, account)).toMatchObject({ failure: 'INVALID_REQUEST' });
  });

  it('D7.42 lists the ways of delivery to a country', async () => {
    const { data } = await call('GET /checkout/delivery-methods?countryCode=DE');
    expect(data.deliveryMethodList).toMatchObject([
      { id: 'standard', price: 4_90, freeFrom: 50_00, currency: 'EUR' },
      { id: 'express', price: 12_90, freeFrom: null },
    ]);
    expect((await call('GET /checkout/delivery-methods?countryCode=XX')).failure).toBe('DELIVERY_INVALID');
  });
});
