import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  holdRules,
  guestKey,
  home,
  newAccount,
  newCountries,
  newTestProduct,
  additionOf,
} from '../cart/test-products.ts';
import { buyAtOnce } from '../checkout/buy-at-once.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { orders } from '../orders/tables.ts';
import { paymentEvents } from './tables.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { demoSecret, signEvent } from './demo-provider.ts';
import { demoPayment } from './test-payment.ts';
import { expectIcon } from '../platform/http/test-icon.ts';
import { registerDemoPayments } from './demo-payments.ts';
import { paymentHandlers } from './payment-handlers.ts';

let base: TestDatabase;
let app: FastifyInstance;
let sales = 0;
beforeAll(async () => {
  base = await testDatabase();
  await newCountries(base.db);
  app = createServer();
  const onPaid = async () => void (sales += 1);
  registerApi(app, {
    db: base.db,
    handlers: paymentHandlers({ onPaid, onRefunded: async () => {} }),
    findCaller: async () => null,
    catalogueVersion: () => '1',
    base: '/api',
  });
  registerDemoPayments(app, { db: base.db, base: '/api', guestKey });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await base.close();
});

async function buy() {
  const body = { items: [additionOf(await newTestProduct(base.db))], address: home, deliveryMethod: 'standard' };
  const accountId = await newAccount(base.db);
  return buyAtOnce(base.db, { accountId }, body, {
    hold: holdRules,
    network: '',
    ...demoPayment,
    guestKey,
    locale: 'en',
  });
}
const statusOf = async (orderId: string) =>
  (await base.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
const submit = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

describe('the demo payment page', () => {
  it('D7.41 shows what is to be paid, and works without scripts', async () => {
    const { url, orderId } = await buy();
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    const [order] = await base.db.select().from(orders).where(eq(orders.id, orderId));
    expect(page.body).toContain('€14.90');
    expect(page.body).toContain(`Order A${order!.number}`);
    expect(page.body).toContain('<form method="post">');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expectIcon(page);
  });

  it('D7.41 speaks the language of the order, and leads a guest back with his key', async () => {
    const { db } = base;
    const body = {
      items: [additionOf(await newTestProduct(db))],
      address: home,
      deliveryMethod: 'standard',
      email: 'g@mail.test',
    };
    const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'de' as const };
    const { url, orderId } = await buyAtOnce(db, { email: body.email }, body, parts);
    const page = (await app.inject({ url, headers: { 'accept-language': 'en' } })).body;
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Jetzt bezahlen');
    const key = guestKey(orderId);
    expect((await submit(url, 'outcome=failed')).headers.location).toBe(
      `/de/checkout?order=${orderId}&key=${key}&payment=failed`,
    );
    expect((await submit(url, 'outcome=paid')).headers.location).toBe(`/de/checkout/complete/${orderId}?key=${key}`);
    expect((await app.inject({ url })).body).toContain(`href="/de/checkout/complete/${orderId}?key=${key}"`);
  });

  it('D7.41 pays by a post of its own address', async () => {
    const { url, orderId } = await buy();
    const response = await submit(url, 'outcome=paid');
    expect([response.statusCode, response.headers.location]).toEqual([303, `/checkout/complete/${orderId}`]);
    expect(await statusOf(orderId)).toBe('paid');
    const again = await app.inject({ url });
    expect(again.body).toContain('This order is paid');
    expect(again.body).not.toContain('<form');
  });

  it.each(['failed', 'cancelled'])('D7.41 lets a payment be %s, and then be made after all', async (outcome) => {
    const { url, orderId } = await buy();
    const response = await submit(url, `outcome=${outcome}`);
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      `/checkout?order=${orderId}&payment=${outcome}`,
    ]);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    await submit(url, 'outcome=paid');
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('D7.41 repeats the confirmation without a second sale', async () => {
    const { url, orderId } = await buy();
    const before = sales;
    await submit(url, 'outcome=paid&repeat=5');
    await submit(url, 'outcome=paid');
    expect(sales).toBe(before + 1);
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('D7.41 lets the confirmation come later than the customer', async () => {
    const { url, orderId } = await buy();
    const response = await submit(url, 'outcome=paid&delay=1');
    expect(response.headers.location).toBe(`/checkout/complete/${orderId}`);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    await expect.poll(() => statusOf(orderId)).toBe('paid');
  });

  it('D7.41 knows no other payments and no other outcomes', async () => {
    expect((await app.inject({ url: `/pay/demo/${randomUUID()}` })).statusCode).toBe(404);
    expect((await app.inject({ url: '/pay/demo/x' })).statusCode).toBe(404);
    const { url, orderId } = await buy();
    expect((await submit(url, 'outcome=free')).statusCode).toBe(400);
    expect((await submit(url, 'outcome=paid&delay=99999')).statusCode).toBe(400);
    expect(await statusOf(orderId)).toBe('awaiting_payment');
  });
});

describe('the event of the demo provider', () => {
  const postEvent = (payload: string, signature?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/payments/demo/events',
      payload,
      headers: { 'content-type': 'application/json', ...(signature && { 'x-demo-signature': signature }) },
    });

  it('D7.41 counts only with the signature of its very bytes', async () => {
    const { url, orderId } = await buy();
    const event = { eventId: randomUUID(), paymentId: url.split('/').at(-1), outcome: 'paid' };
    const body = JSON.stringify(event);
    const secret = await demoSecret(base.db);
    const right = signEvent(secret, body);
    const wrong = [undefined, '', 'x', signEvent(secret, `${body} `), signEvent(Buffer.from('other'), body)];
    for (const signature of wrong) {
      const response = await postEvent(body, signature);
      expect([response.statusCode, response.json().status.code]).toEqual([403, 'SIGNATURE_INVALID']);
    }
    expect(await statusOf(orderId)).toBe('awaiting_payment');
    expect((await postEvent(body, right)).statusCode).toBe(200);
    expect(await statusOf(orderId)).toBe('paid');
    const storedEvents = await base.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, event.eventId));
    expect(storedEvents).toHaveLength(1);
  });

  it('D7.41 of an unknown payment is answered with 404', async () => {
    const body = JSON.stringify({ eventId: randomUUID(), paymentId: randomUUID(), outcome: 'paid' });
    const response = await postEvent(body, signEvent(await demoSecret(base.db), body));
    expect([response.statusCode, response.json().status.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
  });
});
