import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it('D20.4 a price says that it is the lowest of several', () => {
  expect(priceText(19_00, 'EUR', 29_00)).toBe('from €19.00');
  expect(priceText(19_00, 'EUR', 19_00)).toBe('€19.00');
  expect(priceText(19_00, 'EUR')).toBe('€19.00');
});
