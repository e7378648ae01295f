import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnStockNotice } from '@afterimage/contract/stock-notices.ts';
import { products, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { stockNotices } from './tables.ts';

/** Deletes all that was asked for with the address to which the mail with this key went. An unknown key deletes nothing. */
export async function endStockNotices(db: Database, noticeKey: string): Promise<void> {
  const email = db
    .select({ email: sql`lower(${stockNotices.email})` })
    .from(stockNotices)
    .where(eq(stockNotices.id, noticeKey));
  await db.delete(stockNotices).where(inArray(sql`lower(${stockNotices.email})`, email));
}

/** What was asked for with an address, for the copy of its owner's data. */
export async function readOwnStockNotices(db: Database, email: string): Promise<OwnStockNotice[]> {
  const rows = await db
    .select({ notice: stockNotices, name: products.name })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`lower(${stockNotices.email}) = ${email.toLowerCase()}`)
    .orderBy(desc(stockNotices.createdAt));
  return rows.map(({ name, notice: { variantId, email: address, createdAt, sentAt } }) => ({
    variantId,
    name,
    email: address,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
