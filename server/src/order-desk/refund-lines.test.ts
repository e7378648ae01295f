import { asc, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { newTestProduct, signUrl } from '../cart/test-products.ts';
import { insertInvoice } from '../orders/documents/insert-documents.ts';
import { documentPdf } from '../orders/documents/document-pdf.ts';
import { documents, orders } from '../orders/tables.ts';
import { paymentParts } from '../payments/payment-parts.ts';
import { insertRefund } from '../payments/refunds/request-refund.ts';
import { retryRefund, sendRefund } from '../payments/refunds/send-refund.ts';
import { payments, refunds } from '../payments/tables.ts';
import { withPages } from '../print/pdf-pages.ts';
import { readSettings } from '../settings.ts';
import { openServices } from '../shop-settings/services.ts';
import { openOrderDesk } from './test-order-desk.ts';

let shop: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  shop = await openOrderDesk();
});
afterAll(() => shop.close());

const key = randomBytes(32);
const settings = readSettings({});
const { refundParts } = paymentParts({
  settings,
  services: openServices(key, settings),
  secrets: { files: key, drafts: key, guestOrders: key, devices: key },
  shopUrl: () => 'http://shop.test',
});
const initialSeller = {
  seller: { name: 'Afterimage', address: ['Werkstraße 1', '10115 Berlin'], taxId: undefined },
  shopMail: 'shop@mail.test',
};

/** A paid and invoiced order of three mugs and a lamp: 30.00 with a coupon over 3.00, and 4.90 for the delivery. */
async function newOrder() {
  const mug = await newTestProduct(shop.db, { price: 5_00, stock: 10, name: 'Mug' });
  const lamp = await newTestProduct(shop.db, { price: 15_00, stock: 10, name: 'Lamp' });
  const total = 31_90;
  const taxList = [{ name: 'VAT', basisPoints: 1900, net: 26_81, tax: 5_09 }];
  const change = { couponCode: 'TEN', couponDiscount: 3_00, total, taxList, locale: 'en' as const };
  const lines = [
    { product: mug, quantity: 3 },
    { product: lamp, quantity: 1 },
  ];
  const orderId = await shop.newPaidOrder(lines, change);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('no order');
  await insertInvoice(shop.db, row, { signUrl, initialSeller });
  const { lineList, version } = await shop.desk('getDeskOrder', orderId);
  const [mugs, lamps] = lineList.map(({ id }) => id);
  return { orderId, version, mugs: mugs ?? '', lamps: lamps ?? '' };
}
const preview = async (orderId: string, body: object) =>
  (await shop.call('previewOrderRefund', { params: { orderId }, body })).data as Reply<'previewOrderRefund'>;
const refundsOf = (orderId: string) =>
  shop.db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id));
const creditNotesOf = async (orderId: string) => {
  const rows = await shop.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(documents.createdAt);
  return rows.flatMap(({ kind, content }) => (kind === 'credit_note' && content ? [content] : []));
};
async function carryOut(orderId: string) {
  for (const { id } of await refundsOf(orderId)) await sendRefund(shop.db, id, refundParts);
}
const failureOf = ({ data }: { data: unknown }) =>
  (data as { status: { code: string; fields?: Record<string, string> } }).status;

