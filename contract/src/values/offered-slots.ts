import type { Customization } from '../customization.ts';

/**
 * The slots that are there to be filled: those of the product, and those that belong to a choice or an extra that was
 * chosen. `chosenIds` are the ids of all that was chosen, in the slots and for the whole thing.
 */
export function offeredSlots<Slot extends Pick<Customization, 'choiceId'>>(
  slots: readonly Slot[],
  chosenIds: ReadonlySet<number>,
): Slot[] {
  return slots.filter(({ choiceId }) => choiceId === undefined || chosenIds.has(choiceId));
}

/** The slots that are there whatever was chosen. */
export const slotsWithoutChoice = <Slot extends Pick<Customization, 'choiceId'>>(slots: readonly Slot[]): Slot[] =>
  offeredSlots(slots, new Set());
