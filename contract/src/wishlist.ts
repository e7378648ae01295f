import * as z from 'zod';
import { numericIdInPath } from './ids.ts';
import { product } from './catalogue.ts';

/** The products that an account has put aside, newest first. */
export const wishlist = z.object({ wishlist: z.array(product) });
export const wishlistParams = z.strictObject({ productId: numericIdInPath });
