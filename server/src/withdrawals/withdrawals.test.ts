import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@afterimage/contract/orders.ts';
import { additionOf, guestKey, holdRules, home, newCountries, newTestProduct, signUrl } from '../cart/test-products.ts';
import { checkoutHandlers } from '../checkout/checkout-handlers.ts';
import { orderHandlers } from '../orders/order-handlers.ts';
import { orders } from '../orders/tables.ts';
import { type WithdrawalFacts, withdrawableLines, withdrawalEnd } from '../orders/withdrawal-rules.ts';
import { demoPayment } from '../payments/test-payment.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { withdrawals } from './tables.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';

let shop: TestShop;
beforeAll(async () => {
  withdrawalSettings.registerPutBack();
  shop = await openTestShop({
    ...auditHandlers,
    ...checkoutHandlers({ hold: holdRules, ...demoPayment, guestKey }),
    ...orderHandlers({ signUrl }),
    ...withdrawalHandlers({ shopUrl: () => 'https://shop.test' }),
  });
  await newCountries(shop.database.db);
});
afterAll(() => shop.close());

const facts = (part: Partial<WithdrawalFacts>): WithdrawalFacts => ({
  status: 'delivered',
  timeline: [],
  withdrawalDays: 14,
  deliveryMaxDays: 4,
  withdrawsPersonalized: false,
  ...part,
});
const plain = { id: 'plain', isPersonalized: false, isWithdrawn: false };

describe('the period of withdrawal', () => {
  it('D20.2 runs from the delivery, or from when a parcel must have arrived, in whole days', () => {
    const delivered = { status: 'delivered' as const, at: new Date('2026-06-01T15:00:00Z') };
    const shipped = { status: 'shipped' as const, at: new Date('2026-05-20T15:00:00Z') };
    expect(withdrawalEnd(facts({ timeline: [shipped, delivered] }))).toEqual(new Date('2026-06-17T00:00:00Z'));
    expect(withdrawalEnd(facts({ timeline: [shipped] }))).toEqual(new Date('2026-06-19T00:00:00Z'));
    // 30 working days are six weeks
    expect(withdrawalEnd(facts({ timeline: [shipped], deliveryMaxDays: 30 }))).toEqual(
      new Date('2026-07-17T00:00:00Z'),
    );
    expect(withdrawalEnd(facts({}))).toBeNull();
    const timeline = [delivered];
    const last = new Date('2026-06-16T23:59:59Z');
    expect(withdrawableLines(facts({ timeline }), [plain], last)).toEqual(['plain']);
    expect(withdrawableLines(facts({ timeline }), [plain], new Date('2026-06-17T00:00:00Z'))).toEqual([]);
  });

  it('D20.2 exempts what was personalized, unless the shop allows it, and what is not bought', () => {
    const own = { id: 'own', isPersonalized: true, isWithdrawn: false };
    const gone = { id: 'gone', isPersonalized: false, isWithdrawn: true };
    const lines = [plain, own, gone];
    expect(withdrawableLines(facts({ status: 'paid' }), lines)).toEqual(['plain']);
    expect(withdrawableLines(facts({ withdrawsPersonalized: true }), lines)).toEqual(['plain', 'own']);
    for (const status of ['open', 'cancelled', 'refunded', 'expired'] as const)
      expect(withdrawableLines(facts({ status }), lines)).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('D20.2 of a guest is one declaration with one receipt, however often it is confirmed at once', async () => {
    const { db } = shop.database;
    const items = [additionOf(await newTestProduct(db)), additionOf(await newTestProduct(db))];
    const email = 'withdraws@mail.test';
    const body = { items, email, address: home, deliveryMethod: 'standard' };
    const { orderId, orderKey } = (await shop.call('checkoutAsGuest', { body })).data as Record<string, string>;
    const params = { orderKey: orderKey ?? '' };
    const read = async () => (await shop.call('getGuestOrder', { params })).data as Order;
    const ids = (await read()).itemList.map(({ id }) => id);
    const declare = (lineIdList: string[]) =>
      shop.call('withdrawAsGuest', { params, body: { name: 'Ada Lovelace', email, lineIdList } });
    expect((await declare(ids)).data).toMatchObject({ status: { code: 'ORDER_CLOSED' } });
    await db
      .update(orders)
      .set({ status: 'paid', paidAt: new Date() })
      .where(eq(orders.id, orderId ?? ''));
    expect((await read()).withdrawable?.lineIdList.toSorted()).toEqual(ids.toSorted());

    const [one = '', two = ''] = ids;
    const replies = await Promise.all([declare([one]), declare([one]), declare([one])]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await db.$count(withdrawals, eq(withdrawals.orderId, orderId ?? ''))).toBe(1);
    const mails = await db.execute<{ text: string }>(
      sql`select data ->> 'text' as text from pgboss.job where name = 'mail' and data ->> 'to' = ${email}`,
    );
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]?.text).toMatch(/Ada Lovelace.*at \d{2}:\d{2}:\d{2}/s);
    expect(await read()).toMatchObject({
      withdrawable: { lineIdList: [two] },
      withdrawalList: [{ lineIdList: [one] }],
    });

    const operator = await shop.newOperator();
    const list = async () =>
      (await shop.call('listWithdrawals', { operator })).data as { withdrawalList: { id: string; orderId: string }[] };
    const [open] = (await list()).withdrawalList;
    expect(open).toMatchObject({ orderId, name: 'Ada Lovelace', lineList: [{ quantity: 1 }] });
    const handled = { operator, params: { withdrawalId: open?.id ?? '' } };
    for (const _ of [1, 2]) expect((await shop.call('handleWithdrawal', handled)).status).toBe(200);
    expect((await list()).withdrawalList).toEqual([]);
  });

  it("D20.2 of somebody else's order is not possible", async () => {
    const { token } = await shop.newPerson();
    const stranger = await shop.newPerson();
    const body = {
      items: [additionOf(await newTestProduct(shop.database.db))],
      address: home,
      deliveryMethod: 'standard',
    };
    const { orderId = '' } = (await shop.call('checkout', { token, body })).data as Record<string, string>;
    const declaration = { name: 'S', email: 's@mail.test', lineIdList: [crypto.randomUUID()] };
    const call = { params: { orderId }, body: declaration };
    expect((await shop.call('withdraw', { ...call, token: stranger.token })).status).toBe(404);
    expect((await shop.call('withdraw', call)).status).toBe(401);
  });
});

