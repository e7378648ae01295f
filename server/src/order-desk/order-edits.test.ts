import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { EditPreview } from '@afterimage/contract/admin/order-edits.ts';
import { guestKey, home, newTestProduct, stockOf } from '../cart/test-products.ts';
import { products, variants } from '../catalogue/tables.ts';
import { defaultRates, zonesOfRates } from '../checkout/delivery-zones.ts';
import { orders } from '../orders/tables.ts';
import { type Settlement, settle } from '../payments/settle.ts';
import { settleEdit } from '../payments/settle-edit.ts';
import { payments, refunds } from '../payments/tables.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { orderEdits } from './tables.ts';
import { openOrderDesk } from './test-order-desk.ts';

let shop: Awaited<ReturnType<typeof openOrderDesk>>;
beforeAll(async () => {
  shop = await openOrderDesk();
});
afterAll(() => shop.close());

async function newOrder(quantity = 2) {
  const mug = await newTestProduct(shop.db, { price: 30_00, stock: 10, name: 'Mug' });
  const orderId = await shop.newPaidOrder([{ product: mug, quantity }]);
  const order = await shop.desk('getDeskOrder', orderId);
  return { mug, orderId, order, lineId: order.lineList[0]?.id ?? '' };
}
const preview = async (orderId: string, body: object) => {
  const { status, data } = await shop.call('previewOrderEdit', { params: { orderId }, body });
  expect(status).toBe(200);
  return data as EditPreview;
};
const codeOf = ({ data }: { data: unknown }) => (data as { status: { code: string } }).status.code;
const salesOf = async (productId: number) =>
  (await shop.db.select().from(products).where(eq(products.id, productId)))[0]?.saleCount;

