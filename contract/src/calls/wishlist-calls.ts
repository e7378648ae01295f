import { endpoint } from '../endpoint.ts';
import * as wishlist from '../wishlist.ts';

/** The calls about the wishlist. */
export const wishlistCalls = {
  getWishlist: endpoint({ summary: 'The wishlist', caller: 'account', reply: wishlist.wishlist }),
  addToWishlist: endpoint({
    summary: 'Put a product on the wishlist; one that is there stays where it is',
    caller: 'account',
    params: wishlist.wishlistParams,
    reply: wishlist.wishlistAddition,
    errors: ['PRODUCT_NOT_FOUND', 'WISHLIST_FULL'],
  }),
  deleteFromWishlist: endpoint({
    summary: 'Take a product off the wishlist',
    caller: 'account',
    params: wishlist.wishlistParams,
    reply: wishlist.wishlist,
  }),
  clearWishlist: endpoint({ summary: 'Empty the wishlist', caller: 'account', reply: wishlist.wishlist }),
};