it('D20.2 the owner decides for how long and from what: seen versions only, logged, put back, no less than the law', async () => {
  const operator = await shop.newOperator({ role: 'owner' });
  const read = async () => (await shop.call('getWithdrawalSettings', { operator })).data as { version: number };
  const { version, ...stored } = await read();
  expect(stored).toEqual({ withdrawalDays: 14, withdrawsPersonalized: false });
  const save = (withdrawalDays: number, by = operator) =>
    shop.call('saveWithdrawalSettings', {
      operator: by,
      body: { withdrawalDays, withdrawsPersonalized: true, version },
    });
  const tooFew = await save(13);
  expect([tooFew.status, JSON.stringify(tooFew.data)]).toEqual([400, expect.stringContaining('withdrawalDays')]);
  expect((await save(30, await shop.newOperator({ role: 'support' }))).status).toBe(403);
  const answers = await Promise.all([save(30), save(30)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await read()).toMatchObject({ withdrawalDays: 30, withdrawsPersonalized: true });
  const { data } = await shop.call('listAuditLog', { operator, query: { limit: '1' } });
  const [entry] = (data as { itemList: { id: string; action: string }[] }).itemList;
  expect(entry?.action).toBe('withdrawal.settings.changed');
  expect((await shop.call('putBackAuditEntry', { operator, params: { entryId: entry?.id ?? '' } })).status).toBe(200);
  expect(await read()).toMatchObject(stored);
});
