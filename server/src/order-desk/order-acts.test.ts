import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { newTestProduct, stockOf } from '../cart/test-products.ts';
import { delayedActs } from '../acts/tables.ts';
import { untilBlocked } from '../platform/db/test-database.ts';
import { orderLineMoves } from '../orders/tables.ts';
import { refunds } from '../payments/tables.ts';
import { orderNotes, parcels, returns } from './tables.ts';
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
  return { mug, orderId, version: order.version, lineId: order.lineList[0]?.id ?? '' };
}
const undo = (actId: string) => shop.call('undoAct', { params: { actId } });
const actOf = ({ data }: { data: unknown }) => (data as { act: UndoableAct }).act;
const markShipped = (orderId: string, version: number) =>
  shop.call('markOrder', { params: { orderId }, body: { version, to: 'shipped' } });

describe('acts on an order that can be undone', () => {
  it('D20.3 marked as shipped, lines and order move after the time for the undo, and the customer is told then', async () => {
    const { orderId, version, lineId } = await newOrder();
    const reply = await markShipped(orderId, version);
    expect(reply.status).toBe(200);
    const waiting = await shop.desk('getDeskOrder', orderId);
    expect([waiting.order.status, waiting.lineList[0]?.state]).toEqual(['paid', 'ready']);
    expect(waiting.actList).toMatchObject([{ kind: 'order-shipped', failure: null, operatorName: shop.operator.name }]);
    expect(await shop.mailsOf(orderId)).toEqual([]);
    expect(await shop.runAct(actOf(reply).actId)).toBe('done');
    const after = await shop.desk('getDeskOrder', orderId);
    expect([after.order.status, after.lineList[0]?.state, after.actList]).toEqual(['shipped', 'shipped', []]);
    expect(await shop.mailsOf(orderId)).toHaveLength(1);
    const moves = await shop.db.select().from(orderLineMoves).where(eq(orderLineMoves.lineId, lineId));
    expect(moves.at(-1)).toMatchObject({ to: 'shipped', operatorId: shop.operator.id });
  });

  it('D20.3 an order is read as it is at one moment, also when an act is carried out meanwhile', async () => {
    const { orderId, version } = await newOrder();
    const { actId } = actOf(await markShipped(orderId, version));
    let reading: Promise<DeskOrder> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${delayedActs} in access exclusive mode`);
      reading = shop.desk('getDeskOrder', orderId);
      await untilBlocked(shop.db);
      await tx
        .update(delayedActs)
        .set({ doneAt: sql`now()` })
        .where(eq(delayedActs.id, actId));
    });
    const read = await reading;
    expect([read?.order.status, read?.actList.length]).toEqual(['paid', 1]);
    expect((await shop.desk('getDeskOrder', orderId)).actList).toEqual([]);
  });

  it('D20.3 a parcel of which the customer is told waits, its pieces are not there for another, and it can be undone', async () => {
    const { orderId, version, lineId } = await newOrder();
    const send = (quantity: number, more: object = {}) =>
      shop.call('addParcel', {
        params: { orderId },
        body: { version, carrier: 'dhl', trackingNumber: '1', lineList: [{ lineId, quantity }], ...more },
      });
    const first = actOf(await send(1));
    expect(await shop.mailsOf(orderId)).toEqual([]);
    expect((await send(2)).status).toBe(409);
    expect((await send(2, { withMail: false })).status).toBe(409);
    const second = actOf(await send(1));
    expect(second.actId).not.toBe(first.actId);
    const waiting = await shop.desk('getDeskOrder', orderId);
    expect(waiting.parcelList).toEqual([]);
    expect(waiting.actList.map(({ kind }) => kind)).toEqual(['order-parcel-sent', 'order-parcel-sent']);
    expect((await undo(first.actId)).status).toBe(200);
    expect(await shop.runAct(first.actId)).toBe('settled before');
    expect(await shop.runAct(second.actId)).toBe('done');
    const after = await shop.desk('getDeskOrder', orderId);
    expect([after.parcelList.length, after.order.status]).toEqual([1, 'paid']);
    expect(await shop.mailsOf(orderId)).toHaveLength(1);
    const rest = actOf(
      await shop.call('addParcel', {
        params: { orderId },
        body: { version: after.version, carrier: 'dhl', lineList: [{ lineId, quantity: 1 }] },
      }),
    );
    expect(await shop.runAct(rest.actId)).toBe('done');
    expect((await shop.desk('getDeskOrder', orderId)).order.status).toBe('shipped');
  });

  it('D20.3 undone, nothing has happened, and what was said of the customer is gone from the act', async () => {
    const { orderId } = await newOrder();
    const body = { subject: 'Secret of Ada', text: 'Hello' };
    const { data } = await shop.call('mailCustomer', { params: { orderId }, body });
    const { actId } = data as UndoableAct;
    expect((await undo(actId)).status).toBe(200);
    expect(await shop.runAct(actId)).toBe('settled before');
    expect(await shop.mailsOf(orderId)).toEqual([]);
    const [act] = await shop.db.select().from(delayedActs).where(eq(delayedActs.id, actId));
    expect(act?.input).toEqual({});
  });

  it('D20.3 undo against execution, at the same time: the mail goes out, or the undo holds, never both', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { orderId, version } = await newOrder();
        const { actId } = actOf(await markShipped(orderId, version));
        const [ran, undone] = await Promise.all([shop.runAct(actId), undo(actId)]);
        const { order, lineList } = await shop.desk('getDeskOrder', orderId);
        const mails = await shop.mailsOf(orderId);
        return [
          ran === 'done',
          undone.status === 409,
          order.status === 'shipped',
          lineList[0]?.state === 'shipped',
          mails.length === 1,
        ];
      }),
    );
    for (const [ran, ...others] of rounds) expect(new Set(others)).toEqual(new Set([ran]));
  });

  it('D20.3 a cancellation is refused at once where it cannot be, and told where it cannot be any more', async () => {
    const { mug, orderId, version, lineId } = await newOrder();
    const body = { version, lineList: [{ lineId, quantity: 2 }], refund: 60_00, reason: 'called' };
    const tooMuch = await shop.call('cancelOrder', { params: { orderId }, body: { ...body, refund: 60_01 } });
    expect(tooMuch.status).toBe(409);
    const { data } = await shop.call('cancelOrder', { params: { orderId }, body });
    expect(await stockOf(shop.db, mug)).toBe(8);
    expect(await shop.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(0);
    const parcel = { version, carrier: 'dhl', lineList: [{ lineId, quantity: 1 }], withMail: false };
    await shop.call('addParcel', { params: { orderId }, body: parcel });
    expect(await shop.runAct((data as UndoableAct).actId)).toBe('failed');
    const { actList, money } = await shop.desk('getDeskOrder', orderId);
    expect(actList).toMatchObject([{ kind: 'order-cancelled', failure: expect.stringMatching(/\w/) }]);
    expect(money.refunded).toBe(0);
  });

  it('D20.3 a note that is removed is hidden at once, and there again after an undo', async () => {
    const { orderId } = await newOrder();
    const { noteList } = await shop.desk('addOrderNote', orderId, { body: { text: 'Gift wrap' } });
    const params = { orderId, noteId: noteList[0]?.id ?? '' };
    const replies = await Promise.all([1, 2].map(() => shop.call('removeOrderNote', { params })));
    const [actId = '', again] = replies.map(({ data }) => (data as UndoableAct).actId);
    expect(again).toBe(actId);
    expect((await shop.desk('getDeskOrder', orderId)).noteList).toEqual([]);
    expect((await undo(actId)).status).toBe(200);
    expect((await shop.desk('getDeskOrder', orderId)).noteList).toMatchObject([{ text: 'Gift wrap' }]);
    await shop.act('removeOrderNote', orderId, { params });
    expect(await shop.db.$count(orderNotes, eq(orderNotes.orderId, orderId))).toBe(0);
  });

  it('D20.3 a plain order goes into production and is delivered without delay', async () => {
    const { orderId, version } = await newOrder();
    const mark = (to: string, seen: number) =>
      shop.call('markOrder', { params: { orderId }, body: { version: seen, to } });
    expect((await mark('production', version)).data).toEqual({ act: null });
    expect((await mark('delivered', version)).status).toBe(409);
    const { version: seen, order } = await shop.desk('getDeskOrder', orderId);
    expect(order.productionStartedAt).not.toBeNull();
    await shop.act('markOrder', orderId, { body: { version: seen, to: 'shipped' } });
    const { version: sent } = await shop.desk('getDeskOrder', orderId);
    expect((await mark('delivered', sent)).status).toBe(200);
    expect((await shop.desk('getDeskOrder', orderId)).order.status).toBe('delivered');
  });
});

describe('writes with an Idempotency-Key', () => {
  const thrice = (name: Parameters<typeof shop.call>[0], orderId: string, body: object) => {
    const idempotencyKey = crypto.randomUUID();
    return Promise.all([1, 2, 3].map(() => shop.call(name, { params: { orderId }, body, idempotencyKey })));
  };

  it('D20.3 sent three times at once, each is one act with one reply', async () => {
    const { orderId, lineId, version } = await newOrder();
    const writes = [
      ['addOrderNote', () => ({ text: 'Call first' })],
      ['refundOrder', (seen: number) => ({ version: seen, amount: 5_00, reason: 'a scratch' })],
      [
        'addParcel',
        (seen: number) => ({ version: seen, carrier: 'dhl', lineList: [{ lineId, quantity: 2 }], withMail: false }),
      ],
      ['mailCustomer', () => ({ subject: 'Hello', text: 'It is on its way.' })],
      ['addReturn', () => ({ lineList: [{ lineId, quantity: 1 }], reason: 'faulty', text: '' })],
    ] as const;
    let seen = version;
    for (const [name, bodyOf] of writes) {
      const replies = await thrice(name, orderId, bodyOf(seen));
      expect(
        replies.map(({ status }) => status),
        name,
      ).toEqual([200, 200, 200]);
      expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size, name).toBe(1);
      seen = (await shop.desk('getDeskOrder', orderId)).version;
    }
    const { noteList, refundList, parcelList, returnList, actList } = await shop.desk('getDeskOrder', orderId);
    expect([noteList, refundList, parcelList, returnList, actList].map(({ length }) => length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(await shop.db.$count(parcels, eq(parcels.orderId, orderId))).toBe(1);
    expect(await shop.db.$count(returns, eq(returns.orderId, orderId))).toBe(1);
  });

  it('D20.3 an edit sent twice at once is one edit', async () => {
    const { orderId, lineId, version } = await newOrder();
    const body = { version, lineList: [{ lineId, quantity: 1 }], shownTotal: 34_90, settlement: 'refund', reason: '' };
    const replies = await thrice('editOrder', orderId, body);
    expect(replies.map(({ status, data }) => [status, (data as DeskOrder).money.refunded])).toEqual(
      [1, 2, 3].map(() => [200, 25_10]),
    );
    expect(await shop.mailsOf(orderId)).toHaveLength(1);
  });

  it('D20.3 a key of one operator is not that of another, and not that of another request', async () => {
    const { orderId } = await newOrder();
    const idempotencyKey = 'one-key';
    const params = { orderId };
    const note = (text: string, operator = shop.operator) =>
      shop.call('addOrderNote', { params, body: { text }, idempotencyKey, operator });
    expect((await note('mine')).status).toBe(200);
    expect((await note('another')).status).toBe(422);
    expect((await note('theirs', await shop.newOperator())).status).toBe(200);
    expect(await shop.db.$count(orderNotes, eq(orderNotes.orderId, orderId))).toBe(2);
  });
});
