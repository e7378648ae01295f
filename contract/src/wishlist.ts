import * as z from 'zod';
import { numericIdInPath } from './ids.ts';
import { product } from './catalogue.ts';

/** So many products a wishlist takes; products that the shop took out of its offer count too. */
export const maxWishlist = 500;

/** The products that an account has put aside, newest first. */
export const wishlist = z.object({ wishlist: z.array(product) });
/** How it stands after an addition; `isAdded` is false where the product was there already (S4.19). */
export const wishlistAddition = wishlist.extend({ isAdded: z.boolean() });
export const wishlistParams = z.strictObject({ productId: numericIdInPath });
