import { and, asc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { stockMovements } from '../../catalogue-desk/tables.ts';
import { variants } from '../../catalogue/tables.ts';
import { stockHolds } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { importMessage } from '../import-message.ts';
import type { KnownCodes } from './known-codes.ts';
import type { PlacedChange } from './product-change.ts';
import { RefusedRecord } from './refused-record.ts';

/** Gives products the variants of their records; a variant is known by its article number. */
export async function writeVariants(tx: Database, codes: KnownCodes, placed: readonly PlacedChange[]): Promise<void> {
  const differing = placed.filter(({ before, after }) => !isDeepStrictEqual(before?.variants, after.variants));
  for (const change of differing) if (change.before !== null) await deleteMissing(tx, change);
  const present = await lockStock(
    tx,
    differing.filter(({ before }) => before !== null).map(({ id }) => id),
  );
  const rows = differing.flatMap(({ id: productId, before, after }) =>
    after.variants.map(({ sku, color, size, sizeLabel, stock, price, cost }, position) => {
      const stays = before?.variants.find((one) => one.sku === sku)?.stock === stock;
      return {
        productId,
        sku,
        colorId: color === null ? null : (codes.valueId('color', color) ?? null),
        sizeId: size === null ? null : (codes.valueId('size', size) ?? null),
        sizeLabel,
        // What was sold since the file was compared stays sold.
        stock: stays ? (present.get(sku) ?? stock) : stock,
        price,
        cost,
        position,
      };
    }),
  );
  // A statement takes 65,535 values.
  for (let at = 0; at < rows.length; at += 5000) {
    const written = await tx
      .insert(variants)
      .values(rows.slice(at, at + 5000))
      .onConflictDoUpdate({
        target: variants.sku,
        set: {
          colorId: sql`excluded.color_id`,
          sizeId: sql`excluded.size_id`,
          sizeLabel: sql`excluded.size_label`,
          stock: sql`excluded.stock`,
          price: sql`excluded.price`,
          cost: sql`excluded.cost`,
          position: sql`excluded.position`,
        },
      })
      .returning({ id: variants.id, sku: variants.sku, stock: variants.stock });
    await recordMovements(tx, written, present);
  }
}

/** The pieces of the variants of products, by article number; orders wait until the file is written. */
async function lockStock(tx: Database, productIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.id))
    .for('no key update');
  return new Map(rows.map(({ sku, stock }) => [sku, stock]));
}

/** Without these the history of a stock would show what a file has changed as sold. */
async function recordMovements(
  tx: Database,
  written: readonly { id: number; sku: string; stock: number }[],
  present: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = written.flatMap(({ id: variantId, sku, stock: stockAfter }) => {
    const stockBefore = present.get(sku) ?? 0;
    const change = stockAfter - stockBefore;
    return change === 0 ? [] : [{ variantId, change, stockBefore, stockAfter, reason: 'import' as const }];
  });
  if (rows.length > 0) await tx.insert(stockMovements).values(rows);
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
  if (first) throw new RefusedRecord(importMessage(({ record }) => record.heldVariant({ sku: first.sku })));
  const gone = await tx.select({ id: variants.id }).from(variants).where(missing);
  if (gone.length > 0)
    await tx.delete(variants).where(
      inArray(
        variants.id,
        gone.map((row) => row.id),
      ),
    );
}
