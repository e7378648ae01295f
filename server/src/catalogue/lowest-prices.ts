import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';

/**
 * The lowest price of the 30 days before the present discount of each product began, which the law wants told beside it; one
 * query, however many products there are. A discount that was raised step by step began with its first step. A product that
 * was never sold without its discount has none.
 */
export async function lowestPrices(db: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{ product_id: number; price: number }>(sql`
    with wanted as (select id from products where discount > 0 and id in ${[...productIds]}),
    prices as (
      select product_id, final_price, created_at,
        lead(created_at) over (partition by product_id order by created_at, id) as ended_at,
        count(*) filter (where discount = 0) over (partition by product_id order by created_at desc, id desc) = 0 as is_present
      from price_history where product_id in (select id from wanted)),
    discounts as (select product_id, min(created_at) as began_at from prices where is_present group by product_id)
    select product_id, min(final_price)::int as price
    from prices join discounts using (product_id)
    where not is_present and ended_at > began_at - interval '30 days'
    group by product_id`);
  return new Map(rows.map(({ product_id: id, price }) => [id, price]));
}
