import { setLocale } from '@afterimage/words/locale.ts';
import { afterEach, expect, it } from 'vitest';
import { arrivalDates } from './arrival.ts';

afterEach(() => setLocale('en'));

it('D20.2 the days of arrival are told as the language of the page does, wherever the visitor is', () => {
  setLocale('en');
  expect(arrivalDates({ arrivesFrom: '2026-11-23', arrivesUntil: '2026-11-23' })).toBe('Mon, 23 Nov');
  const days = { arrivesFrom: '2026-11-24', arrivesUntil: '2026-11-26' };
  expect(arrivalDates(days)).toMatch(/^Tue.* 24.*[–-].*Thu.* 26 Nov$/);
  setLocale('de');
  expect(arrivalDates(days)).toMatch(/^Di.* 24.*[–-].*Do.* 26\. Nov\.$/);
});
