import type { Extra } from '@afterimage/contract/customization.ts';
import type { Design, FilledSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { monthTitle } from '@afterimage/scene/calendar/months.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';
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

/**
 * Reads a stored design with the catalog's titles, in a language, and prices. Options that the catalog no longer has are left
 * out. The title of a calendar's start is its month.
 */
export function choiceOf(sellable: Sellable, design: Design | null, locale: Locale): LineChoice {
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
  const storedDesign = design ?? { extraList: [], slots: [] };

  const extraList = find(storedDesign.extraList);
  const slots = storedDesign.slots.flatMap((filled): SoldSlot[] => {
    const slot = customizationById.get(filled.slot);
    if (slot?.kind !== filled.kind) return [];
    const soldOptions = find(filled.choices).map((extra) => withMonth(extra, filled, locale));
    return [{ ...filled, title: slot.title, sold: soldOptions }];
  });
  const extras = [...extraList, ...slots.flatMap(({ sold }) => sold)];
  const choiceCount = storedDesign.slots.reduce(
    (sum, { choices }) => sum + choices.length,
    storedDesign.extraList.length,
  );
  const complete = extras.length === choiceCount && slots.length === storedDesign.slots.length;
  return { extraList, slots, extras, complete };
}

function withMonth(extra: Extra, slot: FilledSlot, locale: Locale): Extra {
  const month = slot.kind === 'specification' ? slot.month : undefined;
  const isStart = extra.effectList?.some((effect) => effect.kind === 'calendar' && effect.start !== undefined);
  return month !== undefined && isStart ? { ...extra, title: monthTitle(month, localeFacts[locale].intl) } : extra;
}
