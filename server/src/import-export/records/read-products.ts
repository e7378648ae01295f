import { asc, eq, inArray } from 'drizzle-orm';
import {
  attributeValues,
  choiceSlots,
  customizations,
  extras,
  formerSlugs,
  priceHistory,
  productAttributeValues,
  products,
  variants,
} from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { type ProductRecord, productRecord } from './product-record.ts';
import { readTexts } from './read-texts.ts';
import { effectsWithSlots, withSlots } from './slot-references.ts';

type Row = typeof products.$inferSelect;

/** A product of the database as a file has it, with its id. */
export interface StoredProduct {
  id: number;
  record: ProductRecord;
}

/** Products by their ids, in the order of the ids; a fixed number of queries, however many they are. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const own = [...ids];
  const rows = await db.select().from(products).where(inArray(products.id, own)).orderBy(asc(products.id));
  const texts = await readTexts(db, 'product', own);
  const slots = await readSlots(db, own);
  const variantsOf = await readVariants(db, own);
  const attributesOf = await readProductAttributes(db, own);
  const pricesOf = await readPrices(db, own);
  const slugsOf = await readFormerSlugs(db, own);
  return rows.map((row) => ({
    id: row.id,
    record: checked({
      ...ownFields(row),
      attributes: attributesOf(row.id),
      variants: variantsOf(row.id),
      slots: slots.of(row.id),
      printTemplate: row.printTemplate && withSlots(row.printTemplate, slots.placeOf(row.slug, row.id)),
      texts: texts(row.id),
      priceHistory: pricesOf(row.id),
      formerSlugs: slugsOf(row.id),
    }),
  }));
}

/** The slots of products as `slots` of a record has them. */
type SlotRecords = ProductRecord['slots'];

function ownFields(row: Row) {
  const { contentAmount, contentUnit } = row;
  return {
    record: 'product',
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    price: row.price,
    discount: row.discount,
    content: contentAmount && contentUnit && { amount: contentAmount, unit: contentUnit },
    isNew: row.isNew,
    productionDays: row.productionDays,
    category: row.category,
    tag: row.tag,
    colors: row.colors,
    image: row.image,
    thumbImage: row.thumbImage,
    shortDescription: row.shortDescription,
    fullDescription: row.fullDescription,
    affiliateLink: row.affiliateLink,
    isCustomizable: row.isCustomizable,
    modelUrl: row.modelUrl,
    roomPlacement: row.roomPlacement,
    sizeGuide: row.sizeGuide,
    warnings: row.warnings,
    maker: row.maker,
    responsiblePerson: row.responsiblePerson,
    active: row.active,
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    saleCount: row.saleCount,
  };
}

/** The record with its defaults, as a file that is read has it too, so that the two can be compared. */
function checked(record: Record<string, unknown>): ProductRecord {
  const parsed = productRecord.safeParse(record);
  if (!parsed.success)
    throw new Error(`The product ${String(record['slug'])} cannot be written: ${parsed.error.message}`);
  return parsed.data;
}

async function readVariants(db: Database, ids: number[]) {
  const values = await db.select({ id: attributeValues.id, code: attributeValues.code }).from(attributeValues);
  const codes = new Map(values.map(({ id, code }) => [id, code]));
  const rows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return (id: number) =>
    (byProduct.get(id) ?? []).map(({ sku, colorId, sizeId, sizeLabel, stock, price, cost }) => ({
      sku,
      color: codes.get(colorId ?? 0) ?? null,
      size: codes.get(sizeId ?? 0) ?? null,
      sizeLabel,
      stock,
      price,
      cost,
    }));
}

async function readProductAttributes(db: Database, ids: number[]) {
  const { attributeId, code, position, id } = attributeValues;
  const rows = await db
    .select({ productId: productAttributeValues.productId, attributeId, code })
    .from(productAttributeValues)
    .innerJoin(attributeValues, eq(id, productAttributeValues.valueId))
    .where(inArray(productAttributeValues.productId, ids))
    .orderBy(asc(attributeId), asc(position), asc(id));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return (productId: number) => {
    const byAttribute = Map.groupBy(byProduct.get(productId) ?? [], (row) => row.attributeId);
    return Object.fromEntries([...byAttribute].map(([name, list]) => [name, list.map((row) => row.code)]));
  };
}

