import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createThrottle } from '../platform/rate-limit/rate-limits.ts';
import { guestKey } from '../cart/test-products.ts';
import { mails } from '../platform/mail/tables.ts';
import { orderLines, orders } from './tables.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { createServer, registerApi } from '../platform/http/http.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { deliverMails } from '../platform/mail/deliver-mails.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { expectIcon } from '../platform/http/test-icon.ts';
import { registerDemoBackOffice } from '../back-office/back-office.page.ts';
import { storedKeyOf } from './guest-key.ts';
import { moveOrder } from './move-order.ts';
import { orderLinkHandlers, registerOrderLinks } from './order-links.ts';

let base: TestDatabase;
let jobs: Jobs;
let pool: pg.Pool;
const app = createServer({ trustProxy: true });
const shopUrl = () => 'http://shop.test';
beforeAll(async () => {
  base = await testDatabase();
  pool = new pg.Pool({ connectionString: base.url, max: 2 });
  registerApi(app, {
    db: base.db,
    handlers: orderLinkHandlers(createThrottle(pool)),
    findCaller: async () => null,
    catalogueVersion: () => '1',
    base: '/api',
  });
  const prints = { read: async () => [], make: async () => {} };
  registerDemoBackOffice(app, { db: base.db, shopUrl, guestKey, prints, readViewers: async () => [] });
  jobs = await startJobs({ databaseUrl: base.url, log: fastify().log });
  await deliverMails(jobs, base.db, { readServer: async () => null, hasOutbox: true });
  await registerOrderLinks(jobs, base.db, { shopUrl, guestKey });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await pool.end();
  await base.close();
});

async function guestOrder(email: string, more: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const orderId = await newOrder(base.db, null, [[]], email);
  const guestKeyHash = storedKeyOf(guestKey(orderId));
  await base.db
    .update(orders)
    .set({ guestKeyHash, ...more })
    .where(eq(orders.id, orderId));
  return orderId;
}
const mailsTo = (to: string) => base.db.select().from(mails).where(eq(mails.to, to));
const ask = (email: string, language = 'en', from = '203.0.113.9') =>
  app.inject({
    method: 'POST',
    url: '/api/unauthenticated/orders/link',
    payload: { email },
    headers: { 'accept-language': language, 'x-forwarded-for': from },
  });

describe('lost links', () => {
  it('S1.9 are mailed again, all of them, in the language of whoever asks', async () => {
    const email = `${randomUUID()}@mail.test`;
    const [first, second] = [await guestOrder(email), await guestOrder(email.toUpperCase())];
    await guestOrder(email, { status: 'open' });
    expect((await ask(email, 'de-DE')).json()).toEqual({ data: {} });
    const inCapitals = email.toUpperCase();
    await expect.poll(async () => (await mailsTo(inCapitals)).length).toBe(1);
    const [mail] = await mailsTo(inCapitals);
    expect(mail?.subject).toBe('Ihre Bestellungen bei Afterimage');
    expect(mail?.links).toEqual([second, first].map((id) => `http://shop.test/de/orders/${guestKey(id)}`));
  });

  it('S1.9 whether there are any, the answer does not tell; a mailbox is not flooded', async () => {
    const email = `${randomUUID()}@mail.test`;
    for (let time = 0; time < 6; time += 1) expect((await ask(email)).json()).toEqual({ data: {} });
    const seventh = await ask(email, 'en', '198.51.100.7');
    expect([seventh.statusCode, seventh.json().status.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

describe('an order on its way', () => {
  it('S1.9 is told to its customer in the language of the order, and cannot be sent twice', async () => {
    const email = `${randomUUID()}@mail.test`;
    const orderId = await guestOrder(email, { locale: 'de' });
    const shop = { shopUrl: shopUrl(), guestKey };
    const outcomes = await Promise.allSettled([1, 2].map(() => moveOrder(base.db, orderId, 'shipped', shop)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Ihre Bestellung A\d+ ist unterwegs$/);
    expect(mail?.links).toEqual([`http://shop.test/de/orders/${guestKey(orderId)}`]);
    expect((await moveOrder(base.db, orderId, 'delivered', shop)).status).toBe('delivered');
    await expect(moveOrder(base.db, orderId, 'shipped', shop)).rejects.toMatchObject({ code: 'ORDER_CLOSED' });
    await expect(moveOrder(base.db, randomUUID(), 'shipped', shop)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('S7.34 what is shipped was in production, also when nobody said so', async () => {
    const orderId = await guestOrder(`${randomUUID()}@mail.test`);
    await moveOrder(base.db, orderId, 'shipped', { shopUrl: shopUrl(), guestKey });
    const [row] = await base.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.productionStartedAt).toBeInstanceOf(Date);
  });

  it('S3.8 what a customer was warned of and accepted is seen at the desk', async () => {
    const orderId = await guestOrder(`${randomUUID()}@mail.test`, { paidAt: new Date() });
    await base.db
      .update(orderLines)
      .set({
        name: 'Mug <1>',
        customizationList: [ordered(5, { kind: 'photo', input: null, title: 'Front & back' })],
        acceptedWarningList: [{ customizationId: 5, code: 'LOW_RESOLUTION', dpi: 92 }],
      })
      .where(eq(orderLines.orderId, orderId));
    const { body } = await app.inject('/dev/orders');
    const row = body.split('<li>').find((one) => one.includes('Mug &lt;1&gt;')) ?? '';
    expect(row).toContain('<dt>Accepted by the customer</dt><dd>Front &amp; back: few pixels (92 dpi)');
  });

  it('D7.41 is moved on at the demo desk, without a script', async () => {
    const orderId = await guestOrder(`${randomUUID()}@mail.test`, { paidAt: new Date() });
    const backOfficePage = await app.inject('/dev/orders');
    expectIcon(backOfficePage);
    expect(backOfficePage.body).toContain(
      `<form method="post" action="/dev/orders/${orderId}"><button name="move" value="production">Start production</button> <button name="move" value="shipped">`,
    );
    const move = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/dev/orders/${orderId}`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const rowOf = async () => (await base.db.select().from(orders).where(eq(orders.id, orderId)))[0];
    expect((await move('move=production')).statusCode).toBe(303);
    const productionStart = (await rowOf())?.productionStartedAt;
    expect(productionStart).not.toBeNull();
    expect((await move('move=production')).statusCode).toBe(303);
    expect(await rowOf()).toMatchObject({ status: 'paid', productionStartedAt: productionStart });
    const making = (await app.inject('/dev/orders')).body;
    expect(making).toContain('in production');
    expect(making).toContain(`/dev/orders/${orderId}"><button name="move" value="shipped">`);
    expect((await move('move=shipped')).statusCode).toBe(303);
    expect((await move('move=production')).statusCode).toBe(409);
    expect((await move('move=shipped')).statusCode).toBe(409);
    expect((await move('move=paid')).statusCode).toBe(400);
    expect(await rowOf()).toMatchObject({ status: 'shipped', productionStartedAt: productionStart });
  });
});
