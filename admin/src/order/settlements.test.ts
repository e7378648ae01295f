import { expect, it } from 'vitest';
import { typedCount } from './allowed.ts';
import { settlementsOf } from './settlements.ts';

it('D20.3 a difference is paid or refunded by its sign, and can be waived', () => {
  expect(settlementsOf(0)).toEqual(['none']);
  expect(settlementsOf(500)).toEqual(['payment', 'waived']);
  expect(settlementsOf(-500)).toEqual(['refund', 'waived']);
});

it('D20.3 a number of pieces is whole and within its bound', () => {
  expect(['0', ' 3 ', '4', '', '-1', '1.5'].map((text) => typedCount(text, 3))).toEqual([0, 3, null, null, null, null]);
});
