import { describe, expect, it } from 'vitest';
import { dayAfter, noSales, periodBefore, startOf, stepsOf } from './sales-periods.ts';

describe('periods of sales', () => {
  it('D20.3 days, weeks from Monday and months', () => {
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
    // Sunday the 29th of March: the clocks go forward, the day is a day.
    expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map((day) => startOf(day, 'week'))).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ]);
    expect(startOf('2026-11-24', 'month')).toBe('2026-11-01');
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });

  it('D20.3 a step in which nothing was sold has a row, and what is outside of the period none', () => {
    const sold = { ...noSales, orders: 1, revenue: 500 };
    const days = ['2026-10-31', '2026-11-04', '2026-11-05', '2026-12-01'].map((day) => ({ day, ...sold }));
    expect(
      stepsOf(days, { from: '2026-11-04', to: '2026-11-30', by: 'week' }).map(({ start, orders }) => [start, orders]),
    ).toEqual([
      ['2026-11-04', 2],
      ['2026-11-09', 0],
      ['2026-11-16', 0],
      ['2026-11-23', 0],
      ['2026-11-30', 0],
    ]);
    expect(stepsOf([], { from: '2026-11-30', to: '2026-12-01', by: 'month' })).toEqual([
      { start: '2026-11-30', ...noSales },
      { start: '2026-12-01', ...noSales },
    ]);
  });
});
