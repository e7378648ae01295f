import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { home, newTestProduct, stockLevels, type TestProduct } from '../cart/test-products.ts';
import { openTrade, payAt } from './test-trade.ts';

let shop: Awaited<ReturnType<typeof openTrade>>;
beforeAll(async () => {
  shop = await openTrade();
});
afterAll(() => shop.close());

/** An account with one engraved line, and what it does. */
async function scene() {
  const testProduct = await newTestProduct(shop.db, {
    stock: 5,
    slots: [{ kind: 'text', limits: { maxLength: 20 }, extraList: [{ id: 0, title: 'Serif', price: 1_00 }] }],
  });
  const { token } = await shop.newPerson();
  const call = async <Data>(...[name, options]: Parameters<typeof shop.call>) => {
    const { status, data } = await shop.call(name, { token, ...options });
    expect(status).toBe(200);
    return data as Data;
  };
  const words = (input: string) => ({
    variantId: testProduct.variantId,
    productClientCustomizationList: [{ id: testProduct.slotIds[0], input, extraList: [] }],
  });
  const { productId } = testProduct;
  const { cartItemId } = await call<{ cartItemId: string }>('addCartItem', {
    body: { productId, quantity: 2, ...words('Ada') },
  });
  return {
    testProduct,
    call,
    cartItemId,
    edit: (input: string) => call<Cart>('setCartItemDesign', { params: { cartItemId }, body: words(input) }),
    open: async () => (await call<string>('checkout', {})).split('=').at(-1) ?? '',
    complete: async (orderId: string) =>
      (await call<{ url: string }>('checkout', { body: { orderId, address: home, deliveryMethod: 'standard' } })).url,
    cart: () => call<Cart>('getCart', {}),
    order: (orderId: string) => call<Order>('getOrder', { params: { orderId } }),
  };
}
const textsOf = ({ itemList }: Pick<Cart, 'itemList'> | Pick<Order, 'itemList'>) =>
  itemList.map(({ customizationList }) => customizationList[0]?.input);
const levels = (testProduct: TestProduct) => stockLevels(shop.db, testProduct);

describe('a line that is edited while an order of it is open', () => {
  it('D7.42 is in the order as it was, until the checkout is opened again: then it is the new one', async () => {
    const { testProduct, edit, open, order } = await scene();
    const orderId = await open();
    await edit('Bea');
    expect(textsOf(await order(orderId))).toEqual(['Ada']);
    expect(await levels(testProduct)).toEqual({ shelf: 3, held: 2, sold: 0 });
    expect(await open()).toBe(orderId);
    expect(textsOf(await order(orderId))).toEqual(['Bea']);
    expect(await levels(testProduct)).toEqual({ shelf: 3, held: 2, sold: 0 });
  });

  it('D7.42 stays in the cart when the order of what it was before is paid', async () => {
    const { edit, open, complete, cart, order, testProduct } = await scene();
    const orderId = await open();
    const url = await complete(orderId);
    await edit('Bea');
    await payAt(shop.db, url);
    expect(textsOf(await order(orderId))).toEqual(['Ada']);
    expect(textsOf(await cart())).toEqual(['Bea']);
    expect(await levels(testProduct)).toEqual({ shelf: 3, held: 0, sold: 2 });
  });

  it('D7.42 edited and put back it is what was ordered, and leaves the cart once that is paid', async () => {
    const { edit, open, complete, cart } = await scene();
    const url = await complete(await open());
    await edit('Bea');
    await edit('Ada');
    await payAt(shop.db, url);
    expect(textsOf(await cart())).toEqual([]);
  });

  it('D7.42 at the same moment as the checkout it is ordered as one of the two, and whole', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { edit, open, order, cart } = await scene();
      const [orderId] = await Promise.all([open(), edit('Bea')]);
      expect([['Ada'], ['Bea']]).toContainEqual(textsOf(await order(orderId)));
      expect(textsOf(await cart())).toEqual(['Bea']);
    }
  });

  it('D7.42 at the same moment as the payment one of the two designs is sold, and the other is not lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { edit, open, complete, cart, order } = await scene();
      const orderId = await open();
      const url = await complete(orderId);
      const [outcome] = await Promise.allSettled([edit('Bea'), payAt(shop.db, url)]);
      expect(textsOf(await order(orderId))).toEqual(['Ada']);
      expect(textsOf(await cart())).toEqual(outcome.status === 'fulfilled' ? ['Bea'] : []);
    }
  });
});
