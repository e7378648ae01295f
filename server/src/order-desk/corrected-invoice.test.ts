import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTestProduct, signUrl } from '../cart/test-products.ts';
import { withWaiver } from '../orders/documents/insert-correction.ts';
import { insertCreditNote, insertInvoice } from '../orders/documents/insert-documents.ts';
import { documents, orders } from '../orders/tables.ts';
import { settleEdit } from '../payments/settle-edit.ts';
import { payments, refunds } from '../payments/tables.ts';
import { withdrawals } from '../withdrawals/tables.ts';
import { orderEdits, returns } from './tables.ts';
import { openOrderDesk } from './test-order-desk.ts';

let shop: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  shop = await openOrderDesk();
});
afterAll(() => shop.close());

const initialSeller = {
  seller: { name: 'Afterimage', address: ['Werkstraße 1', '10115 Berlin'], taxId: undefined },
  shopMail: 'shop@mail.test',
};
const taxList = [{ name: 'VAT', basisPoints: 1900, net: 50_42, tax: 9_58 }];

/** A paid order of two mugs, with its invoice. */
async function newOrder() {
  const mug = await newTestProduct(shop.db, { price: 30_00, stock: 20, name: 'Mug' });
  const orderId = await shop.newPaidOrder([{ product: mug, quantity: 2 }], { taxList });
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error('no order');
  await insertInvoice(shop.db, row, { signUrl, initialSeller });
  const { lineList } = await shop.desk('getDeskOrder', orderId);
  return { mug, orderId, lineId: lineList[0]?.id ?? '' };
}
async function edit(orderId: string, body: object, settlement: 'refund' | 'payment' | 'waived') {
  const { data } = await shop.call('previewOrderEdit', { params: { orderId }, body });
  const { version, after } = data as { version: number; after: { total: number } };
  const confirmed = { ...body, version, shownTotal: after.total, settlement, reason: '' };
  return shop.desk('editOrder', orderId, { body: confirmed });
}
const documentsOf = (orderId: string) =>
  shop.db.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(asc(documents.createdAt));

it('D20.3 an edited order has a corrected invoice with its new lines and taxes, and no credit note besides', async () => {
  const { orderId, lineId } = await newOrder();
  await edit(orderId, { lineList: [{ lineId, quantity: 1 }] }, 'refund');
  const [invoice, correction, ...others] = await documentsOf(orderId);
  expect(others).toEqual([]);
  expect([invoice?.kind, invoice?.content?.total]).toEqual(['invoice', 60_00]);
  expect([correction?.kind, correction?.content?.total]).toEqual(['correction', 34_90]);
  expect(correction?.content?.lineList).toMatchObject([{ name: 'Mug', quantity: 1, total: 30_00 }]);
  const [tax] = correction?.content?.taxList ?? [];
  expect((tax?.net ?? 0) + (tax?.tax ?? 0)).toBe(34_90);
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect([refund?.cause, refund?.amount]).toEqual(['edit', 25_10]);
  // What goes back later is divided by what the correction says.
  await insertCreditNote(shop.db, { refundId: crypto.randomUUID(), orderId, amount: 34_90 });
  const credit = (await documentsOf(orderId)).at(-1);
  expect(credit?.content?.taxList).toEqual(correction?.content?.taxList);
});

it('D20.3 a waived difference stands on the corrected invoice, and its total is what was agreed', async () => {
  const { orderId, lineId } = await newOrder();
  await edit(orderId, { lineList: [{ lineId, quantity: 3 }] }, 'waived');
  const content = (await documentsOf(orderId)).at(-1)?.content;
  expect(content?.total).toBe(60_00);
  expect(content?.sumList.at(-1)).toEqual({ kind: 'waiver', amount: -30_00 });
  const [tax] = content?.taxList ?? [];
  expect([tax?.net, tax?.tax]).toEqual([50_42, 9_58]);
  if (content) expect(withWaiver(content, 60_00)).toBe(content);
});

it('D20.3 two edits of the same sum are each settled by their own payment', async () => {
  const { mug, orderId } = await newOrder();
  const one = { addList: [{ variantId: mug.variantId, quantity: 1 }] };
  await edit(orderId, one, 'payment');
  await edit(orderId, one, 'payment');
  const edits = () =>
    shop.db.select().from(orderEdits).where(eq(orderEdits.orderId, orderId)).orderBy(asc(orderEdits.createdAt));
  const [first, second] = await edits();
  const asked = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  const differences = asked.filter(({ purpose }) => purpose === 'difference');
  expect(new Set(differences.map(({ amount }) => amount)).size).toBe(1);
  expect(new Set([first?.paymentId, second?.paymentId])).toEqual(new Set(differences.map(({ id }) => id)));
  await settleEdit(shop.db, { id: second?.paymentId ?? '' });
  expect((await edits()).map(({ settledAt }) => settledAt !== null)).toEqual([false, true]);
});

it('D20.3 a declaration of withdrawal becomes one return, however often it is taken at once, and is handled', async () => {
  const { orderId, lineId } = await newOrder();
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
  const [declared] = await shop.db
    .insert(withdrawals)
    .values({ orderId, name: 'Ada', email: 'ada@example.com' })
    .returning();
  const withdrawalId = declared?.id ?? '';
  const body = { lineList: [{ lineId, quantity: 1 }], reason: 'changed-mind', text: '', withdrawalId };
  const replies = await Promise.all([1, 2, 3].map(() => shop.call('addReturn', { params: { orderId }, body })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await shop.db.$count(returns, eq(returns.orderId, orderId))).toBe(1);
  const { returnList, order } = await shop.desk('getDeskOrder', orderId);
  expect(returnList).toMatchObject([{ withdrawalId, isByCustomer: true, status: 'accepted' }]);
  expect(order.withdrawalList).toMatchObject([{ id: withdrawalId, handled: true }]);
  const other = await newOrder();
  const stolen = await shop.call('addReturn', { params: { orderId: other.orderId }, body });
  expect(stolen.status).toBe(404);
});

it('D20.3 an order is changed to variants, ways of delivery and plain products that there are', async () => {
  const { mug, orderId, lineId } = await newOrder();
  const query = { country: 'DE', text: 'mug' };
  const { data } = await shop.call('getEditChoices', { params: { orderId }, query });
  expect(data).toMatchObject({
    deliveryMethodList: [{ id: 'standard' }, { id: 'express' }],
    lineList: [{ lineId, variantId: mug.variantId, variantList: [{ variantId: mug.variantId, price: 30_00 }] }],
  });
  const { foundList } = data as { foundList: { variantId: number }[] };
  expect(foundList.map(({ variantId }) => variantId)).toContain(mug.variantId);
  const none = await shop.call('getEditChoices', { params: { orderId }, query: { text: '%%' } });
  expect((none.data as { foundList: unknown[] }).foundList).toEqual([]);
});
