import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { documents, orders } from '../tables.ts';
import { demoPayment } from '../../payments/test-payment.ts';
import { settle } from '../../payments/settle.ts';
import { diskStore, type FileStore } from '../../files/store/store.ts';
import { shopSettings } from '../../shop-settings/tables.ts';
import { withPages } from '../../print/pdf-pages.ts';
import { openTestShop, type TestShop } from '../../test-shop.ts';
import { orderHandlers } from '../order-handlers.ts';
import { documentName } from './document-name.ts';
import { documentPdf } from './document-pdf.ts';
import { insertCreditNote, insertInvoice } from './insert-documents.ts';
import { invoiceSigner } from './invoice-url.ts';
import { forgetOld, makeDocument, makeMissing } from './make-documents.ts';
import { numberDocuments } from './number-documents.ts';
import { invoiceHandlers, registerInvoices } from './serve-documents.ts';

const secret = Buffer.from('secret of the test');
const signInvoice = invoiceSigner(secret);
const initialSeller = {
  seller: { name: 'Afterimage', address: ['Demo Street 1', '10115 Berlin'], taxId: 'DE1' },
  shopMail: 'shop@mail.test',
};
const signers = { signUrl, signInvoice };
let shop: TestShop;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-documents-'));
  store = diskStore(folder);
  shop = await openTestShop({ ...orderHandlers(signers), ...invoiceHandlers({ store }) });
  registerInvoices(shop.app, { store, secret, db: shop.database.db });
  await newCountries(shop.database.db);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
afterEach(() => void vi.useRealTimers());

const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'de' as const };
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
        await insertInvoice(tx, order, { ...signers, initialSeller });
        await after();
      },
      onRefunded: async () => {},
    },
  );
};
const get = (url: string, token?: string) =>
  shop.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

const documentsOf = (orderId: string) =>
  shop.database.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(documents.createdAt, documents.id);
const invoiceOf = async (orderId: string) => {
  const [invoice] = await documentsOf(orderId);
  if (!invoice) throw new Error('no invoice');
  return invoice;
};
const textOf = (pdf: Buffer) =>
  withPages(pdf, async (pages) => pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' '));

