import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '@afterimage/client/state/operation.ts';
import { loadWishlist, type WithWishlist } from './wishlist.operations.ts';

/** The list of whoever is here; the guest's joins the account's first. */
export const takeWishlist =
  (): ThunkAction<Promise<unknown>, WithWishlist, Services, UnknownAction> =>
  async (dispatch, state, { session }) => {
    if (session.token() !== null && state().wishlist.guestIds.length > 0)
      await dispatch((await import('./join.ts')).joinWishlist());
    return dispatch(loadWishlist());
  };
