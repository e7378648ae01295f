import { expect, it } from 'vitest';
import { typedAmount } from './allowed.ts';

it('D20.3 an amount is read as it is typed in both languages, and nothing else is', () => {
  expect(['12', '12.5', '12,50', ' 0.99 '].map((text) => typedAmount(text, 2))).toEqual([1200, 1250, 1250, 99]);
  expect(['', '0', '-1', '1.000,00', 'ten'].map((text) => typedAmount(text, 2))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(typedAmount('1200', 0)).toBe(1200);
});
