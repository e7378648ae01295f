import { isDeepStrictEqual } from 'node:util';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { Design, FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { textOf } from '../cart/personalize.ts';

/** What a cart keeps of a line. */
interface LineDesign {
  variantId: number;
  personalization: Design | null;
}

/**
 * Whether a draft holds what a line does. A cart leaves out what is empty, and says of each photo how it lies; warnings do
 * not count, for a draft keeps also those that were put right.
 */
export function isSameDesign(draft: DraftDesign, { variantId, personalization }: LineDesign): boolean {
  const line = personalization ?? { extraList: [], slots: [] };
  const hasVariant = draft.variantId === null || draft.variantId === variantId;
  return hasVariant && isDeepStrictEqual(comparable(draft), comparable(line));
}

const byNumber = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

const comparable = ({ extraList, slots }: Pick<Design, 'extraList' | 'slots'>) => ({
  extraList: byNumber(extraList),
  slots: slots.flatMap(orderable).toSorted((one, other) => one.slot - other.slot),
});

/** A slot as a cart has it; none when a cart would leave it out. */
function orderable(filled: FilledSlot): FilledSlot[] {
  const choices = byNumber(filled.choices);
  if (filled.kind === 'photo')
    return filled.photo === null
      ? []
      : [{ ...filled, choices, look: { ...filled.look, placement: filled.look.placement ?? asItFits } }];
  if (filled.kind === 'text') {
    const text = textOf(filled.text);
    return text === '' ? [] : [{ ...filled, choices, text }];
  }
  return choices.length === 0 ? [] : [{ ...filled, choices }];
}
