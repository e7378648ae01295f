import { expect, it } from 'vitest';
import { isBic, isIban, plainIban } from './bank-account.ts';

it('D20.2 an IBAN is known by its check digits, however it is grouped', () => {
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true);
  expect(isIban('de89370400440532013000')).toBe(true);
  expect(isIban('DE89 3704 0044 0532 0130 01')).toBe(false);
  expect(isIban('DE89')).toBe(false);
  expect(isIban('')).toBe(false);
  expect(plainIban(' gb29 nwbk 6016 1331 9268 19 ')).toBe('GB29NWBK60161331926819');
});

it('D20.2 a BIC has eight or eleven characters', () => {
  expect(['COBADEFF', 'COBADEFFXXX'].map(isBic)).toEqual([true, true]);
  expect(['COBADEFFX', 'cobadeff', ''].map(isBic)).toEqual([false, false, false]);
});
