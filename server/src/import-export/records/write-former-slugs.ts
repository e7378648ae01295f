import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { formerSlugs, products } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { importMessage } from '../import-message.ts';
import type { PlacedChange } from './product-change.ts';
import { RefusedRecord } from './refused-record.ts';

/** Gives products exactly the former addresses of their records; one that leads elsewhere is refused. */
export async function writeFormerSlugs(tx: Database, placed: readonly PlacedChange[]): Promise<void> {
  for (const { id, before, after } of placed) {
    if (isDeepStrictEqual(before?.formerSlugs ?? [], after.formerSlugs)) continue;
    await tx
      .delete(formerSlugs)
      .where(and(eq(formerSlugs.productId, id), notInArray(formerSlugs.slug, after.formerSlugs)));
    if (after.formerSlugs.length === 0) continue;
    await refuseTaken(tx, id, after.formerSlugs);
    await tx
      .insert(formerSlugs)
      .values(after.formerSlugs.map((slug) => ({ slug, productId: id })))
      .onConflictDoNothing();
  }
}

async function refuseTaken(tx: Database, id: number, slugs: string[]): Promise<void> {
  const [former] = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(inArray(formerSlugs.slug, slugs), ne(formerSlugs.productId, id)));
  const [present] = await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, slugs));
  const taken = former ?? present;
  if (taken)
    throw new RefusedRecord(
      importMessage(({ record }) => record.addressOfProduct({ slug: taken.slug }), 'formerSlugs'),
    );
}
