import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { eraseAccount, loadProfile } from './account/profile.state.ts';
import { login, logout } from './auth/login.state.ts';
import { registerAccount } from './auth/register.state.ts';
import { verifyRegistration } from './auth/register-verify.state.ts';
import { requestPasswordReset } from './auth/reset-password-email.state.ts';
import {
  addToCart,
  confirmCart,
  decrementCartItem,
  loadCart,
  removeFromCart,
  setQuantity,
  takeCart,
} from './cart/cart.operations.ts';
import { cartIdCleared, cartIdSaved, orderUrlSaved } from './cart/cart.state.ts';
import type { Failure } from './failure.ts';
import { signedIn, signedOut } from './lifecycle.ts';
import type { Session } from './session.ts';
import type { Dispatch } from './store.ts';
import { takeWishlist } from './wishlist/take-wishlist.ts';

interface EffectSettings {
  session: Session;
  /** Goes to a path of the shop. */
  go(path: string): void;
}

/** By its name, because the checkout's own code comes with its page. */
const orderOpened = 'checkout/open/fulfilled';

/**
 * What follows from an operation outside the state: the token, the guest cart id, the way on (section 4 of the
 * specification). Only in the browser: on the server nobody is signed in.
 */
export function effects({ session, go }: EffectSettings): Middleware {
  return (store) => {
    const dispatch = store.dispatch as Dispatch;

    const enter = (token: string) => {
      session.setToken(token);
      dispatch(signedIn());
      void dispatch(loadProfile());
      void dispatch(takeCart());
      void dispatch(takeWishlist());
    };

    const after = (action: UnknownAction) => {
      if (login.fulfilled.match(action)) {
        enter(action.payload.accessToken);
        go(session.takePath() ?? '/home');
      } else if (registerAccount.fulfilled.match(action) || requestPasswordReset.fulfilled.match(action)) {
        go('/home');
      } else if (verifyRegistration.fulfilled.match(action)) {
        if (action.payload.accessToken !== undefined) enter(action.payload.accessToken);
        go('/home');
      } else if (
        logout.fulfilled.match(action) ||
        logout.rejected.match(action) ||
        eraseAccount.fulfilled.match(action)
      ) {
        session.clearToken();
        dispatch(signedOut());
        go('/home');
      } else if (addToCart.fulfilled.match(action)) {
        if (action.payload.cartId !== null) dispatch(cartIdSaved(action.payload.cartId));
      } else if (addToCart.rejected.match(action)) {
        forgetCart(action.payload);
      } else if (action.type === orderOpened) {
        dispatch(orderUrlSaved(action['payload'] as string));
      } else if (
        setQuantity.rejected.match(action) ||
        decrementCartItem.rejected.match(action) ||
        removeFromCart.rejected.match(action)
      ) {
        // The page has shown the change already; the server's truth takes its place.
        void dispatch(loadCart());
      }
    };

    /**
     * S4.15: a failed addition clears the stored cart id. A refusal such as "not enough in stock" says nothing
     * against the cart, though, and a guest would lose what lies in it: so the cart is asked for, and unless the
     * server does not know it any more, its id is saved again as S4.16 saves a new one.
     */
    const forgetCart = (failure: Failure | undefined) => {
      const cartId = session.cartId();
      session.clearCartId();
      dispatch(cartIdCleared());
      if (cartId === null || failure?.code === 'CART_NOT_FOUND') return;
      void dispatch(confirmCart(cartId)).then(() => {
        if (session.cartId() === cartId) dispatch(cartIdSaved(cartId));
      });
    };

    return (next) => (action) => {
      const result = next(action);
      after(action as UnknownAction);
      return result;
    };
  };
}
