import { expect, it } from 'vitest';
import { dayAfter, periodBefore, stepStarts } from './shop-days.ts';

it('D20.3 days, weeks from Monday and months', () => {
  expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  // Sunday the 29th of March: the clocks go forward, the day is a day.
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(stepStarts({ from: '2026-11-16', to: '2026-11-29', by: 'week' })).toEqual(['2026-11-16', '2026-11-23']);
  expect(stepStarts({ from: '2026-11-24', to: '2026-12-02', by: 'month' })).toEqual(['2026-11-24', '2026-12-01']);
  expect(stepStarts({ from: '2026-11-30', to: '2026-12-01', by: 'day' })).toEqual(['2026-11-30', '2026-12-01']);
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});
