import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import { home, newTestProduct, stockLevels, type TestProduct } from '../cart/test-products.ts';
import { releaseExpired } from '../orders/stock-holds.ts';
import { orders } from '../orders/tables.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { newCoupon, runOut, usesOf } from './test-checkout.ts';
import { openTrade, payAt } from './test-trade.ts';

// How long and how much stock may be held by orders that nobody has paid.

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade({ minutes: 15, maxPiecesOfCart: 5, maxPiecesOfNetwork: 8 });
});
afterAll(() => trade.close());

type Opened = { url: string; orderId: string; orderKey: string };
type Refusal = { status: { code: string; description: string } };
/** A network that nobody else in this file has. */
let networks = 0;
const newNetwork = () => `198.51.${(networks += 1)}.1`;

const itemOf = ({ productId, variantId }: TestProduct, quantity = 1) => ({ productId, variantId, quantity });
const deliveryOf = (more: object = {}) => ({
  email: `${randomUUID()}@mail.test`,
  address: home,
  deliveryMethod: 'standard',
  ...more,
});

async function newCart(from: string, ...items: object[]): Promise<string> {
  const { id } = (await trade.call('createGuestCart', { from })).data as { id: string };
  for (const body of items) await trade.call('addGuestCartItem', { params: { cartId: id }, body, from });
  return id;
}
const open = (cartId: string, from: string) => trade.call('checkoutGuestCart', { params: { cartId }, from });
async function openedCart(from: string, ...items: object[]) {
  const cartId = await newCart(from, ...items);
  const { status, data } = await open(cartId, from);
  expect(status).toBe(200);
  return { ...(data as Opened), cartId };
}
const complete = ({ orderId, orderKey }: Opened, from: string, more: object = {}) =>
  trade.call('checkoutAsGuest', { body: { orderId, orderKey, ...deliveryOf(more) }, from });
async function endOf({ orderKey }: Opened): Promise<string | null> {
  const { data } = await trade.call('getGuestOrder', { params: { orderKey } });
  return (data as { holdExpiresAt: string | null }).holdExpiresAt;
}
/** Lets so much of a hold's time pass. */
const pass = (orderId: string, minutes: number) =>
  trade.db
    .update(orders)
    .set({ holdExpiresAt: sql`${orders.holdExpiresAt} - make_interval(mins => ${minutes})` })
    .where(eq(orders.id, orderId));
const minutesLeft = async (opened: Opened) =>
  Math.round((new Date((await endOf(opened)) ?? 0).getTime() - Date.now()) / 60_000);
const codeOf = ({ status, data }: { status: number; data: unknown }) => [status, (data as Refusal).status?.code];

