import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newCountries } from '../../cart/test-products.ts';
import type { Database } from '../../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../../platform/db/test-database.ts';
import { demoProvider } from '../demo-provider.ts';
import { type PaymentProvider, ProviderRefusal, type RefundEvent, type RefundOrder } from '../payment-provider.ts';
import { payments, refunds } from '../tables.ts';
import { newOrder, newPaidOrder } from '../test-payment.ts';
import { refundableAmount, refundStateAfter, shareAmount } from './refund-state.ts';
import { refundableOfOrder, requestRefund } from './request-refund.ts';
import { finishByHand, maxAttempts, type RefundParts, retryRefund, sendRefund, settleRefund } from './send-refund.ts';

let base: TestDatabase;
let db: Database;
let doneList: string[];
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
});
afterAll(() => base.close());
beforeEach(() => {
  doneList = [];
});

const partsWith = (refund: PaymentProvider['refund']): RefundParts => ({
  readProviders: async () => [{ ...demoProvider, refund }],
  onRefundDone: async (_, { id }) => void doneList.push(id),
});
const willing = partsWith(demoProvider.refund);
const ask = (orderId: string, amount: number) =>
  db.transaction((tx) => requestRefund(tx, { orderId, amount, reason: 'Broken', operator: null }));
const refundOf = async (id: string) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0]!;
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
async function newRefund(share = 1) {
  const order = await newPaidOrder(db);
  const [refund] = await ask(order.orderId, Math.round(order.amount * share));
  return { ...order, refundId: refund!.id };
}
const eventOf = (paymentId: string, more: Partial<RefundEvent>): RefundEvent => ({
  eventId: randomUUID(),
  paymentId,
  refundId: null,
  reference: randomUUID(),
  amount: 100,
  state: 'done',
  ...more,
});

describe('the arithmetic of refunds', () => {
  it('D20.2 shares give the whole amount or nothing, and never more than a payment has', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.array(fc.nat(5000)), (amount, refundable) => {
        const shares = shareAmount(amount, refundable);
        const most = refundable.reduce((sum, one) => sum + one, 0);
        expect(shares === null).toBe(amount > most);
        expect(shares?.reduce((sum, one) => sum + one, 0) ?? amount).toBe(amount);
        expect(shares?.every((share, index) => share <= refundable[index]!) ?? true).toBe(true);
      }),
    );
  });

  it('D20.2 a failed refund frees its amount, all others take it', () => {
    const list = (['requested', 'sent', 'done', 'failed'] as const).map((state) => ({ state, amount: 10 }));
    expect(refundableAmount(100, list)).toBe(70);
  });

  it('D20.2 that a refund is on its way says nothing once it was decided', () => {
    expect(refundStateAfter('requested', 'sent')).toBe('sent');
    expect(refundStateAfter('done', 'sent')).toBe('done');
    expect(refundStateAfter('failed', 'sent')).toBe('failed');
    expect(refundStateAfter('done', 'failed')).toBe('failed');
  });
});

