import type { Sellable } from './sellables.ts';
import type { OrderedCustomization, OrderedExtra, Personalization } from '../db/tables.ts';

/** What makes a line personal, with the titles and prices that the catalogue has today. */
export interface LineChoice {
  extraList: OrderedExtra[];
  customizationList: OrderedCustomization[];
  /** All that was chosen for a price: the extras and the choices in the slots. */
  extras: OrderedExtra[];
  /** Whether the catalogue still has everything that was chosen. */
  complete: boolean;
}

/** Reads a kept personalisation with the catalogue's words; what the catalogue has no more is left out. */
export function choiceOf(sellable: Sellable, personalization: Personalization | null): LineChoice {
  const slots = new Map(sellable.customizationList.map((slot) => [slot.id, slot]));
  const known = new Map(
    sellable.customizationList.flatMap((slot) =>
      slot.extraList.map(({ id, title, price }) => [id, { id, title, price }] as const),
    ),
  );
  const find = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
  const kept = personalization ?? { extraList: [], customizationList: [] };

  const extraList = find(kept.extraList);
  const customizationList = kept.customizationList.flatMap((filled) => {
    const slot = slots.get(filled.customizationId);
    return slot ? { ...filled, kind: slot.kind, title: slot.title, extraList: find(filled.extraList) } : [];
  });
  const extras = [...extraList, ...customizationList.flatMap((filled) => filled.extraList)];
  const wanted = kept.customizationList.reduce((sum, { extraList: ids }) => sum + ids.length, kept.extraList.length);
  const complete = extras.length === wanted && customizationList.length === kept.customizationList.length;
  return { extraList, customizationList, extras, complete };
}
