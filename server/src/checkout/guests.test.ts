import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { guestKey, home, newFile, newTestProduct, stockLevels } from '../cart/test-products.ts';
import { orders } from '../orders/tables.ts';
import { openTrade, payAt } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

type Opened = { url: string; orderId: string; orderKey: string };
const email = () => `${randomUUID()}@mail.test`;
const productAndItem = async (stock = 10) => {
  const testProduct = await newTestProduct(trade.db, { stock });
  return { goods: testProduct, item: { productId: testProduct.productId, variantId: testProduct.variantId } };
};

async function guestCart(item: object): Promise<string> {
  const cart = (await trade.call('createGuestCart')).data as { id: string };
  await trade.call('addGuestCartItem', { params: { cartId: cart.id }, body: item });
  return cart.id;
}
async function openAsGuest(item: object): Promise<Opened & { cartId: string }> {
  const cartId = await guestCart(item);
  const { status, data } = await trade.call('checkoutGuestCart', { params: { cartId } });
  expect(status).toBe(200);
  return { ...(data as Opened), cartId };
}
const completion = ({ orderId, orderKey }: { orderId: string; orderKey: string }, more: object = {}) => ({
  body: { orderId, orderKey, email: email(), address: home, deliveryMethod: 'standard', ...more },
});
const read = async (orderKey: string) => {
  const { status, data } = await trade.call('getGuestOrder', { params: { orderKey } });
  return { status, order: data as Order, code: (data as { status?: { code?: string } }).status?.code };
};

