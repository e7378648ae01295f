import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { actHandlers } from '../../acts/act-handlers.ts';
import { runDelayedAct } from '../../acts/delayed-act.ts';
import { auditLog, operators } from '../../operators/tables.ts';
import { orders } from '../../orders/tables.ts';
import { fail } from '../../platform/http/failure.ts';
import { bulkAction } from '../../platform/lists/bulk-action.ts';
import { openTestShop, type TestOperator, type TestShop } from '../../test-shop.ts';
import { deskHandlers } from '../desk-handlers.ts';
import { orderActions } from '../orders/order-actions.ts';
import { orderList } from '../orders/order-list.ts';
import { runBulk } from './run-bulk.ts';
import { delayedBulk } from './start-bulk.ts';

interface Run {
  id: string;
  state: string;
  act: { actId: string } | null;
  total: number;
  done: number;
  failed: number;
  skipped: number;
  failureList: { key: string; code: string; description: string }[];
}

let between: (key: string) => Promise<void> = async () => {};
/** Adds 1 to what an order costs: what happens twice is seen. */
const addOne = bulkAction({
  list: 'orders',
  name: 'add',
  right: 'orders.write',
  input: z.strictObject({ amount: z.int() }),
  run: async (tx, _, key, { amount }) => {
    if (Number(key) % 10 === 7) fail('ORDER_CLOSED');
    await tx
      .update(orders)
      .set({ total: sql`${orders.total} + ${amount}` })
      .where(eq(orders.number, Number(key)));
    await between(key);
  },
});
const door = { shopUrl: () => 'http://localhost', guestKey: () => '' };
const registry = {
  lists: [{ rows: orderList, right: 'orders.read' as const }],
  bulkActions: [addOne, ...orderActions(door)],
};

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  shop = await openTestShop({ ...deskHandlers(registry, door), ...actHandlers([delayedBulk]) });
  owner = await shop.newOperator();
});
afterAll(() => shop.close());
beforeEach(async () => {
  between = async () => {};
  await shop.database.pool.query('truncate orders cascade');
  await shop.database.pool.query(`alter table orders alter column number restart with 10001`);
  await addOrders(30);
});

async function addOrders(count: number, status = 'paid'): Promise<void> {
  await shop.database.pool.query(
    `insert into orders (status, email, subtotal, discount, total, currency)
     select $2, 'c' || n || '@mail.test', 1000, 0, 1000, 'EUR' from generate_series(1, $1) as n`,
    [count, status],
  );
}

const call = (name: 'startBulk' | 'previewBulk', body: object, operator: TestOperator = owner) =>
  shop.call(name, { operator, params: { list: 'orders' }, body });
const start = async (body: object = {}) => {
  const runId = randomUUID();
  const reply = await call('startBulk', {
    runId,
    action: 'add',
    filter: 'status:paid',
    input: { amount: 1 },
    expectedCount: 30,
    ...body,
  });
  return { runId, ...reply };
};
const work = (runId: string, milliseconds = 60_000) =>
  runBulk(shop.database.db, registry, runId, { timeZone: 'Europe/Berlin', milliseconds });
const readRun = async (runId: string) =>
  (await shop.call('getBulkRun', { operator: owner, params: { runId } })).data as Run;
async function totals(): Promise<Record<number, number>> {
  const { rows } = await shop.database.pool.query<{ total: number; count: number }>(
    'select total, count(*)::int as count from orders group by total',
  );
  return Object.fromEntries(rows.map(({ total, count }) => [total, count]));
}

