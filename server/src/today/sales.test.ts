import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { variants } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { payments, refunds } from '../payments/tables.ts';
import { ordered } from '../projects/test-order.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { storeSales } from './sum-up-sales.ts';
import { salesDays } from './tables.ts';
import { checklistParts } from './test-checklist.ts';
import { todayHandlers } from './today-handlers.ts';

let shop: TestShop;
let owner: TestOperator;
let productIds: number[];
beforeAll(async () => {
  shop = await openTestShop(todayHandlers(checklistParts));
  owner = await shop.newOperator();
  const { db } = shop.database;
  productIds = [(await newTestProduct(db)).productId, (await newTestProduct(db)).productId];
  // 23:30 in Berlin is still the day before in UTC, and 22:30 UTC is already the day after in summer.
  await sell('2026-03-28T22:30:00Z', [[0, 2, true]]);
  await sell('2026-03-28T23:30:00Z', [[0, 1, false]]);
  await sell('2026-03-29T22:30:00Z', [
    [1, 5, true],
    [0, 1, false],
  ]);
  await sell('2026-02-20T10:00:00Z', [[1, 3, false]]);
  await sell(null, [[1, 9, false]]);
});
afterAll(() => shop.close());

async function sell(at: string | null, lines: [product: number, quantity: number, isPersonalized: boolean][]) {
  const { db } = shop.database;
  const total = lines.reduce((sum, [, quantity]) => sum + quantity * 10_00, 0);
  const [order] = await db
    .insert(orders)
    .values({
      status: at ? 'paid' : 'open',
      email: 'a@mail.test',
      subtotal: total,
      discount: 0,
      total,
      currency: 'EUR',
      paidAt: at === null ? null : new Date(at),
    })
    .returning({ id: orders.id });
  const common = { orderId: order?.id ?? '', variantId: 1, sku: '', slug: '', name: '', mainImageUrl: '' };
  await db.insert(orderLines).values(
    lines.map(([product, quantity, isPersonalized]) => ({
      ...common,
      productId: productIds[product] ?? 0,
      quantity,
      listUnitPrice: 1e3,
      unitPrice: 1e3,
      customizationList: isPersonalized
        ? [
            ordered(1, {
              kind: 'text',
              input: 'Hi',
            }),
          ]
        : [],
    })),
  );
  return order?.id ?? '';
}

const read = async (query: Record<string, string>) => {
  const { status, data } = await shop.call('getSales', { operator: owner, query });
  expect(status).toBe(200);
  return data as Reply<'getSales'>;
};
/** What is known of the margin where no cost is. */
const unknownCost = (goods: number) => ({ goods, costedGoods: 0, cost: 0 });
const march = { from: '2026-03-28', to: '2026-03-30', by: 'day' };

it('D20.3 an order counts on the day of the shop on which it was paid, also when the clocks change', async () => {
  const { itemList, total, before, bestSellerList, currency } = await read(march);
  expect(itemList.map(({ start, orders: sold, revenue }) => [start, sold, revenue])).toEqual([
    ['2026-03-28', 1, 20_00],
    ['2026-03-29', 1, 10_00],
    ['2026-03-30', 1, 60_00],
  ]);
  expect(total).toEqual({
    orders: 3,
    revenue: 90_00,
    pieces: 9,
    personalizedPieces: 7,
    refunded: 0,
    ...unknownCost(90_00),
  });
  expect(before).toMatchObject({ from: '2026-03-25', to: '2026-03-27', orders: 0 });
  expect(bestSellerList.map(({ productId, pieces, piecesBefore }) => [productId, pieces, piecesBefore])).toEqual([
    [productIds[1], 5, 0],
    [productIds[0], 4, 0],
  ]);
  expect(currency).toBe('EUR');
  const wide = await read({ from: '2026-03-01', to: '2026-03-31', by: 'month' });
  expect(wide.itemList).toMatchObject([{ start: '2026-03-01', orders: 3 }]);
  expect(wide.before).toMatchObject({ orders: 1, revenue: 30_00 });
  expect(wide.bestSellerList[0]).toMatchObject({ productId: productIds[1], pieces: 5, piecesBefore: 3 });
});