describe('the end of a hold', () => {
  it('S7.22 D7.42 is not moved by opening the checkout again, nor by a changed cart', async () => {
    const from = newNetwork();
    const [one, two] = [await newTestProduct(trade.db), await newTestProduct(trade.db)];
    const opened = await openedCart(from, itemOf(one));
    expect(await minutesLeft(opened)).toBe(15);
    await pass(opened.orderId, 6);
    const end = await endOf(opened);
    for (let time = 0; time < 3; time += 1) expect((await open(opened.cartId, from)).status).toBe(200);
    expect(await endOf(opened)).toBe(end);
    await trade.call('addGuestCartItem', { params: { cartId: opened.cartId }, body: itemOf(two), from });
    expect((await open(opened.cartId, from)).status).toBe(200);
    expect(await endOf(opened)).toBe(end);
    expect(await stockLevels(trade.db, two)).toMatchObject({ held: 1 });
  });

  it('S7.22 D7.42 is moved once, by opening the payment page for the first time, and a coupon does not move it', async () => {
    const from = newNetwork();
    const opened = await openedCart(from, itemOf(await newTestProduct(trade.db)));
    await pass(opened.orderId, 6);
    expect((await complete(opened, from)).status).toBe(200);
    expect(await minutesLeft(opened)).toBe(15);
    await pass(opened.orderId, 6);
    const end = await endOf(opened);
    const coupon = await newCoupon(trade.db);
    for (const more of [{}, { coupon }, { deliveryMethod: 'express' }, {}])
      expect((await complete(opened, from, more)).status).toBe(200);
    expect((await open(opened.cartId, from)).status).toBe(200);
    expect(await endOf(opened)).toBe(end);
    // A changed cart opens the order anew, and its payment page is not opened for the first time.
    const more = itemOf(await newTestProduct(trade.db));
    await trade.call('addGuestCartItem', { params: { cartId: opened.cartId }, body: more, from });
    expect((await open(opened.cartId, from)).status).toBe(200);
    expect((await complete(opened, from)).status).toBe(200);
    expect(await endOf(opened)).toBe(end);
  });

  it('S7.22 D7.42 twenty completions at once move it once', async () => {
    const from = newNetwork();
    const opened = await openedCart(from, itemOf(await newTestProduct(trade.db)));
    await pass(opened.orderId, 6);
    const replies = await Promise.all(Array.from({ length: 20 }, () => complete(opened, from)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await minutesLeft(opened)).toBe(15);
    await pass(opened.orderId, 1);
    const end = await endOf(opened);
    await Promise.all(Array.from({ length: 20 }, () => complete(opened, from)));
    expect(await endOf(opened)).toBe(end);
  });

  it('S7.22 a purchase at once is held until 15 minutes after it, however often it is completed', async () => {
    const from = newNetwork();
    const body = { items: [itemOf(await newTestProduct(trade.db))], ...deliveryOf() };
    const bought = (await trade.call('checkoutAsGuest', { body, from })).data as Opened;
    await pass(bought.orderId, 6);
    const end = await endOf(bought);
    expect((await complete(bought, from)).status).toBe(200);
    expect(await endOf(bought)).toBe(end);
  });
});

describe('the length of a hold', () => {
  it('S7.22 D20.1 is what the owner has set, from the next checkout on', async () => {
    const from = newNetwork();
    await trade.db.insert(shopSettings).values(defaultShopSettings).onConflictDoNothing();
    try {
      await trade.db.update(shopSettings).set({ holdMinutes: 45 });
      const opened = await openedCart(from, itemOf(await newTestProduct(trade.db)));
      expect(await minutesLeft(opened)).toBe(45);
      await pass(opened.orderId, 10);
      await trade.db.update(shopSettings).set({ holdMinutes: 30 });
      expect((await complete(opened, from)).status).toBe(200);
      expect(await minutesLeft(opened)).toBe(30);
    } finally {
      await trade.db.update(shopSettings).set({ holdMinutes: null });
    }
  });
});

describe('a hold that ran out', () => {
  it.each(['before', 'after'])(
    'S7.22 D7.42 may be placed once more by the same cart, %s the job came by, and not a third time',
    async (when) => {
      const from = newNetwork();
      const testProduct = await newTestProduct(trade.db, { stock: 1 });
      const runOutNow = async (orderId: string) => {
        await runOut(trade.db, orderId);
        if (when === 'after') await releaseExpired(trade.db);
      };
      const opened = await openedCart(from, itemOf(testProduct));
      await runOutNow(opened.orderId);
      const again = { ...((await open(opened.cartId, from)).data as Opened), cartId: opened.cartId };
      expect(await minutesLeft(again)).toBe(15);
      expect(await stockLevels(trade.db, testProduct)).toMatchObject({ held: 1 });
      await runOutNow(again.orderId);
      expect(codeOf(await open(opened.cartId, from))).toEqual([409, 'HOLD_LIMIT']);
      expect(codeOf(await complete(again, from))).toEqual([409, 'HOLD_LIMIT']);
      await releaseExpired(trade.db);
      expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 1, held: 0, sold: 0 });
    },
  );

  it('S7.22 D7.42 may be placed once more by completing the order', async () => {
    const from = newNetwork();
    const opened = await openedCart(from, itemOf(await newTestProduct(trade.db)));
    for (let time = 0; time < 2; time += 1) {
      await runOut(trade.db, opened.orderId);
      expect(codeOf(await complete(opened, from))).toEqual(time === 0 ? [200, undefined] : [409, 'HOLD_LIMIT']);
    }
  });

  it('S7.22 the only use of a coupon is not kept for ever by an order that nobody pays', async () => {
    const from = newNetwork();
    const coupon = await newCoupon(trade.db, { maxUses: 1 });
    const opened = await openedCart(from, itemOf(await newTestProduct(trade.db)));
    const codes: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      codes.push((await complete(opened, from, { coupon })).status);
      await runOut(trade.db, opened.orderId);
    }
    expect(codes).toEqual([200, 200, 409, 409]);
    await releaseExpired(trade.db);
    expect(await usesOf(trade.db, coupon)).toBe(0);
  });

  it('S7.22 counts for a cart that has paid no more, and neither does one of long ago', async () => {
    const from = newNetwork();
    const testProduct = await newTestProduct(trade.db);
    const opened = await openedCart(from, itemOf(testProduct));
    await runOut(trade.db, opened.orderId);
    const { url } = (await complete(opened, from)).data as Opened;
    await payAt(trade.db, url);
    const { cartId } = opened;
    for (let time = 0; time < 2; time += 1) {
      await trade.call('addGuestCartItem', { params: { cartId }, body: itemOf(testProduct), from });
      const next = await open(cartId, from);
      expect(next.status).toBe(200);
      await runOut(trade.db, (next.data as Opened).orderId);
      await releaseExpired(trade.db);
    }
    expect(codeOf(await open(cartId, from))).toEqual([409, 'HOLD_LIMIT']);
    await trade.db
      .update(orders)
      .set({ heldAt: sql`${orders.heldAt} - interval '2 hours 1 minute'` })
      .where(eq(orders.cartId, cartId));
    expect((await open(cartId, from)).status).toBe(200);
  });
});

