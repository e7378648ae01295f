import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FailureError } from '@afterimage/client/api/failure.ts';
import type { Services } from '@afterimage/client/state/operation.ts';
import { inTurn, type WithWishlist } from './wishlist.operations.ts';
import { guestJoined } from './wishlist.state.ts';

/**
 * D6.5: puts what a guest has put aside into the account's list, the oldest first. What the server refuses, or does
 * not answer, stays kept here and is tried again at the next start; adding twice adds once.
 */
export const joinWishlist =
  (): ThunkAction<Promise<void>, WithWishlist, Services, UnknownAction> =>
  (dispatch, state, { call, session }) =>
    inTurn(async () => {
      for (const productId of state().wishlist.guestIds) {
        if (session.token() === null) return;
        try {
          await call('addToWishlist', { params: { productId: String(productId) } });
        } catch (error) {
          // A product that the shop has no more cannot be put aside; anything else may work later.
          if (!(error instanceof FailureError) || error.failure.code !== 'PRODUCT_NOT_FOUND') return;
        }
        dispatch(guestJoined([productId]));
      }
    });
