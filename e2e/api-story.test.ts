import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Reply } from '@afterimage/contract/api.ts';
import type { FailureBody } from '@afterimage/contract/values/errors.ts';
import { methodOf, pathOf, type RouteName, routes } from '@afterimage/contract/values/routes.ts';
import { berlin, password } from './account-steps.ts';
import { mailedLink, mailTo } from './mails.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop-process.ts';

/*
 * The main job of the shop, told over the wire alone: what a program that knows only the contract can do.
 */
let shop: RunningShop;
let token = '';
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  expect(await shop.stop()).toBe(0);
});

interface RequestOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

async function send(name: RouteName, { params, query, body, headers }: RequestOptions = {}): Promise<Response> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
  const form = body instanceof FormData;
  return fetch(`${shop.address}/api${pathOf(routes[name], params)}${search}`, {
    method: methodOf(routes[name]),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  });
}

async function call<Name extends RouteName>(name: Name, sent?: RequestOptions): Promise<Reply<Name>> {
  const reply = await send(name, sent);
  const text = await reply.text();
  expect(reply.status, `${name}: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: Reply<Name & keyof Api> }).data;
}

async function refusal(name: RouteName, sent?: RequestOptions): Promise<[number, string]> {
  const reply = await send(name, sent);
  return [reply.status, ((await reply.json()) as FailureBody).status.code];
}

async function file(path: string, name: string, type: string): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(new URL(path, import.meta.url))], { type }), name);
  return form;
}

const email = 'ada@example.com';

describe('the main job over the wire', () => {
  it('S7.1 S7.2 S7.3 S7.13 S7.14 S7.19 S7.22 S7.32 from a guest cart to a paid order of a plain product', async () => {
    const { productList } = await call('listProducts', { query: { key: 'mug', inStock: 'true' } });
    const plain = (await call('listProducts', { query: { pageSize: 100, inStock: 'true' } })).productList.find(
      ({ isCustomizable, variation, stock }) => !isCustomizable && variation.length === 0 && stock > 3,
    );
    expect(productList.length).toBeGreaterThan(0);
    if (!plain) throw new Error('The sample has no plain product in stock.');

    const { id: cartId } = await call('createGuestCart');
    const body = { productId: plain.id, variantId: plain.variantId, quantity: 2 };
    await call('addGuestCartItem', { params: { cartId }, body });
    expect((await call('getGuestCart', { params: { cartId } })).summary.quantity).toBe(2);

    await call('register', { body: { email, password, firstName: 'Ada', lastName: 'Lovelace' } });
    expect(await refusal('login', { body: { email, password } })).toEqual([403, 'ACCOUNT_NOT_VERIFIED']);
    const link = await mailedLink(shop.address, email, /confirm|verif/i, '/auth/verify');
    await call('verifyRegistration', { body: { token: new URL(link).searchParams.get('token') } });
    ({ accessToken: token } = await call('login', { body: { email: 'ADA@Example.com', password } }));
    expect((await call('getProfile')).email).toBe(email);

    const joined = await call('joinGuestCart', { params: { cartId } });
    expect([joined.joinedQuantity, joined.summary.quantity]).toEqual([2, 2]);
    expect((await call('joinGuestCart', { params: { cartId } })).joinedQuantity).toBe(0);

    const checkoutPath = await call('checkout');
    if (typeof checkoutPath !== 'string') throw new Error('The checkout answered no address.');
    const orderId = new URL(checkoutPath, shop.address).searchParams.get('order') ?? '';
    const completion = { orderId, address: berlin, deliveryMethod: 'standard' };
    const payment = await call('checkout', { body: completion });
    if (typeof payment === 'string') throw new Error('The checkout answered no payment.');
    const page = await fetch(new URL(payment.url, shop.address));
    expect(await page.text()).toContain('outcome');
    const paid = await fetch(new URL(payment.url, shop.address), {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, expect.stringContaining(orderId)]);

    const order = await call('getOrder', { params: { orderId } });
    expect(order).toMatchObject({ status: 'paid', quantity: 2, address: berlin, paymentUrl: null });
    expect(order.total).toBe(order.subtotal - order.discount + order.deliveryPrice);
    expect((await call('listOrders')).orderList.map(({ id }) => id)).toEqual([orderId]);
    expect((await call('getCart')).itemList).toEqual([]);
    const remainingProduct = await call('getProduct', { params: { productId: plain.id } });
    expect(remainingProduct.stock).toBe(plain.stock - 2);
    expect((await mailTo(shop.address, email, new RegExp(order.number))).text).toContain(plain.name);
  });

  it('S7.33 S7.34 S7.35 S3.8 D7.44 a photo, a text and a video travel into the line, the order and its project', async () => {
    const { productList } = await call('listProducts', {
      query: { customizable: 'true', inStock: 'true', pageSize: 100 },
    });
    const details = await Promise.all(productList.map(({ id }) => call('getProduct', { params: { productId: id } })));
    const product = details.find(
      ({ customizationList: slots }) =>
        slots.some(({ kind, limits }) => kind === 'photo' && limits.arAllowed) &&
        slots.some(({ kind, extraList }) => kind === 'text' && extraList.length > 0) &&
        slots.some(({ kind }) => kind === 'extra'),
    );
    const slot = (kind: string) => {
      const slotOfKind = product?.customizationList.find((one) => one.kind === kind);
      if (!product || !slotOfKind) throw new Error(`The sample has no product with a slot of kind ${kind}.`);
      return slotOfKind;
    };
    const photo = await call('uploadPhoto', { body: await file('fixtures/photo.jpg', 'me.jpg', 'image/jpeg') });
    const film = await call('uploadArMedium', { body: await file('fixtures/film.mp4', 'film.mp4', 'video/mp4') });
    expect([photo.width, photo.height, film.type]).toEqual([1600, 1200, 'VIDEO']);
    expect((await fetch(shop.address + photo.url)).headers.get('content-type')).toMatch(/^image\//);

    const text = slot('text');
    const extra = slot('extra').extraList[0];
    const choices = product?.customizationList.filter(({ kind }) => kind === 'specification') ?? [];
    const variant = product?.variation
      .flatMap((one): { variantId: number | null; stock: number }[] => (one.variantId ? [one] : one.size))
      .find(({ stock }) => stock > 0);
    const body = {
      productId: product?.id,
      variantId: product?.variantId ?? variant?.variantId,
      quantity: 1,
      extraList: [extra?.id],
      productClientCustomizationList: [
        { id: slot('photo').id, input: photo.id, placement: { zoom: 1.5, x: 0.2, y: 0, rotation: 0 } },
        { id: text.id, input: 'Ada', extraList: [text.extraList[0]?.id] },
        ...choices.map(({ id, extraList }) => ({ id, extraList: [extraList[0]?.id] })),
      ],
      productArCustomizationList: [{ customizationId: slot('photo').id, attachmentId: film.id, type: 'VIDEO' }],
    };
    const key = { 'idempotency-key': 'story-1' };
    const first = await call('addCartItem', { body, headers: key });
    expect(await call('addCartItem', { body, headers: key })).toEqual(first);
    expect(first.itemList).toHaveLength(1);
    const line = first.itemList[0];
    expect(line?.customizationList.find(({ kind }) => kind === 'photo')).toMatchObject({
      input: photo.id,
      arCustomization: { attachmentId: film.id, type: 'VIDEO' },
    });

    const deliveryMethod = 'standard';
    const payment = await call('checkout', { body: { items: [body], address: berlin, deliveryMethod } });
    if (typeof payment === 'string') throw new Error('The checkout answered no payment.');
    await fetch(new URL(payment.url, shop.address), { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) });
    const { orderId } = payment;
    expect((await call('getCart')).itemList).toHaveLength(1);
    const order = await call('getOrder', { params: { orderId } });
    expect([order.status, order.itemList[0]?.unitPrice]).toEqual(['paid', line?.unitPrice]);

    const { itemList } = await call('listOrderProjects', { params: { orderId } });
    const project = itemList[0];
    const item = project?.projectCustomizationItemList.find(({ kind }) => kind === 'photo');
    expect(item?.arCustomization).toMatchObject({ attachmentId: film.id, type: 'VIDEO' });
    const other = await call('uploadArMedium', { body: await file('fixtures/film.mp4', 'b.mp4', 'video/mp4') });
    const changed = await call('updateProject', {
      params: { projectId: project?.id ?? '' },
      body: {
        projectCustomizationItemList: [{ id: item?.id, arCustomization: { attachmentId: other.id, type: 'VIDEO' } }],
      },
    });
    const changedItem = changed.projectCustomizationItemList.find(({ id }) => id === item?.id);
    expect(changedItem?.arCustomization?.attachmentId).toBe(other.id);
  });

  it('S7.4 S7.5 a new password ends every session, and signs in', async () => {
    await call('requestPasswordReset', { body: { email } });
    const link = await mailedLink(shop.address, email, /password/i, '/auth/reset/new');
    const reset = new URL(link).searchParams.get('token');
    await call('resetPassword', { body: { token: reset, password: 'another long one' } });
    expect(await refusal('getProfile')).toEqual([401, 'UNAUTHENTICATED']);
    token = '';
    expect(await refusal('resetPassword', { body: { token: reset, password: 'a third long one' } })).toEqual([
      400,
      'TOKEN_INVALID',
    ]);
    ({ accessToken: token } = await call('login', { body: { email, password: 'another long one' } }));
    await call('logout');
    expect(await refusal('getProfile')).toEqual([401, 'UNAUTHENTICATED']);
    token = '';
  });

  it('D7.39 the API describes itself as OpenAPI 3.1, with a page for people', async () => {
    const description = (await (await fetch(`${shop.address}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(description.openapi).toBe('3.1.0');
    expect(description.paths['/checkout']).toHaveProperty('post');
    expect(description.paths['/orders/projects/{projectId}']).toHaveProperty('put');
    const page = await (await fetch(`${shop.address}/api/docs`)).text();
    expect(page).toContain('/carts/items');
  });

  it('S7.22 nothing was logged that a person must not read', () => {
    expect(shop.output()).not.toMatch(/password|Bearer|another long one/i);
    expect(shop.output()).not.toContain('level');
  });
});
