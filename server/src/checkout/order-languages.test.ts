import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { DeliveryMethod, Quote } from '@afterimage/contract/checkout.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { productList } from '@afterimage/sample/products.ts';
import { german } from '@afterimage/sample/translations/de/de.ts';
import { newFile, home } from '../cart/test-products.ts';
import { attributeValues, customizations, extras, variants } from '../catalogue/tables.ts';
import { confirmOrder } from '../payments/confirm-order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { openTrade, payAt } from './test-trade.ts';
import { guestKey, signInvoice, signUrl } from '../cart/test-products.ts';

type Trade = Awaited<ReturnType<typeof openTrade>>;
let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

const slug = 'hearth-photo-mug';
const mug = productList.find((product) => product.slug === slug)!;
const becher = german.products[slug]!;
const textOf = (texts: Readonly<Record<string, string>> | undefined, title = '') => texts?.[title];
const slotTitled = (kind: string) => mug.customizationList.find((slot) => slot.kind === kind)!;

interface Filled {
  id: number;
  input: string | null;
  extraList: number[];
}

/** A mug with a photo and every choice that it asks for, and an extra. */
async function mugOf(accountId: string) {
  const { db } = trade;
  const [variant] = await db.select().from(variants).where(eq(variants.productId, mug.id)).orderBy(variants.position);
  const slots = await db
    .select()
    .from(customizations)
    .where(eq(customizations.productId, mug.id))
    .orderBy(customizations.position);
  const choices = await db.select().from(extras).orderBy(extras.position);
  const ofSlot = (id: number | undefined) => choices.filter(({ customizationId }) => customizationId === id);
  const photo = await newFile(db, null, accountId);
  const extra = ofSlot(slots.find(({ kind }) => kind === 'extra')?.id)[0]!;
  return {
    productId: mug.id,
    variantId: variant!.id,
    quantity: 1,
    extraList: [extra.id],
    productClientCustomizationList: slots.flatMap(({ id, kind, required }): Filled[] => {
      if (kind === 'photo' && required) return [{ id, input: photo, extraList: [] }];
      if (kind === 'specification') return [{ id, input: null, extraList: [ofSlot(id)[0]!.id] }];
      return [];
    }),
    productArCustomizationList: [],
  };
}

/** Puts one into the cart, and answers the cart in a language. */
async function filled(language?: string) {
  const customer = await trade.newPerson();
  const body = await mugOf(customer.accountId);
  const { status, data } = await trade.call('addCartItem', {
    token: customer.token,
    body,
    ...(language !== undefined && { language }),
  });
  expect(status, JSON.stringify(data)).toBe(200);
  return { ...customer, cart: data as Cart };
}
const orderOf = async (token: string, orderId: string, language = 'en') =>
  (await trade.call('getOrder', { token, params: { orderId }, language })).data as Order;
const openedBy = async (token: string, language: string) => {
  const { data } = await trade.call('checkout', { token, language });
  return new URL(data as string, 'http://shop.test').searchParams.get('order') ?? '';
};

describe('a cart in a language', () => {
  it('S3.8 names its goods, slots, choices and extras as the language has them', async () => {
    const { token, cart } = await filled('de');
    const [item] = cart.itemList;
    expect(item?.product.name).toBe(becher.name);
    expect(item?.picture?.alt).toContain(becher.name);
    const photo = slotTitled('photo');
    const specification = slotTitled('specification');
    expect(item?.customizationList.map(({ title }) => title)).toEqual([
      textOf(becher.slots, photo.title),
      textOf(becher.slots, specification.title),
    ]);
    expect(item?.customizationList[1]?.extraList.map(({ title }) => title)).toEqual([
      textOf(becher.choices, specification.extraList[0]?.title),
    ]);
    expect(item?.extraList.map(({ title }) => title)).toEqual([
      textOf(becher.choices, slotTitled('extra').extraList[0]?.title),
    ]);
    // The same cart in English.
    const { data } = await trade.call('getCart', { token });
    expect((data as Cart).itemList[0]?.product.name).toBe(mug.name);
  });

  it('S3.8 D5.1 a complaint names the slot as the language has it', async () => {
    const { token, accountId } = await trade.newPerson();
    const body = { ...(await mugOf(accountId)), productClientCustomizationList: [] };
    const { status, data } = await trade.call('addCartItem', { token, body, language: 'de' });
    expect(status).toBe(422);
    expect(JSON.stringify(data)).toContain(textOf(becher.slots, slotTitled('photo').title));
  });

  it('S4.14 what lacks stock is named in German', async () => {
    const { token, cart } = await filled('de');
    await trade.db.update(variants).set({ stock: 1 }).where(eq(variants.id, cart.itemList[0]!.variantId));
    const { data } = await trade.call('setCartItemQuantity', {
      token,
      language: 'de',
      params: { cartItemId: cart.itemList[0]!.id },
      body: { quantity: 90 },
    });
    expect(data).toMatchObject({ status: { code: 'OUT_OF_STOCK', lines: [{ name: becher.name }] } });
    await trade.db.update(variants).set({ stock: 500 }).where(eq(variants.id, cart.itemList[0]!.variantId));
  });
});

