import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { type TestProduct, home, newFile, newTestProduct, stockLevels } from '../cart/test-products.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { releaseExpired } from '../orders/stock-holds.ts';
import { runOut } from './test-checkout.ts';
import { openTrade, payAt } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade.close());

type TestCustomer = { accountId: string; token: string };
type PurchaseReply = { url: string; orderId: string; orderKey: string };
const slots = [
  { kind: 'photo' as const, title: 'Front', limits: { arAllowed: true } },
  { kind: 'text' as const, title: 'Name', limits: { maxLength: 10 } },
];
const personalPurchase = async (testProduct: TestProduct, accountId: string | null = null) => {
  const [photo, film] = [await newFile(trade.db, null, accountId), await newFile(trade.db, 'VIDEO', accountId)];
  const [front = 0, name = 0] = testProduct.slotIds;
  return {
    productId: testProduct.productId,
    variantId: testProduct.variantId,
    productClientCustomizationList: [
      { id: front, input: photo },
      { id: name, input: 'Ada', textStyle: { align: 'left', color: '#aa0000' } },
    ],
    productArCustomizationList: [{ customizationId: front, attachmentId: film, type: 'VIDEO' }],
    acceptedWarningList: [
      { customizationId: front, code: 'LOW_RESOLUTION', dpi: 92 },
      { customizationId: name, code: 'SMALL_TEXT' },
    ],
  };
};
const startPurchase = (items: object[], customer: TestCustomer) =>
  trade.call('checkout', { token: customer.token, body: { items } });
const beginAsGuest = (items: object[]) => trade.call('checkoutAsGuest', { body: { items } });
const failed = ({ status, data }: { status: number; data: unknown }) => {
  const { code, fields = {} } = (data as { status: { code: string; fields?: object } }).status;
  return [status, code, Object.keys(fields)];
};
const orderOf = async (orderId: string, { token }: TestCustomer) =>
  (await trade.call('getOrder', { token, params: { orderId } })).data as Order;
const pay = async (reply: { data: unknown }) => payAt(trade.db, (reply.data as PurchaseReply).url);

