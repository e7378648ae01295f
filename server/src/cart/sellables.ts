import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { optionIds, translatedOptions } from '../catalogue/attributes.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { altField, loadTexts, translated, translatedPicture } from '../translations/translate.ts';
import { attributeValues, products, variants } from '../catalogue/tables.ts';
import { variantFinalPrice, variantPrice } from '../catalogue/variant-price.ts';

/** A variant with all that a line of it shows and costs. */
export interface Sellable {
  variantId: number;
  productId: number;
  /** Rises when the product is changed. */
  productVersion: number;
  sku: string;
  name: string;
  slug: string;
  active: boolean;
  colorId: number | null;
  color: string | null;
  colorName: string | null;
  sizeId: number | null;
  size: string | null;
  sizeName: string | null;
  stock: number;
  price: number;
  finalPrice: number;
  mainImageUrl: string;
  picture: Picture | null;
  isCustomizable: boolean;
  customizationList: Customization[];
}

const color = alias(attributeValues, 'color');
const size = alias(attributeValues, 'size');

// Of a product only what a line needs: its texts and pictures are long.
const columns = {
  variantId: variants.id,
  productId: products.id,
  productVersion: products.version,
  sku: variants.sku,
  name: products.name,
  slug: products.slug,
  active: products.active,
  colorId: color.id,
  color: color.code,
  colorName: color.name,
  // What a size is called on this product alone needs no translation.
  sizeId: sql<number | null>`case when ${variants.sizeLabel} is null then ${size.id} end`,
  size: size.code,
  sizeName: sql<string | null>`coalesce(${variants.sizeLabel}, ${size.name})`,
  stock: variants.stock,
  price: variantPrice,
  finalPrice: variantFinalPrice,
  mainImageUrl: sql<string>`coalesce(${products.image} -> 0 ->> 'url', '')`,
  picture: sql<Picture | null>`coalesce(
    (select shown -> 'image' from jsonb_array_elements(${products.colors}) shown where shown ->> 'color' = ${color.code}),
    ${products.image} -> 0)`,
  isCustomizable: products.isCustomizable,
};

/**
 * The variants with these ids in a language, also those that are not sold any more; three queries, and two for their
 * texts, however many they are.
 */
export async function loadSellables(
  db: Database,
  variantIds: readonly number[],
  locale: Locale = baseLocale,
): Promise<Map<number, Sellable>> {
  if (variantIds.length === 0) return new Map();
  const loadedRows = await loadWhere(db, inArray(variants.id, [...variantIds]), locale);
  return new Map(loadedRows.map(({ sellable }) => [sellable.variantId, sellable]));
}

/** All variants of a product in a language, in their order. */
export async function loadSellablesOf(
  db: Database,
  productId: number,
  locale: Locale = baseLocale,
): Promise<Sellable[]> {
  return (await loadOffer(db, productId, locale)).sellables;
}

/** The same, and what is printed of the product: it comes with the first variant only, for it is long. */
export async function loadOffer(
  db: Database,
  productId: number,
  locale: Locale = baseLocale,
): Promise<{ sellables: Sellable[]; printTemplate: PrintTemplate | null }> {
  const isFirst = sql`row_number() over (order by ${variants.position}, ${variants.id}) = 1`;
  const printTemplate = sql<PrintTemplate | null>`case when ${isFirst} then ${products.printTemplate} end`;
  const loadedRows = await loadWhere(db, eq(products.id, productId), locale, printTemplate);
  return { sellables: loadedRows.map(({ sellable }) => sellable), printTemplate: loadedRows[0]?.printTemplate ?? null };
}

async function loadWhere(
  db: Database,
  condition: SQL,
  locale: Locale,
  printTemplate: SQL<PrintTemplate | null> = sql`null`,
): Promise<{ sellable: Sellable; printTemplate: PrintTemplate | null }[]> {
  const loadedRows = await db
    .select({ row: columns, printTemplate })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(color, eq(color.id, variants.colorId))
    .leftJoin(size, eq(size.id, variants.sizeId))
    .where(condition)
    .orderBy(asc(variants.position), asc(variants.id));
  const rows = loadedRows.map(({ row }) => row);
  const slots = await loadCustomizations(
    db,
    rows.flatMap(({ isCustomizable, productId }) => (isCustomizable ? productId : [])),
    locale,
  );
  const fields = ['name', ...rows.flatMap(({ picture }) => (picture ? altField(picture.url) : []))];
  const texts = await loadTexts(
    db,
    locale,
    {
      product: rows.map(({ productId }) => productId),
      attribute_value: optionIds(rows),
    },
    fields,
  );
  return loadedRows.map(({ row, printTemplate: template }) => {
    const own = texts.of('product', row.productId);
    const picture = row.picture && translatedPicture(row.picture, own);
    const sellable = {
      ...translatedOptions(translated(row, own, ['name']), texts),
      picture,
      customizationList: slots.get(row.productId) ?? [],
    };
    return { sellable, printTemplate: template };
  });
}

/** What one piece costs, in minor units: the discount is on the product, extras are added at their full price. */
export function priceLine(
  { price, finalPrice }: Pick<Sellable, 'price' | 'finalPrice'>,
  selectedExtras: readonly { price: number }[],
): { listUnitPrice: number; unitPrice: number } {
  const more = selectedExtras.reduce((sum, extra) => sum + extra.price, 0);
  return { listUnitPrice: price + more, unitPrice: finalPrice + more };
}
