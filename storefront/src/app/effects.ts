import { createListenerMiddleware, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { signedIn, signedOut } from '@afterimage/client/state/lifecycle.ts';
import type { Session } from '@afterimage/client/state/session.ts';
import type { Dispatch, RootState } from '@afterimage/client/state/store.ts';
import { eraseAccount, loadProfile } from '../account/profile.state.ts';
import { login, logout } from '../auth/login.state.ts';
import {
  addToCart,
  confirmCart,
  decrementCartItem,
  loadCart,
  removeFromCart,
  setQuantity,
  takeCart,
} from '../cart/cart.operations.ts';
import { cartIdCleared, cartIdSaved, orderUrlSaved } from '../cart/cart.state.ts';
import { takeWishlist } from '../wishlist/take-wishlist.ts';

interface EffectSettings {
  session: Session;
  /** Goes to a path of the shop. */
  go(path: string): void;
}

/** Milliseconds between two tries to fetch a cart whose change has failed. */
const cartRetryPause = 3000;

/** Matches actions by their types, where the code of the operation comes with its page. */
const isOfType =
  (...types: string[]) =>
  (action: unknown): action is { type: string; payload: unknown } =>
    types.includes((action as { type: string }).type);

/**
 * What follows from an operation outside the state: the token, the guest cart id, the way on (section 4 of the
 * specification). Only in the browser: on the server nobody is signed in.
 */
export function effects({ session, go }: EffectSettings): Middleware {
  const { middleware, startListening } = createListenerMiddleware();
  const listen = startListening.withTypes<RootState, Dispatch>();

  const enter = (token: string, dispatch: Dispatch) => {
    session.setToken(token);
    dispatch(signedIn());
    void dispatch(loadProfile());
    void dispatch(takeCart());
    void dispatch(takeWishlist());
  };

  listen({
    actionCreator: login.fulfilled,
    effect({ payload }, { dispatch }) {
      enter(payload.accessToken, dispatch);
      go(session.takePath() ?? '/home');
    },
  });
  listen({
    matcher: isOfType('registerVerify/verifyRegistration/fulfilled'),
    effect({ payload }, { dispatch }) {
      const { accessToken } = payload as Reply<'verifyRegistration'>;
      if (accessToken !== undefined) enter(accessToken, dispatch);
      go('/home');
    },
  });
  listen({
    matcher: isOfType('register/registerAccount/fulfilled', 'resetPasswordEmail/requestPasswordReset/fulfilled'),
    effect: () => go('/home'),
  });
  listen({
    matcher: isAnyOf(logout.fulfilled, logout.rejected, eraseAccount.fulfilled),
    effect(_, { dispatch }) {
      session.clearToken();
      dispatch(signedOut());
      go('/home');
    },
  });
  listen({
    actionCreator: addToCart.fulfilled,
    effect({ payload }, { dispatch }) {
      if (payload.cartId !== null) dispatch(cartIdSaved(payload.cartId));
    },
  });
  listen({
    actionCreator: addToCart.rejected,
    effect: ({ payload }, { dispatch }) => forgetCart(payload, session, dispatch),
  });
  listen({
    matcher: isOfType('checkout/open/fulfilled'),
    effect: ({ payload }, { dispatch }) => void dispatch(orderUrlSaved(payload as string)),
  });
  listen({
    matcher: isAnyOf(setQuantity.rejected, decrementCartItem.rejected, removeFromCart.rejected),
    // The page has shown the change already; the server's truth takes its place, as soon as the server is reached.
    async effect(_, { dispatch, delay, cancelActiveListeners }) {
      cancelActiveListeners();
      for (;;) {
        const result = await dispatch(loadCart());
        if (!loadCart.rejected.match(result) || result.payload?.status !== 0) return;
        await delay(cartRetryPause);
      }
    },
  });
  return middleware;
}

/**
 * S4.15: a failed addition clears the stored cart id. A refusal such as "not enough in stock" says nothing against the
 * cart, though, and a guest would lose what lies in it: so the cart is asked for, and unless the server does not know it
 * any more, its id is saved again as S4.16 saves a new one.
 */
async function forgetCart(failure: Failure | undefined, session: Session, dispatch: Dispatch): Promise<void> {
  const cartId = session.cartId();
  session.clearCartId();
  dispatch(cartIdCleared());
  if (cartId === null || failure?.code === 'CART_NOT_FOUND') return;
  await dispatch(confirmCart(cartId));
  if (session.cartId() === cartId) dispatch(cartIdSaved(cartId));
}
