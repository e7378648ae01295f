import { expect, it } from 'vitest';
import { offeredSlots, slotsWithoutChoice } from './offered-slots.ts';

const slots = [{ id: 1 }, { id: 2, choiceId: 20 }, { id: 3, choiceId: 30 }];

it('S3.17 a slot that belongs to a choice is there once that is chosen', () => {
  expect(offeredSlots(slots, new Set([30, 7])).map(({ id }) => id)).toEqual([1, 3]);
  expect(slotsWithoutChoice(slots).map(({ id }) => id)).toEqual([1]);
});
