import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Product } from '@afterimage/contract/catalogue.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';
import type { WithWishlist } from './wishlist.operations.ts';
import { productsSeen } from './wishlist.state.ts';

/** So many are asked for at once. */
const together = 6;

/** What the shop has no more is shown as what it is: not to be had. */
const soldOut = (product: Product): Product => ({
  ...product,
  stock: 0,
  variation: product.variation.map((colorVariation) => ({
    ...colorVariation,
    stock: 0,
    size: colorVariation.size.map((size) => ({ ...size, stock: 0 })),
  })),
});

const look = operation('wishlist/look', async (product: Product, { call, signal }): Promise<Product> => {
  try {
    return await call('getProduct', { params: { productId: String(product.id) } }, { signal });
  } catch (error) {
    if (error instanceof FailureError && error.failure.code === 'PRODUCT_NOT_FOUND') return soldOut(product);
    throw error;
  }
});

/** A guest's products as they are now: what is kept here may have been kept for long. */
export const refreshGuest =
  (): ThunkAction<Promise<void>, WithWishlist, Services, UnknownAction> => async (dispatch, state) => {
    const wishlistItems = state().wishlist.wishlist;
    for (let from = 0; from < wishlistItems.length; from += together) {
      const result = await Promise.all(
        wishlistItems.slice(from, from + together).map((product) => dispatch(look(product))),
      );
      dispatch(productsSeen(result.flatMap((one) => (look.fulfilled.match(one) ? [one.payload] : []))));
    }
  };
