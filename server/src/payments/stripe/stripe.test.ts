import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  guestKey,
  holdRules,
  additionOf,
  home,
  newAccount,
  newCountries,
  newTestProduct,
} from '../../cart/test-products.ts';
import { buyAtOnce } from '../../checkout/buy-at-once.ts';
import { runOut } from '../../checkout/test-checkout.ts';
import { orders } from '../../orders/tables.ts';
import { releaseExpired } from '../../orders/stock-holds.ts';
import type { Database } from '../../platform/db/connection.ts';
import { testDatabase, type TestDatabase } from '../../platform/db/test-database.ts';
import { createServer } from '../../platform/http/http.ts';
import { cancelPayments } from '../cancel-payments.ts';
import { registerEvents } from '../events-door.ts';
import { registerOpening } from '../open-payment-routes.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { disputes, payments, refunds } from '../tables.ts';
import { nothingFollows } from '../test-payment.ts';
import { amountOfStripe, stripeAmount } from './stripe-amount.ts';
import { stripeProvider } from './stripe-provider.ts';
import { openStripe, type StripeStandin } from './test-stripe-server.ts';

let base: TestDatabase;
let db: Database;
let stripe: StripeStandin;
let app: FastifyInstance;
let providers: PaymentProvider[];
const readProviders = async () => providers;
let paidList: string[] = [];
beforeAll(async () => {
  base = await testDatabase();
  ({ db } = base);
  await newCountries(db);
  stripe = await openStripe();
  providers = [stripeProvider(stripe.settings)];
  const settlement = {
    ...nothingFollows,
    onPaid: async (_: Database, { id }: { id: string }) => void paidList.push(id),
  };
  app = createServer();
  registerOpening(app, { db, readProviders, settlement, guestKey, shopUrl: () => 'http://shop' });
  registerEvents(app, {
    db,
    base: '/api',
    readProviders,
    settlement,
    refundParts: { readProviders, onRefundDone: async () => {} },
  });
  await app.ready();
});
afterEach(() => {
  paidList = [];
  stripe.standin.mishaps.length = 0;
  stripe.standin.refundStatus = 'succeeded';
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  await base.close();
});

const parts = { hold: holdRules, network: '', settlement: nothingFollows, guestKey, locale: 'en' as const };
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const paymentOf = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!;
const get = (url: string) => app.inject({ method: 'GET', url });
const tell = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  app.inject({ method: 'POST', url: '/api/payments/stripe/events', payload: body, headers });

async function buy(stock = 5) {
  const testProduct = await newTestProduct(db, { stock });
  const body = { items: [additionOf(testProduct)], address: home, deliveryMethod: 'standard' };
  const { url, orderId } = await buyAtOnce(db, { accountId: await newAccount(db) }, body, { ...parts, readProviders });
  return { url, orderId, paymentId: url.split('/').at(-1)!, testProduct };
}
/** An order whose payment page is open; answers its session too. */
async function open() {
  const order = await buy();
  const { headers } = await get(order.url);
  return { ...order, sessionId: String(headers.location).split('/').at(-1)! };
}
async function pay() {
  const order = await open();
  const session = stripe.standin.pay(order.sessionId);
  await tell(stripe.event('checkout.session.completed', session));
  return { ...order, session };
}

it.each([
  ['EUR', 1490, 1490],
  ['JPY', 500, 500],
  ['ISK', 5, 500],
  ['UGX', 5, 500],
  ['KRW', 500, 500],
  ['KWD', 5120, 5120],
])('D20.2 %s %i is %i in the decimals of Stripe, and back', (currency, amount, there) => {
  expect(stripeAmount(amount, currency)).toBe(there);
  expect(amountOfStripe(there, currency)).toBe(amount);
});

