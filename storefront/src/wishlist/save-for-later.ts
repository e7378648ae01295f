import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';
import { addWishlistItem, changeWishlist, type WithWishlist } from './wishlist.operations.ts';

/** Looks up what is to be put aside; null when it lies there already, which is told (S4.19). */
const lookUp = operation<Product | null, number, WithWishlist>('wishlist/lookUp', async (productId, tools) =>
  tools.state().wishlist.wishlist.some(({ id }) => id === productId)
    ? null
    : tools.call('getProduct', { params: { productId: String(productId) } }),
);

/** Puts a product aside that is known by its number alone, as in a cart; answers whether it lies there now. */
export const saveForLater =
  (productId: number): ThunkAction<Promise<boolean>, WithWishlist, Services, UnknownAction> =>
  async (dispatch) => {
    const product = await dispatch(lookUp(productId));
    if (!lookUp.fulfilled.match(product)) return false;
    if (product.payload === null) return true;
    return changeWishlist.fulfilled.match(await dispatch(addWishlistItem(product.payload)));
  };
