import { and, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { variants } from '../../catalogue/tables.ts';
import { stockHolds } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { KnownCodes } from './known-codes.ts';
import type { PlacedChange } from './product-change.ts';
import { RefusedRecord } from './refused-record.ts';

/** Gives products the variants of their records; a variant is known by its article number. */
export async function writeVariants(tx: Database, codes: KnownCodes, placed: readonly PlacedChange[]): Promise<void> {
  const differing = placed.filter(({ before, after }) => !isDeepStrictEqual(before?.variants, after.variants));
  for (const change of differing) if (change.before !== null) await deleteMissing(tx, change);
  const rows = differing.flatMap(({ id: productId, after }) =>
    after.variants.map(({ sku, color, size, stock }, position) => ({
      productId,
      sku,
      colorId: color === null ? null : (codes.valueId('color', color) ?? null),
      sizeId: size === null ? null : (codes.valueId('size', size) ?? null),
      stock,
      position,
    })),
  );
  // A statement takes 65,535 values.
  for (let at = 0; at < rows.length; at += 5000)
    await tx
      .insert(variants)
      .values(rows.slice(at, at + 5000))
      .onConflictDoUpdate({
        target: variants.sku,
        set: {
          colorId: sql`excluded.color_id`,
          sizeId: sql`excluded.size_id`,
          stock: sql`excluded.stock`,
          position: sql`excluded.position`,
        },
      });
}

/** A variant that the file does not have goes, unless an order that is being paid holds pieces of it. */
async function deleteMissing(tx: Database, { id, after }: PlacedChange): Promise<void> {
  const missing = and(
    eq(variants.productId, id),
    notInArray(
      variants.sku,
      after.variants.map(({ sku }) => sku),
    ),
  );
  const held = tx
    .select({ one: sql`1` })
    .from(stockHolds)
    .where(eq(stockHolds.variantId, variants.id));
  const [first] = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(missing, exists(held)))
    .limit(1);
  if (first)
    throw new RefusedRecord(
      `an order that is not paid yet holds the variant ${first.sku}, which the file does not have`,
    );
  const gone = await tx.select({ id: variants.id }).from(variants).where(missing);
  if (gone.length > 0)
    await tx.delete(variants).where(
      inArray(
        variants.id,
        gone.map((row) => row.id),
      ),
    );
}