it('D20.3 stored sums say the same as the orders, whether all, some or none are stored', async () => {
  const { db } = shop.database;
  const queries = [march, { from: '2026-02-01', to: '2026-04-30', by: 'week' }];
  const live = [await read(queries[0] ?? {}), await read(queries[1] ?? {})];
  while ((await storeSales(db, '2026-03-30')) > 0);
  const [last] = await db.select().from(salesDays).where(eq(salesDays.day, '2026-03-29'));
  expect(last).toMatchObject({ orders: 1, revenue: 10_00 });
  expect(await db.$count(salesDays)).toBe(38);
  expect([await read(queries[0] ?? {}), await read(queries[1] ?? {})]).toEqual(live);
  await Promise.all([storeSales(db, '2026-06-01'), storeSales(db, '2026-06-01'), storeSales(db, '2026-06-01')]);
  expect([await read(queries[0] ?? {}), await read(queries[1] ?? {})]).toEqual(live);
});

it('D20.3 another time zone cuts other days: sums that were stored do not count any more', async () => {
  const { db } = shop.database;
  while ((await storeSales(db, '2026-06-01')) > 0);
  await db.update(shopSettings).set({ timeZone: 'UTC' });
  const counts = async () => (await read(march)).itemList.map(({ orders: sold }) => sold);
  expect(await counts()).toEqual([2, 1, 0]);
  while ((await storeSales(db, '2026-06-01')) > 0);
  expect(await counts()).toEqual([2, 1, 0]);
  await db.update(shopSettings).set({ timeZone: 'Europe/Berlin' });
});

it('D20.3 what went back to customers stands beside what they paid', async () => {
  const { db } = shop.database;
  const orderId = await sell('2026-05-04T10:00:00Z', [[0, 1, false]]);
  const money = { orderId, amount: 10_00, currency: 'EUR' };
  const payment = { ...money, provider: 'demo', reference: 'r1', url: '/', status: 'paid' } as const;
  const [row] = await db.insert(payments).values(payment).returning({ id: payments.id });
  const doneAt = new Date('2026-05-06T10:00:00Z');
  const refund = { ...money, paymentId: row?.id ?? '', state: 'done', doneAt } as const;
  // Money that bought nothing is no refund of a sale.
  await db.insert(refunds).values([
    { ...refund, cause: 'operator' },
    { ...refund, cause: 'late' },
  ]);
  const { itemList } = await read({ from: '2026-05-04', to: '2026-05-06' });
  expect(itemList.map(({ revenue, refunded }) => [revenue, refunded])).toEqual([
    [10_00, 0],
    [0, 0],
    [0, 10_00],
  ]);
});

it('D20.3 the table of sales is a file for a spreadsheet, in the language of the operator', async () => {
  const { status, data, headers } = await shop.call('exportSales', { operator: owner, query: march, language: 'de' });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('umsatz-2026-03-28-2026-03-30.csv');
  const rows = (data as Buffer).toString().split('\r\n');
  expect(rows[0]).toBe(
    '\uFEFFAb;Bestellungen;Umsatz EUR;Durchschnitt EUR;Artikel;Personalisierte Artikel;Erstattet EUR;' +
      'Umsatz abzüglich Erstattungen EUR;Waren ohne USt. EUR;davon mit bekannten Kosten EUR;Kosten EUR;' +
      'Rohertrag EUR;Zeitraum davor ab;Bestellungen davor;Umsatz davor EUR',
  );
  expect(rows[3]).toBe('2026-03-30;1;60,00;60,00;6;5;0,00;60,00;60,00;0,00;0,00;;2026-03-27;0;0,00');
});

