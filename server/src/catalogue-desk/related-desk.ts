import { asc, eq, inArray } from 'drizzle-orm';
import { products, relatedProducts } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { refuseField } from './refuse-field.ts';

/** The products that the owner shows with one, in their order, drafts included. */
export const readRelated = (db: Database, productId: number) =>
  db
    .select({
      sku: products.sku,
      name: products.name,
      active: products.active,
      publishAt: products.publishAt,
      thumbImage: products.thumbImage,
    })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedId))
    .where(eq(relatedProducts.productId, productId))
    .orderBy(asc(relatedProducts.position));

/** Each is another product, and stands in the list once. */
export async function checkRelated(tx: Database, own: { id: number }, skus: readonly string[]): Promise<void> {
  const ids = await idsBySku(tx, skus);
  for (const [at, sku] of skus.entries()) {
    const id = ids.get(sku) ?? refuseField(`relatedList.${at}`, 'unknownProduct');
    if (id === own.id) refuseField(`relatedList.${at}`, 'ownProduct');
    if (skus.indexOf(sku) !== at) refuseField(`relatedList.${at}`, 'relatedTwice');
  }
}

/** Shows exactly these with a product; they were checked. */
export async function writeRelated(tx: Database, productId: number, skus: readonly string[]): Promise<void> {
  await tx.delete(relatedProducts).where(eq(relatedProducts.productId, productId));
  if (skus.length === 0) return;
  const ids = await idsBySku(tx, skus);
  await tx
    .insert(relatedProducts)
    .values(skus.map((sku, position) => ({ productId, relatedId: ids.get(sku) ?? fail('INTERNAL'), position })));
}

async function idsBySku(tx: Database, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
