import { expect, it } from 'vitest';
import { salesSpan } from './sales-span.ts';

it('D20.3 a period ends today and begins with a whole day, week or month', () => {
  expect(salesSpan('days', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01', by: 'day' });
  expect(salesSpan('weeks', '2026-11-24')).toEqual({ from: '2026-08-31', to: '2026-11-24', by: 'week' });
  expect(salesSpan('months', '2026-11-24')).toEqual({ from: '2025-12-01', to: '2026-11-24', by: 'month' });
});
