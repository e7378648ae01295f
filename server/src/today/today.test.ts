import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import type { LineState } from '@afterimage/contract/values/line-states.ts';
import { localTime } from '@afterimage/contract/values/working-days.ts';
import { variants } from '../catalogue/tables.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { returns } from '../order-desk/tables.ts';
import { orderLines, orderLineStates, orders } from '../orders/tables.ts';
import { newOrder } from '../projects/test-order.ts';
import { reportCases } from '../reports/tables.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { withdrawals } from '../withdrawals/tables.ts';
import { workshopSettings } from '../workshop/tables.ts';
import { noteIncident } from './incidents.ts';
import { checklistParts } from './test-checklist.ts';
import { todayHandlers } from './today-handlers.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  shop = await openTestShop(todayHandlers(checklistParts));
  owner = await shop.newOperator();
});
afterAll(() => shop.close());

const readToday = async (operator = owner) => {
  const { status, data } = await shop.call('getToday', { operator });
  expect(status).toBe(200);
  return data as Reply<'getToday'>;
};
const taskOf = ({ taskList }: Reply<'getToday'>, kind: string) => taskList.find((task) => task.kind === kind);

it('D20.3 what waits is counted up to a thousand, with the oldest', async () => {
  const { db } = shop.database;
  const early = new Date('2026-01-02T03:04:05Z');
  await db.insert(reportCases).values([{ kind: 'review', createdAt: early }, { kind: 'design' }]);
  expect(taskOf(await readToday(), 'reports')).toEqual({
    kind: 'reports',
    count: 2,
    capped: false,
    oldestAt: early.toISOString(),
  });
  await db.execute(sql`insert into report_cases (kind) select 'review' from generate_series(1, 1200)`);
  expect(taskOf(await readToday(), 'reports')).toMatchObject({
    count: 1e3,
    capped: true,
    oldestAt: early.toISOString(),
  });
});

it('D20.3 lines stand where somebody has to do something with them next', async () => {
  const { db } = shop.database;
  const orderId = await newOrder(db, null, [[], [], [], [], [], [], [], []]);
  const lines = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const at: [LineState, boolean][] = [
    ['check', true],
    ['proof', true],
    ['ready', true],
    ['ready', false],
    ['printed', true],
    ['packed', false],
    ['held', true],
    ['shipped', true],
  ];
  await db
    .insert(orderLineStates)
    .values(at.map(([state, hasPrint], index) => ({ lineId: lines[index]?.id ?? '', orderId, state, hasPrint })));
  const { taskList } = await readToday();
  const counts = Object.fromEntries(taskList.map(({ kind, count }) => [kind, count]));
  expect(counts).toMatchObject({ check: 1, proofs: 1, make: 1, pack: 2, send: 1, held: 1 });
});

it('D20.3 a withdrawal waits until an operator has dealt with it', async () => {
  const { db } = shop.database;
  const [open, handled] = [await newOrder(db, null, [[]]), await newOrder(db, null, [[]])];
  await db.insert(withdrawals).values([
    { orderId: open, name: 'Ada', email: 'ada@example.com' },
    { orderId: handled, name: 'Ada', email: 'ada@example.com', handledAt: new Date() },
  ]);
  expect(taskOf(await readToday(), 'withdrawals')).toMatchObject({ count: 1, capped: false });
});