describe('the page of a payment', () => {
  it('D20.2 is made when the customer goes there, once for two who go at the same time, in the pinned version', async () => {
    const { url, orderId, paymentId } = await buy();
    expect(stripe.standin.sessions.size).toBe(0);
    const replies = await Promise.all([get(url), get(url)]);
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
    expect(stripe.standin.sessions.size).toBe(1);
    const [session] = [...stripe.standin.sessions.values()];
    const { total } = await orderOf(orderId);
    expect(session).toMatchObject({ amount_total: total, currency: 'eur', client_reference_id: paymentId });
    expect(session!.expires_at).toBeGreaterThan(Date.now() / 1000 + 1800);
    expect(stripe.standin.version).toBe('2026-10-28.endive');
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'pending', reference: session!.id });
  });

  it('D20.2 that Stripe cannot make now is said in a sentence; nothing is lost, and the same address leads on', async () => {
    const { url, orderId, paymentId } = await buy();
    stripe.standin.mishaps.push('error', 'error');
    const down = await get(url);
    expect(down.statusCode).toBe(503);
    expect(down.body).toContain('Your order is kept');
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'requested', pageUrl: null });
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    expect((await get(url)).statusCode).toBe(303);
  });

  it('D20.2 whose reply was lost, or never came, is the same page when it is asked for again', async () => {
    const before = stripe.standin.sessions.size;
    const { url } = await buy();
    stripe.standin.mishaps.push('lost', 'lost');
    expect((await get(url)).statusCode).toBe(503);
    stripe.standin.mishaps.push('silent', 'silent');
    expect((await get(url)).statusCode).toBe(503);
    expect((await get(url)).statusCode).toBe(303);
    expect(stripe.standin.sessions.size).toBe(before + 1);
  });

  it('D20.2 closes with the time of its order, and an order that is completed again gets another', async () => {
    const { url, orderId, sessionId } = await open();
    await runOut(db, orderId);
    await releaseExpired(db);
    stripe.standin.mishaps.push('error', 'error');
    await expect(cancelPayments(db, readProviders)).rejects.toThrow();
    await cancelPayments(db, readProviders);
    expect(stripe.standin.sessions.get(sessionId)?.status).toBe('expired');
    await db
      .update(orders)
      .set({ status: 'awaiting_payment', holdExpiresAt: new Date(Date.now() + 600_000) })
      .where(eq(orders.id, orderId));
    const next = String((await get(url)).headers.location);
    expect(next).not.toContain(sessionId);
  });

  it('D20.2 of a payment that does not exist is not found', async () => {
    expect((await get('/pay/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await get('/pay/nonsense/return')).statusCode).toBe(404);
  });
});

describe('the news of a payment', () => {
  it('D20.2 by the browser and by the event, in any order and doubled, is one sale', async () => {
    for (const order of ['return first', 'event first', 'at once'] as const) {
      const { orderId, paymentId, sessionId } = await open();
      const session = stripe.standin.pay(sessionId);
      const event = stripe.event('checkout.session.completed', session);
      const back = () => get(`/pay/${paymentId}/return`);
      if (order === 'return first') await back();
      if (order === 'at once') await Promise.all([back(), tell(event), tell(event), back()]);
      expect((await tell(event)).statusCode).toBe(200);
      expect((await back()).headers.location).toContain(`/checkout/complete/${orderId}`);
      expect((await orderOf(orderId)).status).toBe('paid');
      expect(paidList.filter((id) => id === orderId)).toHaveLength(1);
      expect(await paymentOf(paymentId)).toMatchObject({ chargeReference: session.payment_intent });
    }
  });

  it('D20.2 cannot be made up by the browser', async () => {
    const { orderId, paymentId } = await open();
    await get(`/pay/${paymentId}/return`);
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
  });

  it('D20.2 waits for the event where Stripe does not answer the return', async () => {
    const { orderId, paymentId, sessionId } = await open();
    const session = stripe.standin.pay(sessionId);
    stripe.standin.mishaps.push('error', 'error');
    expect((await get(`/pay/${paymentId}/return`)).statusCode).toBe(303);
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    await tell(stripe.event('checkout.session.completed', session));
    expect((await orderOf(orderId)).status).toBe('paid');
  });

  it('D20.2 with a wrong signature, an old one or none is refused, and changes nothing', async () => {
    const { orderId, sessionId } = await open();
    const session = stripe.standin.pay(sessionId);
    const make = (how: object) => stripe.event('checkout.session.completed', session, how);
    const { body } = make({});
    const refusals = [make({ secret: 'whsec_other' }), make({ secondsAgo: 301 }), { body, headers: {} as never }];
    const changed = { ...make({}), body: body.replace('paid', 'PAID') };
    for (const refused of [...refusals, changed]) expect((await tell(refused)).statusCode).toBe(403);
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
    expect((await tell(make({ secondsAgo: 290 }))).statusCode).toBe(200);
    expect((await orderOf(orderId)).status).toBe('paid');
  });

  it('D20.2 about a payment of somebody else, or of no interest, is taken and changes nothing', async () => {
    const foreign = { ...stripe.standin.pay((await open()).sessionId), client_reference_id: 'cart-17' };
    expect((await tell(stripe.event('checkout.session.completed', foreign))).json()).toEqual({ data: { taken: 0 } });
    expect((await tell(stripe.event('customer.created', { id: 'cus_1' }))).statusCode).toBe(200);
  });

  it('D20.2 that comes when the last piece is gone gives the money back by a job', async () => {
    const late = await buy(1);
    const sessionId = String((await get(late.url)).headers.location)
      .split('/')
      .at(-1)!;
    await runOut(db, late.orderId);
    await releaseExpired(db);
    const body = { items: [additionOf(late.testProduct)], address: home, deliveryMethod: 'standard' };
    await buyAtOnce(db, { accountId: await newAccount(db) }, body, { ...parts, readProviders });
    await tell(stripe.event('checkout.session.completed', stripe.standin.pay(sessionId)));
    expect((await orderOf(late.orderId)).status).toBe('refunded');
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, late.orderId));
    await sendRefund(db, refund!.id, { readProviders, onRefundDone: async () => {} });
    expect([...stripe.standin.refunds.values()].at(-1)).toMatchObject({ amount: refund!.amount, status: 'succeeded' });
  });

  it('D20.2 that a bank debit failed keeps the order payable', async () => {
    const { orderId, paymentId, sessionId } = await open();
    const session = { ...stripe.standin.sessions.get(sessionId)!, status: 'complete' as const };
    await tell(stripe.event('checkout.session.completed', session));
    expect((await paymentOf(paymentId)).status).toBe('pending');
    await tell(stripe.event('checkout.session.async_payment_failed', session));
    expect((await paymentOf(paymentId)).status).toBe('failed');
    expect((await orderOf(orderId)).status).toBe('awaiting_payment');
  });
});

