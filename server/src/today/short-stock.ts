import { eq, isNull, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { defaultStockThreshold } from '@afterimage/contract/values/incidents.ts';
import { products, variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
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

/** From how many pieces on a variant is low; without a variant, all that have no threshold of their own. */
interface Threshold {
  variantId: number | null;
  /** Null: none of its own. */
  threshold: number | null;
}

const isOf = ({ variantId }: Pick<Threshold, 'variantId'>) =>
  variantId === null ? isNull(stockThresholds.variantId) : eq(stockThresholds.variantId, variantId);

const subjectOf = ({ variantId }: Pick<Threshold, 'variantId'>) =>
  ({ kind: 'settings', id: variantId === null ? 'stock' : `stock ${variantId}` }) as const;

/** Lets thresholds be changed one after the other, and answers this one. */
async function lockThreshold(tx: Database, of: Pick<Threshold, 'variantId'>): Promise<number | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjectOf(of).id}, 0))`);
  const [row] = await tx.select().from(stockThresholds).where(isOf(of));
  return row?.threshold ?? null;
}

async function writeThreshold(tx: Database, { variantId, threshold }: Threshold): Promise<void> {
  if (threshold === null) {
    await tx.delete(stockThresholds).where(isOf({ variantId }));
    return;
  }
  await tx
    .insert(stockThresholds)
    .values({ variantId, threshold })
    .onConflictDoUpdate({ target: stockThresholds.variantId, set: { threshold } });
}

/** Sets the threshold of a variant, or of all others; null as threshold takes its own away. */
export async function changeStockThreshold(db: Database, operator: Operator, change: Threshold): Promise<void> {
  const { variantId, threshold } = change;
  await db.transaction(async (tx) => {
    if (variantId !== null) {
      const [variant] = await tx.select({ id: variants.id }).from(variants).where(eq(variants.id, variantId));
      if (!variant) fail('NOT_FOUND');
    }
    const before = await lockThreshold(tx, change);
    if (before === threshold) return;
    await writeThreshold(tx, change);
    await audit(tx, operator, {
      action: 'stock.threshold.changed',
      subject: subjectOf(change),
      before: { variantId, threshold: before },
      after: { variantId, threshold },
    });
  });
}

export function registerThresholdPutBack(): void {
  registerPutBack('stock.threshold.changed', 'settings.write', async (tx, _operator, { before, after }) => {
    const [earlier, expected] = [before, after] as [Threshold, Threshold];
    if ((await lockThreshold(tx, earlier)) !== expected.threshold) await failChanged(tx, subjectOf(earlier));
    await writeThreshold(tx, earlier);
  });
}