it('D20.3 variants that are low and sold out stand there by their own threshold or the one of the shop', async () => {
  const { db } = shop.database;
  await db.update(variants).set({ stock: 50 });
  const { productId } = await newTestProduct(db);
  const [variant] = await db.select().from(variants).where(eq(variants.productId, productId));
  const params = { variantId: String(variant?.id) };
  const stockNow = async (stock: number) => {
    await db.update(variants).set({ stock }).where(eq(variants.productId, productId));
    const { soldOut, low, threshold, variantList } = (await readToday()).stock;
    return [soldOut, low, threshold, variantList.length];
  };
  expect(await stockNow(6)).toEqual([0, 0, 5, 0]);
  expect(await stockNow(5)).toEqual([0, 1, 5, 1]);
  expect(await stockNow(0)).toEqual([1, 0, 5, 1]);
  const set = (body: object, operator = owner) => shop.call('setVariantThreshold', { operator, params, body });
  expect((await set({ threshold: 20 })).status).toBe(200);
  expect((await set({ threshold: 20 })).status).toBe(200);
  expect(await stockNow(20)).toEqual([0, 1, 5, 1]);
  expect((await shop.call('setStockThreshold', { operator: owner, body: { threshold: 2 } })).status).toBe(200);
  expect((await set({ threshold: null })).status).toBe(200);
  expect(await stockNow(3)).toEqual([0, 0, 2, 0]);
  expect((await set({ threshold: -1 })).status).toBe(400);
  const missing = await shop.call('setVariantThreshold', {
    operator: owner,
    params: { variantId: '2000000000' },
    body: { threshold: 1 },
  });
  expect(missing.status).toBe(404);
  expect((await set({ threshold: 1 }, await shop.newOperator({ role: 'support' }))).status).toBe(403);
});

it('D20.3 late and due orders stand there by the promised day, with the cut-off of today', async () => {
  const { db } = shop.database;
  const calendar = {
    cutOff: '23:15',
    closedWeekdays: [],
    closedDates: [],
    productionDays: 1,
    printNamePattern: '{order}',
  };
  await db.insert(workshopSettings).values(calendar);
  const { day, timeZone } = await readToday();
  const promise = async (days: number, status: 'paid' | 'shipped' = 'paid') => {
    const id = await newOrder(db, null, [[]]);
    const shipOn = sql`${day}::date + ${days}::int`;
    await db
      .update(orders)
      .set({ status, shipOn, paidAt: new Date('2026-01-02T03:04:05Z') })
      .where(eq(orders.id, id));
    return id;
  };
  const [older, late] = [await promise(-9), await promise(-1)];
  await promise(-2, 'shipped');
  const [today, tomorrow] = [await promise(0), await promise(1)];
  await promise(2);
  await db.insert(returns).values([
    { orderId: older, status: 'requested', reason: 'faulty', isByCustomer: true },
    { orderId: late, status: 'closed', reason: 'faulty', isByCustomer: true },
  ]);
  const reply = await readToday();
  expect(reply.late).toMatchObject({ count: 2, capped: false, orderList: [{ orderId: older }, { orderId: late }] });
  expect(reply.due.orderList.map(({ orderId }) => orderId)).toEqual([today, tomorrow]);
  expect(localTime(new Date(reply.cutOffAt ?? 0), timeZone)).toEqual({ date: day, time: '23:15' });
  expect(taskOf(reply, 'returns')).toMatchObject({ count: 1 });
  await db.update(workshopSettings).set({ closedDates: [day] });
  expect((await readToday()).cutOffAt).toBeNull();
});

it('D20.3 the page takes a few statements, however much there is', async () => {
  const { db, pool } = shop.database;
  for (let order = 0; order < 30; order += 1) {
    const orderId = await newOrder(db, null, [[]]);
    await db
      .update(orders)
      .set({ paidAt: sql`now()` })
      .where(eq(orders.id, orderId));
    await noteIncident(db, 'dispute', { subject: orderId, orderId });
  }
  const query = vi.spyOn(pool, 'query');
  const today = await readToday();
  // One finds the operator.
  expect(query.mock.calls.length).toBeLessThanOrEqual(10);
  query.mockRestore();
  expect(today.incidentList).toHaveLength(30);
  expect(today.sales).toEqual({ orders: 30, revenue: 300_00, currency: 'EUR' });
  expect(today.incidentList[0]).toMatchObject({ kind: 'dispute', path: expect.stringMatching(/^\/admin\/orders\//) });
});

it('D20.3 it is for operators alone', async () => {
  expect((await shop.call('getToday')).status).toBe(401);
  expect((await shop.call('getToday', { operator: await shop.newOperator({ role: 'catalogue' }) })).status).toBe(403);
});