it('D20.3 the margin is what goods came to without tax and coupon, less what they cost when they were ordered', async () => {
  const { db } = shop.database;
  const { productId, variantId } = await newTestProduct(db);
  const spanOf = { from: '2025-07-01', to: '2025-07-31', by: 'month' };
  const buy = async () => {
    const [order] = await db
      .insert(orders)
      .values({
        status: 'paid',
        email: 'a@mail.test',
        subtotal: 40_00,
        discount: 0,
        deliveryPrice: 10_00,
        couponDiscount: 5_00,
        total: 45_00,
        taxList: [{ name: 'VAT', basisPoints: 2000, net: 37_50, tax: 7_50 }],
        currency: 'EUR',
        paidAt: new Date('2025-07-05T10:00:00Z'),
      })
      .returning({ id: orders.id });
    const line = {
      orderId: order?.id ?? '',
      productId,
      variantId,
      quantity: 4,
      listUnitPrice: 10_00,
      unitPrice: 10_00,
    };
    await db.insert(orderLines).values({ ...line, sku: '', slug: '', name: '', mainImageUrl: '' });
  };
  await buy();
  // 40 of 50 euros were goods, so 30 of the 37.50 that are left.
  expect((await read(spanOf)).total).toMatchObject({ revenue: 45_00, ...unknownCost(30_00) });
  await db.update(variants).set({ cost: 3_00 }).where(eq(variants.id, variantId));
  expect((await read(spanOf)).total).toMatchObject({ goods: 30_00, costedGoods: 30_00, cost: 12_00 });
  await buy();
  await db.update(variants).set({ cost: 5_00 }).where(eq(variants.id, variantId));
  // The second order keeps the cost of its time; the first has none of its own.
  const sums = { goods: 60_00, costedGoods: 60_00, cost: 20_00 + 12_00 };
  const live = await read(spanOf);
  expect(live.total).toMatchObject(sums);
  expect(live.bestVariantList).toMatchObject([{ productId, variantId, pieces: 8, revenue: 80_00, ...sums }]);
  expect(live.bestSellerList).toMatchObject([{ productId, pieces: 8, ...sums }]);
  while ((await storeSales(db, '2025-08-02')) > 0);
  expect(await read(spanOf)).toEqual(live);
  const { data } = await shop.call('exportSales', { operator: owner, query: { ...spanOf, table: 'variants' } });
  const [, row] = (data as Buffer).toString().split('\r\n');
  expect(row).toMatch(/^Thing \w+,\w+,,,8,0,80.00,60.00,60.00,32.00,28.00$/);
});

it('D20.3 orders of another currency stand apart and are part of no sum', async () => {
  const { db } = shop.database;
  const spanOf = { from: '2025-09-01', to: '2025-09-02' };
  const orderId = await sell('2025-09-01T10:00:00Z', [[0, 1, false]]);
  await sell('2025-09-01T10:00:00Z', [[0, 2, false]]);
  await db.update(orders).set({ currency: 'CHF' }).where(eq(orders.id, orderId));
  const { total, otherCurrencyList, bestSellerList } = await read(spanOf);
  expect(total).toMatchObject({ orders: 1, revenue: 20_00, pieces: 2, goods: 20_00 });
  expect(otherCurrencyList).toEqual([{ currency: 'CHF', orders: 1, revenue: 10_00, refunded: 0 }]);
  expect(bestSellerList).toMatchObject([{ pieces: 2 }]);
});

it('D20.3 a period is named by its days; who may not see money sees no sales', async () => {
  const refused = async (query: Record<string, string>) => {
    const { status, data } = await shop.call('getSales', { operator: owner, query });
    return [status, Object.keys((data as { status: { fields?: object } }).status.fields ?? {})];
  };
  expect(await refused({ from: '2026-03-30', to: '2026-03-28' })).toEqual([400, ['to']]);
  expect(await refused({ from: '2016-03-30', to: '2026-03-28' })).toEqual([400, ['from']]);
  expect(await refused({ from: '2026-02-30', to: '2026-03-28' })).toEqual([400, ['from']]);
  const printer = await shop.newOperator({ role: 'production' });
  expect((await shop.call('getSales', { operator: printer, query: march })).status).toBe(403);
  expect((await shop.call('getToday', { operator: printer })).data).toMatchObject({ sales: null });
});
