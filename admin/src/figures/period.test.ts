import { expect, it } from 'vitest';
import { isSpan, readPeriod, writePeriod } from './period.ts';

const today = '2026-03-05';
const read = (address: string) => readPeriod(new URLSearchParams(address), today);

it('D20.3 a period of an address means whole months and years of the shop, or the days that were chosen', () => {
  expect(read('')).toEqual({ period: 'days', from: '2026-02-04', to: today, by: 'day' });
  expect(read('period=lastMonth')).toMatchObject({ from: '2026-02-01', to: '2026-02-28', by: 'day' });
  expect(read('period=lastYear&by=week')).toMatchObject({ from: '2025-01-01', to: '2025-12-31', by: 'week' });
  expect(readPeriod(new URLSearchParams('period=lastMonth'), '2026-01-15')).toMatchObject({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(read('from=2026-01-10&to=2026-01-12')).toMatchObject({ period: 'own', from: '2026-01-10', to: '2026-01-12' });
  // What cannot be asked for is not.
  expect(read('from=2026-01-12&to=2026-01-10').period).toBe('days');
  expect(isSpan('0202-01-01', today)).toBe(false);
  expect(isSpan('', today)).toBe(false);
});

it('D20.3 another period takes the place of the one before, and leaves the rest of the address', () => {
  const search = new URLSearchParams('from=2026-01-01&to=2026-01-02&by=week&measure=orders');
  writePeriod(search, 'thisYear', { from: '', to: '' });
  expect(search.toString()).toBe('measure=orders&period=thisYear');
  writePeriod(search, 'own', { from: '2026-01-01', to: '2026-01-03' });
  expect(search.toString()).toBe('measure=orders&from=2026-01-01&to=2026-01-03');
});
