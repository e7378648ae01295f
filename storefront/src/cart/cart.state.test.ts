import { describe, expect, it } from 'vitest';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from '../app/test-shop.ts';
import { cartOf, item } from './cart.fixture.ts';
import { addToCart, decrementCartItem, loadCart, removeFromCart, setQuantity } from './cart.operations.ts';
import { cartReducer, cartEmptied, itemAdded, itemDecremented, itemRemoved } from './cart.state.ts';

const initialState = cartReducer(undefined, { type: 'nothing' });
const { cartItemId } = item();

describe('the cart as pure transitions', () => {
  it('S4.13 adding an item that is in the cart raises its quantity by one', () => {
    const once = cartReducer(initialState, itemAdded(item()));
    const twice = cartReducer(once, itemAdded(item({ quantity: 5 })));
    expect(twice.cartItems).toHaveLength(1);
    expect(twice.cartItems[0]?.quantity).toBe(2);
    expect(twice.cartSummary).toMatchObject({ quantity: 2, subtotal: 2000, discount: 200, total: 1800 });
  });

  it('S4.13 adding another item leaves the first as it is', () => {
    const other = item({ cartItemId: '22222222-2222-4222-8222-222222222222', quantity: 3 });
    const state = [itemAdded(item()), itemAdded(other)].reduce(cartReducer, initialState);
    expect(state.cartItems.map((one) => one.quantity)).toEqual([1, 3]);
    expect(state.cartSummary.total).toBe(3600);
  });

  it('S4.14 decrementing lowers by one, and at 1 removes the line', () => {
    const two = cartReducer(initialState, itemAdded(item({ quantity: 2 })));
    const one = cartReducer(two, itemDecremented(cartItemId));
    expect(one.cartItems[0]?.quantity).toBe(1);
    expect(one.cartSummary.total).toBe(900);
    const none = cartReducer(one, itemDecremented(cartItemId));
    expect(none.cartItems).toEqual([]);
    expect(none.cartSummary).toMatchObject({ quantity: 0, subtotal: 0, discount: 0, total: 0 });
    expect(cartReducer(none, itemDecremented(cartItemId))).toEqual(none);
  });

  it('S3.7 removing takes the whole line; emptying keeps the cart id', () => {
    const state = cartReducer({ ...initialState, cartId: 'c' }, itemAdded(item({ quantity: 4 })));
    expect(cartReducer(state, itemRemoved(cartItemId)).cartSummary.total).toBe(0);
    expect(cartReducer(state, cartEmptied())).toMatchObject({ cartItems: [], cartId: 'c' });
  });

  it('S4.17 loaded items replace the list and derive colour and size', async () => {
    const shop = testShop({ getGuestCart: cartOf(item({ quantity: 2 }), item({ cartItemId: 'b', attribute: [] })) });
    shop.session.setCartId('cart-1');
    shop.store.dispatch(itemAdded(item({ cartItemId: 'gone' })));
    await shop.store.dispatch(loadCart());
    const { cartItems } = shop.store.getState().cart;
    expect(cartItems.map(({ cartItemId: id, color, size }) => [id, color, size])).toEqual([
      [cartItemId, 'blue', 'xl'],
      ['b', null, null],
    ]);
  });
});

