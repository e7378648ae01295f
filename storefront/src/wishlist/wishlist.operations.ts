import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';

/** The part of the state that these operations read. */
export interface WithWishlist {
  wishlist: { wishlist: Product[]; guestIds: number[] };
}

/** Changes go to the server one after another, so that the last press of a heart is the one that holds. */
let turn: Promise<unknown> = Promise.resolve();
export function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(run);
  turn = result.catch(() => undefined);
  return result;
}

/** The account's list; a guest's is where it is (D6.5): null. */
export const loadWishlist = operation('wishlist/load', async (_: void, { call, session, signal }) => {
  await turn;
  return session.token() === null ? null : (await call('getWishlist', {}, { signal })).wishlist;
});

const calls = { add: 'addToWishlist', remove: 'deleteFromWishlist', clear: 'clearWishlist' } as const;

/** What is done with which products; `place` is where the first of them stands or stood. */
interface WishlistChange {
  kind: keyof typeof calls;
  products: Product[];
  index: number;
}

/**
 * Changes the list: answers the account's as it stands then, and of an addition whether it is one (S4.19), or null for a
 * guest's, which no server knows.
 */
export const changeWishlist = operation('wishlist/change', ({ kind, products }: WishlistChange, { call, session }) =>
  inTurn(async (): Promise<{ wishlist: Product[]; isAdded?: boolean } | null> => {
    if (session.token() === null) return null;
    const productId = String(products[0]?.id);
    return call(calls[kind], kind === 'clear' ? {} : { params: { productId } });
  }),
);

export const addWishlistItem = (product: Product) => changeWishlist({ kind: 'add', products: [product], index: 0 });

/** What a heart does. */
export const toggleWishlistItem =
  (product: Product): ThunkAction<void, WithWishlist, Services, UnknownAction> =>
  (dispatch, state) => {
    const wishlistIndex = state().wishlist.wishlist.findIndex(({ id }) => id === product.id);
    void dispatch(
      wishlistIndex < 0
        ? addWishlistItem(product)
        : changeWishlist({ kind: 'remove', products: [product], index: wishlistIndex }),
    );
  };
