import { setLocale } from '@afterimage/words/locale.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { afterWorkingDays, arrivalDates } from './arrival.ts';

const friday = new Date(2026, 10, 20, 12);

describe('D7.42 when an order arrives', () => {
  afterEach(() => setLocale('en'));

  it('D7.42 counts working days, from any day of the week', () => {
    expect(afterWorkingDays(friday, 1).getDate()).toBe(23);
    expect(afterWorkingDays(new Date(2026, 10, 21, 12), 1).getDate()).toBe(23);
    expect(afterWorkingDays(friday, 6).getDate()).toBe(30);
    expect(afterWorkingDays(friday, 0)).toEqual(friday);
  });

  it('D7.42 says the days as the language of the page does', () => {
    expect(arrivalDates({ minDays: 1, maxDays: 1 }, friday)).toBe('Mon, 23 Nov');
    expect(arrivalDates({ minDays: 2, maxDays: 4 }, friday)).toMatch(/^Tue.* 24.*[–-].*Thu.* 26 Nov$/);
    setLocale('de');
    expect(arrivalDates({ minDays: 2, maxDays: 4 }, friday)).toMatch(/^Di.* 24.*[–-].*Do.* 26\. Nov\.$/);
  });
});