async function readPrices(db: Database, ids: number[]) {
  const { productId: ofProduct, finalPrice: paid, discount: percent, createdAt: since } = priceHistory;
  const rows = await db
    .select({ productId: ofProduct, variant: variants.sku, finalPrice: paid, discount: percent, createdAt: since })
    .from(priceHistory)
    .leftJoin(variants, eq(variants.id, priceHistory.variantId))
    .where(inArray(priceHistory.productId, ids))
    .orderBy(asc(priceHistory.createdAt), asc(priceHistory.id));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return (productId: number) =>
    (byProduct.get(productId) ?? []).map(({ variant, finalPrice, discount, createdAt }) => ({
      variant,
      finalPrice,
      discount,
      createdAt: createdAt.toISOString(),
    }));
}

async function readFormerSlugs(db: Database, ids: number[]) {
  const rows = await db
    .select()
    .from(formerSlugs)
    .where(inArray(formerSlugs.productId, ids))
    .orderBy(asc(formerSlugs.slug));
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return (productId: number) => (byProduct.get(productId) ?? []).map(({ slug }) => slug);
}

async function readSlots(db: Database, ids: number[]) {
  const slotRows = await db
    .select()
    .from(customizations)
    .where(inArray(customizations.productId, ids))
    .orderBy(asc(customizations.position), asc(customizations.id));
  const slotIds = slotRows.map(({ id }) => id);
  const extraRows = slotIds.length === 0 ? [] : await readExtras(db, slotIds);
  const choiceRows =
    slotIds.length === 0
      ? []
      : await db.select().from(choiceSlots).where(inArray(choiceSlots.customizationId, slotIds));
  const slotTexts = await readTexts(db, 'customization', slotIds);
  const extraTexts = await readTexts(
    db,
    'extra',
    extraRows.map(({ id }) => id),
  );
  const extrasBySlot = Map.groupBy(extraRows, ({ customizationId }) => customizationId);
  const choiceOf = new Map(choiceRows.map(({ customizationId, extraId }) => [customizationId, extraId]));
  const byProduct = Map.groupBy(slotRows, ({ productId }) => productId);

  const placeOf = (slug: string, productId: number) => (slotId: number) => {
    const place = (byProduct.get(productId) ?? []).findIndex(({ id }) => id === slotId);
    if (place < 0) throw new Error(`${slug} names a slot that it does not have: ${slotId}.`);
    return place;
  };
  /** Where the extra that a slot belongs to stands in its product. */
  const placeOfChoice = (productId: number, slotId: number) => {
    const extraId = choiceOf.get(slotId);
    if (extraId === undefined) return null;
    const list = byProduct.get(productId) ?? [];
    const slot = list.findIndex(({ id }) => (extrasBySlot.get(id) ?? []).some((extra) => extra.id === extraId));
    const extra = (extrasBySlot.get(list[slot]?.id ?? 0) ?? []).findIndex(({ id }) => id === extraId);
    return { slot, extra };
  };
  const of = (productId: number) =>
    (byProduct.get(productId) ?? []).map((row) => ({
      kind: row.kind,
      fieldType: row.fieldType,
      selectionMode: row.selectionMode,
      title: row.title,
      required: row.required,
      limits: row.limits,
      ofChoice: placeOfChoice(productId, row.id),
      extras: (extrasBySlot.get(row.id) ?? []).map(({ id, title, price, effectList }) => ({
        title,
        price,
        effectList: effectsWithSlots(effectList, placeOf(row.title, productId)),
        texts: extraTexts(id),
      })),
      texts: slotTexts(row.id),
    })) satisfies SlotRecords;
  return { of, placeOf };
}

const readExtras = (db: Database, slotIds: number[]) =>
  db
    .select()
    .from(extras)
    .where(inArray(extras.customizationId, slotIds))
    .orderBy(asc(extras.position), asc(extras.id));
