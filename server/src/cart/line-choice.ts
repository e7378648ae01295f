import type { Extra } from '@afterimage/contract/customization.ts';
import type { Design, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Sellable } from './sellables.ts';

/** What makes a line personal, with the titles and prices that the catalogue has today. */
export interface LineChoice {
  extraList: Extra[];
  slots: SoldSlot[];
  /** All that was chosen for a price: the extras and the choices in the slots. */
  extras: Extra[];
  /** Whether the catalogue still has everything that was chosen. */
  complete: boolean;
}

/** Reads a stored design with the catalogue's titles and prices; what the catalogue has no more is left out. */
export function choiceOf(sellable: Sellable, design: Design | null): LineChoice {
  const customizationById = new Map(sellable.customizationList.map((slot) => [slot.id, slot]));
  const extraById = new Map(
    sellable.customizationList.flatMap((slot) =>
      slot.extraList.map(({ id, title, price, effectList }): [number, Extra] => [
        id,
        { id, title, price, ...(effectList && { effectList }) },
      ]),
    ),
  );
  const find = (ids: readonly number[]) => ids.flatMap((id) => extraById.get(id) ?? []);
  const stored = design ?? { extraList: [], slots: [] };

  const extraList = find(stored.extraList);
  const slots = stored.slots.flatMap((filled): SoldSlot[] => {
    const slot = customizationById.get(filled.slot);
    return slot?.kind === filled.kind ? [{ ...filled, title: slot.title, sold: find(filled.choices) }] : [];
  });
  const extras = [...extraList, ...slots.flatMap(({ sold }) => sold)];
  const choiceCount = stored.slots.reduce((sum, { choices }) => sum + choices.length, stored.extraList.length);
  const complete = extras.length === choiceCount && slots.length === stored.slots.length;
  return { extraList, slots, extras, complete };
}
