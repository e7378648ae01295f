import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Look } from '@afterimage/contract/look.ts';

/** A change of what a slot holds; a part of its look that is undefined is taken away, what is not named stays. */
export interface SlotEdit {
  text?: string;
  /** Selects choices; a month that belonged to another choice is removed. */
  choices?: number[];
  month?: string;
  look?: Partial<Look>;
}

export function lookWith<Some extends Look>(look: Some, change: Partial<Look>): Some {
  const parts = Object.entries({ ...look, ...change }).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts) as Some;
}

/** The slot after a change. */
export function editedSlot<Slot extends FilledSlot>(slot: Slot, { text, choices, month, look }: SlotEdit): Slot {
  return {
    ...slot,
    ...(slot.kind === 'text' && text !== undefined && { text }),
    ...(choices && { choices }),
    ...(slot.kind === 'specification' && (choices || month !== undefined) && { month }),
    ...(slot.kind !== 'specification' && look && { look: lookWith(slot.look, look) }),
  };
}
