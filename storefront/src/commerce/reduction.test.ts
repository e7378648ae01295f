import { expect, it } from 'vitest';
import { reductionOf } from './reduction.ts';

it('D20.2 a reduced price is compared with the lowest of the 30 days before, in money and in percent', () => {
  const lamp = { price: 100_00, finalPrice: 80_00, discount: 20 };
  expect(reductionOf(lamp)).toEqual({ compareAt: 100_00, percent: 20 });
  expect(reductionOf({ ...lamp, lowestPrice: 95_00 })).toEqual({ compareAt: 95_00, percent: 15 });
  expect(reductionOf({ ...lamp, lowestPrice: 120_00 })).toEqual({ compareAt: 100_00, percent: 20 });
  // It was cheaper before: nothing is reduced.
  expect(reductionOf({ ...lamp, lowestPrice: 80_00 })).toEqual({});
  expect(reductionOf({ price: 100_00, finalPrice: 100_00, discount: 0 })).toEqual({});
});
