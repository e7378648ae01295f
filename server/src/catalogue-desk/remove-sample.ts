import { and, count, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { articleCategoryList, articleList } from '@afterimage/sample/articles.ts';
import { categoryList } from '@afterimage/sample/categories.ts';
import { couponList } from '@afterimage/sample/coupons.ts';
import { productList } from '@afterimage/sample/products.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import {
  attributes,
  attributeValues,
  categories,
  productAttributeValues,
  products,
  variants,
} from '../catalogue/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { audit } from '../operators/audit.ts';
import { couponUses, orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { stockMovements } from './tables.ts';

const slugs = productList.map(({ slug }) => slug);

/** Products of the sample that are as they came: nobody has edited them or moved their stock. */
const isUntouched = (db: Database) =>
  and(
    inArray(products.slug, slugs),
    eq(products.version, 1),
    notExists(
      db
        .select({ id: stockMovements.id })
        .from(stockMovements)
        .innerJoin(variants, eq(variants.id, stockMovements.variantId))
        .where(eq(variants.productId, products.id)),
    ),
  );

const wasOrdered = (db: Database) =>
  exists(db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.productId, products.id)));

/** How much of the sample is left; products that were only taken out of the shop do not count. */
export async function readSampleState(db: Database): Promise<Reply<'getSampleState'>> {
  const [row] = await db
    .select({ untouchedCount: count(), orderedCount: sql<number>`count(*) filter (where ${wasOrdered(db)})::int` })
    .from(products)
    .where(and(isUntouched(db), eq(products.active, true)));
  return row ?? { untouchedCount: 0, orderedCount: 0 };
}

/** Whether customers see a product that did not come with the sample, or that an operator has changed. */
export async function hasOwnProduct(db: Database): Promise<boolean> {
  const [own] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.active, true), sql`not ${isUntouched(db)}`))
    .limit(1);
  return own !== undefined;
}

/**
 * Removes what came with the sample and nobody has changed: products, then categories, articles and values that nothing has
 * any more. Ordered products stay as drafts, so that their orders can still be made.
 */
export async function removeSample(db: Database, operator: Operator): Promise<void> {
  await db.transaction(async (tx) => {
    const drafts = await tx
      .update(products)
      .set({ active: false })
      .where(and(isUntouched(tx), eq(products.active, true), wasOrdered(tx)))
      .returning({ id: products.id });
    const deleted = await tx
      .delete(products)
      .where(and(isUntouched(tx), sql`not ${wasOrdered(tx)}`))
      .returning({ id: products.id });
    await removeEmptyCategories(tx);
    await removeArticles(tx);
    await removeCoupons(tx);
    await removeUnusedValues(tx);
    await audit(tx, operator, {
      action: 'sample.removed',
      subject: { kind: 'settings', id: 'sample' },
      after: { deletedProducts: deleted.length, draftProducts: drafts.length },
    });
  });
}

async function removeEmptyCategories(tx: Database): Promise<void> {
  const used = tx
    .select({ id: sql`1` })
    .from(products)
    .where(sql`${products.category} @> array[${categories.id}]`);
  const ids = categoryList.map(({ id }) => String(id));
  await tx.delete(categories).where(and(inArray(categories.id, ids), eq(categories.version, 1), notExists(used)));
}

/** Its codes are public and have no end. Those that orders have used are ended. */
async function removeCoupons(tx: Database): Promise<void> {
  const codes = couponList.map(({ code }) => code);
  const untouched = and(inArray(coupons.code, codes), eq(coupons.version, 1));
  const used = tx.select({ id: couponUses.couponId }).from(couponUses).where(eq(couponUses.couponId, coupons.id));
  await tx.delete(coupons).where(and(untouched, notExists(used)));
  await tx.update(coupons).set({ active: false, version: 2 }).where(untouched);
}

/** Articles that an operator has changed are the shop's own. */
async function removeArticles(tx: Database): Promise<void> {
  const slugList = articleList.map(({ slug }) => slug);
  await tx.delete(blogs).where(and(inArray(blogs.slug, slugList), eq(blogs.version, 1)));
  const ids = articleCategoryList.map(({ id }) => String(id));
  const used = tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(sql`${blogs.category} @> array[${blogCategories.id}]`);
  await tx.delete(blogCategories).where(and(inArray(blogCategories.id, ids), notExists(used)));
}

/** Colors and sizes stay, which most shops need; other attributes go when no product has a value of them. */
async function removeUnusedValues(tx: Database): Promise<void> {
  const used = tx
    .select({ id: attributeValues.id })
    .from(productAttributeValues)
    .innerJoin(attributeValues, eq(attributeValues.id, productAttributeValues.valueId))
    .where(eq(attributeValues.attributeId, attributes.id));
  await tx.delete(attributes).where(and(sql`${attributes.id} not in ('color', 'size')`, notExists(used)));
}