describe('the cart with the server', () => {
  it('S4.16 a first addition makes a guest cart; its id goes to local storage and state', async () => {
    const shop = testShop({
      createGuestCart: { id: 'cart-1' },
      addGuestCartItem: { ...cartOf(item()), cartItemId },
    });
    await shop.store.dispatch(addToCart({ productId: 7 }));
    expect(shop.keys.get('cartId')).toBe('cart-1');
    expect(shop.store.getState().cart).toMatchObject({ cartId: 'cart-1', isCartItemAdded: true });
    expect(shop.requests.map((request) => request.path)).toEqual([
      '/unauthenticated/carts',
      '/unauthenticated/carts/cart-1',
    ]);
  });

  it('S4.16 two first additions at once share one new cart', async () => {
    const shop = testShop({
      createGuestCart: { id: 'cart-1' },
      addGuestCartItem: { ...cartOf(item()), cartItemId },
    });
    await Promise.all([
      shop.store.dispatch(addToCart({ productId: 7 })),
      shop.store.dispatch(addToCart({ productId: 8 })),
    ]);
    expect(shop.requests.filter((request) => request.name === 'createGuestCart')).toHaveLength(1);
  });

  it('S4.15 a failed addition clears the stored cart id', async () => {
    const shop = testShop({ addGuestCartItem: refusal(404, 'CART_NOT_FOUND', 'This cart no longer exists.') });
    shop.session.setCartId('spent');
    await shop.store.dispatch(addToCart({ productId: 7 }));
    expect(shop.keys.has('cartId')).toBe(false);
    expect(shop.store.getState().cart.cartId).toBeNull();
  });

  it('S4.15 a refusal that is not about the cart clears the id, and the living cart gets it back', async () => {
    const shop = testShop({
      addGuestCartItem: refusal(409, 'OUT_OF_STOCK', 'There isn’t enough in stock.'),
      getGuestCart: cartOf(item()),
    });
    shop.session.setCartId('cart-1');
    const adding = shop.store.dispatch(addToCart({ productId: 7 }));
    await adding;
    expect(shop.keys.has('cartId')).toBe(false);
    await shop.settle();
    expect(shop.keys.get('cartId')).toBe('cart-1');
    expect(shop.store.getState().cart).toMatchObject({ cartId: 'cart-1', cartItems: [{ cartItemId }] });
    expect(shop.toasts()).toEqual([['error', 'There isn’t enough in stock.', '']]);
  });

  it.each([
    ['nobody answers', refusal(0, 'NETWORK', 'The shop cannot be reached.')],
    ['the shop is being mended', refusal(503, 'UNAVAILABLE', 'We are repairing the shelves.')],
  ])('S4.15 a cart of which nothing is known, for %s, is kept', async (_, reply) => {
    const shop = testShop({ addGuestCartItem: reply, getGuestCart: reply });
    shop.session.setCartId('cart-1');
    await shop.store.dispatch(addToCart({ productId: 7 }));
    await shop.settle();
    expect(shop.keys.get('cartId')).toBe('cart-1');
    expect(shop.store.getState().cart.cartId).toBe('cart-1');
  });

  it('S4.15 an addition while the cart is asked for goes into it, not into a new one', async () => {
    let tries = 0;
    const shop = testShop({
      addGuestCartItem: () =>
        (tries += 1) === 1 ? refusal(409, 'OUT_OF_STOCK', 'None left.') : { ...cartOf(item()), cartItemId },
      getGuestCart: async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return cartOf(item());
      },
    });
    shop.session.setCartId('cart-1');
    await shop.store.dispatch(addToCart({ productId: 7 }));
    await shop.store.dispatch(addToCart({ productId: 8 }));
    const requestNames = shop.requests.map(({ name }) => name);
    expect(requestNames).toEqual(['addGuestCartItem', 'getGuestCart', 'addGuestCartItem']);
    expect(shop.keys.get('cartId')).toBe('cart-1');
  });

  it('S6.1 a signed-in person has the account cart, with the same operations', async () => {
    const shop = testShop({ addCartItem: { ...cartOf(item()), cartItemId }, setCartItemQuantity: cartOf(item()) });
    shop.session.setToken('t');
    await shop.store.dispatch(addToCart({ productId: 7 }));
    await shop.store.dispatch(setQuantity({ cartItemId, quantity: 1 }));
    expect(shop.requests.map((request) => request.name)).toEqual(['addCartItem', 'setCartItemQuantity']);
  });

  it('S4.14 decrementing asks the server for one less, and at 1 to delete', async () => {
    const shop = testShop({
      setCartItemQuantity: cartOf(item({ quantity: 1 })),
      deleteCartItem: cartOf(),
    });
    shop.session.setToken('t');
    shop.store.dispatch(itemAdded(item({ quantity: 2 })));
    await shop.store.dispatch(decrementCartItem(cartItemId));
    expect(shop.requests[0]).toMatchObject({ name: 'setCartItemQuantity', body: { quantity: 1 } });
    await shop.store.dispatch(decrementCartItem(cartItemId));
    expect(shop.requests[1]?.name).toBe('deleteCartItem');
    expect(shop.store.getState().cart.cartItems).toEqual([]);
  });

  it('S8.8 a cart that does not load and a line that cannot be removed say nothing; the truth is fetched', async () => {
    const shop = testShop({
      getCart: refusal(500, 'INTERNAL', 'Oops'),
      deleteCartItem: refusal(404, 'LINE_NOT_FOUND', 'Gone'),
    });
    shop.session.setToken('t');
    shop.store.dispatch(itemAdded(item()));
    await shop.store.dispatch(removeFromCart(cartItemId));
    await shop.settle();
    expect(shop.toasts()).toEqual([]);
    expect(shop.requests.map((request) => request.name)).toEqual(['deleteCartItem', 'getCart']);
  });

  it('S6.1 a guest cart that is gone on the server is an empty cart, and its id is forgotten', async () => {
    const shop = testShop({ getGuestCart: refusal(404, 'CART_NOT_FOUND', 'Gone') });
    shop.session.setCartId('spent');
    shop.store.dispatch(itemAdded(item()));
    await shop.store.dispatch(loadCart());
    expect(shop.store.getState().cart).toMatchObject({ cartItems: [], cartId: null, loaded: true });
    expect(shop.keys.has('cartId')).toBe(false);
  });
});
