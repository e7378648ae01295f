import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allRoutes, type CallName } from '@afterimage/contract/values/all-routes.ts';
import { methodOf, pathOf } from '@afterimage/contract/values/routes.ts';
import { rights } from '@afterimage/contract/values/rights.ts';
import { openApiValidator } from '../platform/http/test-openapi-validator.ts';
import { startApiShop } from './test-api-shop.ts';

let shop: Awaited<ReturnType<typeof startApiShop>>;
let token: string;
let text: string;
let validator: ReturnType<typeof openApiValidator>;
beforeAll(async () => {
  shop = await startApiShop();
  token = await shop.newToken(rights.filter((right) => right !== 'team.write'));
  text = await (await fetch(`${shop.address}/api/openapi.json`)).text();
  validator = openApiValidator(JSON.parse(text) as Parameters<typeof openApiValidator>[0]);
});
afterAll(() => shop.close());

interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Makes a call, finds nothing wrong with its reply, and answers the status and the data. */
async function call(name: CallName, { params, query, body, headers }: Sent = {}) {
  const [method, path] = [methodOf(allRoutes[name]), pathOf(allRoutes[name], params)];
  const reply = await fetch(`${shop.address}/api${path}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: {
      ...(path.startsWith('/admin') && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const type = reply.headers.get('content-type') ?? '';
  const content = type.startsWith('application/json')
    ? ((await reply.json()) as { data?: unknown })
    : await reply.text();
  const { status } = reply;
  expect(validator.problems({ method, path, status, type, body: content })).toEqual([]);
  return { status, data: (typeof content === 'string' ? content : (content.data ?? content)) as never };
}

it('the document has no fault that the linter finds', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // A tag is the beginning of the addresses, and says all by its name.
      'tag-description': 'off',
      // The specification names the addresses; of two that fit, the one with fewer places is meant.
      'no-ambiguous-paths': 'off',
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it('the validator finds what is wrong with a reply', () => {
  const reply = { method: 'GET', path: '/products/count', status: 200, type: 'application/json' };
  const problemsOf = (changes: object) => validator.problems({ ...reply, body: {}, ...changes });
  expect(problemsOf({})).toEqual([expect.stringMatching(/required property 'data'/)]);
  expect(problemsOf({ path: '/nothing/here' })).toEqual([expect.stringMatching(/not in the document/)]);
  expect(problemsOf({ status: 201 })).toEqual([expect.stringMatching(/status is not in the document/)]);
  expect(problemsOf({ type: 'text/html' })).toEqual([expect.stringMatching(/text\/html is not in the document/)]);
  const failure = { status: { code: 'NO_SUCH_CODE', description: '' }, message: '' };
  expect(problemsOf({ status: 404, body: failure })).toEqual([expect.stringMatching(/allowed values/)]);
});

/** What is read without parameters, but not without a query. */
const needsQuery: [CallName, number][] = [['suggestProducts', 400]];

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
};

it('S7.22 what a customer calls answers as the document says, from the catalogue to a paid order', async () => {
  const list = await call('listProducts', { query: { inStock: 'true', pageSize: '100' } });
  const { productList } = list.data as {
    productList: { id: number; variantId: number | null; isCustomizable: boolean; variation: unknown[] }[];
  };
  const product = productList.find(({ isCustomizable, variation }) => !isCustomizable && variation.length === 0);
  const productId = product?.id ?? 0;
  expect((await call('getProduct', { params: { productId } })).status).toBe(200);
  const reading = Object.keys(allRoutes).filter(
    (name) =>
      /^GET \/(?!admin)[^{]*$/.test(allRoutes[name as CallName]) &&
      !/^GET \/(?:profile|wishlist|orders|carts|drafts|files?|privacy)/.test(allRoutes[name as CallName]),
  ) as CallName[];
  expect(reading.length).toBeGreaterThan(10);
  const statuses = new Map<CallName, number>();
  for (const name of reading) statuses.set(name, (await call(name)).status);
  expect(Array.from(statuses).filter(([, status]) => status !== 200)).toEqual(needsQuery);
  const cart = (await call('createGuestCart')).data as { id: string };
  const item = { productId, variantId: product?.variantId ?? null, quantity: 1 };
  expect((await call('addGuestCartItem', { params: { cartId: cart.id }, body: item })).status).toBe(200);
  expect((await call('getGuestCart', { params: { cartId: cart.id } })).status).toBe(200);
  const order = { items: [item], email: 'ada@mail.test', address, deliveryMethod: 'standard' };
  expect((await call('quoteOrder', { body: { items: [item], address, deliveryMethod: 'standard' } })).status).toBe(200);
  const placed = await call('checkoutAsGuest', { body: order });
  expect(placed.status).toBe(200);
  const { url, orderKey } = placed.data as { url: string; orderKey: string };
  const paid = new URLSearchParams({ outcome: 'paid' });
  expect((await fetch(new URL(url, shop.address), { method: 'POST', body: paid, redirect: 'manual' })).status).toBe(
    303,
  );
  expect((await call('getGuestOrder', { params: { orderKey } })).data).toMatchObject({ status: 'paid' });
  expect((await call('listGuestOrderProjects', { params: { orderKey } })).status).toBe(200);
});

it('what fails answers as the document says, in each way', async () => {
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
  const refused = [
    await call('getProduct', { params: { productId: 99_999_999 } }),
    await call('listProducts', { query: { pageSize: 'many' } }),
    await call('listOrders'),
    await call('getCart', { headers }),
    await call('login', { body: { email: 'nobody@mail.test', password: 'wrong password' } }),
    await call('checkoutAsGuest', { body: {} }),
    await call('getGuestOrder', { params: { orderKey: 'x'.repeat(43) } }),
    await call('listTeam'),
    await call('listDeskOrders', { headers: { authorization: '' } }),
    await call('getDeskOrder', { params: { orderId: '00000000-0000-4000-8000-000000000000' } }),
    await call('addWebhook', { body: { url: 'https://1.1.1.1', eventList: ['order.paid'] } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 400, 401, 401, 401, 400, 404, 403, 401, 404, 403]);
});

it('everything that a token can read answers as the document says', async () => {
  const orders = (await call('listDeskOrders')).data as { itemList: { id: string }[] };
  expect((await call('getDeskOrder', { params: { orderId: orders.itemList[0]?.id ?? '' } })).status).toBe(200);
  const reading = Object.keys(allRoutes).filter((name) =>
    /^GET \/admin\/[^{]*$/.test(allRoutes[name as CallName]),
  ) as CallName[];
  const statuses = new Map<CallName, number>();
  for (const name of reading) statuses.set(name, (await call(name)).status);
  const done = Array.from(statuses.values()).filter((status) => status === 200);
  expect(done.length).toBeGreaterThan(25);
  expect(Array.from(statuses.values()).filter((status) => ![200, 400, 403, 404].includes(status))).toEqual([]);
  const product = (await call('listDeskProducts')).data as { itemList: { id: number }[] };
  expect((await call('getDeskProduct', { params: { productId: product.itemList[0]?.id ?? 0 } })).status).toBe(200);
  expect((await call('setStockThreshold', { body: { threshold: 4 } })).status).toBe(200);
});