describe('a refund', () => {
  it('D20.2 of a part leaves the payment paid, of the rest makes it refunded', async () => {
    const { orderId, paymentId, amount } = await newPaidOrder(db);
    const [first] = await ask(orderId, 100);
    expect((await paymentOf(paymentId)).status).toBe('paid');
    expect(await refundableOfOrder(db, orderId)).toBe(amount - 100);
    await ask(orderId, amount - 100);
    expect((await paymentOf(paymentId)).status).toBe('refunded');
    await sendRefund(db, first!.id, willing);
    expect(await refundOf(first!.id)).toMatchObject({ state: 'done', attempts: 1, doneAt: expect.any(Date) });
  });

  it('D20.2 twenty at once never give back more than was paid', async () => {
    const { orderId, amount } = await newPaidOrder(db);
    const part = Math.ceil(amount / 3);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask(orderId, part)));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'REFUND_LIMIT' });
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(part * 2);
  });

  it('D20.2 of an order that is not paid, or of nothing, is refused', async () => {
    const { orderId } = await newOrder(db);
    await expect(ask(orderId, 1)).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
    await expect(ask(randomUUID(), 1)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const paid = await newPaidOrder(db);
    await expect(ask(paid.orderId, 0)).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
    await expect(ask(paid.orderId, -5)).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
  });

  it('D20.2 is written together with its job, or not at all', async () => {
    const { orderId } = await newPaidOrder(db);
    const broken = db.transaction(async (tx) => {
      await requestRefund(tx, { orderId, amount: 100, reason: '', operator: null });
      throw new Error('no paper');
    });
    await expect(broken).rejects.toThrow('no paper');
    const [refund] = await ask(orderId, 100);
    const { rows } = await db.execute<{ data: { refundId: string } }>(
      sql`select data from pgboss.job where name = 'refund'`,
    );
    expect(rows.filter(({ data }) => data.refundId === refund!.id)).toHaveLength(1);
    expect(await db.select().from(refunds).where(eq(refunds.orderId, orderId))).toHaveLength(1);
  });

  it('D20.2 whose provider does not answer is asked for again by the same key, and followed by its mail once', async () => {
    const { refundId } = await newRefund();
    const asked: RefundOrder[] = [];
    const shaky = partsWith(async (order) => {
      asked.push(order);
      if (asked.length === 1) throw new Error('timeout');
      return { reference: `re ${order.refundId}`, state: 'done' };
    });
    await expect(sendRefund(db, refundId, shaky)).rejects.toThrow('timeout');
    expect(await refundOf(refundId)).toMatchObject({ state: 'sent', failure: 'timeout' });
    await sendRefund(db, refundId, shaky);
    await sendRefund(db, refundId, shaky);
    expect(asked.map((one) => [one.refundId, one.attemptsBefore])).toEqual([
      [refundId, 0],
      [refundId, 1],
    ]);
    expect(await refundOf(refundId)).toMatchObject({ state: 'done', failure: null });
    expect(doneList).toEqual([refundId]);
  });

  it('D20.2 that the provider refuses has failed visibly, frees its amount, and can be tried again', async () => {
    const { refundId, orderId, paymentId, amount } = await newRefund();
    const unwilling = partsWith(() => Promise.reject(new ProviderRefusal('The card is closed')));
    await sendRefund(db, refundId, unwilling);
    expect(await refundOf(refundId)).toMatchObject({ state: 'failed', failure: 'The card is closed' });
    expect((await paymentOf(paymentId)).status).toBe('paid');
    expect(await refundableOfOrder(db, orderId)).toBe(amount);
    await db.transaction((tx) => retryRefund(tx, refundId));
    await sendRefund(db, refundId, willing);
    expect((await refundOf(refundId)).state).toBe('done');
    expect((await paymentOf(paymentId)).status).toBe('refunded');
  });

  it('D20.2 that failed is not tried again once the money went back otherwise', async () => {
    const { refundId, orderId, amount } = await newRefund();
    await sendRefund(
      db,
      refundId,
      partsWith(() => Promise.reject(new ProviderRefusal('no'))),
    );
    await ask(orderId, amount);
    await expect(db.transaction((tx) => retryRefund(tx, refundId))).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
  });

  it('D20.2 of a provider that never answers has failed in the end', async () => {
    const { refundId } = await newRefund();
    await db
      .update(refunds)
      .set({ attempts: maxAttempts - 1 })
      .where(eq(refunds.id, refundId));
    await sendRefund(
      db,
      refundId,
      partsWith(() => Promise.reject(new Error('timeout'))),
    );
    const refund = await refundOf(refundId);
    expect(refund.state).toBe('failed');
    expect(refund.failure).toContain(String(maxAttempts));
  });

  it('D20.2 by hand waits for the operator, who says once that it is done', async () => {
    const { refundId } = await newRefund();
    const byHand = partsWith('by hand');
    await sendRefund(db, refundId, byHand);
    expect((await refundOf(refundId)).state).toBe('requested');
    await Promise.all([1, 2, 3].map(() => db.transaction((tx) => finishByHand(tx, refundId, byHand))));
    expect((await refundOf(refundId)).state).toBe('done');
    expect(doneList).toEqual([refundId]);
  });

  it('D20.2 whose reply was lost is done by its event, told twice or before the reply', async () => {
    const { refundId, paymentId, amount } = await newRefund(0.5);
    const event = eventOf(paymentId, { refundId, amount });
    await Promise.all([
      settleRefund(db, 'demo', event, willing),
      settleRefund(db, 'demo', event, willing),
      sendRefund(db, refundId, willing),
    ]);
    expect((await refundOf(refundId)).state).toBe('done');
    expect(doneList).toEqual([refundId]);
    const rows = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(rows).toHaveLength(1);
  });

  it("D20.2 made on the provider's own pages is written down once", async () => {
    const { paymentId, amount, orderId } = await newPaidOrder(db);
    const event = eventOf(paymentId, { amount, reference: `re_${paymentId}` });
    await settleRefund(db, 'demo', event, willing);
    await settleRefund(db, 'demo', { ...event, eventId: randomUUID() }, willing);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows).toMatchObject([{ cause: 'provider', state: 'done', amount }]);
    expect((await paymentOf(paymentId)).status).toBe('refunded');
    await expect(ask(orderId, 1)).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
  });
});
