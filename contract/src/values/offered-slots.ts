import type { Customization } from '../customization.ts';

/**
 * The slots that a customer can currently fill: those of the product, and those that belong to a selected choice or extra.
 * `chosenIds` are the ids of all selected choices and extras.
 */
export function offeredSlots<Slot extends Pick<Customization, 'choiceId'>>(
  slots: readonly Slot[],
  chosenIds: ReadonlySet<number>,
): Slot[] {
  return slots.filter(({ choiceId }) => choiceId === undefined || chosenIds.has(choiceId));
}

/** The slots that are offered with every selection of choices. */
export const slotsWithoutChoice = <Slot extends Pick<Customization, 'choiceId'>>(slots: readonly Slot[]): Slot[] =>
  offeredSlots(slots, new Set());