describe('a refund for pieces', () => {
  it('D20.3 is worked out from what was paid after the coupon, and its credit note lists the pieces with their tax', async () => {
    const { orderId, version, mugs } = await newOrder();
    const parts = { lineList: [{ lineId: mugs, quantity: 2 }], withDelivery: true };
    const shown = await preview(orderId, parts);
    // Two of three mugs for 5.00 less ten percent, and the delivery.
    expect(shown).toMatchObject({
      amount: 13_90,
      lineList: [{ lineId: mugs, quantity: 2, amount: 9_00 }],
      delivery: 4_90,
      taxList: [{ basisPoints: 1900, net: 11_68, tax: 2_22 }],
    });
    const body = { version, amount: shown.amount, ...parts, reason: 'cracked' };
    const after = await shop.desk('refundOrder', orderId, { body });
    expect([after.lineList[0]?.refundedQuantity, after.isDeliveryRefunded]).toEqual([2, true]);
    await carryOut(orderId);
    const [note] = await creditNotesOf(orderId);
    const tax = { name: 'VAT', basisPoints: 1900 };
    expect(note?.lineList).toMatchObject([
      { name: 'Mug', quantity: 2, unitPrice: 4_50, total: 9_00, tax },
      { name: 'Delivery', detailList: ['Standard delivery'], quantity: 1, total: 4_90, tax },
    ]);
    expect(note?.taxList).toEqual(shown.taxList);
    if (!note) throw new Error('no credit note');
    const pdf = await documentPdf({
      kind: 'credit_note',
      number: 'AC-000001',
      content: note,
      invoiceName: 'AI-000001',
    });
    const text = await withPages(pdf, async (pages) => pages.map((one) => one.text.replaceAll(/\s+/g, ' ')).join(' '));
    expect(text).toContain('including 19% VAT');
  });

  it('D20.3 of another amount than was worked out shares it among its lines', async () => {
    const { orderId, version, mugs, lamps } = await newOrder();
    const lineList = [
      { lineId: mugs, quantity: 1 },
      { lineId: lamps, quantity: 1 },
    ];
    await shop.desk('refundOrder', orderId, { body: { version, amount: 9_00, lineList, reason: 'scratches' } });
    await carryOut(orderId);
    const [note] = await creditNotesOf(orderId);
    expect(note?.lineList.map(({ name, total }) => [name, total])).toEqual([
      ['Mug', 2_25],
      ['Lamp', 6_75],
    ]);
  });

  it('D20.2 of an amount alone says that it is a part, with the shares of its tax', async () => {
    const { orderId, version } = await newOrder();
    await shop.desk('refundOrder', orderId, { body: { version, amount: 5_00, reason: 'late' } });
    await carryOut(orderId);
    const [note] = await creditNotesOf(orderId);
    expect(note?.lineList).toMatchObject([
      { name: expect.stringMatching(/^Refund in part for order A\d+$/), total: 5_00 },
    ]);
    expect(note?.taxList).toEqual([{ name: 'VAT', basisPoints: 1900, net: 4_20, tax: 80 }]);
  });

  it('D20.3 is for no more pieces than were ordered and not refunded; the field is named', async () => {
    const { orderId, version, mugs, lamps } = await newOrder();
    const ask = (seen: number, lineList: object[], more: object = {}) =>
      shop.call('refundOrder', {
        params: { orderId },
        body: { version: seen, amount: 1_00, lineList, reason: 'x', ...more },
      });
    const tooMany = failureOf(await ask(version, [{ lineId: mugs, quantity: 4 }]));
    expect(tooMany.code).toBe('QUANTITY_LIMIT');
    const first = await ask(version, [{ lineId: mugs, quantity: 2 }], { withDelivery: true });
    expect(first.status).toBe(200);
    const seen = version + 1;
    const again = await ask(seen, [
      { lineId: lamps, quantity: 1 },
      { lineId: mugs, quantity: 2 },
    ]);
    expect([again.status, failureOf(again)]).toMatchObject([
      409,
      { code: 'QUANTITY_LIMIT', fields: { 'lineList.1.quantity': 'Only 1 piece of Mug can still be refunded.' } },
    ]);
    const delivery = failureOf(await ask(seen, [], { withDelivery: true }));
    expect(delivery).toMatchObject({ code: 'QUANTITY_LIMIT', fields: { withDelivery: expect.any(String) } });
    expect(failureOf(await ask(seen, [{ lineId: crypto.randomUUID(), quantity: 1 }])).code).toBe('LINE_NOT_FOUND');
    // What is previewed leaves out what went back.
    expect(await preview(orderId, { lineList: [{ lineId: mugs, quantity: 3 }], withDelivery: true })).toMatchObject({
      amount: 4_50,
      delivery: 0,
    });
  });

  it('D20.3 sent by eight at once, and again under one key, it is one refund', async () => {
    const { orderId, version, mugs } = await newOrder();
    const body = { version, amount: 9_00, lineList: [{ lineId: mugs, quantity: 2 }], reason: 'cracked' };
    const send = (idempotencyKey: string) => shop.call('refundOrder', { params: { orderId }, body, idempotencyKey });
    const keys = Array.from({ length: 8 }, () => crypto.randomUUID());
    const replies = await Promise.all(keys.map(send));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const done = keys[replies.findIndex(({ status }) => status === 200)] ?? '';
    expect((await send(done)).status).toBe(200);
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('D20.3 that failed is not tried again once another one was for its pieces', async () => {
    const { orderId, version, lamps } = await newOrder();
    const refund = (seen: number) =>
      shop.desk('refundOrder', orderId, {
        body: { version: seen, amount: 1_00, lineList: [{ lineId: lamps, quantity: 1 }], reason: 'x' },
      });
    await refund(version);
    const [first] = await refundsOf(orderId);
    const refundId = first?.id ?? '';
    await shop.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, refundId));
    await refund(version + 1);
    const again = shop.db.transaction((tx) => retryRefund(tx, refundId));
    await expect(again).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
  });

  it('D20.3 of an order that was paid twice has its lines on the credit note of each payment', async () => {
    const { orderId, version, lamps, mugs } = await newOrder();
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    if (!payment) throw new Error('no payment');
    const halves = { amount: 16_00, receivedAmount: 16_00 };
    await shop.db.update(payments).set(halves).where(eq(payments.id, payment.id));
    const { id: _, ...facts } = payment;
    const rest = { amount: 15_90, receivedAmount: 15_90, reference: crypto.randomUUID() };
    await shop.db.insert(payments).values({ ...facts, ...rest });
    const lineList = [
      { lineId: mugs, quantity: 3 },
      { lineId: lamps, quantity: 1 },
    ];
    await shop.desk('refundOrder', orderId, { body: { version, amount: 27_00, lineList, reason: 'all of it' } });
    await carryOut(orderId);
    const notes = await creditNotesOf(orderId);
    expect(notes.map(({ lineList: list }) => list.map(({ name }) => name))).toEqual([
      ['Mug', 'Lamp'],
      ['Mug', 'Lamp'],
    ]);
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(27_00);
    expect((await shop.desk('getDeskOrder', orderId)).lineList.map((line) => line.refundedQuantity)).toEqual([3, 1]);
  });
});

