import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Input, Reply } from '@afterimage/contract/api.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';

/** The part of the state that these operations read. */
interface WithCart {
  cart: { cartItems: { cartItemId: string; quantity: number }[] };
}

/** A cart id that the server cannot even read, such as another shop's on the same origin, is no cart of this shop. */
const noCartCodes = ['CART_NOT_FOUND', 'INVALID_REQUEST'];
const isCartNotFound = (error: unknown): boolean =>
  error instanceof FailureError && noCartCodes.includes(error.failure.code);

export type Addition = Input<'addCartItem'>['body'];

/** The guest cart's id; a cart is made when there is none. Two additions at once share one new cart. */
let creation: Promise<string> | undefined;
async function guestCartId({ call, session }: Services): Promise<string> {
  const storedCartId = session.cartId();
  if (storedCartId !== null) return storedCartId;
  creation ??= call('createGuestCart')
    .then(({ id }) => {
      session.setCartId(id);
      return id;
    })
    .finally(() => {
      creation = undefined;
    });
  return creation;
}

/**
 * Changes of the cart go to the server one after another: two presses in a row arrive in their order, and an undo
 * never overtakes what it takes back.
 */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(run);
  turn = result.catch(() => undefined);
  return result;
}

/** Settles when every change that was made so far has been answered. */
export const cartChangesSettled = (): Promise<unknown> => turn;

/** The account's cart or the guest's; null when the guest has none (any more). */
export const loadCart = operation('cart/load', async (_: void, tools): Promise<Cart | null> => {
  const { call, session, signal } = tools;
  // What is changed meanwhile would be overwritten by the cart as it was before, a joined one by an empty one.
  await turn;
  if (session.token() !== null) return call('getCart', {}, { signal });
  const cartId = session.cartId();
  if (cartId === null) return null;
  try {
    return await call('getGuestCart', { params: { cartId } }, { signal });
  } catch (error) {
    if (!isCartNotFound(error)) throw error;
    session.clearCartId();
    return null;
  }
});

/** One addition with two doors; the cart's id goes along, so that a new one is saved (S4.16). */
export const addToCart = operation(
  'cart/add',
  (body: Addition, tools): Promise<Reply<'addCartItem'> & { cartId: string | null }> =>
    inTurn(async () => {
      const { call, session } = tools;
      // Not bound to a page: leaving the page does not take back what was put into the cart.
      if (session.token() !== null) return { ...(await call('addCartItem', { body })), cartId: null };
      const cartId = await guestCartId(tools);
      return { ...(await call('addGuestCartItem', { params: { cartId }, body })), cartId };
    }),
);

/**
 * Asks whether a guest cart still exists; unless it is gone it is the browser's cart (again)
 * (docs/decisions/0005-failed-addition-keeps-the-cart.md). In turn: an addition meanwhile would make another cart.
 */
export const confirmCart = operation('cart/confirm', (cartId: string, { call, session }) =>
  inTurn(async (): Promise<Cart> => {
    try {
      const cart = await call('getGuestCart', { params: { cartId } });
      session.setCartId(cartId);
      return cart;
    } catch (error) {
      if (!isCartNotFound(error)) session.setCartId(cartId);
      throw error;
    }
  }),
);

function change(cartItemId: string, quantity: number, services: Services): Promise<Cart> {
  return inTurn(() => sendChange(cartItemId, quantity, services));
}

/** What is taken out as the page is left is taken out all the same. */
const goesOn = { keepalive: true };

function sendChange(cartItemId: string, quantity: number, { call, session }: Services): Promise<Cart> {
  const cartId = session.cartId();
  if (session.token() !== null || cartId === null) {
    return quantity === 0
      ? call('deleteCartItem', { params: { cartItemId } }, goesOn)
      : call('setCartItemQuantity', { params: { cartItemId }, body: { quantity } });
  }
  const params = { cartId, cartItemId };
  return quantity === 0
    ? call('deleteGuestCartItem', { params }, goesOn)
    : call('setGuestCartItemQuantity', { params, body: { quantity } });
}

export const setQuantity = operation(
  'cart/setQuantity',
  ({ cartItemId, quantity }: { cartItemId: string; quantity: number }, tools) => change(cartItemId, quantity, tools),
);

/** S4.14; the reducer has lowered the item already when this runs, so the state holds the new quantity. */
export const decrementCartItem = operation<Cart, string, WithCart>('cart/decrement', (cartItemId, tools) => {
  const item = tools.state().cart.cartItems.find((one) => one.cartItemId === cartItemId);
  return change(cartItemId, item?.quantity ?? 0, tools);
});

export const removeFromCart = operation('cart/remove', (cartItemId: string, tools) => change(cartItemId, 0, tools));

/** S4.18: at sign-in the guest cart becomes part of the account's; the guest cart is spent, unless a part of it does not fit. */
export const joinCarts = operation('cart/join', (_: void, { call, session }) =>
  inTurn(async () => {
    const cartId = session.cartId();
    if (cartId === null || session.token() === null) return null;
    const cart = await call('joinGuestCart', { params: { cartId } });
    if (!cart.leftOutQuantity) session.clearCartId();
    return cart;
  }),
);

/**
 * Fetches the cart of whoever is here. A guest cart that lies beside a token joins the account's first: at sign-in,
 * and at the next start when the page was left before that had happened.
 */
export const takeCart =
  (): ThunkAction<Promise<unknown>, unknown, Services, UnknownAction> =>
  async (dispatch, _state, { session }) => {
    const result = await dispatch(joinCarts());
    if (joinCarts.rejected.match(result)) {
      // A guest cart that is spent or gone must not be tried again.
      if (noCartCodes.includes(result.payload?.code ?? '')) session.clearCartId();
    } else if (result.payload) return;
    await dispatch(loadCart());
  };

/** Whether somebody is signed in; when not, the sign-in will lead back to `path` (S2.3). */
export const signedInOr =
  (path: string): ThunkAction<boolean, unknown, Services, UnknownAction> =>
  (_dispatch, _state, { session }) => {
    if (session.token() !== null) return true;
    session.rememberPath(path);
    return false;
  };
