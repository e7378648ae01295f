import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DeskProduct, SaveProductBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { productAttributeValues, products } from '../catalogue/tables.ts';
import { tagsOf, tagText } from '../catalogue/product-texts.ts';
import type { Database } from '../platform/db/connection.ts';
import { translations } from '../translations/tables.ts';
import { altField } from '../translations/translate.ts';
import { readRelated, writeRelated } from './related-desk.ts';
import { formerPictures, type NamedPicture, pictureColumns, picturesOf, thumbOf } from './product-images.ts';

/** What operators change of a product with its form. */
type SafetyField = 'warnings' | 'maker' | 'responsiblePerson' | 'sizeGuide';
export type ProductFields = Omit<SaveProductBody, 'version' | SafetyField> & Pick<DeskProduct, SafetyField>;
export type ProductRow = typeof products.$inferSelect;

type LocaleTexts = Record<Locale, string>;
/** The fields that are texts, by their names in the table of translations. */
const textFields = {
  name: 'name',
  shortDescription: 'shortDescription',
  fullDescription: 'fullDescription',
  tags: 'tag',
  warnings: 'warnings',
} as const;

/** The texts of a product in every language beside the first, by language and field. */
async function readTexts(db: Database, id: number): Promise<Partial<Record<string, Record<string, string>>>> {
  const rows = await db
    .select({ locale: translations.locale, field: translations.field, text: translations.text })
    .from(translations)
    .where(and(eq(translations.entity, 'product'), eq(translations.entityId, String(id))));
  const byLanguage: Partial<Record<string, Record<string, string>>> = {};
  for (const { locale, field, text } of rows) (byLanguage[locale] ??= {})[field] = text;
  return byLanguage;
}

/** What the form of a product shows. */
export async function readFields(db: Database, row: ProductRow): Promise<ProductFields> {
  const texts = await readTexts(db, row.id);
  const inEach = (first: string, field: string): LocaleTexts =>
    byLocale((locale) => (locale === baseLocale ? first : (texts[locale]?.[field] ?? '')));
  const values = await db
    .select({ id: productAttributeValues.valueId })
    .from(productAttributeValues)
    .where(eq(productAttributeValues.productId, row.id))
    .orderBy(productAttributeValues.valueId);
  return {
    name: inEach(row.name, 'name'),
    shortDescription: inEach(row.shortDescription, 'shortDescription'),
    fullDescription: inEach(row.fullDescription, 'fullDescription'),
    tags: inEach(tagText(row.tag), 'tag'),
    slug: row.slug,
    sku: row.sku,
    price: row.price,
    discount: row.discount,
    categoryList: row.category,
    valueList: values.map(({ id }) => id),
    isNew: row.isNew,
    productionDays: row.productionDays,
    roomPlacement: row.roomPlacement,
    modelUrl: row.modelUrl,
    pictureList: picturesOf(row).map(({ picture, color }) => ({
      url: picture.url,
      alt: inEach(picture.alt, altField(picture.url)),
      color,
      focus: picture.focus ?? null,
    })),
    relatedList: (await readRelated(db, row.id)).map(({ sku }) => sku),
    warnings: inEach(tagText(row.warnings), 'warnings'),
    maker: partyOf(row.maker),
    responsiblePerson: partyOf(row.responsiblePerson),
    sizeGuide: guideOf(row.sizeGuide),
  };
}

// The database has an order of its own for the keys of an object, and fields are compared as texts.
const partyOf = (party: ProductRow['maker']): ProductFields['maker'] =>
  party && { name: party.name, address: party.address, contact: party.contact };

const guideOf = (guide: ProductRow['sizeGuide']): ProductFields['sizeGuide'] =>
  guide && {
    drawing: guide.drawing,
    measured: guide.measured,
    measureList: guide.measureList,
    rowList: guide.rowList.map(({ size, valueList }) => ({ size, valueList })),
  };

/** The fields that differ, as they were and as they are to be. */
export function changedFields(before: ProductFields, after: ProductFields) {
  const names = (Object.keys(after) as (keyof ProductFields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: ProductFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { names, before: pick(before), after: pick(after) };
}

/** Writes all fields of a product that is locked. `pictures` are those that its addresses name. */
export async function writeFields(
  tx: Database,
  row: ProductRow,
  fields: ProductFields,
  pictures: readonly NamedPicture[],
): Promise<void> {
  const { price, discount, slug, sku, isNew, productionDays, modelUrl, roomPlacement } = fields;
  await tx
    .update(products)
    .set({
      name: fields.name[baseLocale],
      shortDescription: fields.shortDescription[baseLocale],
      fullDescription: fields.fullDescription[baseLocale],
      tag: tagsOf(fields.tags[baseLocale]),
      ...pictureColumns(row, pictures),
      category: fields.categoryList,
      price,
      discount,
      slug,
      sku,
      isNew,
      productionDays,
      modelUrl,
      roomPlacement,
      warnings: tagsOf(fields.warnings[baseLocale]),
      maker: fields.maker,
      responsiblePerson: fields.responsiblePerson,
      sizeGuide: fields.sizeGuide,
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, row.id));
  await tx.delete(productAttributeValues).where(eq(productAttributeValues.productId, row.id));
  if (fields.valueList.length > 0)
    await tx
      .insert(productAttributeValues)
      .values([...new Set(fields.valueList)].map((valueId) => ({ productId: row.id, valueId })));
  await writeTexts(tx, row, fields, pictures);
  await writeRelated(tx, row.id, fields.relatedList);
}

async function writeTexts(
  tx: Database,
  row: ProductRow,
  fields: ProductFields,
  pictures: readonly NamedPicture[],
): Promise<void> {
  const entityId = String(row.id);
  const names = [
    ...Object.values(textFields),
    ...formerPictures(row).flatMap(({ url }) => [altField(url)]),
    ...pictures.flatMap(({ picture }) => [altField(picture.url), altField(thumbOf(row, picture).url)]),
  ];
  await tx
    .delete(translations)
    .where(
      and(eq(translations.entity, 'product'), eq(translations.entityId, entityId), inArray(translations.field, names)),
    );
  const rows = locales
    .filter((locale) => locale !== baseLocale)
    .flatMap((locale) => {
      const alts = pictures.flatMap(({ picture }, at) => {
        const text = fields.pictureList[at]?.alt[locale] ?? '';
        return [picture.url, thumbOf(row, picture).url].map((url) => [altField(url), text] as const);
      });
      const own = Object.entries(textFields).map(
        ([name, field]) => [field, fields[name as keyof typeof textFields][locale]] as const,
      );
      const byField = new Map([...own, ...alts]);
      return [...byField]
        .filter(([, text]) => text !== '')
        .map(([field, text]) => ({ entity: 'product' as const, entityId, locale, field, text }));
    });
  if (rows.length > 0) await tx.insert(translations).values(rows);
}

/** How many texts each further language lacks, of those that the first language has. */
export function missingTexts(fields: Omit<ProductFields, 'modelUrl'>): { locale: Locale; count: number }[] {
  const all = [
    fields.name,
    fields.shortDescription,
    fields.fullDescription,
    fields.tags,
    fields.warnings,
    ...fields.pictureList.map(({ alt }) => alt),
  ];
  return locales
    .filter((locale) => locale !== baseLocale)
    .map((locale) => ({
      locale,
      count: all.filter((texts) => texts[baseLocale] !== '' && texts[locale] === '').length,
    }));
}
