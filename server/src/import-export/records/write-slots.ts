import { asc, eq, inArray } from 'drizzle-orm';
import { choiceSlots, customizations, extras } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { SlotRecord } from './product-record.ts';
import { effectsWithSlots } from './slot-references.ts';
import { writeTexts } from './write-texts.ts';

/** The slots that a product is to have; a new product has none yet. */
interface SlotsOfProduct {
  productId: number;
  slots: readonly SlotRecord[];
  isNew: boolean;
}

/**
 * Gives a product these slots; answers their ids, in their order. A slot of the same kind and title stays the row that it is,
 * and so does an extra of the same title in it: carts and designs name them by their ids.
 */
export async function writeSlots(tx: Database, own: SlotsOfProduct): Promise<number[]> {
  const { slots, isNew } = own;
  const slotIds = await writeSlotRows(tx, own);
  const extraIds = await writeExtras(tx, { ...own, slotIds });
  await writeChoices(tx, { slots, slotIds, extraIds, isNew });
  const slotTexts = slots.map(({ texts }, place) => ({ id: slotIds[place] ?? 0, texts }));
  await writeTexts(tx, 'customization', slotTexts, { isNew });
  const extraTexts = slots.flatMap((slot, place) =>
    slot.extras.map(({ texts }, index) => ({ id: extraIds[place]?.[index] ?? 0, texts })),
  );
  await writeTexts(tx, 'extra', extraTexts, { isNew });
  return slotIds;
}

async function writeSlotRows(tx: Database, { productId, slots, isNew }: SlotsOfProduct): Promise<number[]> {
  const free = isNew ? [] : await slotsOf(tx, productId);
  const ids = new Map<number, number>();
  const added: (typeof customizations.$inferInsert)[] = [];
  for (const [position, slot] of slots.entries()) {
    const { kind, fieldType, selectionMode, title, required, limits } = slot;
    const columns = { productId, position, kind, fieldType, selectionMode, title, required, limits };
    const at = free.findIndex((row) => row.kind === kind && row.title === title);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    if (!kept) added.push(columns);
    else {
      ids.set(position, kept.id);
      await tx.update(customizations).set(columns).where(eq(customizations.id, kept.id));
    }
  }
  const gone = free.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(customizations).where(inArray(customizations.id, gone));
  if (added.length > 0) {
    const { id, position } = customizations;
    for (const row of await tx.insert(customizations).values(added).returning({ id, position }))
      ids.set(row.position, row.id);
  }
  return slots.map((_, place) => ids.get(place) ?? 0);
}

const slotsOf = (tx: Database, productId: number) =>
  tx
    .select({ id: customizations.id, kind: customizations.kind, title: customizations.title })
    .from(customizations)
    .where(eq(customizations.productId, productId))
    .orderBy(asc(customizations.position), asc(customizations.id));

type PlacedSlots = SlotsOfProduct & { slotIds: readonly number[] };

/** Answers the ids of the extras of each slot, in their order. */
async function writeExtras(tx: Database, { slots, slotIds, isNew }: PlacedSlots): Promise<number[][]> {
  const free = isNew || slotIds.length === 0 ? [] : await extrasOf(tx, slotIds);
  const ids = new Map<string, number>();
  const added: (typeof extras.$inferInsert)[] = [];
  for (const [place, slot] of slots.entries()) {
    const customizationId = slotIds[place] ?? 0;
    for (const [position, { title, price, effectList }] of slot.extras.entries()) {
      const effects = effectsWithSlots(effectList, (other) => slotIds[other] ?? 0);
      const columns = { customizationId, position, title, price, effectList: effects };
      const at = free.findIndex((row) => row.customizationId === customizationId && row.title === title);
      const [kept] = at < 0 ? [] : free.splice(at, 1);
      if (!kept) added.push(columns);
      else {
        ids.set(`${customizationId} ${position}`, kept.id);
        await tx.update(extras).set(columns).where(eq(extras.id, kept.id));
      }
    }
  }
  const gone = free.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(extras).where(inArray(extras.id, gone));
  if (added.length > 0) {
    const { id, customizationId, position } = extras;
    for (const row of await tx.insert(extras).values(added).returning({ id, customizationId, position }))
      ids.set(`${row.customizationId} ${row.position}`, row.id);
  }
  return slots.map((slot, place) => slot.extras.map((_, position) => ids.get(`${slotIds[place]} ${position}`) ?? 0));
}

const extrasOf = (tx: Database, slotIds: readonly number[]) =>
  tx
    .select({ id: extras.id, customizationId: extras.customizationId, title: extras.title })
    .from(extras)
    .where(inArray(extras.customizationId, [...slotIds]))
    .orderBy(asc(extras.position), asc(extras.id));

interface Places {
  slots: readonly SlotRecord[];
  slotIds: readonly number[];
  extraIds: readonly (readonly number[])[];
  isNew: boolean;
}

async function writeChoices(tx: Database, { slots, slotIds, extraIds, isNew }: Places): Promise<void> {
  if (slotIds.length === 0) return;
  if (!isNew) await tx.delete(choiceSlots).where(inArray(choiceSlots.customizationId, [...slotIds]));
  const rows = slots.flatMap(({ ofChoice }, place) => {
    const extraId = ofChoice && extraIds[ofChoice.slot]?.[ofChoice.extra];
    return extraId ? [{ customizationId: slotIds[place] ?? 0, extraId }] : [];
  });
  if (rows.length > 0) await tx.insert(choiceSlots).values(rows);
}
