import { isDeepStrictEqual } from 'node:util';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { Design, FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import { offeredSlots } from '@afterimage/contract/values/offered-slots.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { normalized, textOf } from '../cart/personalize.ts';

/** The stored content of a cart line. */
interface LineDesign {
  variantId: number;
  personalization: Design | null;
}

/** The context in which a cart reads a payload: the product's slots, the language and the date. */
interface Reading {
  customizations: readonly Customization[];
  locale: Locale;
  today: string;
}

/**
 * Whether a draft and a cart line have the same design. A cart omits empty slots and slots of choices that are not selected,
 * completes the placement of each photo, normalizes dates and fixes the first month of a calendar. Warnings are not compared,
 * since a draft also keeps resolved ones.
 */
export function isSameDesign(
  draft: DraftDesign,
  { variantId, personalization }: LineDesign,
  reading: Reading,
): boolean {
  const line = personalization ?? { extraList: [], slots: [] };
  if (draft.variantId !== null && draft.variantId !== variantId) return false;
  const chosenIds = new Set([...draft.extraList, ...draft.slots.flatMap(({ choices }) => choices)]);
  const offeredIds = new Set(offeredSlots(reading.customizations, chosenIds).map(({ id }) => id));
  const slots = draft.slots.flatMap((filled) => {
    if (!offeredIds.has(filled.slot) || isEmpty(filled)) return [];
    return [withMonthOf(line.slots, filled, normalized(filled, reading.customizations, reading))];
  });
  return isDeepStrictEqual(comparable({ extraList: draft.extraList, slots }), comparable(line));
}

/** A month that the draft does not fix is taken from the line. */
function withMonthOf(line: readonly FilledSlot[], before: FilledSlot, now: FilledSlot): FilledSlot {
  if (now.kind !== 'specification' || before.kind !== 'specification' || before.month !== undefined) return now;
  const { month: _, ...rest } = now;
  const same = line.find(({ slot }) => slot === now.slot);
  return same?.kind === 'specification' && same.month !== undefined ? { ...rest, month: same.month } : rest;
}

function isEmpty(filled: FilledSlot): boolean {
  if (filled.kind === 'photo') return filled.photo === null;
  return filled.kind === 'text' ? textOf(filled.text) === '' : filled.choices.length === 0;
}

const byNumber = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

const comparable = ({ extraList, slots }: Pick<Design, 'extraList' | 'slots'>) => ({
  extraList: byNumber(extraList),
  slots: slots
    .map((filled) => ({ ...filled, choices: byNumber(filled.choices) }))
    .toSorted((one, other) => one.slot - other.slot),
});
