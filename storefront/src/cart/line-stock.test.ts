import { describe, expect, it } from 'vitest';
import { maxQuantity } from '@afterimage/contract/values/limits.ts';
import { hinderingLines, lineStock } from './line-stock.ts';

const line = (cartItemId: string, quantity: number, stock: number, variantId = 1) => ({
  cartItemId,
  variantId,
  quantity,
  stock,
});

describe('S2.11 what keeps a cart from its checkout', () => {
  it('S2.11 tells plenty, nearly gone, too little and sold out apart', () => {
    const kind = (quantity: number, stock: number) => {
      const one = line('a', quantity, stock);
      return lineStock(one, [one]);
    };
    expect(kind(1, 11)).toEqual({ kind: 'fine', possible: 11 });
    expect(kind(3, 3)).toEqual({ kind: 'low', possible: 3 });
    expect(kind(3, 2)).toEqual({ kind: 'short', possible: 2 });
    expect(kind(1, 0)).toEqual({ kind: 'gone', possible: 0 });
    expect(kind(1, 500).possible).toBe(maxQuantity);
  });

  it('S2.11 two lines of one variant share what is left', () => {
    const [a, b, other] = [line('a', 2, 3), line('b', 2, 3), line('c', 2, 3, 2)];
    const lines = [a, b, other];
    expect(lineStock(a, lines)).toEqual({ kind: 'short', possible: 1 });
    expect(hinderingLines(lines)).toEqual([a, b]);
    expect(hinderingLines([{ ...a, quantity: 1 }, b, other])).toEqual([]);
    expect(lineStock(line('a', 1, 2), [b]).kind).toBe('taken');
  });
});
