import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { cartHandlers } from '../cart/cart-handlers.ts';
import { newTestProduct } from '../cart/test-products.ts';
import { urlSigner } from '../files/signed-url.ts';
import { orders } from '../orders/tables.ts';
import { clearOperatorCookie, openOperatorSession } from '../operators/operator-sessions.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { deviceOf, mayCount, registerVisits, stepsOfPage } from './count-visits.ts';
import { visitCounts } from './tables.ts';
import { VisitCounter } from './visit-counter.ts';
import { visitsHandlers } from './visits-handlers.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let shop: TestShop;
let owner: TestOperator;
let counter: VisitCounter;
beforeAll(async () => {
  shop = await openTestShop({
    ...visitsHandlers,
    ...cartHandlers(urlSigner(randomBytes(32))),
  });
  owner = await shop.newOperator();
  counter = new VisitCounter(shop.database.db);
  registerVisits(shop.app, '/api', counter);
});
beforeEach(async () => {
  await counter.write();
  await shop.database.db.delete(visitCounts);
});
afterAll(() => shop.close());

const show = (path: string, { isEntry = false, headers = {} }: { isEntry?: boolean; headers?: object } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/visits',
    headers: { 'user-agent': firefox, 'content-type': 'application/json', ...headers },
    payload: { path, isEntry },
  });

async function counted() {
  await counter.write();
  const rows = await shop.database.db.select().from(visitCounts);
  return rows.map(({ step, locale, device, count }) => `${step} ${locale} ${device} ${count}`).toSorted();
}

