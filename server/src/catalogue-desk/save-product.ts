import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SaveProductBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { attributeValues, categories, formerSlugs, products, variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { changedFields, type ProductFields, type ProductRow, readFields, writeFields } from './product-fields.ts';
import { checkModel } from './product-model.ts';
import { findPictures, type NamedPicture, withFocus } from './product-images.ts';
import { checkSafety } from './product-safety.ts';
import { checkRelated } from './related-desk.ts';
import { refuseField } from './refuse-field.ts';

/** Slugs and article numbers are taken and given up one after the other: what is free stays free until it is written. */
export const lockNames = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product names', 0))`);

/** Whether another product has this slug, or had it. */
export async function isSlugTaken(tx: Database, slug: string, own?: number): Promise<boolean> {
  const present = await tx.$count(
    products,
    and(eq(products.slug, slug), own === undefined ? undefined : ne(products.id, own)),
  );
  if (present > 0) return true;
  const former = and(eq(formerSlugs.slug, slug), own === undefined ? undefined : ne(formerSlugs.productId, own));
  return (await tx.$count(formerSlugs, former)) > 0;
}

/** Whether another product, or a variant of one, has this article number. */
export async function isSkuTaken(tx: Database, sku: string, own?: number): Promise<boolean> {
  const ofProduct = and(eq(products.sku, sku), own === undefined ? undefined : ne(products.id, own));
  const ofVariant = and(eq(variants.sku, sku), own === undefined ? undefined : ne(variants.productId, own));
  return (await tx.$count(products, ofProduct)) + (await tx.$count(variants, ofVariant)) > 0;
}

/** Changes a product, and records the fields that are different. */
export async function saveProduct(
  db: Database,
  operator: Operator,
  id: number,
  { version, ...fields }: SaveProductBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProduct(tx, id, version);
    const definedFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await writeChange(tx, operator, row, { ...(await readFields(tx, row)), ...definedFields }, 'product.changed');
  });
}

async function writeChange(
  tx: Database,
  operator: Operator,
  row: ProductRow,
  fields: ProductFields,
  action: 'product.changed' | null,
): Promise<void> {
  const present = await readFields(tx, row);
  const { names, before, after } = changedFields(present, fields);
  if (names.length === 0) return;
  await lockNames(tx);
  const pictures = await checkFields(tx, row, fields);
  await writeFields(tx, row, fields, pictures);
  if (fields.slug !== row.slug) await moveSlug(tx, row, fields.slug);
  if (fields.sku !== row.sku) await renameOnlyVariant(tx, row, fields.sku);
  if (action) await audit(tx, operator, { action, subject: productSubject(row.id), before, after });
}

/** The old address leads to the new one. An address that comes back leads nowhere else. */
async function moveSlug(tx: Database, row: ProductRow, slug: string): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
  await tx.insert(formerSlugs).values({ slug: row.slug, productId: row.id });
}

/** A product without options is its own only variant, and both have one number. */
async function renameOnlyVariant(tx: Database, row: ProductRow, sku: string): Promise<void> {
  await tx
    .update(variants)
    .set({ sku })
    .where(and(eq(variants.productId, row.id), eq(variants.sku, row.sku)));
}

async function checkFields(tx: Database, row: ProductRow, fields: ProductFields): Promise<NamedPicture[]> {
  if (fields.name[baseLocale] === '') refuseField(`name.${baseLocale}`, 'nameMissing');
  if (/^\d+$/.test(fields.slug)) refuseField('slug', 'slugOfDigits');
  if (await isSlugTaken(tx, fields.slug, row.id)) refuseField('slug', 'slugTaken');
  if (await isSkuTaken(tx, fields.sku, row.id)) refuseField('sku', 'skuTaken');
  await checkCategories(tx, fields.categoryList);
  const values = [...new Set(fields.valueList)];
  // Locked, so that none is deleted before the product has it
  const present = await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(inArray(attributeValues.id, values))
    .orderBy(asc(attributeValues.id))
    .for('key share');
  if (present.length < values.length) refuseField('valueList', 'unknownValue');
  await checkRelated(tx, row, fields.relatedList);
  await checkModel(tx, { before: row.modelUrl, modelUrl: fields.modelUrl });
  checkSafety(fields);
  return checkPictures(tx, row, fields);
}

export async function checkCategories(tx: Database, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length > 0 && (await tx.$count(categories, inArray(categories.id, unique))) < unique.length)
    refuseField('categoryList', 'unknownCategory');
}

/** Every picture is there, is described in each language, and is the only one of its color. */
async function checkPictures(tx: Database, row: ProductRow, { pictureList }: ProductFields): Promise<NamedPicture[]> {
  const found = await findPictures(
    tx,
    row,
    pictureList.map(({ url }) => url),
  );
  const colors = new Set<string>();
  return pictureList.map(({ alt, color, focus }, at) => {
    const picture = found[at] ?? refuseField(`pictureList.${at}`, 'unknownPicture');
    if (locales.some((locale) => alt[locale] === '')) refuseField(`pictureList.${at}`, 'altMissing');
    if (color !== null && colors.has(color)) refuseField(`pictureList.${at}`, 'colorTwice');
    if (color !== null) colors.add(color);
    return { picture: withFocus({ ...picture, alt: alt[baseLocale] }, focus), color };
  });
}

/** Fields are put back as long as each is what the entry says; the others stay as they are. */
export function registerProductPutBack(): void {
  registerPutBack('product.changed', 'catalogue.write', async (tx, operator, { subject, before, after }) => {
    const row = await lockProduct(tx, Number(subject.id));
    const present = await readFields(tx, row);
    const expected = after as Partial<ProductFields>;
    const names = Object.keys(expected) as (keyof ProductFields)[];
    if (names.some((name) => !isSameValue(present[name], expected[name])))
      await failChanged(tx, productSubject(row.id));
    await writeChange(tx, operator, row, { ...present, ...(before as Partial<ProductFields>) }, null);
  });
}