describe('an action on all rows that a filter selects', () => {
  it('D20.1 the number is said first, with how many of them it does something to', async () => {
    await addOrders(5, 'shipped');
    const { data } = await call('previewBulk', { action: 'mark-shipped', filter: 'status:paid,shipped' });
    expect(data).toEqual({ count: 35, applicable: 30 });
  });

  it('D20.1 the server repeats the filter, does each row once and lists what failed in the language of the reader', async () => {
    const { runId, status } = await start();
    expect(status).toBe(200);
    expect(await work(runId)).toBe('finished');
    const run = await readRun(runId);
    expect(run).toMatchObject({ state: 'finished', total: 30, done: 27, failed: 3, skipped: 0 });
    expect(run.failureList.map(({ key, code }) => [key, code])).toEqual([
      ['10007', 'ORDER_CLOSED'],
      ['10017', 'ORDER_CLOSED'],
      ['10027', 'ORDER_CLOSED'],
    ]);
    const german = await shop.call('getBulkRun', { operator: owner, params: { runId }, language: 'de' });
    expect((german.data as Run).failureList[0]?.description).not.toBe(run.failureList[0]?.description);
    expect(await totals()).toEqual({ 1000: 3, 1001: 27 });
  });

  it('D20.1 it is refused when the number is not what the operator saw, and nothing happens', async () => {
    for (const expectedCount of [20, 40]) {
      const { status, data, runId } = await start({ expectedCount });
      expect(status).toBe(409);
      expect(data).toMatchObject({ status: { code: 'RECORD_CHANGED', description: expect.stringContaining('30') } });
      expect((await shop.call('getBulkRun', { operator: owner, params: { runId } })).status).toBe(404);
    }
    expect((await start({ expectedCount: 29 })).status).toBe(200);
  });

  it('D20.1 pressed twice, it is one run', async () => {
    const runId = randomUUID();
    const replies = await Promise.all([start({ runId }), start({ runId })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([work(runId), work(runId), work(runId)]);
    expect(await totals()).toEqual({ 1000: 3, 1001: 27 });
    const { rows } = await shop.database.pool.query(
      `select from pgboss.job where name = 'bulk' and data->>'runId' = $1`,
      [runId],
    );
    expect(rows).toHaveLength(1);
  });

  it('D20.1 a worker that is cut off in the middle of a row leaves it to the next, which does it once', async () => {
    const { runId } = await start();
    let rows = 0;
    between = async () => {
      rows += 1;
      if (rows === 5) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    };
    await expect(work(runId)).rejects.toThrow('terminating');
    expect(await readRun(runId)).toMatchObject({ state: 'running', done: 4, failed: 0 });
    await work(runId);
    expect(await readRun(runId)).toMatchObject({ state: 'finished', done: 27, failed: 3 });
    expect(await totals()).toEqual({ 1000: 3, 1001: 27 });
  });

  it('D20.1 it works in pieces and goes on where it stopped', async () => {
    const { runId } = await start();
    expect(await work(runId, -1)).toBe('rows left');
    expect(await work(runId)).toBe('finished');
    expect(await work(runId)).toBe('finished');
    expect(await totals()).toEqual({ 1000: 3, 1001: 27 });
  });

  it('D20.1 cancelled, the row under way is finished and no further one is begun', async () => {
    const { runId } = await start();
    let cancelling: Promise<unknown> = Promise.resolve();
    between = async (key) => {
      if (key !== '10003') return;
      cancelling = shop.call('cancelBulkRun', { operator: owner, params: { runId } });
      await new Promise((resolve) => setTimeout(resolve, 100));
    };
    await Promise.all([work(runId), expect.poll(async () => (await readRun(runId)).state).toBe('cancelled')]);
    await cancelling;
    const run = await readRun(runId);
    expect(run.done).toBeLessThan(27);
    await work(runId);
    expect((await readRun(runId)).done).toBe(run.done);
    expect((await totals())[1001]).toBe(run.done);
  });

  it('D20.1 a row that the filter selects no more when its turn comes is left alone', async () => {
    const { runId } = await start();
    await shop.database.pool.query(`update orders set status = 'cancelled' where number in (10001, 10002)`);
    await work(runId);
    expect(await readRun(runId)).toMatchObject({ done: 25, skipped: 2, failed: 3 });
  });

  it('D20.1 rows that come to match later are not in it', async () => {
    const { runId } = await start();
    await addOrders(3);
    await work(runId);
    expect(await totals()).toEqual({ 1000: 6, 1001: 27 });
  });

  it('D20.1 who may not do it is refused, and a run ends when its operator may do it no more', async () => {
    const production = await shop.newOperator({ role: 'production' });
    const body = { runId: randomUUID(), action: 'add', filter: '', input: { amount: 1 }, expectedCount: 30 };
    expect((await call('startBulk', body, production)).status).toBe(403);
    expect((await call('startBulk', { ...body, input: { amount: 'x' } })).status).toBe(400);
    expect((await call('startBulk', { ...body, action: 'unknown' })).status).toBe(404);
    expect((await call('startBulk', { ...body, filter: 'nonsense:1' })).status).toBe(400);
    const support = await shop.newOperator({ role: 'support' });
    expect((await call('startBulk', body, support)).status).toBe(200);
    await shop.database.db
      .update(operators)
      .set({ removedAt: sql`now()` })
      .where(eq(operators.id, support.id));
    await work(body.runId);
    expect(await readRun(body.runId)).toMatchObject({ state: 'stopped', done: 0 });
  });

  it('D20.1 orders are shipped and go into production, each with its own entry in the audit log', async () => {
    await addOrders(2, 'cancelled');
    const { runId, data } = await start({ action: 'mark-shipped', filter: '', input: {}, expectedCount: 32 });
    expect(data).toMatchObject({ total: 30 });
    await work(runId);
    expect(await readRun(runId)).toMatchObject({ done: 30, failed: 0 });
    const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.action, 'order.shipped'));
    expect(entries).toHaveLength(30);
    const { rows } = await shop.database.pool.query(`select from pgboss.job where name = 'mail'`);
    expect(rows).toHaveLength(30);
  });

  it('D20.1 a run that tells customers waits, and undone it never begins; undo and beginning at once, one of them wins', async () => {
    const begin = async () => {
      const { runId, data } = await start({ action: 'mark-shipped', input: {} });
      expect(data).toMatchObject({ state: 'waiting', total: 30, act: { actId: expect.any(String) } });
      return { runId, actId: (data as Run).act?.actId ?? '' };
    };
    const { db, pool } = shop.database;
    const jobsOf = async (runId: string) =>
      (await pool.query(`select from pgboss.job where name = 'bulk' and data->>'runId' = $1`, [runId])).rowCount;
    const run = await begin();
    expect(await jobsOf(run.runId)).toBe(0);
    const undo = (actId: string) => shop.call('undoAct', { operator: owner, params: { actId } });
    expect((await undo(run.actId)).status).toBe(200);
    expect(await runDelayedAct(db, [delayedBulk], run.actId)).toBe('settled before');
    expect(await readRun(run.runId)).toMatchObject({ state: 'cancelled', act: null, done: 0 });
    const raced = await begin();
    const [ran, undone] = await Promise.all([runDelayedAct(db, [delayedBulk], raced.actId), undo(raced.actId)]);
    expect(undone.status).toBe(ran === 'done' ? 409 : 200);
    expect(await jobsOf(raced.runId)).toBe(ran === 'done' ? 1 : 0);
    await work(raced.runId);
    const shipped = await pool.query(`select from orders where status = 'shipped'`);
    expect(shipped.rowCount).toBe(ran === 'done' ? 30 : 0);
  });
});
