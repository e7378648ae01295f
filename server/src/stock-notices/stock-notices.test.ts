import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestProduct } from '../cart/test-products.ts';
import { attributeValues, variants } from '../catalogue/tables.ts';
import { createThrottle, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { openTestShop } from '../test-shop.ts';
import { deleteOldStockNotices, sentDays, waitingDays } from './delete-old-stock-notices.ts';
import { endStockNoticesRoutes } from './end-stock-notices.page.ts';
import { sendStockNotices } from './send-stock-notices.ts';
import { stockNoticeHandlers } from './stock-notice-handlers.ts';
import { stockNotices } from './tables.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.close());

async function openShop() {
  const late: { throttle?: Throttle } = {};
  // It needs the address of the database, which is known once the shop is open.
  const throttle = new Proxy({} as Throttle, { get: (_, name: keyof Throttle) => late.throttle?.[name] });
  const opened = await openTestShop(stockNoticeHandlers(throttle));
  const pool = new pg.Pool({ connectionString: opened.database.url, max: 2 });
  late.throttle = createThrottle(pool);
  await endStockNoticesRoutes(opened.app, opened.database.db);
  const { db } = opened.database;
  return {
    ...opened,
    db,
    /** A product with one variant that is sold out. */
    soldOut: async (name?: string) => (await newTestProduct(db, { stock: 0, ...(name && { name }) })).variantId,
    restock: (variantId: number, stock = 3) => db.update(variants).set({ stock }).where(eq(variants.id, variantId)),
    noticesOf: (variantId: number) => db.select().from(stockNotices).where(eq(stockNotices.variantId, variantId)),
    mailsTo: async (to: string) => {
      const { rows } = await db.execute<{ data: { subject: string; text: string; unsubscribeUrl: string } }>(
        sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to} order by created_on`,
      );
      return rows.map(({ data }) => data);
    },
    close: async () => {
      await pool.end();
      await opened.close();
    },
  };
}

const newEmail = () => `${randomUUID()}@mail.test`;
let networks = 0;
const newNetwork = () => `10.${(networks += 1)}.0.1`;
const ask = (variantId: number, email: string, more: { language?: string; from?: string } = {}) =>
  shop.call('requestStockNotice', { body: { variantId, email }, from: newNetwork(), ...more });

describe('a notice that something is back in stock', () => {
  it('D7.24 is stored once, however many ask at once with one address', async () => {
    const variantId = await shop.soldOut();
    const email = newEmail();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(variantId, index % 2 === 0 ? email : email.toUpperCase())),
    );
    expect(replies.map(({ status, data }) => [status, data])).toEqual(
      Array.from({ length: 20 }, () => [200, { isWaiting: true }]),
    );
    expect(await shop.noticesOf(variantId)).toHaveLength(1);
  });

  it('D7.24 is mailed once when stock is back, in the language in which it was asked for, by any number of processes', async () => {
    const variantId = await shop.soldOut('Walnut stool');
    const [english, german] = [newEmail(), newEmail()];
    await ask(variantId, english);
    await ask(variantId, german, { language: 'de' });
    const url = 'http://shop.test';
    await sendStockNotices(shop.db, url);
    expect(await shop.mailsTo(english)).toEqual([]);
    await shop.restock(variantId);
    await Promise.all([sendStockNotices(shop.db, url), sendStockNotices(shop.db, url), sendStockNotices(shop.db, url)]);
    await sendStockNotices(shop.db, url);
    expect(await shop.mailsTo(english)).toMatchObject([{ subject: 'Back in stock: Walnut stool' }]);
    const [mail, ...others] = await shop.mailsTo(german);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Wieder da: Walnut stool');
    expect(mail?.text).toContain('http://shop.test/de/products/');
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/shop\.test\/de\/stock-notices\/[0-9a-f-]{36}$/);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
  });

  it('D7.24 names the colour and the size that were asked for, and leads to them', async () => {
    const variantId = await shop.soldOut('Rain coat');
    const [size] = await shop.db.select().from(attributeValues).where(eq(attributeValues.code, 'xl'));
    const [color] = await shop.db.select().from(attributeValues).where(eq(attributeValues.code, 'blue'));
    await shop.db
      .update(variants)
      .set({ sizeId: size?.id ?? 0, colorId: color?.id ?? 0, sizeLabel: '19 mm' })
      .where(eq(variants.id, variantId));
    const email = newEmail();
    await ask(variantId, email, { language: 'de' });
    await shop.restock(variantId);
    await sendStockNotices(shop.db, 'http://shop.test');
    const [mail] = await shop.mailsTo(email);
    expect(mail?.subject).toBe('Wieder da: Rain coat, Blau, 19 mm');
    expect(mail?.text).toContain('?colour=blue&size=xl');
  });

  it('D7.24 is not stored for what is in stock, and fails for what is not sold', async () => {
    const variantId = await shop.soldOut();
    await shop.restock(variantId);
    expect(await ask(variantId, newEmail())).toMatchObject({ status: 200, data: { isWaiting: false } });
    expect(await shop.noticesOf(variantId)).toEqual([]);
    expect((await ask(2_000_000_000, newEmail())).status).toBe(422);
    expect((await ask(variantId, 'nobody')).status).toBe(400);
  });

  it('D7.24 is asked for by one network a bounded number of times', async () => {
    const variantId = await shop.soldOut();
    const from = newNetwork();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await ask(variantId, newEmail(), { from })).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses[60]).toBe(429);
  });
});

describe('the link in its mail', () => {
  async function mailed() {
    const [mailedId, waitingId] = [await shop.soldOut(), await shop.soldOut()];
    const email = newEmail();
    await ask(mailedId, email);
    await ask(waitingId, email.toUpperCase());
    await shop.restock(mailedId);
    await sendStockNotices(shop.db, '');
    const [mail] = await shop.mailsTo(email);
    return { mailedId, waitingId, path: mail?.unsubscribeUrl ?? '' };
  }

  it('D7.24 opens a page that changes nothing, whose button deletes all of the address', async () => {
    const { mailedId, waitingId, path } = await mailed();
    const page = await shop.app.inject({ method: 'GET', url: path });
    expect([page.statusCode, page.body.includes('<form method="post">')]).toEqual([200, true]);
    expect(await shop.noticesOf(waitingId)).toHaveLength(1);
    const done = await shop.app.inject({ method: 'POST', url: path });
    expect(done.body).toContain('Your address is deleted');
    expect(await shop.noticesOf(waitingId)).toEqual([]);
    expect(await shop.noticesOf(mailedId)).toEqual([]);
  });

  it('D7.24 takes the one click of a mail reader, and an unknown key deletes nothing', async () => {
    const { waitingId, path } = await mailed();
    const post = (url: string) =>
      shop.app.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post(`/stock-notices/${randomUUID()}`)).statusCode).toBe(200);
    expect((await post('/stock-notices/nothing')).statusCode).toBe(200);
    expect(await shop.noticesOf(waitingId)).toHaveLength(1);
    expect((await post(path)).statusCode).toBe(200);
    expect(await shop.noticesOf(waitingId)).toEqual([]);
  });
});

it('S6.2 addresses are deleted some time after the mail, or when nothing came back', async () => {
  const variantId = await shop.soldOut();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const row = { variantId, locale: 'en' };
  await shop.db.insert(stockNotices).values([
    { ...row, email: 'old@mail.test', createdAt: ago(waitingDays + 1) },
    { ...row, email: 'waits@mail.test', createdAt: ago(waitingDays - 1) },
    { ...row, email: 'sent@mail.test', sentAt: ago(sentDays - 1) },
    { ...row, email: 'long-sent@mail.test', sentAt: ago(sentDays + 1) },
  ]);
  await deleteOldStockNotices(shop.db);
  expect((await shop.noticesOf(variantId)).map(({ email }) => email).toSorted()).toEqual([
    'sent@mail.test',
    'waits@mail.test',
  ]);
});
