import { expect, it } from 'vitest';
import { testShop } from '../app/test-shop.ts';
import { cartOf, item } from './cart.fixture.ts';
import { addToCart, cartChangesSettled, loadCart, removeFromCart, setQuantity, signedInOr } from './cart.operations.ts';
import { itemAdded } from './cart.state.ts';

const { cartItemId } = item();

it('S7.17 quick changes reach the server in their order, and an overtaken answer is not shown', async () => {
  let under = 0;
  const shop = testShop({
    setCartItemQuantity: async ({ body }: { body: unknown }) => {
      under += 1;
      expect(under).toBe(1);
      const { quantity } = body as { quantity: number };
      // The first answer takes longest: unless they wait for each other, it would come last.
      await new Promise((resolve) => setTimeout(resolve, quantity === 2 ? 20 : 1));
      under -= 1;
      return cartOf(item({ quantity }));
    },
  });
  shop.session.setToken('t');
  shop.store.dispatch(itemAdded(item()));
  const quantities: (number | undefined)[] = [];
  shop.store.subscribe(() => quantities.push(shop.store.getState().cart.cartItems[0]?.quantity));
  for (const quantity of [2, 3, 4]) void shop.store.dispatch(setQuantity({ cartItemId, quantity }));
  await cartChangesSettled();
  await shop.settle();
  expect(shop.requests.map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 3 }, { quantity: 4 }]);
  expect(quantities.slice(quantities.indexOf(4))).not.toContain(2);
  expect(shop.store.getState().cart).toMatchObject({ changing: 0, cartSummary: { quantity: 4 } });
});

it('S4.17 the cart as it was before a change is not shown after it', async () => {
  let reply: (cart: object) => void = () => undefined;
  const shop = testShop({
    getCart: () => new Promise((resolve) => (reply = resolve)),
    setCartItemQuantity: async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return cartOf(item({ quantity: 2 }));
    },
  });
  shop.session.setToken('t');
  shop.store.dispatch(itemAdded(item()));
  const loading = shop.store.dispatch(loadCart());
  await shop.settle();
  const setting = shop.store.dispatch(setQuantity({ cartItemId, quantity: 2 }));
  reply(cartOf(item({ quantity: 1 })));
  await loading;
  expect(shop.store.getState().cart).toMatchObject({ loading: false, changing: 1, cartSummary: { quantity: 2 } });
  await setting;
  expect(shop.store.getState().cart).toMatchObject({ changing: 0, loaded: true, cartSummary: { quantity: 2 } });
});

it('S7.20 what is taken out as the page is left is sent all the same', async () => {
  const shop = testShop({ deleteCartItem: cartOf() });
  shop.session.setToken('t');
  shop.store.dispatch(itemAdded(item()));
  await shop.store.dispatch(removeFromCart(cartItemId));
  expect(shop.requests[0]).toMatchObject({ name: 'deleteCartItem', keepalive: true });
});

it('S7.20 an undo does not overtake the removal that it takes back', async () => {
  const order: string[] = [];
  const shop = testShop({
    deleteCartItem: async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      order.push('removed');
      return cartOf();
    },
    addCartItem: () => {
      order.push('added');
      return { ...cartOf(item()), cartItemId };
    },
  });
  shop.session.setToken('t');
  shop.store.dispatch(itemAdded(item()));
  void shop.store.dispatch(removeFromCart(cartItemId));
  await shop.store.dispatch(addToCart({ productId: 7 }));
  expect(order).toEqual(['removed', 'added']);
  expect(shop.store.getState().cart.cartItems).toHaveLength(1);
});

it('S2.3 who is not signed in comes back to the cart after the sign-in', () => {
  const shop = testShop();
  expect(shop.store.dispatch(signedInOr('/cart'))).toBe(false);
  expect(shop.session.takePath()).toBe('/cart');
  shop.session.setToken('t');
  expect(shop.store.dispatch(signedInOr('/cart'))).toBe(true);
  expect(shop.session.takePath()).toBeNull();
});
