import type { PriceRounding } from '@afterimage/contract/values/catalogue-desk.ts';

const steps: Readonly<Record<PriceRounding, number>> = { none: 1, ten: 10, hundred: 100, ninetyNine: 100 };

/**
 * A price after a change by so many percent, in minor units: rounded to a whole one, to a multiple of ten or of a hundred, or
 * to the nearest price that ends in 99. What cost something goes on costing something.
 */
export function newPrice(price: number, percent: number, rounding: PriceRounding): number {
  if (price === 0) return 0;
  const changed = price * (1 + percent / 100);
  const step = steps[rounding];
  const below = rounding === 'ninetyNine' ? 1 : 0;
  return Math.max(step - below, Math.round((changed + below) / step) * step - below);
}
