import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { cartLines } from '../cart/tables.ts';
import { products } from '../catalogue/tables.ts';
import { orderLines } from '../orders/tables.ts';

/** Takes what was ordered out of the cart, and only that: what was put in since then stays. */
export async function emptyCart(tx: Database, orderId: string): Promise<void> {
  const ordered = sql`
    select ${orderLines.cartLineId} as id, sum(${orderLines.quantity}) as quantity from ${orderLines}
    where ${orderLines.orderId} = ${orderId} and ${orderLines.cartLineId} is not null group by 1`;
  await tx.execute(sql`
    with ordered as (${ordered}), gone as (
      delete from ${cartLines} using ordered where ${cartLines.id} = ordered.id and ${cartLines.quantity} <= ordered.quantity
    )
    update ${cartLines} set quantity = ${cartLines.quantity} - ordered.quantity from ordered
    where ${cartLines.id} = ordered.id and ${cartLines.quantity} > ordered.quantity`);
}

/** Counts what was sold, for the lists of what sells best. */
export async function countSales(
  tx: Database,
  lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const sold = new Map<number, number>();
  for (const { productId, quantity } of lines) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  const ids = [...sold.keys()];
  // Locked by id first: an update alone takes the rows in any order, and two orders could wait for each other.
  if (ids.length > 1)
    await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(asc(products.id))
      .for('no key update');
  await tx.execute(sql`
    update ${products} set sale_count = ${products.saleCount} + sold.quantity
    from unnest(${sql.param(ids)}::int[], ${sql.param([...sold.values()])}::int[]) as sold (id, quantity)
    where ${products.id} = sold.id`);
}