describe('visits', () => {
  it('D20.3 are counted by step, language and class of device, and nothing else of them is stored', async () => {
    const reply = await show('/de/home', { isEntry: true });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([204, undefined]);
    await show('/de/products/photo-mug');
    await show('/de/products/photo-mug', { headers: { 'user-agent': iphone } });
    await show('/customize/photo-mug');
    await show('/products/categories/mugs');
    expect(await counted()).toEqual([
      'product de computer 1',
      'product de phone 1',
      'studio en computer 1',
      'visit de computer 1',
    ]);
    expect(Object.keys((await shop.database.db.select().from(visitCounts))[0] ?? {}).toSorted()).toEqual([
      'count',
      'day',
      'device',
      'locale',
      'step',
    ]);
    // What is counted later is added.
    await show('/de/products/pine-mug');
    expect(await counted()).toContain('product de computer 2');
  });

  it('D20.3 leave out programs, other sites, what is no page, and those who ask not to be counted', async () => {
    await show('/home', { isEntry: true, headers: { dnt: '1' } });
    await show('/home', { isEntry: true, headers: { 'sec-gpc': '1' } });
    await show('/home', { isEntry: true, headers: { 'user-agent': googlebot } });
    await show('/home', { isEntry: true, headers: { 'user-agent': '' } });
    await show('/home', { isEntry: true, headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await show('home', { isEntry: true })).statusCode).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('D20.3 several processes add to the same sums, and what cannot be written is kept for later', async () => {
    const others = [new VisitCounter(shop.database.db), new VisitCounter(shop.database.db)];
    for (const one of others)
      for (let at = 0; at < 50; at += 1) one.count({ step: 'visit', locale: 'en', device: 'phone' });
    await Promise.all(others.map((one) => one.write()));
    expect(await counted()).toEqual(['visit en phone 100']);
    const broken = new VisitCounter({
      select: () => {
        throw new Error('gone');
      },
    } as never);
    broken.count({ step: 'visit', locale: 'en', device: 'phone' });
    await expect(broken.write()).rejects.toThrow();
    await expect(broken.write()).rejects.toThrow();
  });

  it('D20.3 what comes into a cart is counted by its reply', async () => {
    const { productId, variantId } = await newTestProduct(shop.database.db);
    const { data } = await shop.call('createGuestCart', { body: {} });
    const { id: cartId } = data as Reply<'createGuestCart'>;
    const add = (quantity: number, headers: Record<string, string> = {}) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/unauthenticated/carts/${cartId}`,
        headers: { 'user-agent': pixel, 'accept-language': 'de', ...headers },
        payload: { productId, variantId, quantity },
      });
    expect((await add(1)).statusCode).toBe(200);
    expect((await add(1, { 'sec-gpc': '1' })).statusCode).toBe(200);
    expect((await add(-1)).statusCode).toBe(400);
    expect((await add(1, { cookie: 'signed-in-operator=1' })).statusCode).toBe(200);
    expect(await counted()).toEqual(['cart de phone 1']);
  });

  it('D20.3 operators are not counted: signing in marks their browser for the calls of customers', async () => {
    const marks: string[] = [];
    const browser = {
      cookie: () => undefined,
      setCookie: (name: string, value: string, maxAge: number, path?: string) =>
        void marks.push(`${name}=${name === 'operator' && value ? 'secret' : value} ${maxAge > 0} ${path}`),
    };
    await openOperatorSession(shop.database.db, owner.id, { userAgent: firefox, browser });
    clearOperatorCookie(browser);
    expect(marks).toEqual([
      'signed-in-operator=1 true /api',
      'operator=secret true /api/admin',
      'signed-in-operator= false /api',
      'operator= false /api/admin',
    ]);
    await show('/products/photo-mug', { isEntry: true, headers: { cookie: 'theme=dark; signed-in-operator=1' } });
    expect(await counted()).toEqual([]);
    await show('/products/photo-mug', { headers: { cookie: 'theme=dark' } });
    expect(await counted()).toEqual(['product en computer 1']);
  });
});

it.each([
  [firefox, 'computer'],
  [iphone, 'phone'],
  [pixel, 'phone'],
  [tablet, 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', 'tablet'],
])('D20.3 a device is one of three classes: %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
  expect(mayCount({ 'user-agent': agent })).toBe(true);
});

it('D20.3 a page is a step or none', () => {
  expect(stepsOfPage({ path: '/de/products/pine-mug', isEntry: true })).toEqual(['visit', 'product']);
  expect(stepsOfPage({ path: '/products', isEntry: false })).toEqual([]);
  expect(stepsOfPage({ path: '/cart', isEntry: false })).toEqual([]);
  // Whoever has paid comes back from another site; an operator looks at a draft.
  expect(stepsOfPage({ path: '/checkout/complete/1', isEntry: true })).toEqual([]);
  expect(stepsOfPage({ path: '/products/preview.abc', isEntry: true })).toEqual([]);
});

it('D20.3 the funnel of a period stands beside the period before, with the paid orders of a language', async () => {
  const { db } = shop.database;
  await db.insert(visitCounts).values([
    { day: '2026-02-27', step: 'visit', locale: 'en', device: 'phone', count: 10 },
    { day: '2026-03-01', step: 'visit', locale: 'en', device: 'phone', count: 30 },
    { day: '2026-03-01', step: 'visit', locale: 'de', device: 'computer', count: 20 },
    { day: '2026-03-02', step: 'cart', locale: 'de', device: 'computer', count: 4 },
  ]);
  const order = { status: 'paid', email: '', subtotal: 1, discount: 0, total: 1, currency: 'EUR' } as const;
  // In Berlin this is the 2nd of March.
  await db.insert(orders).values({ ...order, locale: 'de', paidAt: new Date('2026-03-01T23:30:00Z') });
  await db.insert(orders).values({ ...order, locale: 'en', paidAt: new Date('2026-03-01T12:00:00Z') });
  const read = async (query: Record<string, string>) =>
    (await shop.call('getVisits', { operator: owner, query: { from: '2026-03-01', to: '2026-03-02', ...query } }))
      .data as Reply<'getVisits'>;
  const all = await read({});
  expect(all.total).toEqual({ visit: 50, product: 0, studio: 0, cart: 4, paid: 2 });
  expect(all.before).toMatchObject({ from: '2026-02-27', to: '2026-02-28', visit: 10, paid: 0 });
  expect(all.countedSince).toBe('2026-02-27');
  expect((await read({ locale: 'de' })).itemList).toMatchObject([
    { start: '2026-03-01', visit: 20, paid: 0 },
    { start: '2026-03-02', cart: 4, paid: 1 },
  ]);
  expect((await read({ device: 'phone' })).total).toMatchObject({ visit: 30, cart: 0, paid: null });
  const { data } = await shop.call('exportVisits', {
    operator: owner,
    language: 'de',
    query: { from: '2026-03-01', to: '2026-03-02' },
  });
  expect((data as Buffer).toString().split('\r\n')).toEqual([
    '\uFEFFAb;Besuche;Produktaufrufe;Studio geöffnet;In den Warenkorb gelegt;Bezahlte Bestellungen',
    '2026-03-01;50;0;0;0;1',
    '2026-03-02;0;0;0;4;1',
    '',
  ]);
  const printer = await shop.newOperator({ role: 'production' });
  expect(
    (await shop.call('getVisits', { operator: printer, query: { from: '2026-03-01', to: '2026-03-02' } })).status,
  ).toBe(403);
});
