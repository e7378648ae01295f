import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';

/** Prices in minor units by the ids of products and of variants. */
export interface LowestPrices {
  products: ReadonlyMap<number, number>;
  /** Of products whose variants have had prices of their own. */
  variants: ReadonlyMap<number, number>;
}

export const noLowestPrices: LowestPrices = { products: new Map(), variants: new Map() };

/**
 * The lowest price of the 30 days before the present discount of each product and of its variants began, which the law wants
 * told beside it; one query, however many products there are. A discount that was raised step by step began with its first
 * step. What was never sold without its discount has none. A price that was replaced in its own transaction was never asked.
 */
export async function lowestPrices(db: Database, productIds: readonly number[]): Promise<LowestPrices> {
  if (productIds.length === 0) return noLowestPrices;
  const { rows } = await db.execute<{ product_id: number; variant_id: number; price: number }>(sql`
    with wanted as (select id from products where discount > 0 and id in ${[...productIds]}),
    prices as (
      select product_id, coalesce(variant_id, 0) as variant_id, final_price, created_at,
        lead(created_at) over (partition by product_id, variant_id order by created_at, id) as ended_at,
        count(*) filter (where discount = 0)
          over (partition by product_id, variant_id order by created_at desc, id desc) = 0 as is_present
      from price_history where product_id in (select id from wanted)),
    discounts as (
      select product_id, variant_id, min(created_at) as began_at from prices where is_present group by 1, 2)
    select product_id, variant_id, min(final_price)::int as price
    from prices join discounts using (product_id, variant_id)
    where not is_present and ended_at > greatest(created_at, began_at - interval '30 days')
    group by 1, 2`);
  const [ofProducts, ofVariants] = [new Map<number, number>(), new Map<number, number>()];
  for (const { product_id: productId, variant_id: variantId, price } of rows)
    if (variantId === 0) ofProducts.set(productId, price);
    else ofVariants.set(variantId, price);
  return { products: ofProducts, variants: ofVariants };
}