describe('an order in a language', () => {
  it('D7.42 ways of delivery, coupons and taxes are called in German', async () => {
    const methods = (await trade.call('listDeliveryMethods', { query: { countryCode: 'DE' }, language: 'de' }))
      .data as {
      deliveryMethodList: DeliveryMethod[];
    };
    expect(methods.deliveryMethodList.map(({ name }) => name)).toEqual(['Standardlieferung', 'Expresslieferung']);
    const { token, accountId } = await trade.newPerson();
    const items = [await mugOf(accountId)];
    const quote = async (language: string, countryCode: string) =>
      (
        await trade.call('quoteOrder', {
          token,
          language,
          body: { items, countryCode, deliveryMethod: 'standard', coupon: 'WELCOME10' },
        })
      ).data as Quote;
    expect((await quote('de', 'DE')).coupon?.title).toBe('10 % Rabatt');
    expect((await quote('en', 'DE')).coupon?.title).toBe('10 % off');
    const belgian = await Promise.all(['de', 'en'].map((language) => quote(language, 'BE')));
    expect(belgian.map(({ taxList }) => taxList[0]?.name)).toEqual(['MwSt.', 'VAT']);
    expect(new Set(belgian.map(({ total }) => total)).size).toBe(1);
  });

  it('S7.22 keeps what was shown, also when it is looked at in another language, and in its mail and project', async () => {
    const { token } = await filled('de');
    const orderId = await openedBy(token, 'de');
    const body = { orderId, address: home, deliveryMethod: 'standard' };
    const { data, status } = await trade.call('checkout', { token, language: 'de', body });
    expect(status).toBe(200);
    await payAt(trade.db, (data as { url: string }).url);
    const [variant] = await trade.db
      .select({ code: attributeValues.code, name: attributeValues.name })
      .from(variants)
      .innerJoin(attributeValues, eq(attributeValues.id, variants.colorId))
      .where(eq(variants.productId, mug.id))
      .orderBy(variants.position);
    const { code, name } = variant!;
    const colorNames = { de: german.attributes['color']?.values[code], en: name };
    expect(colorNames.de).not.toBe(name);
    for (const language of ['de', 'en'] as const) {
      const order = await orderOf(token, orderId, language);
      expect(order.itemList[0]?.product.name).toBe(becher.name);
      expect(order.itemList[0]?.customizationList[0]?.title).toBe(textOf(becher.slots, slotTitled('photo').title));
      // The order holds the code of its colour, which is called as the reader's language has it.
      expect(order.itemList[0]?.attribute).toEqual([{ key: 'COLOR', value: code, name: colorNames[language] }]);
      expect(order.deliveryMethod).toEqual({ id: 'standard', name: 'Standardlieferung' });
      expect(order.taxList[0]?.name).toBe('MwSt.');
    }
    const { itemList } = (await trade.call('listOrderProjects', { token, params: { orderId } })).data as {
      itemList: Project[];
    };
    expect(itemList[0]?.productName).toBe(becher.name);
    expect(itemList[0]?.printTemplate?.surfaceList[0]?.title).toBe('Vorderseite');
    const [row] = await trade.db.select().from(orders).where(eq(orders.id, orderId));
    await trade.db.transaction((tx) =>
      confirmOrder(tx, row!, { signUrl, signInvoice, guestKey, shopUrl: 'http://shop.test' }),
    );
    const { rows } = await trade.db.execute<{ mail: string }>(
      sql`select data::text as mail from pgboss.job where name = 'mail'`,
    );
    const text = rows.map(({ mail }) => mail).join();
    expect(text).toContain(becher.name);
    expect(text).toContain('Standardlieferung');
    expect(text).toContain(colorNames.de);
    expect(text).not.toContain(mug.name);
  });

  it('S7.22 follows who changes the language at the checkout, without losing what it holds', async () => {
    const { token } = await filled();
    const orderId = await openedBy(token, 'en');
    const line = async () =>
      (
        await trade.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
      )[0]!;
    const before = await line();
    expect(before.name).toBe(mug.name);
    expect(await openedBy(token, 'de')).toBe(orderId);
    const after = await line();
    expect(after.id).toBe(before.id);
    expect(after.name).toBe(becher.name);
    expect(after.extraList.map(({ id }) => id)).toEqual(before.extraList.map(({ id }) => id));
    expect(after.extraList).not.toEqual(before.extraList);
    expect([after.unitPrice, after.quantity]).toEqual([before.unitPrice, before.quantity]);
  });
});