describe('unpaid pieces', () => {
  it('S7.22 D7.42 of one cart are bounded, with a code and a sentence', async () => {
    const from = newNetwork();
    const testProduct = await newTestProduct(trade.db);
    const cartId = await newCart(from, itemOf(testProduct, 6));
    const refused = await trade.call('checkoutGuestCart', { params: { cartId }, from });
    expect(codeOf(refused)).toEqual([409, 'PIECES_LIMIT']);
    expect((refused.data as Refusal).status.description).toContain('5 pieces');
    const german = await trade.call('checkoutGuestCart', { params: { cartId }, from, language: 'de' });
    expect((german.data as Refusal).status.description).toContain('5 Stück');
    for (const body of [{ items: [itemOf(testProduct, 6)] }, { items: [itemOf(testProduct, 6)], ...deliveryOf() }])
      expect(codeOf(await trade.call('checkoutAsGuest', { body, from }))).toEqual([409, 'PIECES_LIMIT']);
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 10, held: 0, sold: 0 });
    const { itemList } = (await trade.call('getGuestCart', { params: { cartId } })).data as Cart;
    const id = itemList[0]?.id ?? '';
    await trade.call('setGuestCartItemQuantity', { params: { cartId, cartItemId: id }, body: { quantity: 5 }, from });
    expect((await open(cartId, from)).status).toBe(200);
  });

  it('S7.22 D7.42 of one network are bounded, also in thirty purchases at once, and others are not', async () => {
    const [from, other] = [newNetwork(), newNetwork()];
    const testProduct = await newTestProduct(trade.db, { stock: 100 });
    const buy = (network: string) =>
      trade.call('checkoutAsGuest', { body: { items: [itemOf(testProduct, 1)], ...deliveryOf() }, from: network });
    const replies = await Promise.all(Array.from({ length: 30 }, () => buy(from)));
    const bought = replies.filter(({ status }) => status === 200);
    expect(bought).toHaveLength(8);
    const [first, second] = bought.map(({ data }) => data as Opened);
    for (const reply of replies) if (reply.status !== 200) expect(codeOf(reply)).toEqual([409, 'PIECES_LIMIT']);
    expect(await stockLevels(trade.db, testProduct)).toMatchObject({ held: 8 });
    expect((await buy(other)).status).toBe(200);
    // What is paid, or ran out, does not count any more.
    await payAt(trade.db, first?.url ?? '');
    expect((await buy(from)).status).toBe(200);
    expect(codeOf(await buy(from))).toEqual([409, 'PIECES_LIMIT']);
    await runOut(trade.db, second?.orderId ?? '');
    expect((await buy(from)).status).toBe(200);
  });

  it('S7.22 are not counted twice when the same order exchanges what it holds', async () => {
    const from = newNetwork();
    const testProduct = await newTestProduct(trade.db);
    const opened = await openedCart(from, itemOf(testProduct, 3));
    await trade.call('addGuestCartItem', { params: { cartId: opened.cartId }, body: itemOf(testProduct, 2), from });
    expect((await open(opened.cartId, from)).status).toBe(200);
    await trade.call('addGuestCartItem', { params: { cartId: opened.cartId }, body: itemOf(testProduct), from });
    expect(codeOf(await open(opened.cartId, from))).toEqual([409, 'PIECES_LIMIT']);
    expect(await stockLevels(trade.db, testProduct)).toMatchObject({ held: 5 });
  });

  it('S7.22 the network is forgotten with the hold', async () => {
    const from = newNetwork();
    const opened = await openedCart(from, itemOf(await newTestProduct(trade.db)));
    const networkOfOrder = async () =>
      (await trade.db.select().from(orders).where(eq(orders.id, opened.orderId)))[0]?.holdNetwork;
    expect(await networkOfOrder()).toEqual(expect.any(String));
    expect(await networkOfOrder()).not.toContain(from);
    await runOut(trade.db, opened.orderId);
    await releaseExpired(trade.db);
    expect(await networkOfOrder()).toBeNull();
  });
});
