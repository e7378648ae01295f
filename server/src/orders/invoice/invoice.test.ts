import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order } from '@afterimage/contract/orders.ts';
import {
  holdRules,
  guestKey,
  home,
  newCountries,
  newTestProduct,
  signUrl,
  additionOf,
} from '../../cart/test-products.ts';
import { buyAtOnce } from '../../checkout/buy-at-once.ts';
import { orders } from '../tables.ts';
import { demoProvider } from '../../payments/demo-provider.ts';
import { settle } from '../../payments/settle.ts';
import { openTestShop, type TestShop } from '../../test-shop.ts';
import { orderHandlers } from '../order-handlers.ts';
import { invoiceName, numberInvoice } from './invoice-number.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceSigner } from './invoice-url.ts';
import { invoiceHandlers, registerInvoices } from './read-invoice.ts';

const secret = Buffer.from('secret of the test');
const signInvoice = invoiceSigner(secret);
const seller = { name: 'Afterimage', address: ['Demo Street 1', '10115 Berlin'], taxId: 'DE1' };
let shop: TestShop;
beforeAll(async () => {
  const signers = { signUrl, signInvoice };
  shop = await openTestShop({ ...orderHandlers(signers), ...invoiceHandlers({ ...signers, seller }) });
  registerInvoices(shop.app, { ...signers, seller, secret, db: shop.database.db });
  await newCountries(shop.database.db);
});
afterAll(() => shop.close());
afterEach(() => void vi.useRealTimers());

const parts = { hold: holdRules, network: '', provider: demoProvider, guestKey, locale: 'de' as const };
async function buy(buyer: { accountId: string } | { email: string }) {
  const { db } = shop.database;
  const body = {
    items: [additionOf(await newTestProduct(db, { name: 'Grüße' }))],
    address: home,
    deliveryMethod: 'standard',
  };
  return buyAtOnce(db, buyer, body, parts);
}
const pay = (url: string, after: () => Promise<void> = async () => {}) => {
  const paymentId = url.split('/').at(-1) ?? '';
  return settle(
    shop.database.db,
    { provider: 'demo', eventId: randomUUID(), paymentId, outcome: 'paid' },
    {
      onPaid: async (tx, order) => {
        await numberInvoice(tx, order.id);
        await after();
      },
      onRefunded: async () => {},
    },
  );
};
const get = (url: string, token?: string) =>
  shop.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('the numbers of invoices', () => {
  it('S7.22 run without gaps, also when payments come at once and some fail at the last moment', async () => {
    const { accountId } = await shop.newPerson();
    const purchases = await Promise.all(Array.from({ length: 12 }, () => buy({ accountId })));
    const outcomes = await Promise.allSettled(
      purchases.map(({ url }, index) =>
        pay(url, async () => {
          if (index % 3 === 0) throw new Error('the paper is out');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const rows = await shop.database.db.select().from(orders).where(eq(orders.accountId, accountId));
    const numbers = rows.flatMap(({ invoiceNumber }) => invoiceNumber ?? []).toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => first + index));
    expect(invoiceName(first)).toMatch(/^AI-0\d{5}$/);
  });
});

describe('an invoice', () => {
  it('S7.32 is a document for its owner, and for nobody else', async () => {
    const owner = await shop.newPerson();
    const stranger = await shop.newPerson();
    const { url, orderId } = await buy(owner);
    const path = `/api/orders/${orderId}/invoice`;
    expect((await get(path, owner.token)).json().status.code).toBe('INVOICE_NOT_FOUND');
    await pay(url);
    const response = await get(path, owner.token);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(path, stranger.token)).json().status.code).toBe('ORDER_NOT_FOUND');
    expect((await get(path)).json().status.code).toBe('UNAUTHENTICATED');
  });

  it("S7.32 a guest's is behind the order's key", async () => {
    const { url, orderId } = await buy({ email: 'guest@mail.test' });
    await pay(url);
    const path = `/api/unauthenticated/orders/${guestKey(orderId)}/invoice`;
    expect((await get(path)).headers['content-type']).toBe('application/pdf');
    expect((await get(path.replace(/orders\/./, 'orders/_'))).statusCode).toBe(404);
  });

  it('S7.32 can be fetched without a bearer at the address that the order names, for a while', async () => {
    const { accountId, token } = await shop.newPerson();
    const { url, orderId } = await buy({ accountId });
    const read = async () => (await shop.call('getOrder', { token, params: { orderId } })).data as Order;
    expect(await read()).toMatchObject({ invoiceNumber: null, invoiceUrl: null });
    await pay(url);
    const { invoiceUrl, invoiceNumber } = await read();
    const response = await get(invoiceUrl ?? '');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="${invoiceNumber}.pdf"`);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await buy({ accountId });
    for (const wrong of [
      `/invoices/${orderId}`,
      (invoiceUrl ?? '').replace(orderId, other.orderId),
      signInvoice(orderId, { now: Date.now() - 3 * 3_600_000 }),
    ])
      expect((await get(wrong)).json().status.code).toBe('SIGNATURE_INVALID');
  });

  it('S7.32 is the same bytes whenever it is asked for, and fits on A4', async () => {
    const owner = await shop.newPerson();
    const { url, orderId } = await buy(owner);
    await pay(url);
    const path = `/api/orders/${orderId}/invoice`;
    const first = await get(path, owner.token);
    vi.setSystemTime(Date.now() + 400 * 86_400_000);
    const second = await get(path, owner.token);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(first.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  it('S7.32 D3.10 goes on over several pages, in the faces that its letters need', async () => {
    const owner = await shop.newPerson();
    const { url, orderId } = await buy(owner);
    await pay(url);
    const { data } = await shop.call('getOrder', { token: owner.token, params: { orderId } });
    const order = data as Order;
    const [line] = order.itemList;
    if (!line) throw new Error('no line');
    const names = ['Łódź', 'Ελλάδα', 'Привет', 'W'.repeat(200)];
    const itemList = Array.from({ length: 40 }, (_, index) => ({
      ...line,
      product: { ...line.product, name: names[index % 4] ?? '' },
    }));
    const when = { paidAt: new Date('2026-05-01T10:00:00Z'), timeZone: 'Europe/Berlin' };
    const facts = { number: 'AI-000001', ...when, locale: 'de' as const, seller };
    const bytes = await invoicePdf({ order: { ...order, itemList }, ...facts });
    const text = bytes.toString('latin1');
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
    for (const face of ['Kalnia', 'InstrumentSans', 'NotoSans']) expect(text).toContain(face);
  });
});
