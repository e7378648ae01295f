import { describe, expect, it } from 'vitest';
import { clampQuantity } from './quantity.ts';

describe('quantity', () => {
  it('S4.14 a typed quantity stays between one and what is in stock', () => {
    expect(clampQuantity('0', 1, 5)).toBe(1);
    expect(clampQuantity('-3', 1, 5)).toBe(1);
    expect(clampQuantity('9', 1, 5)).toBe(5);
    expect(clampQuantity(' 3 ', 1, 5)).toBe(3);
    expect(clampQuantity('2.9', 1, 5)).toBe(2);
  });
  it('S4.14 what is no number changes nothing', () => {
    expect(clampQuantity('', 1, 5)).toBeNull();
    expect(clampQuantity('two', 1, 5)).toBeNull();
    expect(clampQuantity('Infinity', 1, 5)).toBeNull();
  });
  it('S4.14 a bound under the least leaves the least', () => {
    expect(clampQuantity('4', 1, 0)).toBe(1);
  });
});
