import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { FailureError } from '../failure.ts';
import { operation, type Services } from '../operation.ts';

/** The part of the state that these operations read. */
export interface WithWishlist {
  wishlist: { wishlist: Product[]; guestIds: number[] };
}

type Doing = ThunkAction<void, WithWishlist, Services, UnknownAction>;

/** Changes go to the server one after another, so that the last press of a heart is the one that holds. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const result = turn.then(run);
  turn = result.catch(() => undefined);
  return result;
}

/** The account's list; a guest's is where it is (D6.5): null. */
export const loadWishlist = operation('wishlist/load', async (_: void, { call, session, signal }) => {
  await turn;
  return session.token() === null ? null : (await call('getWishlist', {}, { signal })).wishlist;
});

/** A change of the list: the account's as it stands then, or null for a guest's, which no server knows. */
const change = <Arg>(
  type: string,
  name: 'addToWishlist' | 'deleteFromWishlist' | 'clearWishlist',
  idOf: (arg: Arg) => number | undefined,
) =>
  operation(type, (arg: Arg, { call, session }) =>
    inTurn(async () => {
      const productId = idOf(arg);
      const input = productId === undefined ? {} : { params: { productId } };
      return session.token() === null ? null : (await call(name, input)).wishlist;
    }),
  );

export const addWish = change('wishlist/add', 'addToWishlist', ({ id }: Product) => id);
/** `place` is where it stood, so that it comes back there when the server refuses. */
export const removeWish = change(
  'wishlist/remove',
  'deleteFromWishlist',
  ({ product }: { product: Product; place: number }) => product.id,
);
/** Takes everything away; its argument is what was there. */
export const clearWishlist = change('wishlist/clear', 'clearWishlist', (_: WithWishlist['wishlist']) => undefined);

/** What a heart does. */
export const toggleWish =
  (product: Product): Doing =>
  (dispatch, state) => {
    const place = state().wishlist.wishlist.findIndex(({ id }) => id === product.id);
    if (place < 0) void dispatch(addWish(product));
    else void dispatch(removeWish({ product, place }));
  };

/**
 * D6.5: puts what a guest has put aside into the account's list, the oldest first; answers what is in it now. What the
 * server refuses, or does not answer, stays kept here and is tried again at the next start; adding twice adds once.
 */
export const joinWishlist = operation<number[], void, WithWishlist>('wishlist/join', (_, { call, session, state }) =>
  inTurn(async () => {
    const joined: number[] = [];
    for (const productId of state().wishlist.guestIds) {
      if (session.token() === null) break;
      try {
        await call('addToWishlist', { params: { productId: String(productId) } });
      } catch (error) {
        // A product that the shop has no more cannot be put aside; anything else may work later.
        if (!(error instanceof FailureError) || error.failure.code !== 'PRODUCT_NOT_FOUND') break;
      }
      joined.push(productId);
    }
    return joined;
  }),
);

/** The list of whoever is here; the guest's joins the account's first. */
export const takeWishlist =
  (): ThunkAction<Promise<unknown>, WithWishlist, Services, UnknownAction> =>
  async (dispatch, state, { session }) => {
    if (session.token() !== null && state().wishlist.guestIds.length > 0) await dispatch(joinWishlist());
    return dispatch(loadWishlist());
  };
