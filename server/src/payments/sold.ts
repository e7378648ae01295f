import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { cartLines } from '../cart/tables.ts';
import { products } from '../catalogue/tables.ts';
import { isSoldDesign } from '../orders/line-design.ts';
import { orderLines } from '../orders/tables.ts';

/** Removes the ordered lines from the cart. Lines that were added since, or whose design or variant has changed since, stay. */
export async function emptyCart(tx: Database, orderId: string): Promise<void> {
  const orderedLines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const ids = orderedLines.flatMap(({ cartLineId }) => cartLineId ?? []);
  if (ids.length === 0) return;
  const lines = await tx
    .select()
    .from(cartLines)
    .where(inArray(cartLines.id, ids))
    .orderBy(asc(cartLines.id))
    .for('update');
  for (const line of lines) {
    const soldLines = orderedLines.filter(
      ({ cartLineId, ...one }) => cartLineId === line.id && isSoldDesign(one, line),
    );
    const quantity = line.quantity - soldLines.reduce((sum, one) => sum + one.quantity, 0);
    const isLine = eq(cartLines.id, line.id);
    if (quantity <= 0) await tx.delete(cartLines).where(isLine);
    else if (soldLines.length > 0) await tx.update(cartLines).set({ quantity }).where(isLine);
  }
}

/** Counts what was sold, for the lists of what sells best. */
export async function countSales(
  tx: Database,
  lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const ids = [...quantities.keys()];
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
    from unnest(${sql.param(ids)}::int[], ${sql.param([...quantities.values()])}::int[]) as sold (id, quantity)
    where ${products.id} = sold.id`);
}
