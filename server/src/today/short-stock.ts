import { eq, isNull, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { defaultStockThreshold } from '@afterimage/contract/values/incidents.ts';
import { products, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { stockThresholds } from './tables.ts';

const mostListed = 20;

type Stock = Reply<'getToday'>['stock'];

/** Variants on sale that are sold out or low, the fewest pieces first. */
export async function readShortStock(db: Database): Promise<Stock> {
  const { rows } = await db.execute<
    Stock['variantList'][number] & { soldOut: number; low: number; general: number }
  >(sql`
    with general as (
      select coalesce((select threshold from ${stockThresholds} where variant_id is null), ${defaultStockThreshold}) as threshold
    ), short as (
      select v.id, v.sku, v.stock, v.product_id, p.name, coalesce(t.threshold, general.threshold) as threshold
      from general, ${variants} v join ${products} p on p.id = v.product_id and p.active
      left join ${stockThresholds} t on t.variant_id = v.id
      where v.stock <= coalesce(t.threshold, general.threshold)
    )
    select general.threshold as general, short.id as "variantId", short.sku, short.stock, short.product_id as "productId",
      short.name, short.threshold,
      count(*) filter (where short.stock = 0) over ()::int as "soldOut",
      count(*) filter (where short.stock > 0) over ()::int as low
    from general left join short on true order by short.stock, short.id limit ${mostListed}`);
  const [first] = rows;
  return {
    soldOut: first?.soldOut ?? 0,
    low: first?.low ?? 0,
    threshold: first?.general ?? defaultStockThreshold,
    variantList: rows.flatMap(({ soldOut: _, low: __, general: ___, ...variant }) =>
      variant.variantId === null ? [] : [variant],
    ),
  };
}

/** Sets the threshold of a variant, or of all others with null; null as threshold takes the variant's own away. */
export async function writeStockThreshold(
  db: Database,
  variantId: number | null,
  threshold: number | null,
): Promise<void> {
  if (variantId !== null) {
    const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.id, variantId));
    if (!variant) fail('NOT_FOUND');
  }
  if (threshold === null) {
    const { variantId: column } = stockThresholds;
    await db.delete(stockThresholds).where(variantId === null ? isNull(column) : eq(column, variantId));
    return;
  }
  await db
    .insert(stockThresholds)
    .values({ variantId, threshold })
    .onConflictDoUpdate({ target: stockThresholds.variantId, set: { threshold } });
}
