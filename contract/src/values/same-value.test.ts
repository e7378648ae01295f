import { expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

it.each([
  [{ a: 1, b: { c: [1, 2], d: 'x' } }, { b: { d: 'x', c: [1, 2] }, a: 1 }, true],
  [undefined, null, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: 1 }, { a: 1, b: null }, false],
  ['1', 1, false],
])('D20.1 %j and %j are the same value: %s', (one, other, same) => {
  expect(isSameValue(one, other)).toBe(same);
});
