import { describe, expect, it } from 'vitest';
import { noSales, stepsOf } from './sales-periods.ts';

describe('periods of sales', () => {
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
