import { asc, eq, inArray } from 'drizzle-orm';
import { choiceSlots, customizations, extras } from '../../catalogue/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { SlotRecord } from './product-record.ts';
import { effectsWithSlots } from './slot-references.ts';
import { writeTexts } from './write-texts.ts';

/** The ids of a product's slots, in their order. */
export async function slotIdsOf(tx: Database, productId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: customizations.id })
    .from(customizations)
    .where(eq(customizations.productId, productId))
    .orderBy(asc(customizations.position), asc(customizations.id));
  return rows.map(({ id }) => id);
}

/**
 * Gives a product these slots. A slot of the same kind and title stays the row that it is, and so does an extra of the
 * same title in it: carts and designs name them by their ids.
 */
export async function writeSlots(tx: Database, productId: number, slots: readonly SlotRecord[]): Promise<void> {
  const before = await tx
    .select({ id: customizations.id, kind: customizations.kind, title: customizations.title })
    .from(customizations)
    .where(eq(customizations.productId, productId))
    .orderBy(asc(customizations.position), asc(customizations.id));
  const slotIds: number[] = [];
  const free = [...before];
  for (const [position, slot] of slots.entries()) {
    const { kind, fieldType, selectionMode, title, required, limits } = slot;
    const columns = { productId, position, kind, fieldType, selectionMode, title, required, limits };
    const at = free.findIndex((row) => row.kind === kind && row.title === title);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    if (kept) await tx.update(customizations).set(columns).where(eq(customizations.id, kept.id));
    const [added] = kept
      ? [kept]
      : await tx.insert(customizations).values(columns).returning({ id: customizations.id });
    slotIds.push(added?.id ?? 0);
  }
  const gone = free.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(customizations).where(inArray(customizations.id, gone));
  const extraIds: number[][] = [];
  for (const [place, slot] of slots.entries())
    extraIds.push(await writeExtras(tx, { slotId: slotIds[place] ?? 0, slotIds, list: slot.extras }));
  await writeChoices(tx, { slots, slotIds, extraIds });
  await writeTexts(
    tx,
    'customization',
    slots.map(({ texts }, place) => ({ id: slotIds[place] ?? 0, texts })),
    { isNew: false },
  );
}

interface ExtrasOfSlot {
  slotId: number;
  slotIds: readonly number[];
  list: SlotRecord['extras'];
}

/** Answers the ids of the extras, in their order. */
async function writeExtras(tx: Database, { slotId, slotIds, list }: ExtrasOfSlot): Promise<number[]> {
  const free = await tx
    .select({ id: extras.id, title: extras.title })
    .from(extras)
    .where(eq(extras.customizationId, slotId))
    .orderBy(asc(extras.position), asc(extras.id));
  const ids: number[] = [];
  for (const [position, { title, price, effectList }] of list.entries()) {
    const effects = effectsWithSlots(effectList, (place) => slotIds[place] ?? 0);
    const columns = { customizationId: slotId, position, title, price, effectList: effects };
    const at = free.findIndex((row) => row.title === title);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    if (kept) await tx.update(extras).set(columns).where(eq(extras.id, kept.id));
    const [added] = kept ? [kept] : await tx.insert(extras).values(columns).returning({ id: extras.id });
    ids.push(added?.id ?? 0);
  }
  const gone = free.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(extras).where(inArray(extras.id, gone));
  await writeTexts(
    tx,
    'extra',
    list.map(({ texts }, place) => ({ id: ids[place] ?? 0, texts })),
    { isNew: false },
  );
  return ids;
}

interface Places {
  slots: readonly SlotRecord[];
  slotIds: readonly number[];
  extraIds: readonly (readonly number[])[];
}

async function writeChoices(tx: Database, { slots, slotIds, extraIds }: Places): Promise<void> {
  if (slotIds.length === 0) return;
  await tx.delete(choiceSlots).where(inArray(choiceSlots.customizationId, [...slotIds]));
  const rows = slots.flatMap(({ ofChoice }, place) => {
    const extraId = ofChoice && extraIds[ofChoice.slot]?.[ofChoice.extra];
    return extraId ? [{ customizationId: slotIds[place] ?? 0, extraId }] : [];
  });
  if (rows.length > 0) await tx.insert(choiceSlots).values(rows);
}