describe('an edit before production', () => {
  it('D20.3 fewer pieces are previewed, then money and stock go back', async () => {
    const { mug, orderId, lineId } = await newOrder();
    const body = { lineList: [{ lineId, quantity: 1 }] };
    const previewed = await preview(orderId, body);
    // The delivery is free from 50.00 only.
    expect(previewed).toMatchObject({
      before: { total: 60_00 },
      after: { total: 34_90 },
      difference: -25_10,
      isShort: false,
    });
    expect(previewed.stockList).toEqual([{ variantId: mug.variantId, name: 'Mug', change: -1, stock: 8 }]);
    const confirm = { ...body, version: previewed.version, shownTotal: 34_90, settlement: 'refund', reason: 'called' };
    const { order, money } = await shop.desk('editOrder', orderId, { body: confirm });
    expect(order).toMatchObject({ total: 34_90, quantity: 1 });
    expect(money).toEqual({ received: 60_00, refunded: 25_10, refundable: 34_90 });
    expect([await stockOf(shop.db, mug), await salesOf(mug.productId)]).toEqual([9, 1]);
    expect((await shop.mailsOf(orderId)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your order A\d+ was changed$/),
    ]);
    expect(codeOf(await shop.call('editOrder', { params: { orderId }, body: confirm }))).toBe('RECORD_CHANGED');
  });

  it('D20.3 an edit goes by the delivery prices of the time when the order was placed', async () => {
    const { orderId, lineId } = await newOrder();
    const express = { price: 40_00, freeFrom: null, minDays: 1, maxDays: 1 };
    const deliveryZones = zonesOfRates({ ...defaultRates, home: { standard: null, express } }, 'DE');
    await shop.db.update(shopSettings).set({ deliveryZones });
    const previewed = await preview(orderId, { lineList: [{ lineId, quantity: 1 }] });
    expect(previewed.after).toMatchObject({ total: 34_90 });
    const faster = await preview(orderId, { lineList: [], deliveryMethod: 'express' });
    expect(faster.after).toMatchObject({ total: 100_00 });
    await shop.db.update(shopSettings).set({ deliveryZones: null });
  });

  it('D20.3 what it became dearer by is asked for by a link, or waived', async () => {
    const { orderId } = await newOrder();
    const lamp = await newTestProduct(shop.db, { price: 15_00, stock: 3, name: 'Lamp' });
    const body = { addList: [{ variantId: lamp.variantId, quantity: 1 }] };
    const previewed = await preview(orderId, body);
    expect(previewed.difference).toBe(15_00);
    const confirm = { ...body, version: previewed.version, shownTotal: 75_00 };
    const params = { orderId };
    const wrong = await shop.call('editOrder', { params, body: { ...confirm, settlement: 'refund' } });
    expect(wrong.status).toBe(400);
    const stale = await shop.call('editOrder', { params, body: { ...confirm, shownTotal: 1, settlement: 'payment' } });
    expect(codeOf(stale)).toBe('TOTAL_CHANGED');
    const { order } = await shop.desk('editOrder', orderId, { body: { ...confirm, settlement: 'payment' } });
    expect(order.itemList.map(({ product }) => product.name)).toEqual(['Mug', 'Lamp']);
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    const difference = rows.find(({ purpose }) => purpose === 'difference');
    expect(difference?.amount).toBe(15_00);
    expect((await shop.mailsOf(orderId))[0]?.text).toContain(difference?.url);
    expect(await stockOf(shop.db, lamp)).toBe(2);
  });

  it('D20.4 a variant with a price of its own costs the difference, and is offered at its price', async () => {
    const { mug, orderId, lineId } = await newOrder();
    const [large] = await shop.db
      .insert(variants)
      .values({ productId: mug.productId, sku: `${mug.productId}-l`, stock: 4, price: 42_00 })
      .returning({ id: variants.id });
    const params = { orderId };
    const { data } = await shop.call('getEditChoices', { params, query: { text: '' } });
    expect((data as Reply<'getEditChoices'>).lineList[0]?.variantList.map(({ price }) => price)).toEqual([
      30_00, 42_00,
    ]);
    const previewed = await preview(orderId, { lineList: [{ lineId, quantity: 2, variantId: large?.id }] });
    expect(previewed).toMatchObject({ before: { total: 60_00 }, after: { total: 84_00 }, difference: 24_00 });
  });

  it('D20.3 an edit is settled when its difference is paid, told twice at once', async () => {
    const { orderId } = await newOrder();
    const lamp = await newTestProduct(shop.db, { price: 15_00, stock: 3, name: 'Lamp' });
    const body = { addList: [{ variantId: lamp.variantId, quantity: 1 }] };
    const { version, after } = await preview(orderId, body);
    const confirm = { ...body, version, shownTotal: after.total, settlement: 'payment', reason: '' };
    await shop.desk('editOrder', orderId, { body: confirm });
    const settledAt = async () =>
      (await shop.db.select().from(orderEdits).where(eq(orderEdits.orderId, orderId))).map((edit) => edit.settledAt);
    expect(await settledAt()).toEqual([null]);
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    const paymentId = rows.find(({ purpose }) => purpose === 'difference')?.id ?? '';
    const parts = {
      onPaid: () => Promise.reject(new Error('The order was paid before.')),
      onRefunded: () => Promise.reject(new Error('Nothing goes back.')),
      onDifferencePaid: (...[tx, , payment]: Parameters<NonNullable<Settlement['onDifferencePaid']>>) =>
        settleEdit(tx, payment),
    };
    const event = { provider: 'demo', eventId: `paid-${paymentId}`, paymentId, outcome: 'paid' } as const;
    await Promise.all([settle(shop.db, event, parts), settle(shop.db, event, parts)]);
    expect(await settledAt()).toEqual([expect.any(Date)]);
  });

  it('D20.3 two edits at the same time take the last piece once', async () => {
    const last = await newTestProduct(shop.db, { price: 5_00, stock: 1 });
    const [first, second] = [await newOrder(), await newOrder()];
    const edit = ({ orderId, order }: typeof first) =>
      shop.call('editOrder', {
        params: { orderId },
        body: {
          version: order.version,
          addList: [{ variantId: last.variantId, quantity: 1 }],
          shownTotal: 65_00,
          settlement: 'waived',
        },
      });
    const replies = await Promise.all([edit(first), edit(second)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stockOf(shop.db, last)).toBe(0);
  });

  it('D20.3 after production started nothing is edited; address and delivery are corrected as entries', async () => {
    const { orderId, order, lineId } = await newOrder();
    await shop.db.update(orders).set({ productionStartedAt: new Date() }).where(eq(orders.id, orderId));
    const late = await shop.call('previewOrderEdit', {
      params: { orderId },
      body: { lineList: [{ lineId, quantity: 1 }] },
    });
    expect(codeOf(late)).toBe('PRODUCTION_STARTED');
    const { isDefault: _, ...address } = { ...home, line1: 'Nebenstraße 2' };
    const after = await shop.desk('correctOrder', orderId, {
      body: { version: order.version, address, deliveryMethod: 'express', reason: 'moved' },
    });
    expect(after.order.address?.line1).toBe(home.line1);
    expect(after.deliverTo).toMatchObject({ address: { line1: 'Nebenstraße 2' }, deliveryMethod: { id: 'express' } });
  });
});