describe('a refund by Stripe', () => {
  const ask = async (orderId: string, amount: number) =>
    (await db.transaction((tx) => requestRefund(tx, { orderId, amount, reason: '', operator: null })))[0]!;
  const send = (id: string) => sendRefund(db, id, { readProviders, onRefundDone: async () => {} });
  const refundOf = async (id: string) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0]!;

  it('D20.2 whose reply was lost is made once', async () => {
    const { orderId } = await pay();
    const { id } = await ask(orderId, 500);
    const before = stripe.standin.refunds.size;
    stripe.standin.mishaps.push('lost', 'lost');
    await expect(send(id)).rejects.toThrow();
    await send(id);
    expect(stripe.standin.refunds.size).toBe(before + 1);
    expect((await refundOf(id)).state).toBe('done');
  });

  it('D20.2 that is on its way is done, or has failed, by its events in any order', async () => {
    const { orderId } = await pay();
    const { id } = await ask(orderId, 500);
    stripe.standin.refundStatus = 'pending';
    await send(id);
    expect((await refundOf(id)).state).toBe('sent');
    const refund = [...stripe.standin.refunds.values()].at(-1)!;
    const older = { ...refund };
    Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    await tell(stripe.event('refund.failed', refund));
    await tell(stripe.event('refund.updated', older));
    expect(await refundOf(id)).toMatchObject({ state: 'failed', failure: 'lost_or_stolen_card' });
    const again = await ask(orderId, 500);
    stripe.standin.refundStatus = 'succeeded';
    await send(again.id);
    expect((await refundOf(again.id)).state).toBe('done');
  });

  it("D20.2 made in Stripe's dashboard is written down", async () => {
    const { orderId, session } = await pay();
    const refund = {
      id: 're_dashboard',
      object: 'refund' as const,
      amount: 300,
      currency: 'eur',
      status: 'succeeded' as const,
      payment_intent: session.payment_intent!,
      failure_reason: null,
      metadata: {},
    };
    stripe.standin.refunds.set(refund.id, refund);
    const charge = {
      id: session.payment_intent!.replace('pi_', 'ch_'),
      metadata: {},
      payment_intent: session.payment_intent,
    };
    await tell(stripe.event('charge.refunded', charge));
    await tell(stripe.event('charge.refunded', charge));
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows).toMatchObject([{ amount: 300, cause: 'provider', state: 'done' }]);
  });

  it('D20.2 a dispute is noted on the order, and how it ended, in any order', async () => {
    const { orderId, session } = await pay();
    const dispute = (status: string) => ({
      id: `dp_${orderId}`,
      object: 'dispute',
      amount: 1490,
      currency: 'eur',
      reason: 'fraudulent',
      status,
      payment_intent: session.payment_intent,
      evidence_details: { due_by: 1_800_000_000 },
    });
    const noted = () => db.select().from(disputes).where(eq(disputes.orderId, orderId));
    await tell(stripe.event('charge.dispute.created', dispute('needs_response')));
    expect(await noted()).toMatchObject([{ status: 'open', reason: 'fraudulent', closedAt: null }]);
    await tell(stripe.event('charge.dispute.closed', dispute('lost')));
    await tell(stripe.event('charge.dispute.updated', dispute('under_review')));
    expect(await noted()).toMatchObject([{ status: 'lost' }]);
  });
});
