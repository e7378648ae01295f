import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

it('S7.32 money is written as people of a language do, and nothing is never less than nothing', () => {
  expect(moneyText(105_30, 'EUR', 'en')).toBe('€105.30');
  expect(moneyText(105_30, 'EUR', 'de')).toBe('105,30\u00a0€');
  expect(moneyText(-0, 'EUR', 'en')).toBe('€0.00');
});
