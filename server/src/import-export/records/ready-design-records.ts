import { asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { photoLook, textLook } from '@afterimage/contract/look.ts';
import type { ReadyContent } from '@afterimage/contract/ready-designs.ts';
import { mostReadyDesigns } from '@afterimage/contract/values/ready-designs.ts';
import { byLocale, locales } from '@afterimage/words/locale.ts';
import { customizations, extras, products } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { readyDesigns } from '../../ready-designs/tables.ts';
import { importMessage } from '../import-message.ts';
import { slug } from './product-record.ts';
import type { RecordKind } from './record-kind.ts';
import { RefusedRecord } from './refused-record.ts';

const place = z.int().min(0);
/** `choices`: the places of what is chosen among the options of the slot. */
const common = { slot: place, choices: z.array(place).max(20).default([]) };
const texts = z.partialRecord(z.enum(locales), z.string().max(2000));
const slotRecord = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('text'), text: texts, look: textLook.default({}) }),
  z.strictObject({ ...common, kind: z.literal('photo'), look: photoLook.omit({ placement: true }).default({}) }),
  z.strictObject({ ...common, kind: z.literal('specification') }),
]);
const contentRecord = z.strictObject({
  /** Chosen extras, by the places of their slot and of the option in it. */
  extras: z
    .array(z.strictObject({ slot: place, extra: place }))
    .max(50)
    .default([]),
  slots: z.array(slotRecord).max(50).default([]),
});
type ContentRecord = z.infer<typeof contentRecord>;

const readyDesignsRecord = z.strictObject({
  record: z.literal('ready-designs'),
  /** The address of the product. */
  product: slug,
  /** In their order; slots and options are counted from 0, in the order in which the product has them. */
  designs: z
    .array(
      z.strictObject({
        name: z.partialRecord(z.enum(locales), z.string().max(60)),
        isHidden: z.boolean().default(false),
        /** Null: nothing was taken over from the studio yet. */
        content: contentRecord.nullable().default(null),
      }),
    )
    .max(mostReadyDesigns),
});

/** The ready designs of a product: a record of its own, as it names slots by their places in the product that stands before it. */
export const readyDesignsKind: RecordKind<z.infer<typeof readyDesignsRecord>> = {
  name: 'ready-designs',
  schema: readyDesignsRecord,
  keyOf: ({ product }) => product,
  async readAll(db) {
    const rows = await db
      .select({ product: products.slug, design: readyDesigns })
      .from(readyDesigns)
      .innerJoin(products, eq(products.id, readyDesigns.productId))
      .orderBy(asc(products.id), asc(readyDesigns.position), asc(readyDesigns.createdAt), asc(readyDesigns.id));
    const places = await placesOf(
      db,
      rows.map(({ design }) => design.productId),
    );
    return [...Map.groupBy(rows, ({ product }) => product)].map(([product, list]) =>
      readyDesignsRecord.parse({
        record: 'ready-designs',
        product,
        designs: list.map(({ design: { productId, name, isHidden, content } }) => ({
          name: Object.fromEntries(Object.entries(name).filter(([, text]) => text !== '')),
          isHidden,
          content: content && withPlaces(content, places.get(productId) ?? []),
        })),
      }),
    );
  },
  async write(tx, { product, designs }) {
    const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, product));
    if (!row)
      throw new RefusedRecord(importMessage((messages) => messages.record.noProduct({ slug: product }), 'product'));
    const productId = row.id;
    const slots = (await placesOf(tx, [productId])).get(productId) ?? [];
    const before = await tx
      .select({ id: readyDesigns.id, name: readyDesigns.name, draftId: readyDesigns.draftId })
      .from(readyDesigns)
      .where(eq(readyDesigns.productId, productId));
    const values = designs.map(({ name, isHidden, content: record }, position) => {
      const content = record && withIds(record, slots, `designs.${position}`);
      // A design of the same name stays the row that it is, so that work in the studio goes on.
      const at = before.findIndex((one) => one.name.en === name.en);
      const [own] = at < 0 ? [] : before.splice(at, 1);
      return {
        ...(own && { id: own.id, draftId: own.draftId }),
        productId,
        position,
        name: byLocale((locale) => name[locale] ?? ''),
        isHidden,
        content,
      };
    });
    await tx.delete(readyDesigns).where(eq(readyDesigns.productId, productId));
    if (values.length > 0) await tx.insert(readyDesigns).values(values);
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, productId));
  },
};

/** A slot with its options, in the order in which a product has them. */
interface PlacedSlot {
  id: number;
  options: number[];
}

async function placesOf(db: Database, productIds: readonly number[]): Promise<Map<number, PlacedSlot[]>> {
  if (productIds.length === 0) return new Map();
  const slots = await db
    .select({ id: customizations.id, productId: customizations.productId })
    .from(customizations)
    .where(inArray(customizations.productId, [...new Set(productIds)]))
    .orderBy(asc(customizations.position), asc(customizations.id));
  const options = await db
    .select({ id: extras.id, slotId: extras.customizationId })
    .from(extras)
    .innerJoin(customizations, eq(customizations.id, extras.customizationId))
    .where(inArray(customizations.productId, [...new Set(productIds)]))
    .orderBy(asc(extras.position), asc(extras.id));
  const bySlot = Map.groupBy(options, ({ slotId }) => slotId);
  const placed = slots.map(({ id, productId }) => ({
    productId,
    slot: { id, options: (bySlot.get(id) ?? []).map((option) => option.id) },
  }));
  return new Map(
    Array.from(
      Map.groupBy(placed, ({ productId }) => productId),
      ([productId, list]) => [productId, list.map(({ slot }) => slot)],
    ),
  );
}

/** What the product no longer has is left out. */
function withPlaces({ extraList, slots }: ReadyContent, placed: readonly PlacedSlot[]) {
  return {
    extras: extraList.flatMap((id) => {
      const slot = placed.findIndex(({ options }) => options.includes(id));
      return slot < 0 ? [] : [{ slot, extra: placed[slot]?.options.indexOf(id) }];
    }),
    slots: slots.flatMap((slot) => {
      const at = placed.findIndex(({ id }) => id === slot.slot);
      const choices = slot.choices.map((id) => placed[at]?.options.indexOf(id) ?? -1).filter((index) => index >= 0);
      return at < 0 ? [] : [{ ...slot, slot: at, choices }];
    }),
  };
}

function withIds(content: ContentRecord, placed: readonly PlacedSlot[], path: string): ReadyContent {
  const slotAt = (at: number) => {
    const slot = placed[at];
    if (!slot) throw new RefusedRecord(importMessage(({ record }) => record.noSlotOfProduct({ slot: at }), path));
    return slot;
  };
  const optionAt = (at: number, option: number) => {
    const id = slotAt(at).options[option];
    if (id === undefined)
      throw new RefusedRecord(importMessage(({ record }) => record.noOption({ slot: at, option }), path));
    return id;
  };
  return {
    extraList: content.extras.map(({ slot, extra }) => optionAt(slot, extra)),
    slots: content.slots.map((slot) => ({
      ...slot,
      slot: slotAt(slot.slot).id,
      choices: slot.choices.map((option) => optionAt(slot.slot, option)),
    })),
  };
}