describe('a cancellation', () => {
  const cancel = (orderId: string, version: number, body: object) =>
    shop.act('cancelOrder', orderId, { body: { version, reason: 'called', ...body } });

  it('D20.3 of the whole order credits its lines and the delivery as they were paid', async () => {
    const { orderId, version } = await newOrder();
    await cancel(orderId, version, { refund: 31_90 });
    await carryOut(orderId);
    const [note] = await creditNotesOf(orderId);
    expect(note?.lineList.map(({ name, total }) => [name, total])).toEqual([
      ['Mug', 13_50],
      ['Lamp', 13_50],
      ['Delivery', 4_90],
    ]);
  });

  it('D20.3 of pieces that were refunded before credits none of them again, nor more than was paid for others', async () => {
    const { orderId, version, mugs, lamps } = await newOrder();
    const lineList = [{ lineId: mugs, quantity: 3 }];
    const refunded = await shop.desk('refundOrder', orderId, {
      body: { version, amount: 13_50, lineList, reason: 'cracked' },
    });
    const both = [...lineList, { lineId: lamps, quantity: 1 }];
    await cancel(orderId, refunded.version, { lineList: both, refund: 15_00 });
    await carryOut(orderId);
    const [, note] = await creditNotesOf(orderId);
    // The lamp and a part of the delivery.
    expect(note?.lineList.map(({ name, total }) => [name, total])).toEqual([
      ['Lamp', 11_01],
      ['Delivery', 3_99],
    ]);
    const { lineList: lines } = await shop.desk('getDeskOrder', orderId);
    expect(lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([3, 1]);
  });
});

describe('what was paid beyond the total', () => {
  async function overpaid() {
    const order = await newOrder();
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.orderId));
    if (!payment) throw new Error('no payment');
    await shop.db.update(payments).set({ receivedAmount: 36_90 }).where(eq(payments.id, payment.id));
    return { ...order, payment };
  }

  it('D20.2 goes back without a credit note, is told as such, and stands in the timeline', async () => {
    const { orderId, payment } = await overpaid();
    await insertRefund(shop.db, payment, { amount: 5_00, cause: 'overpaid' });
    await carryOut(orderId);
    expect(await creditNotesOf(orderId)).toEqual([]);
    const { dayList, money } = await shop.desk('getDeskOrder', orderId);
    expect(dayList.flatMap(({ entryList }) => entryList)).toContainEqual(
      expect.objectContaining({ kind: 'surplus', code: 'done', amount: 5_00 }),
    );
    expect(money).toMatchObject({ received: 36_90, refunded: 5_00, refundable: 31_90 });
    const [mail] = await shop.mailsOf(orderId);
    expect(mail?.text).toContain('You have paid €5.00 more than your order');
  });

  it('D20.2 is on no credit note either where an operator gives it back with the rest', async () => {
    const { orderId, version } = await overpaid();
    await shop.desk('refundOrder', orderId, { body: { version, amount: 36_90, reason: 'cancelled by phone' } });
    await carryOut(orderId);
    const [note] = await creditNotesOf(orderId);
    expect([note?.total, note?.taxList]).toEqual([31_90, [{ name: 'VAT', basisPoints: 1900, net: 26_81, tax: 5_09 }]]);
  });
});
