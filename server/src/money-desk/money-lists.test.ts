import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { newCountries } from '../cart/test-products.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import { demoProvider } from '../payments/demo-provider.ts';
import { insertRefund } from '../payments/refunds/request-refund.ts';
import { payments, refunds, transfers } from '../payments/tables.ts';
import { demoPayment, newOrder, newPaidOrder } from '../payments/test-payment.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { moneyHandlers } from './money-handlers.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  const refundParts = { readProviders: async () => [demoProvider], onRefundDone: async () => {} };
  shop = await openTestShop(moneyHandlers({ ...demoPayment, refundParts }));
  owner = await shop.newOperator();
  await newCountries(shop.database.db);
});
afterAll(() => shop.close());

const numberOf = async (orderId: string) => {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
  return orderNumber(row?.number ?? 0);
};

it('D20.2 refunds are read by keyset, each once, and found by state and order', async () => {
  const { db } = shop.database;
  const { orderId, paymentId } = await newPaidOrder(db);
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error('no payment');
  for (let index = 0; index < 7; index += 1)
    await insertRefund(db, payment, { amount: index + 1, cause: index < 3 ? 'overpaid' : 'operator' });
  // Some at the same moment: the key decides.
  await db
    .update(refunds)
    .set({ createdAt: sql`now()` })
    .where(sql`${refunds.amount} > 3`);
  const read = async (query: Record<string, string>) =>
    (await shop.call('listAdminRefunds', { operator: owner, query })).data as Reply<'listAdminRefunds'>;
  const seen: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Reply<'listAdminRefunds'> = await read({ limit: '2', ...(cursor && { cursor }) });
    expect(page.total).toEqual({ count: 7, capped: false });
    seen.push(...page.itemList.map(({ amount }) => amount));
    cursor = page.nextCursor;
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const number = await numberOf(orderId);
  expect((await read({ filter: 'cause:overpaid', text: number })).itemList).toMatchObject([
    { orderNumber: number, cause: 'overpaid' },
    { cause: 'overpaid' },
    { cause: 'overpaid' },
  ]);
  expect((await read({ filter: 'state:failed' })).itemList).toEqual([]);
  expect((await read({ text: 'A1' })).itemList).toEqual([]);
  const production = await shop.newOperator({ role: 'production' });
  expect((await shop.call('listAdminRefunds', { operator: production })).status).toBe(403);
});

it('D20.2 all transfers are listed and found by reference; an open difference is among those that are waited for', async () => {
  const { db } = shop.database;
  const paid = await newPaidOrder(db);
  const reference = 'ACDE-FGHJ-K';
  const [difference] = await db
    .insert(payments)
    .values({
      orderId: paid.orderId,
      provider: 'transfer',
      purpose: 'difference',
      reference,
      url: `/pay/${randomUUID()}`,
      amount: 700,
      currency: 'EUR',
      status: 'pending',
    })
    .returning();
  await db.insert(transfers).values({ paymentId: difference?.id ?? '' });
  const waiting = await newOrder(db);
  await db.update(payments).set({ provider: 'transfer', status: 'pending' }).where(eq(payments.id, waiting.paymentId));
  await db.insert(transfers).values({ paymentId: waiting.paymentId });
  const read = async (query: Record<string, string>) =>
    (await shop.call('listAdminTransfers', { operator: owner, query })).data as Reply<'listAdminTransfers'>;
  expect((await read({})).itemList).toHaveLength(2);
  expect((await read({ text: 'acde fghj' })).itemList).toMatchObject([
    { reference, purpose: 'difference', amount: 700 },
  ]);
  expect((await read({ text: '%' })).itemList).toEqual([]);
  expect((await read({ filter: 'purpose:order' })).itemList).toMatchObject([{ paymentId: waiting.paymentId }]);
  const { transferList } = (await shop.call('getAdminMoney', { operator: owner })).data as Reply<'getAdminMoney'>;
  expect(transferList.map(({ purpose }) => purpose).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'difference',
    'order',
  ]);
});
