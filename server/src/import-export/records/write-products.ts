import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { finalPrice } from '@afterimage/contract/values/money.ts';
import { isDeepStrictEqual } from 'node:util';
import { priceHistory, productAttributeValues, products, variants } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { KnownCodes } from './known-codes.ts';
import type { PlacedChange, ProductChange } from './product-change.ts';
import type { ProductRecord } from './product-record.ts';
import { writeFormerSlugs } from './write-former-slugs.ts';
import { writeSlots } from './write-slots.ts';
import { withSlots } from './slot-references.ts';
import { writeTexts } from './write-texts.ts';
import { writeVariants } from './write-variants.ts';

/** Writes products in the caller's transaction. Values and categories that they name are known already. */
export async function writeProducts(tx: Database, codes: KnownCodes, changes: readonly ProductChange[]): Promise<void> {
  const placed = await writeRows(tx, changes);
  await writeVariants(tx, codes, placed);
  await writeAttributes(tx, codes, placed);
  await writeFormerSlugs(tx, placed);
  for (const change of placed) if (slotsDiffer(change)) await writeSlotsAndTemplate(tx, change);
  await writeTexts(
    tx,
    'product',
    placed.filter(({ before }) => before === null).map(({ id, after }) => ({ id, texts: after.texts })),
    { isNew: true },
  );
  await writeTexts(
    tx,
    'product',
    placed
      .filter(({ before, after }) => before !== null && !isDeepStrictEqual(before.texts, after.texts))
      .map(({ id, after }) => ({ id, texts: after.texts })),
    { isNew: false },
  );
  await raiseVersions(tx, placed);
  await takeOverPrices(
    tx,
    placed.filter(({ before }) => before === null),
  );
}

/** Operators who have a product open are told that it has changed, and it no longer counts as untouched. */
async function raiseVersions(tx: Database, placed: readonly PlacedChange[]): Promise<void> {
  const ids = placed.filter(({ before }) => before !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(inArray(products.id, ids));
}

/** The columns that a file decides about. */
function columnsOf({ after }: ProductChange) {
  const { slug, sku, name, price, discount, content, isNew, productionDays, category, tag, colors, image } = after;
  const { thumbImage, shortDescription, fullDescription, affiliateLink, isCustomizable, modelUrl } = after;
  const { sizeGuide, warnings, maker, responsiblePerson, publishAt } = after;
  return {
    slug,
    sku,
    name,
    price,
    discount,
    isNew,
    productionDays,
    category,
    tag,
    colors,
    image,
    thumbImage,
    shortDescription,
    fullDescription,
    affiliateLink,
    isCustomizable,
    modelUrl,
    sizeGuide,
    warnings,
    maker,
    responsiblePerson,
    publishAt: publishAt === null ? null : new Date(publishAt),
    active: after.active,
    roomPlacement: after.roomPlacement,
    // A trigger writes the lowest of the variants.
    finalPrice: finalPrice(price, discount),
    contentAmount: content?.amount ?? null,
    contentUnit: content?.unit ?? null,
  };
}

async function writeRows(tx: Database, changes: readonly ProductChange[]): Promise<PlacedChange[]> {
  const added = changes.filter(({ before }) => before === null);
  const changed = changes.filter(
    (change) =>
      change.before !== null && !isDeepStrictEqual(columnsOf(change), columnsOf({ ...change, after: change.before })),
  );
  const ids = new Map(changes.flatMap(({ id, after }) => (id === null ? [] : [[after.slug, id] as const])));
  if (added.length > 0) {
    const rows = added.map((change) => ({
      ...columnsOf(change),
      ...(change.after.createdAt && { createdAt: new Date(change.after.createdAt) }),
      ...(change.after.saleCount !== undefined && { saleCount: change.after.saleCount }),
    }));
    const written = await tx.insert(products).values(rows).returning({ id: products.id, slug: products.slug });
    for (const { id, slug } of written) ids.set(slug, id);
  }
  // Each statement brings triggers along: those that did not change are left out.
  const columns = getTableColumns(products);
  for (const change of changed) {
    const [from, to] = [columnsOf({ ...change, after: change.before ?? change.after }), columnsOf(change)];
    const names = Object.keys(to) as (keyof typeof to)[];
    const set = Object.fromEntries(
      names
        .filter((name) => name in columns && !isDeepStrictEqual(from[name], to[name]))
        .map((name) => [name, to[name]]),
    );
    await tx
      .update(products)
      .set(set)
      .where(eq(products.id, change.id ?? 0));
  }
  return changes.map((change) => ({ ...change, id: ids.get(change.after.slug) ?? 0 }));
}

async function writeAttributes(tx: Database, codes: KnownCodes, placed: readonly PlacedChange[]): Promise<void> {
  const differing = placed.filter(
    ({ before, after }) => !isDeepStrictEqual(before?.attributes ?? {}, after.attributes),
  );
  const changed = differing.filter(({ before }) => before !== null).map(({ id }) => id);
  if (changed.length > 0)
    await tx.delete(productAttributeValues).where(inArray(productAttributeValues.productId, changed));
  const rows = differing.flatMap(({ id: productId, after }) =>
    Object.entries(after.attributes).flatMap(([attribute, list]) =>
      list.flatMap((code) => {
        const valueId = codes.valueId(attribute, code);
        return valueId === undefined ? [] : [{ productId, valueId }];
      }),
    ),
  );
  if (rows.length > 0) await tx.insert(productAttributeValues).values(rows);
}

/** The slots, and the templates that name them. */
const slotsAndTemplate = ({ slots, printTemplate }: ProductRecord) => ({ slots, printTemplate });
const slotsDiffer = ({ before, after }: ProductChange): boolean =>
  before === null
    ? after.slots.length > 0 || after.printTemplate !== null
    : !isDeepStrictEqual(slotsAndTemplate(before), slotsAndTemplate(after));

async function writeSlotsAndTemplate(tx: Database, { id, before, after }: PlacedChange): Promise<void> {
  const slotIds = await writeSlots(tx, { productId: id, slots: after.slots, isNew: before === null });
  const printTemplate = after.printTemplate && withSlots(after.printTemplate, (place) => slotIds[place] ?? 0);
  if (before !== null || printTemplate !== null)
    await tx.update(products).set({ printTemplate }).where(eq(products.id, id));
}

/** A new product brings what it has cost elsewhere; a trigger has noted what it costs now, which its list says too. */
async function takeOverPrices(tx: Database, added: readonly PlacedChange[]): Promise<void> {
  const withPrices = added.filter(({ after }) => after.priceHistory && after.priceHistory.length > 0);
  if (withPrices.length === 0) return;
  const ids = withPrices.map(({ id }) => id);
  const own = await tx
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(inArray(variants.productId, ids));
  const variantIds = new Map(own.map(({ id, sku }) => [sku, id]));
  // Of a variant that the file does not have there is nothing to tell.
  const rows = withPrices.flatMap(({ id: productId, after }) =>
    (after.priceHistory ?? []).flatMap(({ variant, ...price }) => {
      const variantId = variant === null ? null : variantIds.get(variant);
      return variantId === undefined ? [] : [{ productId, variantId, ...price }];
    }),
  );
  await tx.delete(priceHistory).where(inArray(priceHistory.productId, ids));
  for (let at = 0; at < rows.length; at += 5000)
    await tx
      .insert(priceHistory)
      .values(
        rows
          .slice(at, at + 5000)
          .map(({ createdAt, ...row }) => ({ ...row, createdAt: sql`${createdAt}::timestamptz` })),
      );
}
