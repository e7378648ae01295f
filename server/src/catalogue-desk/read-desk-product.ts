import { asc, count, desc, eq } from 'drizzle-orm';
import type { DeskProduct } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { ProductState } from '@afterimage/contract/values/catalogue-desk.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import { attributeValues, formerSlugs, products, variants } from '../catalogue/tables.ts';
import { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { missingTexts, readFields } from './product-fields.ts';
import { missingChangedParts, readEffects, readOptionModels } from './option-models.ts';
import { missingParts, readProductModel } from './product-model.ts';
import { picturesOf } from './product-images.ts';
import { productIssues } from './product-issues.ts';
import { readSlots } from './read-slots.ts';
import { readDeskDesigns, type StudioKeys } from './ready-designs-desk.ts';
import { readRelated } from './related-desk.ts';

/** Whether customers see a product. */
export function stateOf({ active, publishAt }: { active: boolean; publishAt: Date | null }): ProductState {
  if (active) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}

/** A product as it is edited; fails with NOT_FOUND. */
export async function readDeskProduct(
  db: Database,
  id: number,
  keys: StudioKeys,
  locale: Locale,
): Promise<DeskProduct> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) return fail('NOT_FOUND');
  const { modelUrl, ...fields } = await readFields(db, row);
  const variantList = await readVariants(db, id);
  const slotList = await readSlots(db, id, row.printTemplate);
  const missingList = missingTexts(fields);
  const model = await readProductModel(db, modelUrl);
  const effects = await readEffects(db, id);
  const optionModelList = await readOptionModels(db, effects);
  const models = [model, ...optionModelList];
  const pictures = picturesOf(row);
  const state = stateOf(row);
  return {
    ...fields,
    id,
    version: row.version,
    state,
    publishAt: row.publishAt?.toISOString() ?? null,
    pictureList: fields.pictureList.map(({ alt, color }, at) => {
      const { alt: _alt, ...picture } = pictures[at]?.picture ?? fail('INTERNAL');
      return { ...picture, alt, color };
    }),
    model,
    relatedList: (await readRelated(db, id)).map(({ thumbImage, ...related }) => ({
      sku: related.sku,
      name: related.name,
      state: stateOf(related),
      picture: thumbImage[0] ?? null,
    })),
    variantList,
    isCustomizable: row.isCustomizable,
    slotList,
    optionModelList,
    readyDesignList: await readDeskDesigns(db, row, keys, locale),
    issueList: productIssues({
      state,
      price: row.price,
      stockList: variantList.map(({ stock }) => stock),
      isCustomizable: row.isCustomizable,
      slotCount: slotList.length,
      missingParts: missingParts(row.printTemplate, models),
      missingChangedParts: missingChangedParts(effects, models),
      pictureCount: pictures.length,
      categoryCount: row.category.length,
      hasDescription: fields.shortDescription[baseLocale] !== '' || fields.fullDescription[baseLocale] !== '',
      missingTexts: missingList.reduce((sum, missing) => sum + missing.count, 0),
    }),
    missingList,
    isOrdered: await isOrdered(db, id),
    formerSlugList: await readFormerSlugs(db, id),
    previewPath: keys.previews.pathOf(id),
  };
}

/** The variants of a product in their order, colors and sizes by their codes. */
export async function readVariants(db: Database, productId: number): Promise<DeskProduct['variantList']> {
  const rows = await db
    .select({
      id: variants.id,
      sku: variants.sku,
      stock: variants.stock,
      price: variants.price,
      cost: variants.cost,
      color: variants.colorId,
      size: variants.sizeId,
    })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));
  const values = await db.select({ id: attributeValues.id, code: attributeValues.code }).from(attributeValues);
  const codes = new Map(values.map(({ id, code }) => [id, code]));
  const codeOf = (id: number | null) => (id === null ? null : (codes.get(id) ?? null));
  return rows.map((row) => ({ ...row, color: codeOf(row.color), size: codeOf(row.size) }));
}

/** Whether a product was ever ordered. */
export async function isOrdered(db: Database, productId: number): Promise<boolean> {
  const [found] = await db
    .select({ lines: count() })
    .from(
      db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.productId, productId)).limit(1).as('some'),
    );
  return (found?.lines ?? 0) > 0;
}

async function readFormerSlugs(db: Database, productId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.productId, productId))
    .orderBy(desc(formerSlugs.createdAt));
  return rows.map(({ slug }) => slug);
}
