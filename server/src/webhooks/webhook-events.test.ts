import { eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import { defaultStockThreshold } from '@afterimage/contract/values/incidents.ts';
import { products, variants } from '../catalogue/tables.ts';
import { orderLineMoves, orderLines, orders } from '../orders/tables.ts';
import { parcels } from '../order-desk/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import { openWebhookDesk } from './test-webhooks.ts';

let desk: Awaited<ReturnType<typeof openWebhookDesk>>;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const newOrder = async () => {
  const [order] = await desk.shop.database.db
    .insert(orders)
    .values({ status: 'open', email: 'a@mail.test', subtotal: 2000, discount: 0, total: 2490, currency: 'EUR' })
    .returning();
  return order!;
};

it('what happens is written with it: no message without its change, and none where nobody listens', async () => {
  const { db } = desk.shop.database;
  const unheard = await newOrder();
  await db.update(orders).set({ status: 'paid' }).where(eq(orders.id, unheard.id));
  expect(await desk.told()).toEqual([]);
  await desk.add([
    'order.placed',
    'order.paid',
    'order.refunded',
    'order.line.moved',
    'parcel.sent',
    'refund.completed',
  ]);
  const order = await newOrder();
  const move = (status: 'awaiting_payment' | 'paid' | 'shipped' | 'refunded') =>
    db.update(orders).set({ status }).where(eq(orders.id, order.id));
  await move('awaiting_payment');
  await expect(
    db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id));
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await move('paid');
  await db.update(orders).set({ total: 2491 }).where(eq(orders.id, order.id));
  const [variant] = await db.select().from(variants).limit(1);
  const ofProduct = { productId: variant?.productId ?? 0, variantId: variant?.id ?? 0, sku: 'X', slug: 'x', name: 'X' };
  const [line] = await db
    .insert(orderLines)
    .values({ orderId: order.id, ...ofProduct, mainImageUrl: '', quantity: 1, listUnitPrice: 2000, unitPrice: 2000 })
    .returning();
  const lineId = line?.id ?? '';
  await db.insert(orderLineMoves).values({ lineId, orderId: order.id, from: 'check', to: 'ready', note: 'private' });
  await db.insert(parcels).values({ orderId: order.id, carrier: 'dhl', trackingNumber: '00340434' });
  await move('shipped');
  const [payment] = await db
    .insert(payments)
    .values({ orderId: order.id, provider: 'demo', url: '', amount: 2490, currency: 'EUR', status: 'paid' })
    .returning();
  const [refund] = await db
    .insert(refunds)
    .values({ orderId: order.id, paymentId: payment?.id ?? '', amount: 500, currency: 'EUR', cause: 'operator' })
    .returning();
  await db
    .update(refunds)
    .set({ state: 'done' })
    .where(eq(refunds.id, refund?.id ?? ''));
  await move('refunded');
  const facts = { orderId: order.id, number: `A${order.number}`, currency: 'EUR' };
  expect(await desk.told()).toEqual([
    ['order.placed', { ...facts, status: 'awaiting_payment', total: 2490 }],
    ['order.paid', { ...facts, status: 'paid', total: 2490 }],
    ['order.line.moved', { orderId: order.id, lineId, from: 'check', to: 'ready', reason: null }],
    ['parcel.sent', { orderId: order.id, parcelId: expect.any(String), carrier: 'dhl' }],
    ['refund.completed', { orderId: order.id, refundId: refund?.id, amount: 500, currency: 'EUR' }],
    ['order.refunded', { ...facts, status: 'refunded', total: 2491 }],
  ]);
});

it('products and stock are told when they cross the line, once', async () => {
  const { db } = desk.shop.database;
  await desk.add(['product.published', 'product.unpublished', 'stock.low', 'stock.out']);
  await desk.publish();
  const [variant] = await db.select().from(variants).limit(1);
  const setStock = (stock: number) =>
    db
      .update(variants)
      .set({ stock })
      .where(eq(variants.id, variant?.id ?? 0));
  for (const stock of [20, defaultStockThreshold + 1, defaultStockThreshold, defaultStockThreshold - 1, 0, 20])
    await setStock(stock);
  expect((await desk.told()).map(([type, data]) => [type, data['stock']])).toEqual([
    ['product.unpublished', undefined],
    ['product.published', undefined],
    ['stock.low', defaultStockThreshold],
    ['stock.out', 0],
  ]);
});

it('an order that was never placed is not told of when it ends', async () => {
  await desk.add(['order.placed', 'order.cancelled', 'order.expired']);
  const orderThatGoes = async (...statuses: OrderStatus[]) => {
    const { id } = await newOrder();
    for (const status of statuses) await desk.shop.database.db.update(orders).set({ status }).where(eq(orders.id, id));
  };
  await orderThatGoes('expired');
  await orderThatGoes('cancelled');
  expect(await desk.told()).toEqual([]);
  await orderThatGoes('awaiting_payment', 'open', 'expired');
  await orderThatGoes('awaiting_payment', 'cancelled');
  expect((await desk.told()).map(([type]) => type)).toEqual([
    'order.placed',
    'order.expired',
    'order.placed',
    'order.cancelled',
  ]);
});

it('a product that is deleted leaves the shop, unless it had left before', async () => {
  const { db } = desk.shop.database;
  await desk.add(['product.unpublished']);
  const [newest] = await db.select({ id: max(products.id) }).from(products);
  const productId = newest?.id ?? 0;
  await db.delete(products).where(eq(products.id, productId));
  expect(await desk.told()).toEqual([['product.unpublished', expect.objectContaining({ productId })]]);
  const [another] = await db.select({ id: max(products.id) }).from(products);
  await db
    .update(products)
    .set({ active: false })
    .where(eq(products.id, another?.id ?? 0));
  await db.delete(products).where(eq(products.id, another?.id ?? 0));
  expect(await desk.told()).toHaveLength(2);
});
