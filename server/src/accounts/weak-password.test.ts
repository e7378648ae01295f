import { expect, it } from 'vitest';
import { weaknessOf } from './weak-password.ts';

const email = 'Ada.Lovelace@Example.com';

it.each([
  ['password', 'common'],
  ['Passwort123!', 'common'],
  ['12345678', 'common'],
  ['987654321', 'common'],
  ['1234567890', 'common'],
  ['aaaaaaaa', 'common'],
  ['abcabcabc', 'common'],
  ['12121212', 'common'],
  ['qwertzuiop', 'common'],
  ['Afterimage', 'common'],
  ['iloveyou2', 'common'],
  ['        ', 'blank'],
  ['ada.lovelace@example.COM', 'ownAddress'],
  ['ada.lovelace', 'ownAddress'],
])('S7.2 %j is refused as %s', (password, weakness) => {
  expect(weaknessOf(password, email)).toBe(weakness);
});

it.each([
  'correct horse battery',
  'secret word 1',
  'long enough',
  'my-password',
  'passwords of old',
  'ada lovelace 1815',
])('S7.2 %j is taken', (password) => {
  expect(weaknessOf(password, email)).toBeNull();
});
