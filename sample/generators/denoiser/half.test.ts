import { expect, it } from 'vitest';
import { halfTable, halfToNumber } from './half.ts';

it('S3.1 half floats of a render are read as the numbers they stand for', () => {
  expect(halfToNumber(0x3c00)).toBe(1);
  expect(halfToNumber(0xc000)).toBe(-2);
  expect(halfToNumber(0x7bff)).toBe(65_504);
  expect(halfToNumber(0x0001)).toBe(2 ** -24);
  expect(halfToNumber(0x03ff)).toBeCloseTo(6.097_555e-5, 10);
  expect(halfToNumber(0x7c00)).toBe(Number.POSITIVE_INFINITY);
  expect(halfToNumber(0x7e00)).toBeNaN();
  expect(halfTable[0x3555]).toBeCloseTo(1 / 3, 3);
});
