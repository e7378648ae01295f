import { desc, eq, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { StockReason } from '@afterimage/contract/values/catalogue-desk.ts';
import { variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { operators } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { productSubject } from './lock-product.ts';
import { refuseField, refuseStock } from './refuse-field.ts';
import { stockMovements } from './tables.ts';

interface Movement {
  change: number;
  reason: StockReason;
  note: string;
}

/** The newest movements that are shown. */
const mostMovements = 200;

/**
 * Adds pieces to a stock, or takes some away, and records why. Both follow what is there when it happens, so that a sale in
 * between is not lost. `field` is told when there are not so many.
 */
export async function changeStock(
  tx: Database,
  operator: Operator,
  variantId: number,
  { change, reason, note }: Movement,
  field = 'change',
): Promise<void> {
  const [row] = await tx.select().from(variants).where(eq(variants.id, variantId)).for('no key update');
  if (!row) return fail('NOT_FOUND');
  const stockBefore = row.stock;
  const stockAfter = stockBefore + change;
  if (stockAfter < 0) refuseStock(field, stockBefore);
  await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${change}` })
    .where(eq(variants.id, variantId));
  await tx
    .insert(stockMovements)
    .values({ variantId, change, stockBefore, stockAfter, reason, note, operatorId: operator.id });
  await audit(tx, operator, {
    action: 'stock.moved',
    subject: productSubject(row.productId),
    before: { sku: row.sku, stock: stockBefore },
    after: { sku: row.sku, stock: stockAfter },
    reason: note || undefined,
  });
}

/** The same on its own. */
export async function moveStock(
  db: Database,
  operator: Operator,
  variantId: number,
  movement: Movement,
): Promise<void> {
  if (movement.change === 0) refuseField('change', 'noChange');
  await db.transaction((tx) => changeStock(tx, operator, variantId, movement));
}

/** The movements of a variant, the newest first. */
export async function readStockMovements(db: Database, variantId: number): Promise<Reply<'listStockMovements'>> {
  const [variant] = await db
    .select({ sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, variantId));
  if (!variant) return fail('NOT_FOUND');
  const rows = await db
    .select({ movement: stockMovements, operatorName: operators.name })
    .from(stockMovements)
    .leftJoin(operators, eq(operators.id, stockMovements.operatorId))
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(desc(stockMovements.id))
    .limit(mostMovements);
  return {
    ...variant,
    movementList: rows.map(({ movement, operatorName }, at) => {
      const { id, change, stockAfter, reason, note } = movement;
      const earlier = rows[at + 1]?.movement;
      return {
        id,
        change,
        stockAfter,
        soldBefore: earlier ? earlier.stockAfter - movement.stockBefore : 0,
        reason,
        note,
        operatorName,
        createdAt: movement.createdAt.toISOString(),
      };
    }),
  };
}
