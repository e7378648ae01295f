import { expect, it } from 'vitest';
import { requestLocale } from './request-locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['tlh-KX, tlh;q=0.9, de;q=0.3, en;q=0.5', 'en'],
  ['tlh, DE;q=0.5', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=x', 'en'],
  ['*', 'en'],
])('D5.1 of %s we speak %s', (header, locale) => {
  expect(requestLocale(header)).toBe(locale);
});