describe("a guest's order", () => {
  it('S6.1 D7.42 opens from the cart, holds stock, and is named by a key that is kept as a hash only', async () => {
    const { goods: testProduct, item } = await productAndItem(3);
    const { url, orderId, orderKey } = await openAsGuest(item);
    expect(url).toBe(`/checkout?order=${orderId}&key=${orderKey}`);
    expect(orderKey).toMatch(/^[\w-]{43}$/);
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 2, held: 1, sold: 0 });
    const [row] = await trade.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({ accountId: null, email: '', locale: 'en', status: 'open' });
    expect(JSON.stringify(row)).not.toContain(orderKey);
    expect((await read(orderKey)).order).toMatchObject({ id: orderId, status: 'open', total: 10_00 });
  });

  it('S6.1 opened again it is the same order, brought up to the cart', async () => {
    const { item } = await productAndItem();
    const { orderId, cartId, orderKey } = await openAsGuest(item);
    await trade.call('addGuestCartItem', { params: { cartId }, body: item });
    const again = (await trade.call('checkoutGuestCart', { params: { cartId } })).data as Opened;
    expect(again).toMatchObject({ orderId, orderKey });
    expect((await read(orderKey)).order).toMatchObject({ quantity: 2, subtotal: 20_00 });
  });

  it('S6.1 D7.42 is completed with an e-mail address, paid, and then shown with its timeline', async () => {
    const { goods: testProduct, item } = await productAndItem();
    const opened = await openAsGuest(item);
    const { status, data } = await trade.call('checkoutAsGuest', completion(opened, { email: 'Ada@Mail.test' }));
    expect([status, data]).toEqual([
      200,
      { url: expect.stringMatching(/^\/pay\/demo\//), orderId: opened.orderId, orderKey: opened.orderKey },
    ]);
    await payAt(trade.db, (data as Opened).url);
    const { order } = await read(opened.orderKey);
    expect(order).toMatchObject({ status: 'paid', email: 'Ada@Mail.test', total: 14_90 });
    expect(order.timelineList.map((step) => step.status)).toEqual(['open', 'paid']);
    expect(await stockLevels(trade.db, testProduct)).toMatchObject({ held: 0, sold: 1 });
    expect((await trade.call('getGuestCart', { params: { cartId: opened.cartId } })).data).toMatchObject({
      itemList: [],
    });
  });

  it('S6.1 nobody without its key can see, complete or change it', async () => {
    const { item } = await productAndItem();
    const mine = await openAsGuest(item);
    const other = await openAsGuest(item);
    expect((await read('x'.repeat(43))).code).toBe('ORDER_NOT_FOUND');
    expect((await read(guestKey(randomUUID()))).code).toBe('ORDER_NOT_FOUND');
    expect((await read(mine.orderId)).code).toBe('INVALID_REQUEST');
    const foreign = await trade.call('checkoutAsGuest', completion({ ...mine, orderKey: other.orderKey }));
    expect(foreign.status).toBe(404);
    const { token } = await trade.newPerson();
    expect((await trade.call('getOrder', { token, params: { orderId: mine.orderId } })).status).toBe(404);
    const address = { orderId: mine.orderId, address: home, deliveryMethod: 'standard' };
    expect((await trade.call('checkout', { token, body: address })).status).toBe(404);
  });

  it('S6.1 D5.1 needs an e-mail address and an address, and takes no saved one', async () => {
    const { item } = await productAndItem();
    const opened = await openAsGuest(item);
    for (const wrong of [{ email: 'ada' }, { email: undefined }, { address: undefined }, { addressId: randomUUID() }]) {
      const { status, data } = await trade.call('checkoutAsGuest', completion(opened, wrong));
      expect([status, (data as { status: { code: string } }).status.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('S1.13 S6.1 a guest buys at once, past the cart, with photos that he uploaded', async () => {
    const testProduct = await newTestProduct(trade.db, { slots: [{ kind: 'photo', limits: { arAllowed: true } }] });
    const [photo, film] = [await newFile(trade.db, null), await newFile(trade.db, 'VIDEO')];
    const slot = testProduct.slotIds[0] ?? 0;
    const item = {
      productId: testProduct.productId,
      variantId: testProduct.variantId,
      productClientCustomizationList: [{ id: slot, input: photo }],
      productArCustomizationList: [{ customizationId: slot, attachmentId: film, type: 'VIDEO' }],
    };
    const body = { items: [item], email: email(), address: home, deliveryMethod: 'express' };
    const { data } = await trade.call('checkoutAsGuest', { body });
    const { url, orderKey } = data as Opened;
    await payAt(trade.db, url);
    const { order } = await read(orderKey);
    expect(order.itemList[0]?.customizationList).toMatchObject([{ photo: { id: photo } }]);

    const listed = (await trade.call('listGuestOrderProjects', { params: { orderKey } })).data as {
      itemList: Project[];
    };
    const [project] = listed.itemList;
    expect(project?.id).toBe(order.itemList[0]?.projectId);
    const slotId = project?.projectCustomizationItemList[0]?.id;
    const other = await newFile(trade.db, 'VIDEO');
    const media = [{ id: slotId, arCustomization: { attachmentId: other, type: 'VIDEO' } }];
    const change = {
      params: { orderKey, projectId: project?.id ?? '' },
      body: { projectCustomizationItemList: media },
    };
    const changed = (await trade.call('updateGuestProject', change)).data as Project;
    expect(changed.projectCustomizationItemList[0]?.arCustomization?.attachmentId).toBe(other);

    // He buys with an account too, and the same photo: it is the account's then, and the order's all the same.
    const { token } = await trade.newPerson();
    const delivery = { address: home, deliveryMethod: 'standard' };
    expect((await trade.call('checkout', { token, body: { items: [item], ...delivery } })).status).toBe(200);
    expect((await read(orderKey)).order.itemList[0]?.customizationList).toMatchObject([{ photo: { id: photo } }]);
    const again = (await trade.call('listGuestOrderProjects', { params: { orderKey } })).data as {
      itemList: Project[];
    };
    expect(again.itemList[0]?.projectCustomizationItemList).toMatchObject([{ photo: { id: photo } }]);

    const { orderKey: strangers } = await openAsGuest((await productAndItem()).item);
    const foreign = await trade.call('updateGuestProject', {
      ...change,
      params: { ...change.params, orderKey: strangers },
    });
    expect(foreign.status).toBe(404);
  });

  it("D7.44 an account's photo is refused to a guest", async () => {
    const { accountId } = await trade.newPerson();
    const testProduct = await newTestProduct(trade.db, { slots: [{ kind: 'photo' }] });
    const photo = await newFile(trade.db, null, accountId);
    const list = [{ id: testProduct.slotIds[0], input: photo }];
    const item = {
      productId: testProduct.productId,
      variantId: testProduct.variantId,
      productClientCustomizationList: list,
    };
    const body = { items: [item], email: email(), address: home, deliveryMethod: 'standard' };
    expect((await trade.call('checkoutAsGuest', { body })).status).toBe(422);
  });

  it('S4.18 who signs in at the checkout gets the last one that he held as a guest', async () => {
    const { goods: testProduct, item } = await productAndItem(1);
    const { cartId } = await openAsGuest(item);
    const { token } = await trade.newPerson();
    await trade.call('joinGuestCart', { token, params: { cartId } });
    expect((await trade.call('getCart', { token })).data).toMatchObject({ itemList: [{ quantity: 1 }] });
    expect((await trade.call('checkout', { token })).status).toBe(200);
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
    const stranger = await guestCart((await productAndItem()).item);
    await trade.call('addGuestCartItem', { params: { cartId: stranger }, body: item });
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
  });

  it('S6.1 two guests at the same moment: the last one is held once', async () => {
    const { goods: testProduct, item } = await productAndItem(1);
    const carts = await Promise.all([guestCart(item), guestCart(item)]);
    const answers = await Promise.all(carts.map((cartId) => trade.call('checkoutGuestCart', { params: { cartId } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
  });
});
