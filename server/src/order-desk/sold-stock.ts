import { asc, inArray, sql } from 'drizzle-orm';
import { variants } from '../catalogue/tables.ts';
import { furtherPieces, stockedPieces } from '../orders/further-pieces.ts';
import { demandOf } from '../orders/stock-holds.ts';
import type { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';

type DemandLine = Pick<typeof orderLines.$inferSelect, 'variantId' | 'quantity' | 'extraList' | 'customizationList'>;

/** What these lines take from the stock, with the further pieces that their choices bring. */
export async function stockDemand(db: Database, lines: readonly DemandLine[]): Promise<Map<number, number>> {
  return demandOf([...lines, ...stockedPieces(await furtherPieces(db, lines))]);
}

/**
 * Takes from the stock what more is sold now and gives back what is not sold any more; answers the variants that there are
 * not enough of, with how many there are, and then nothing was changed. Locks the variants by id, as everybody does.
 */
export async function changeSold(tx: Database, change: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  const ids = [...change.keys()].toSorted((a, b) => a - b);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, ids))
    .orderBy(asc(variants.id))
    .for('no key update');
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  const short = ids.filter((id) => {
    const more = change.get(id) ?? 0;
    return more > 0 && (stock.get(id) ?? 0) < more;
  });
  if (short.length > 0) return new Map(short.map((id) => [id, stock.get(id) ?? 0]));
  const taken = ids.map((id) => change.get(id) ?? 0);
  await tx.execute(sql`
    update ${variants} set stock = ${variants.stock} - moved.quantity
    from unnest(${sql.param(ids)}::int[], ${sql.param(taken)}::int[]) as moved (id, quantity)
    where ${variants.id} = moved.id`);
  return new Map();
}
