import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LineState } from '@afterimage/contract/values/line-states.ts';
import { guestKey } from '../../cart/test-products.ts';
import { operators } from '../../operators/tables.ts';
import { testDatabase, type TestDatabase } from '../../platform/db/test-database.ts';
import { newOrder, newPhotoSlot, ordered } from '../../projects/test-order.ts';
import { moveOrder, startProduction } from '../move-order.ts';
import { orderLineMoves, orderLines, orderLineStates, orders } from '../tables.ts';
import { createLineStates } from './create-line-states.ts';
import { type LineMove, moveLines } from './move-lines.ts';

let base: TestDatabase;
let ada: { id: string; name: string };
beforeAll(async () => {
  base = await testDatabase();
  const email = 'ada@shop.test';
  const columns = { email, emailShown: email, name: 'Ada', role: 'production' as const };
  const [row] = await base.db.insert(operators).values(columns).returning();
  ada = row!;
});
afterAll(() => base.close());

const surface = { id: 'front', title: 'Front', widthMm: 100, heightMm: 80, itemList: [] };
const printTemplate = {
  version: 1,
  surfaceList: [surface],
} as unknown as (typeof orderLines.$inferInsert)['printTemplate'];

/** A paid order: so many lines with a print, and a plain one. */
async function paidOrder({ prints = 1, plain = 1 } = {}) {
  const slotId = await newPhotoSlot(base.db, {});
  const slot = ordered(slotId, { kind: 'photo', input: '' });
  const personal = Array.from({ length: prints }, () => [slot]);
  const orderId = await newOrder(base.db, null, [...personal, ...Array.from({ length: plain }, () => [])]);
  await base.db.update(orderLines).set({ printTemplate }).where(eq(orderLines.orderId, orderId));
  await base.db.transaction((tx) => createLineStates(tx, orderId));
  return orderId;
}
const statesOf = async (orderId: string) =>
  (
    await base.db
      .select({ row: orderLineStates })
      .from(orderLineStates)
      .innerJoin(orderLines, eq(orderLines.id, orderLineStates.lineId))
      .where(eq(orderLineStates.orderId, orderId))
      .orderBy(asc(orderLines.position))
  ).map(({ row }) => row);
const orderOf = async (id: string) => (await base.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const move = (lines: LineMove['lines'], to: LineState, more: Partial<LineMove> = {}) =>
  base.db.transaction((tx) => moveLines(tx, { lines, to, operator: ada, ...more }));

describe('moving lines', () => {
  it('D20.3 a paid order begins with the check of its prints, once, however often it is told', async () => {
    const orderId = await paidOrder();
    await Promise.all([1, 2, 3].map(() => base.db.transaction((tx) => createLineStates(tx, orderId))));
    expect((await statesOf(orderId)).map(({ state, hasPrint }) => [state, hasPrint])).toEqual([
      ['check', true],
      ['ready', false],
    ]);
    expect(await base.db.$count(orderLineMoves, eq(orderLineMoves.orderId, orderId))).toBe(2);
  });

  it('D20.3 production starts with the first print and the order is shipped with its last line', async () => {
    const orderId = await paidOrder();
    const [print, plain] = (await statesOf(orderId)).map(({ lineId: id }) => ({ id }));
    await move([print!], 'ready');
    expect((await orderOf(orderId)).productionStartedAt).toBeNull();
    await move([print!], 'printed');
    const started = (await orderOf(orderId)).productionStartedAt;
    expect(started).not.toBeNull();
    await move([print!, plain!], 'packed');
    expect((await move([plain!], 'shipped')).shippedOrderIds).toEqual([]);
    expect((await orderOf(orderId)).status).toBe('paid');
    expect((await move([print!], 'shipped')).shippedOrderIds).toEqual([orderId]);
    expect(await orderOf(orderId)).toMatchObject({ status: 'shipped', productionStartedAt: started });
    const moves = await base.db
      .select()
      .from(orderLineMoves)
      .where(and(eq(orderLineMoves.lineId, print!.id)))
      .orderBy(asc(orderLineMoves.id));
    expect(moves.map(({ from, to, operatorName }) => `${from} ${to} ${operatorName}`)).toEqual([
      'waiting check ',
      'check ready Ada',
      'ready printed Ada',
      'printed packed Ada',
      'packed shipped Ada',
    ]);
  });

  it('D20.3 of two operators who saw the same line one moves it, and the other is told by whom', async () => {
    const orderId = await paidOrder({ plain: 0 });
    const [{ lineId: id, version } = { lineId: '', version: 0 }] = await statesOf(orderId);
    const outcomes = await Promise.allSettled([
      move([{ id, version }], 'ready'),
      move([{ id, version }], 'held', { reason: 'crop', operator: { ...ada, name: 'Grace' } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'RECORD_CHANGED' });
    const [line] = await statesOf(orderId);
    expect(line?.version).toBe(2);
  });

  it('D20.3 pressed twice, also at the same time, a move is made once', async () => {
    const orderId = await paidOrder({ plain: 0 });
    const [{ lineId: id, version } = { lineId: '', version: 0 }] = await statesOf(orderId);
    const answers = await Promise.all([1, 2, 3].map(() => move([{ id, version }], 'ready')));
    expect(answers.flatMap(({ moved }) => moved)).toHaveLength(1);
    expect(await base.db.$count(orderLineMoves, eq(orderLineMoves.orderId, orderId))).toBe(2);
  });

  it('D20.3 a side state needs its reason, and a move that is impossible moves none of the lines', async () => {
    const orderId = await paidOrder();
    const lines = (await statesOf(orderId)).map(({ lineId: id }) => ({ id }));
    await expect(move(lines, 'held')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await expect(move(lines, 'packed')).rejects.toMatchObject({ code: 'LINE_STATE' });
    expect((await statesOf(orderId)).map(({ state }) => state)).toEqual(['check', 'ready']);
    const { moved, skipped } = await move(lines, 'packed', { skipOthers: true });
    expect([moved.length, skipped]).toEqual([1, [lines[0]!.id]]);
    await move([lines[0]!], 'held', { reason: 'crop', note: 'The ear' });
    expect((await statesOf(orderId))[0]).toMatchObject({ heldFrom: 'check', reason: 'crop', note: 'The ear' });
    await move([lines[0]!], 'check');
    expect((await statesOf(orderId))[0]).toMatchObject({ heldFrom: null, reason: null, note: '' });
  });

  it('D20.3 the demo desk carries the lines along', async () => {
    const orderId = await paidOrder({ prints: 2 });
    const [first] = await statesOf(orderId);
    await move([{ id: first!.lineId }], 'held', { reason: 'rights' });
    await startProduction(base.db, orderId);
    expect((await statesOf(orderId)).map(({ state }) => state)).toEqual(['held', 'ready', 'ready']);
    await moveOrder(base.db, orderId, 'shipped', { shopUrl: 'http://shop', guestKey });
    expect((await statesOf(orderId)).map(({ state }) => state)).toEqual(['shipped', 'shipped', 'shipped']);
    expect((await orderOf(orderId)).status).toBe('shipped');
  });

  it('D20.3 an order whose other lines were cancelled is shipped with those that are left', async () => {
    const orderId = await paidOrder();
    const [print, plain] = (await statesOf(orderId)).map(({ lineId: id }) => ({ id }));
    await move([plain!], 'packed');
    await move([plain!], 'shipped');
    expect((await move([print!], 'cancelled', { reason: 'customer' })).shippedOrderIds).toEqual([orderId]);
  });
});
