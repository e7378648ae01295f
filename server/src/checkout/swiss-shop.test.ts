import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartHandlers } from '../cart/cart-handlers.ts';
import {
  holdRules,
  guestKey,
  home,
  newCountries,
  newTestProduct,
  signInvoice,
  signUrl,
  additionOf,
} from '../cart/test-products.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { confirmOrder } from '../payments/confirm-order.ts';
import { insertInvoice } from '../orders/documents/insert-documents.ts';
import { invoiceHandlers, registerInvoices } from '../orders/documents/serve-documents.ts';
import { diskStore } from '../files/store/store.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { settle } from '../payments/settle.ts';
import { payments } from '../payments/tables.ts';
import { withPages } from '../print/pdf-pages.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { checkoutHandlers } from './checkout-handlers.ts';
import { newCoupon } from './test-checkout.ts';

const folder = await mkdtemp(join(tmpdir(), 'afterimage-documents-'));
const store = diskStore(folder);
const secret = Buffer.from('secret of the test');
const initialSeller = {
  seller: { name: 'Nachbild', address: ['Musterweg 1', '8001 Zürich'], taxId: 'CHE-1' },
  shopMail: 'shop@mail.test',
};
const version = () => randomUUID();
let shop: TestShop;
beforeAll(async () => {
  const signs = { signUrl, signInvoice };
  shop = await openTestShop({
    ...catalogueHandlers({ version, assortment: version }),
    ...cartHandlers(signUrl),
    ...checkoutHandlers({ hold: holdRules, ...demoPayment, guestKey }),
    ...orderHandlers(signs),
    ...invoiceHandlers({ store }),
  });
  registerInvoices(shop.app, { store, secret, db: shop.database.db });
  await newCountries(shop.database.db);
  await shop.database.db
    .update(shopSettings)
    .set({ homeCountry: 'CH', currency: 'CHF', timeZone: 'Pacific/Auckland', priceSteps: [40_00] });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

it('D7.40 a shop whose currency is the franc says so from the list to the invoice', async () => {
  const { db } = shop.database;
  const { token } = await shop.newPerson();
  const testProduct = await newTestProduct(db, { price: 1234_50, name: 'Kuhglocke', stock: 9 });
  const call = async (...input: Parameters<typeof shop.call>) => {
    const [name, request] = input;
    const { status, data } = await shop.call(name, { token, ...request });
    expect([name, status]).toEqual([name, expect.toSatisfy((code: number) => code < 300)]);
    return data as never;
  };
  const francs = { currency: 'CHF' };

  const { productList } = (await call('listProducts')) as { productList: { currency: string }[] };
  expect(new Set(productList.map(({ currency }) => currency))).toEqual(new Set(['CHF']));
  expect(await call('getProduct', { params: { productId: String(testProduct.productId) } })).toMatchObject(francs);
  expect(await call('suggestProducts', { query: { key: 'kuhg' } })).toMatchObject({ productList: [francs] });
  expect(await call('listFilters')).toMatchObject(francs);

  await call('addCartItem', { body: additionOf(testProduct) });
  expect(await call('getCart')).toMatchObject({ summary: { total: 1234_50, currency: 'CHF' } });

  // At home is where the delivery is the cheapest.
  const { deliveryMethodList } = (await call('listDeliveryMethods')) as { deliveryMethodList: object[] };
  expect(deliveryMethodList).toEqual(
    (await call('listDeliveryMethods', { query: { countryCode: 'CH' } }))['deliveryMethodList'],
  );
  expect(deliveryMethodList).toMatchObject([{ price: 4_90, ...francs }, francs]);

  const items = [additionOf(testProduct)];
  const deliveryMethod = 'standard';
  expect(await call('quoteOrder', { body: { items, countryCode: 'CH', deliveryMethod } })).toMatchObject(francs);
  const coupon = await newCoupon(db, { minimumSubtotal: 2000_00 });
  const refused = await shop.call('quoteOrder', { token, body: { items, coupon } });
  expect(JSON.stringify(refused.data)).toContain('CHF\u00a02,000.00');

  const bought = (await call('checkout', { body: { items, address: home, deliveryMethod } })) as {
    orderId: string;
    url: string;
  };
  const { orderId, url } = bought;
  expect(await db.select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([francs]);
  await settle(
    db,
    { provider: 'demo', eventId: randomUUID(), paymentId: url.split('/').at(-1) ?? '', outcome: 'paid' },
    {
      onPaid: async (tx, order) => {
        await insertInvoice(tx, order, { signUrl, initialSeller });
        await confirmOrder(tx, order, { signUrl, guestKey, shopUrl: 'https://shop.test' });
      },
      onRefunded: async () => {},
    },
  );
  expect(await call('getOrder', { params: { orderId } })).toMatchObject({ status: 'paid', ...francs });
  const enqueued = sql`select data ->> 'text' as text from pgboss.job where name = 'mail'`;
  const [mail] = (await db.execute<{ text: string }>(enqueued)).rows;
  expect(mail?.text).toMatch(/CHF\s1,2\d\d\.\d\d/);
  expect(mail?.text).not.toContain('€');

  const invoice = await shop.app.inject({
    url: `/api/orders/${orderId}/invoice`,
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await withPages(invoice.rawPayload, async (pages) => pages.map((page) => page.text).join('\n'));
  expect(text).toMatch(/CHF\s*1,2\d\d\.\d\d/);
  expect(text).not.toContain('€');
  // The days are those of the shop's time zone.
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Pacific/Auckland' });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(day.format(new Date()));
});

it('D7.42 an order keeps the currency in which it was made when the shop takes another', async () => {
  const { db } = shop.database;
  const { token } = await shop.newPerson();
  const body = { items: [additionOf(await newTestProduct(db))], address: home, deliveryMethod: 'standard' };
  const { orderId } = (await shop.call('checkout', { token, body })).data as { orderId: string };
  await db.update(shopSettings).set({ currency: 'JPY' });
  const order = await shop.call('getOrder', { token, params: { orderId } });
  expect(order.data).toMatchObject({ currency: 'CHF' });
  const quote = { orderId, countryCode: 'DE', deliveryMethod: 'standard' };
  expect((await shop.call('quoteOrder', { token, body: quote })).data).toMatchObject({ currency: 'CHF' });
  await db.update(shopSettings).set({ currency: 'CHF' });
});