describe('a purchase that the studio begins', () => {
  it('S2.7 D7.42 opens an order past the cart, which is completed and paid on its checkout page', async () => {
    const customer = await trade.newPerson();
    const { token } = customer;
    const [testProduct, other] = [await newTestProduct(trade.db, { slots }), await newTestProduct(trade.db)];
    await trade.call('addCartItem', { token, body: { productId: other.productId, variantId: other.variantId } });
    const before = (await trade.call('getCart', { token })).data;
    const { status, data } = await startPurchase([{ ...(await personalPurchase(testProduct)), quantity: 2 }], customer);
    const { url, orderId } = data as PurchaseReply;
    expect([status, url]).toEqual([200, `/checkout?order=${orderId}`]);
    expect(await orderOf(orderId, customer)).toMatchObject({
      status: 'open',
      quantity: 2,
      total: 20_00,
      address: null,
    });
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 8, held: 2, sold: 0 });
    const body = { orderId, address: home, deliveryMethod: 'standard' };
    await pay(await trade.call('checkout', { token, body }));
    expect(await orderOf(orderId, customer)).toMatchObject({
      status: 'paid',
      itemList: [{ projectId: expect.any(String) }],
    });
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 8, held: 0, sold: 2 });
    expect((await trade.call('getCart', { token })).data).toEqual(before);
    expect(await stockLevels(trade.db, other)).toMatchObject({ held: 0, sold: 0 });
  });

  it('S6.1 D7.42 is a guest’s too, who gets the key of the order', async () => {
    const testProduct = await newTestProduct(trade.db, { slots });
    const { status, data } = await beginAsGuest([await personalPurchase(testProduct)]);
    const { url, orderId, orderKey } = data as PurchaseReply;
    expect([status, url]).toEqual([200, `/checkout?order=${orderId}&key=${orderKey}`]);
    const read = async () => (await trade.call('getGuestOrder', { params: { orderKey } })).data;
    expect(await read()).toMatchObject({ id: orderId, status: 'open', email: '' });
    const body = { orderId, orderKey, email: 'ada@mail.test', address: home, deliveryMethod: 'standard' };
    await pay(await trade.call('checkoutAsGuest', { body }));
    expect(await read()).toMatchObject({ status: 'paid', email: 'ada@mail.test' });
  });

  it('D7.42 gives its goods back when its time is over, and can be completed all the same', async () => {
    const customer = await trade.newPerson();
    const testProduct = await newTestProduct(trade.db, { slots, stock: 1 });
    const { orderId } = (await startPurchase([await personalPurchase(testProduct)], customer)).data as PurchaseReply;
    await runOut(trade.db, orderId);
    await releaseExpired(trade.db);
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 1, held: 0, sold: 0 });
    expect((await orderOf(orderId, customer)).status).toBe('expired');
    const body = { orderId, address: home, deliveryMethod: 'standard' };
    await pay(await trade.call('checkout', { token: customer.token, body }));
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 0, held: 0, sold: 1 });
  });

  it('D7.42 begun anew, after something was changed, does not stand in its own way', async () => {
    const [customer, other] = [await trade.newPerson(), await trade.newPerson()];
    const testProduct = await newTestProduct(trade.db, { slots, stock: 1 });
    const item = await personalPurchase(testProduct, customer.accountId);
    const first = (await startPurchase([item], customer)).data as PurchaseReply;
    const second = await startPurchase([{ ...item, acceptedWarningList: [] }], customer);
    expect(second.status).toBe(200);
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 0, held: 1, sold: 0 });
    expect((await orderOf(first.orderId, customer)).status).toBe('expired');
    expect(failed(await startPurchase([await personalPurchase(testProduct)], other))[1]).toBe('OUT_OF_STOCK');
  });

  it('D7.42 repeated with its key, at once or later, is one order with one hold', async () => {
    const customer = await trade.newPerson();
    const testProduct = await newTestProduct(trade.db, { slots, stock: 3 });
    const item = await personalPurchase(testProduct);
    const key = randomUUID();
    const post = (url: string, authorization: object) =>
      trade.app.inject({
        method: 'POST',
        url,
        payload: { items: [item] },
        headers: { 'idempotency-key': key, ...authorization },
      });
    for (const [url, headers] of [
      ['/api/unauthenticated/checkout', {}],
      ['/api/checkout', { authorization: `Bearer ${customer.token}` }],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(url, headers)));
      answers.push(await post(url, headers));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    expect(await stockLevels(trade.db, testProduct)).toEqual({ shelf: 1, held: 2, sold: 0 });
  });

  it('D7.40 names the fields of what is wrong, and leaves nothing behind', async () => {
    const customer = await trade.newPerson();
    const testProduct = await newTestProduct(trade.db, { slots, stock: 1 });
    const right = await personalPurchase(testProduct);
    const [front = 0] = testProduct.slotIds;
    const wrong: [object, unknown[]][] = [
      [{ ...right, productId: 999_999 }, [404, 'PRODUCT_NOT_FOUND', []]],
      [{ ...right, variantId: 999_999 }, [422, 'VARIANT_INVALID', ['items.1.variantId']]],
      [
        { ...right, productClientCustomizationList: [{ id: front, input: randomUUID() }] },
        [422, 'CUSTOMIZATION_INVALID', ['items.1.productClientCustomizationList.0.input']],
      ],
      [{ ...right, quantity: 0 }, [400, 'INVALID_REQUEST', ['items.1.quantity']]],
      [
        { ...right, acceptedWarningList: [{ customizationId: front, code: 'UGLY' }] },
        [400, 'INVALID_REQUEST', ['items.1.acceptedWarningList.0.code']],
      ],
    ];
    const count = await trade.db.$count(orders);
    for (const [item, outcome] of wrong)
      for (const response of [await startPurchase([right, item], customer), await beginAsGuest([right, item])])
        expect(failed(response)).toEqual(outcome);
    expect(failed(await startPurchase([], customer))).toEqual([400, 'INVALID_REQUEST', ['items']]);
    expect(failed(await startPurchase([right, right], customer))[1]).toBe('OUT_OF_STOCK');
    expect(await trade.db.$count(orders)).toBe(count);
    const [file] = await trade.db
      .select()
      .from(files)
      .where(eq(files.id, right.productClientCustomizationList[0]?.input ?? ''));
    expect(file?.accountId).toBeNull();
  });
});