describe('the numbers of documents', () => {
  it('S7.22 D20.2 run without gaps, also when payments come at once and some fail at the last moment', async () => {
    const { db } = shop.database;
    const { accountId } = await shop.newPerson();
    const purchases = await Promise.all(Array.from({ length: 12 }, () => buy({ accountId })));
    const outcomes = await Promise.allSettled(
      purchases.map(async ({ url, orderId }, index) => {
        await pay(url, async () => {
          if (index % 3 === 0) throw new Error('the paper is out');
        });
        await Promise.all([numberDocuments(db), makeDocument((await invoiceOf(orderId)).id, { db, store })]);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const rows = await db
      .select({ number: documents.number })
      .from(documents)
      .innerJoin(orders, eq(orders.id, documents.orderId))
      .where(eq(orders.accountId, accountId));
    const numbers = rows.map(({ number }) => number ?? 0).toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => first + index));
    expect(documentName('invoice', first)).toMatch(/^AI-0\d{5}$/);
  });

  it('D20.2 a payment never waits for the one who numbers', async () => {
    const { db } = shop.database;
    const { url, orderId } = await buy({ email: 'waits@mail.test' });
    await db.transaction(async (tx) => {
      await tx.execute('select pg_advisory_xact_lock(7470001)');
      await pay(url);
    });
    expect((await invoiceOf(orderId)).number).toBeNull();
    await numberDocuments(db);
    expect((await invoiceOf(orderId)).number).toBeGreaterThan(0);
  });

  it('D20.2 a document whose job was lost is made all the same, also of an order from before there were documents', async () => {
    const { db } = shop.database;
    const old = await buy({ email: 'old@mail.test' });
    const lost = await buy({ email: 'lost@mail.test' });
    await pay(old.url);
    await pay(lost.url);
    await numberDocuments(db);
    const { number } = await invoiceOf(old.orderId);
    await db.update(documents).set({ content: null }).where(eq(documents.orderId, old.orderId));
    await makeMissing({ db, store, ...signers, initialSeller });
    for (const { orderId } of [old, lost]) expect((await invoiceOf(orderId)).storageKey).not.toBeNull();
    expect((await invoiceOf(old.orderId)).number).toBe(number);
    expect(await makeMissing({ db, store, ...signers, initialSeller })).toBe(0);
  });
});

describe('a document', () => {
  it('D20.2 is made once, whoever asks and however often, and says what was so when it was paid', async () => {
    const { db } = shop.database;
    const { url, orderId } = await buy({ email: 'once@mail.test' });
    await pay(url);
    const { id } = await invoiceOf(orderId);
    const made = await Promise.all(Array.from({ length: 4 }, () => makeDocument(id, { db, store })));
    expect(new Set(made.map(({ storageKey }) => storageKey)).size).toBe(1);
    const path = `/api/unauthenticated/orders/${guestKey(orderId)}/invoice`;
    const before = (await get(path)).rawPayload;
    const text = await textOf(before);
    expect(text).toContain(home.line1);
    await db.update(orders).set({ email: '', address: null, total: 1 }).where(eq(orders.id, orderId));
    await db.update(shopSettings).set({ timeZone: 'Pacific/Auckland', currency: 'JPY' });
    expect((await get(path)).rawPayload.equals(before)).toBe(true);
    await db.update(shopSettings).set({ timeZone: 'Europe/Berlin', currency: 'EUR' });
  });

  it('D20.2 credit notes have numbers of their own, name the invoice, and take back its taxes to the cent', async () => {
    const { db } = shop.database;
    const { url, orderId } = await buy({ email: 'credit@mail.test' });
    await pay(url);
    const invoice = (await invoiceOf(orderId)).content;
    const [tax] = invoice?.taxList ?? [];
    if (!invoice || !tax) throw new Error('no tax');
    const parts = [333, 333, invoice.total - 666];
    for (const amount of parts) {
      const credit = { refundId: randomUUID(), orderId, amount };
      await Promise.all([1, 2].map(() => db.transaction((tx) => insertCreditNote(tx, credit))));
    }
    const notes = (await documentsOf(orderId)).slice(1);
    expect(notes.map(({ content }) => content?.total)).toEqual(parts);
    const taxes = notes.flatMap(({ content }) => content?.taxList ?? []);
    expect(taxes.reduce((sum, one) => sum + one.tax, 0)).toBe(tax.tax);
    expect(taxes.reduce((sum, one) => sum + one.net, 0)).toBe(tax.net);
    const numbers: number[] = [];
    for (const { id } of notes) numbers.push((await makeDocument(id, { db, store })).number ?? 0);
    expect(numbers).toEqual([1, 2, 3].map((place) => (numbers[0] ?? 0) + place - 1));

    const key = guestKey(orderId);
    const order = (await shop.call('getGuestOrder', { params: { orderKey: key } })).data as Order;
    expect(order.documentList?.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
      'credit_note',
      'credit_note',
    ]);
    const response = await get(order.documentList?.[1]?.url ?? '');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="AC-00000${numbers[0]}.pdf"`);
    const text = await textOf(response.rawPayload);
    expect(text).toContain('Rechnungskorrektur');
    expect(text).toContain(`Korrigiert Rechnung ${order.invoiceNumber}`);
    // The address of one order leads to no document of another.
    const other = await buy({ email: 'other@mail.test' });
    const [note] = notes;
    const stolen = await get(signInvoice(other.orderId, { documentId: note?.id }));
    expect(stolen.json().status.code).toBe('INVOICE_NOT_FOUND');
  });

  it('D20.2 money that never bought anything has no invoice, and so no credit note', async () => {
    const { orderId } = await buy({ email: 'late@mail.test' });
    await insertCreditNote(shop.database.db, { refundId: randomUUID(), orderId, amount: 100 });
    expect(await documentsOf(orderId)).toEqual([]);
  });

  it('D20.2 is let go of when the law does not ask for it any more; its number stays', async () => {
    const { db } = shop.database;
    const { url, orderId } = await buy({ email: 'ages@mail.test' });
    await pay(url);
    const { id } = await invoiceOf(orderId);
    const { storageKey, number } = await makeDocument(id, { db, store });
    expect(await forgetOld({ db, store })).toBe(0);
    await db
      .update(documents)
      .set({ createdAt: new Date('2014-12-31T12:00:00Z') })
      .where(eq(documents.id, id));
    expect(await forgetOld({ db, store })).toBe(1);
    expect(await store.stat(storageKey ?? '')).toBeNull();
    expect(await invoiceOf(orderId)).toMatchObject({ content: null, storageKey: null, number });
    await makeMissing({ db, store, ...signers, initialSeller });
    expect((await invoiceOf(orderId)).content).toBeNull();
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
    const other = path.replace(/orders\/(.)/, (_, first) => `orders/${first === 'a' ? 'b' : 'a'}`);
    expect((await get(other)).statusCode).toBe(404);
  });

  it('S7.32 can be fetched without a bearer at the address that the order names, for a while', async () => {
    const { accountId, token } = await shop.newPerson();
    const { url, orderId } = await buy({ accountId });
    const read = async () => (await shop.call('getOrder', { token, params: { orderId } })).data as Order;
    expect(await read()).toMatchObject({ invoiceNumber: null, invoiceUrl: null });
    await pay(url);
    expect(await read()).toMatchObject({ invoiceNumber: null, invoiceUrl: null });
    await numberDocuments(shop.database.db);
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
    const { content } = await invoiceOf(orderId);
    const [line] = content?.lineList ?? [];
    if (!content || !line) throw new Error('no line');
    const names = ['Łódź', 'Ελλάδα', 'Привет', 'W'.repeat(200)];
    const lineList = Array.from({ length: 40 }, (_, index) => ({ ...line, name: names[index % 4] ?? '' }));
    const numbered = { kind: 'invoice' as const, number: 'AI-000001', invoiceName: null };
    const bytes = await documentPdf({ ...numbered, content: { ...content, lineList } });
    const text = bytes.toString('latin1');
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
    for (const face of ['Kalnia', 'InstrumentSans', 'NotoSans']) expect(text).toContain(face);
  });
});