describe('cancelling and refunding', () => {
  it('D20.3 one of two pieces, then the rest: stock and money come back, once', async () => {
    const { mug, orderId, order, lineId } = await newOrder();
    const one = {
      version: order.version,
      lineList: [{ lineId, quantity: 1 }],
      refund: 30_00,
      reason: 'changed her mind',
    };
    const half = await shop.act('cancelOrder', orderId, { body: one });
    expect([half.order.status, half.lineList[0]?.cancelledQuantity]).toEqual(['paid', 1]);
    expect(await stockOf(shop.db, mug)).toBe(9);
    const rest = { version: half.version, refund: 30_00, reason: 'all of it' };
    const replies = await Promise.all([1, 2].map(() => shop.call('cancelOrder', { params: { orderId }, body: rest })));
    const actIds = replies.map(({ data }) => (data as UndoableAct).actId);
    // Pressed twice, it is one act.
    expect(new Set(actIds).size).toBe(1);
    expect((await Promise.all(actIds.map(shop.runAct))).toSorted()).toEqual(['done', 'settled before']);
    const { order: cancelled, money, lineList } = await shop.desk('getDeskOrder', orderId);
    expect([cancelled.status, money.refunded, lineList[0]?.state]).toEqual(['cancelled', 60_00, 'cancelled']);
    expect([await stockOf(shop.db, mug), await salesOf(mug.productId)]).toEqual([10, 0]);
  });

  it('D20.3 a part of the money goes back, never more than was paid', async () => {
    const { orderId, order, lineId } = await newOrder();
    const { data } = await shop.call('previewOrderRefund', {
      params: { orderId },
      body: { lineList: [{ lineId, quantity: 1 }] },
    });
    expect(data).toMatchObject({ amount: 30_00, refundable: 60_00, remaining: 30_00 });
    const part = { version: order.version, amount: 10_00, reason: 'a scratch' };
    const { money, version } = await shop.desk('refundOrder', orderId, { body: part });
    expect(money.refundable).toBe(50_00);
    const tooMuch = await shop.call('refundOrder', {
      params: { orderId },
      body: { version, amount: 50_01, reason: 'x' },
    });
    expect(codeOf(tooMuch)).toBe('REFUND_LIMIT');
    expect(await shop.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
    const production = await shop.newOperator({ role: 'production' });
    const refused = await shop.call('refundOrder', { params: { orderId }, operator: production, body: part });
    expect(refused.status).toBe(403);
  });
});

describe('returns', () => {
  it('D20.3 begun by a guest, accepted, received onto the shelf, refunded, and told at each step', async () => {
    const { mug, orderId, lineId } = await newOrder();
    const params = { orderKey: guestKey(orderId) };
    const body = { lineList: [{ lineId, quantity: 1 }], reason: 'not-as-expected', text: 'Too small' };
    const ask = () => shop.call('requestGuestReturn', { params, body, operator: undefined });
    expect(codeOf(await ask())).toBe('ORDER_CLOSED');
    await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
    const { status, data } = await ask();
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({ returnList: [expect.objectContaining({ status: 'requested' })] }),
    ]);
    const twice = { ...body, lineList: [{ lineId, quantity: 2 }] };
    expect(codeOf(await shop.call('requestGuestReturn', { params, body: twice, operator: undefined }))).toBe(
      'QUANTITY_LIMIT',
    );
    let { version, returnList } = await shop.desk('getDeskOrder', orderId);
    const returnId = returnList[0]?.id ?? '';
    const step = async (next: object) => {
      const moved = await shop.desk('moveReturn', orderId, { params: { returnId }, body: { version, ...next } });
      ({ version, returnList } = moved);
      return moved;
    };
    await step({ step: 'accept', answer: 'Use the label in your box.' });
    await step({ step: 'receive', isRestocked: true });
    expect(await stockOf(shop.db, mug)).toBe(9);
    const { money } = await step({ step: 'refund', refund: 30_00 });
    expect([money.refunded, returnList[0]?.status]).toEqual([30_00, 'refunded']);
    const again = await shop.call('moveReturn', {
      params: { orderId, returnId },
      body: { version, step: 'refund', refund: 1 },
    });
    expect(codeOf(again)).toBe('ORDER_CLOSED');
    expect(await shop.mailsOf(orderId)).toHaveLength(4);
  });
});
