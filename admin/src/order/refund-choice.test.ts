import { expect, it } from 'vitest';
import { chosenPieces } from './refund-choice.ts';

const lines = [
  { id: 'a', name: 'Mug', left: 2 },
  { id: 'b', name: 'Lamp', left: 1 },
];

it('D20.3 pieces to refund are those that were typed, at most those that are left', () => {
  expect(chosenPieces(lines, {})).toEqual([]);
  expect(chosenPieces(lines, { a: ' 2 ', b: '0' })).toEqual([{ lineId: 'a', quantity: 2 }]);
  expect(chosenPieces(lines, { a: '3' })).toBeNull();
  expect(chosenPieces(lines, { a: '1', b: 'one' })).toBeNull();
});
