import { expect, it } from 'vitest';
import { daysOf, spansOf } from './day-spans.ts';

it('D20.3 closed days in a row are one span, also over the end of a year', () => {
  const days = ['2027-01-01', '2026-12-30', '2026-12-31', '2026-11-01', '2026-12-31'];
  expect(spansOf(days)).toEqual([
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-12-30', to: '2027-01-01' },
  ]);
  expect(spansOf(days).flatMap(daysOf)).toEqual(['2026-11-01', '2026-12-30', '2026-12-31', '2027-01-01']);
  expect(daysOf({ from: '2026-12-02', to: '2026-12-01' })).toEqual([]);
});
