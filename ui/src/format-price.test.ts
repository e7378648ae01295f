import { describe, expect, it } from 'vitest';
import { formatPrice, formatRoundPrice } from './format-price.ts';

describe('formatPrice', () => {
  it('D3.1 minor units become money with the digits of their currency', () => {
    expect(formatPrice(4800, 'EUR')).toBe('€48.00');
    expect(formatPrice(0, '')).toBe('');
    expect(formatPrice(5, 'EUR')).toBe('€0.05');
    expect(formatPrice(123456789, 'EUR')).toBe('€1,234,567.89');
    expect(formatPrice(4800, 'JPY', 'en')).toBe('¥4,800');
    expect(formatPrice(0, 'EUR')).toBe('€0.00');
  });
  it('D3.1 the place decides the writing', () => {
    expect(formatPrice(123450, 'EUR', 'de').replace(/\s/g, ' ')).toBe('1.234,50 €');
  });
  it('D3.1 money taken off keeps its sign', () => {
    expect(formatPrice(-250, 'EUR')).toBe('-€2.50');
  });
  it('D3.1 a round price can do without its zeros', () => {
    expect([formatRoundPrice(4800, 'EUR'), formatRoundPrice(4850, 'EUR')]).toEqual(['€48', '€48.50']);
    expect(formatRoundPrice(4800, 'EUR', 'de-DE').replace(/\s/g, ' ')).toBe('48 €');
  });
});