describe('a warning that was accepted', () => {
  const projectsOf = async (orderKey: string) =>
    ((await trade.call('listGuestOrderProjects', { params: { orderKey } })).data as { itemList: Project[] }).itemList;

  it('S3.8 goes from the cart to the order and to its project, for a guest', async () => {
    const testProduct = await newTestProduct(trade.db, { slots });
    const item = await personalPurchase(testProduct);
    const cart = (await trade.call('createGuestCart')).data as { id: string };
    const params = { cartId: cart.id };
    const added = (await trade.call('addGuestCartItem', { params, body: item })).data as Cart;
    expect(added.itemList[0]?.acceptedWarningList).toEqual(item.acceptedWarningList);
    const opened = (await trade.call('checkoutGuestCart', { params })).data as PurchaseReply;
    const { orderId, orderKey } = opened;
    const order = (await trade.call('getGuestOrder', { params: { orderKey } })).data as Order;
    expect(order.itemList[0]?.acceptedWarningList).toEqual(item.acceptedWarningList);
    const body = { orderId, orderKey, email: 'ada@mail.test', address: home, deliveryMethod: 'standard' };
    await pay(await trade.call('checkoutAsGuest', { body }));
    expect((await projectsOf(orderKey))[0]?.acceptedWarningList).toEqual(item.acceptedWarningList);
  });

  it('S3.8 S4.18 comes along when the cart joins an account, when it is bought at once, and when it is ordered again', async () => {
    const customer = await trade.newPerson();
    const { token } = customer;
    const testProduct = await newTestProduct(trade.db, { slots });
    const item = await personalPurchase(testProduct);
    const cart = (await trade.call('createGuestCart')).data as { id: string };
    await trade.call('addGuestCartItem', { params: { cartId: cart.id }, body: item });
    const joined = (await trade.call('joinGuestCart', { token, params: { cartId: cart.id } })).data as Cart;
    expect(joined.itemList[0]?.acceptedWarningList).toEqual(item.acceptedWarningList);
    const { orderId } = (await startPurchase([await personalPurchase(testProduct, customer.accountId)], customer))
      .data as PurchaseReply;
    expect((await orderOf(orderId, customer)).itemList[0]?.acceptedWarningList).toEqual(item.acceptedWarningList);
    const again = (await trade.call('reorder', { token, params: { orderId } })).data as Cart;
    expect(again.itemList.at(-1)?.acceptedWarningList).toEqual(item.acceptedWarningList);
    expect(again.itemList.at(-1)?.customizationList[1]?.textStyle).toMatchObject({ align: 'left', color: '#aa0000' });
  });

  it('S3.8 of a slot that holds nothing is left out', async () => {
    const testProduct = await newTestProduct(trade.db, { slots });
    const [front = 0, name = 0] = testProduct.slotIds;
    const { productId, variantId } = testProduct;
    const list = [{ id: name, input: 'Ada' }];
    const acceptedWarningList = [{ customizationId: front, code: 'LOW_RESOLUTION', dpi: 92 }];
    const item = { productId, variantId, productClientCustomizationList: list, acceptedWarningList };
    const { orderKey } = (await beginAsGuest([item])).data as PurchaseReply;
    const order = (await trade.call('getGuestOrder', { params: { orderKey } })).data as Order;
    expect(order.itemList[0]?.acceptedWarningList).toEqual([]);
  });
});
