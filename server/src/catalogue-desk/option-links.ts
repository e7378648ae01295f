import { and, eq, inArray } from 'drizzle-orm';
import type { Effect } from '@afterimage/contract/effects.ts';
import { choiceSlots, customizations, extras } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { refuseField } from './refuse-field.ts';

interface SlotOfProduct {
  productId: number;
  slotId: number;
}

/**
 * Offers a slot with an option alone, or always (null). Answers the option of before.
 * @throws INVALID_REQUEST at `optionId` when the product has no such option.
 */
export async function linkToOption(
  tx: Database,
  { productId, slotId }: SlotOfProduct,
  optionId: number | null,
): Promise<number | null> {
  const [before] = await tx
    .delete(choiceSlots)
    .where(eq(choiceSlots.customizationId, slotId))
    .returning({ optionId: choiceSlots.extraId });
  if (optionId !== null) {
    const [option] = await tx
      .select({ id: extras.id })
      .from(extras)
      .innerJoin(customizations, eq(customizations.id, extras.customizationId))
      .where(
        and(
          eq(extras.id, optionId),
          eq(customizations.productId, productId),
          inArray(customizations.kind, ['specification', 'extra']),
        ),
      );
    if (!option) refuseField('optionId', 'unknownOption');
    await tx.insert(choiceSlots).values({ customizationId: slotId, extraId: optionId });
  }
  return before?.optionId ?? null;
}

/** Refuses to remove options with which faces are offered: these would be offered always. */
export async function refuseDependents(tx: Database, optionIds: readonly number[]): Promise<void> {
  if (optionIds.length === 0) return;
  const [dependent] = await tx
    .select({ id: choiceSlots.customizationId })
    .from(choiceSlots)
    .where(inArray(choiceSlots.extraId, [...optionIds]))
    .limit(1);
  if (dependent) refuseField('optionList', 'optionHasFaces');
}

const isOf =
  ({ slotId, surfaceId }: { slotId: number; surfaceId: string }) =>
  (effect: Effect): boolean =>
    ('slot' in effect && effect.slot === slotId) || ('surface' in effect && effect.surface === surfaceId);

/** Takes what changes a slot or its face out of all options of the product. */
export async function forgetSlot(
  tx: Database,
  productId: number,
  slot: { slotId: number; surfaceId: string },
): Promise<void> {
  const isOfSlot = isOf(slot);
  const rows = await tx
    .select({ id: extras.id, effectList: extras.effectList })
    .from(extras)
    .innerJoin(customizations, eq(customizations.id, extras.customizationId))
    .where(eq(customizations.productId, productId));
  for (const { id, effectList } of rows.filter((row) => row.effectList.some(isOfSlot)))
    await tx
      .update(extras)
      .set({ effectList: effectList.filter((effect) => !isOfSlot(effect)) })
      .where(eq(extras.id, id));
}
