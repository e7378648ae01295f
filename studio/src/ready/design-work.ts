import type { Customization } from '@afterimage/contract/customization.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { stateOf, workOf } from '../design-state.ts';
import { stepsOf } from '../personal.ts';
import { sameJson, type Work } from '../work.ts';

/** What a ready design replaces: all but photos and what plays on them. */
type Replaced = Pick<DraftDesign, 'extraList' | 'slots'>;

/**
 * The work with a ready design in place of its texts and choices. Photos stay where they are, with the look that the design gives
 * them; what the slots of today do not take is left out.
 */
export function workWithDesign(work: Work, design: Replaced, slots: readonly Customization[]): Work {
  const ofDesign = new Map(design.slots.map((slot) => [slot.slot, slot]));
  const photos = work.content.slots.flatMap((slot): FilledSlot[] => {
    if (slot.kind !== 'photo' || slot.photo === null) return [];
    const own = ofDesign.get(slot.slot);
    if (own?.kind !== 'photo') return [slot];
    const { placement } = slot.look;
    return [{ ...slot, choices: own.choices, look: { ...own.look, ...(placement && { placement }) } }];
  });
  const filled = new Set(photos.map(({ slot }) => slot));
  const content = {
    ...work.content,
    extraList: design.extraList,
    acceptedWarningList: [],
    slots: [...photos, ...design.slots.filter(({ slot }) => !filled.has(slot))],
  };
  const { steps, mediaItems, quantity, acceptedWarningList } = stateOf({ ...work, content }, slots);
  const { variantId, step } = work.content;
  return workOf(
    { personalizationSteps: steps, quantity, acceptedWarningList, variantId, customizationStep: step },
    { mediaItems },
  );
}

/** Whether a customer has typed or chosen something that a ready design would replace. */
export function isBegun({ extraList, slots }: Replaced, customizations: readonly Customization[]): boolean {
  const initial = new Map(
    stepsOf(customizations).flatMap(({ data }) => data.map(({ id, chosen = [] }) => [id, chosen])),
  );
  return (
    extraList.length > 0 ||
    slots.some((slot) => {
      if (slot.kind === 'text') return slot.text.trim() !== '';
      return slot.kind === 'specification' && !sameJson(slot.choices, initial.get(slot.slot) ?? []);
    })
  );
}

/** Whether two have the same texts and choices. */
export const sameDesign = (one: Replaced, other: Replaced): boolean => sameJson(comparable(one), comparable(other));

const comparable = ({ extraList, slots }: Replaced) => ({
  extraList,
  slots: slots.filter(({ kind }) => kind !== 'photo').toSorted((one, other) => one.slot - other.slot),
});
