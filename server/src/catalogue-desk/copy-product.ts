import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, isLocale } from '@afterimage/words/locale.ts';
import {
  choiceSlots,
  customizations,
  extras,
  productAttributeValues,
  products,
  relatedProducts,
  variants,
} from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { readRows } from '../ready-designs/read-ready-designs.ts';
import { contentWithIds } from '../ready-designs/ready-content.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { type TranslatableEntity, translations } from '../translations/tables.ts';
import { freeNames } from './add-product.ts';
import { words } from './catalogue-desk.words.ts';
import { productSubject } from './lock-product.ts';
import { isSkuTaken, lockNames } from './save-product.ts';
import { firstFree } from './first-free.ts';

/** Copies a product into a draft: its texts, pictures, options, slots and print template, but no stock. Answers its id. */
export async function copyProduct(db: Database, operator: Operator, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockNames(tx);
    const [row] = await tx.select().from(products).where(eq(products.id, id));
    if (!row) return fail('NOT_FOUND');
    const { id: _id, searchVector: _search, createdAt: _created, ...fields } = row;
    const name = inLocale(words, baseLocale).copyOf({ name: row.name });
    const [copy] = await tx
      .insert(products)
      .values({
        ...fields,
        ...(await freeNames(tx, row.name)),
        name,
        active: false,
        publishAt: null,
        version: 1,
        rating: 0,
        ratingCount: 0,
        saleCount: 0,
      })
      .returning({ id: products.id });
    const copyId = copy?.id ?? fail('INTERNAL');
    await copyTexts(tx, 'product', new Map([[id, copyId]]));
    await copyVariants(tx, id, copyId);
    const values = await tx.select().from(productAttributeValues).where(eq(productAttributeValues.productId, id));
    if (values.length > 0)
      await tx.insert(productAttributeValues).values(values.map(({ valueId }) => ({ productId: copyId, valueId })));
    await copyRelated(tx, id, copyId);
    const { slotIds, extraIds } = await copySlots(tx, id, copyId);
    await copyDesigns(tx, id, copyId, { slotIds, extraIds });
    if (row.printTemplate)
      await tx
        .update(products)
        .set({ printTemplate: templateOf(row.printTemplate, slotIds) })
        .where(eq(products.id, copyId));
    await audit(tx, operator, { action: 'product.added', subject: productSubject(copyId), after: { name } });
    return copyId;
  });
}

async function copyRelated(tx: Database, id: number, copyId: number): Promise<void> {
  const rows = await tx.select().from(relatedProducts).where(eq(relatedProducts.productId, id));
  if (rows.length > 0) await tx.insert(relatedProducts).values(rows.map((row) => ({ ...row, productId: copyId })));
}

async function copyVariants(tx: Database, id: number, copyId: number): Promise<void> {
  const rows = await tx.select().from(variants).where(eq(variants.productId, id));
  for (const { sku, colorId, sizeId, sizeLabel, position, price, cost } of rows) {
    const free = await firstFree(`${sku}-2`, (candidate) => isSkuTaken(tx, candidate));
    const copied = { colorId, sizeId, sizeLabel, position, price, cost };
    await tx.insert(variants).values({ ...copied, productId: copyId, sku: free, stock: 0 });
  }
}

/** Copies slots, what can be chosen in them, and which slot belongs to which choice; answers their new ids. */
async function copySlots(tx: Database, id: number, copyId: number): Promise<NewIds> {
  const slotIds = new Map<number, number>();
  const extraIds = new Map<number, number>();
  const slots = await tx.select().from(customizations).where(eq(customizations.productId, id));
  for (const { id: slotId, ...slot } of slots) {
    const [added] = await tx
      .insert(customizations)
      .values({ ...slot, productId: copyId })
      .returning({ id: customizations.id });
    slotIds.set(slotId, added?.id ?? fail('INTERNAL'));
  }
  const old = [...slotIds.keys()];
  if (old.length === 0) return { slotIds, extraIds };
  const choices = await tx.select(getTableColumns(extras)).from(extras).where(inArray(extras.customizationId, old));
  for (const { id: extraId, customizationId, effectList, ...extra } of choices) {
    const [added] = await tx
      .insert(extras)
      .values({
        ...extra,
        customizationId: slotIds.get(customizationId) ?? fail('INTERNAL'),
        effectList: effectList.map((effect) => withSlots(effect, slotIds) as Effect),
      })
      .returning({ id: extras.id });
    extraIds.set(extraId, added?.id ?? fail('INTERNAL'));
  }
  const belonging = await tx.select().from(choiceSlots).where(inArray(choiceSlots.customizationId, old));
  for (const { customizationId, extraId } of belonging)
    await tx.insert(choiceSlots).values({
      customizationId: slotIds.get(customizationId) ?? fail('INTERNAL'),
      extraId: extraIds.get(extraId) ?? fail('INTERNAL'),
    });
  await copyTexts(tx, 'customization', slotIds);
  await copyTexts(tx, 'extra', extraIds);
  return { slotIds, extraIds };
}

/** The ids of the copies of slots and of options. */
interface NewIds {
  slotIds: ReadonlyMap<number, number>;
  extraIds: ReadonlyMap<number, number>;
}

async function copyDesigns(tx: Database, id: number, copyId: number, newIds: NewIds): Promise<void> {
  const rows = await readRows(tx, id);
  const copies = rows.map(({ position, name, isHidden, content }) => ({
    productId: copyId,
    position,
    name,
    isHidden,
    content: content && contentWithIds(content, newIds),
  }));
  if (copies.length > 0) await tx.insert(readyDesigns).values(copies);
}

const templateOf = (template: PrintTemplate, slotIds: ReadonlyMap<number, number>): PrintTemplate =>
  withSlots(template, slotIds) as PrintTemplate;

/** The keys under which print templates and effects name slots. */
const slotKeys = new Set(['slot', 'slotList', 'standInList', 'dateSlot', 'ofSlot']);

function withSlots(value: unknown, slotIds: ReadonlyMap<number, number>, isSlot = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withSlots(one, slotIds, isSlot));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withSlots(one, slotIds, slotKeys.has(key))]),
    );
  return isSlot && typeof value === 'number' ? (slotIds.get(value) ?? value) : value;
}

/** The texts in further languages; the name of a product says that it is a copy. */
async function copyTexts(tx: Database, entity: TranslatableEntity, ids: ReadonlyMap<number, number>): Promise<void> {
  if (ids.size === 0) return;
  const rows = await tx
    .select()
    .from(translations)
    .where(and(eq(translations.entity, entity), inArray(translations.entityId, [...ids.keys()].map(String))));
  const copies = rows.map((row) => ({
    ...row,
    entityId: String(ids.get(Number(row.entityId)) ?? fail('INTERNAL')),
    text:
      entity === 'product' && row.field === 'name' && isLocale(row.locale)
        ? inLocale(words, row.locale).copyOf({ name: row.text })
        : row.text,
  }));
  if (copies.length > 0) await tx.insert(translations).values(copies);
}
