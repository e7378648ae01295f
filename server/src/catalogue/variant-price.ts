import { type SQL, sql } from 'drizzle-orm';
import { products, variants } from './tables.ts';

/** What a variant costs before the discount, in a query that joins variants with their products. */
export const variantPrice: SQL<number> = sql<number>`coalesce(${variants.price}, ${products.price})`;

/** The same after the discount; `final_price` is the contract's `finalPrice`. */
export const variantFinalPrice: SQL<number> = sql<number>`final_price(${variantPrice}, ${products.discount})`;
