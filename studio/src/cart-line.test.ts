import { describe, expect, it } from 'vitest';
import { cartStateOf, designIn, designPath, isLineGone } from './cart-line.ts';

const line = { cartItemId: 'a', quantity: 2, saved: true };

describe('a design and its line', () => {
  it('S3.7 belongs to none, to one, or to one that is gone by its draft or by the answer to a change', () => {
    expect(cartStateOf(null, null)).toEqual({ kind: 'none' });
    expect(cartStateOf(line, null)).toEqual({ kind: 'line', cartItemId: 'a' });
    expect(cartStateOf(line, 'b')).toEqual({ kind: 'line', cartItemId: 'a' });
    expect(cartStateOf(line, 'a')).toEqual({ kind: 'gone' });
    expect(cartStateOf({ ...line, quantity: null }, null)).toEqual({ kind: 'gone' });
    expect(
      ['LINE_NOT_FOUND', 'CART_NOT_FOUND', 'OUT_OF_STOCK'].map((code) => isLineGone({ code: code as 'NOT_FOUND' })),
    ).toEqual([true, true, false]);
  });

  it('S3.7 gives its line all but product and quantity', () => {
    const design = { variantId: 3, extraList: [1], productClientCustomizationList: [], productArCustomizationList: [] };
    expect(designIn({ ...design, productId: 7, quantity: 4, draftKey: 'k' })).toEqual({ ...design, draftKey: 'k' });
  });

  it('S3.7 goes on beside what was begun when it has a line', () => {
    expect(designPath('mug', 'k', null)).toBe('/customize/mug?draft=k');
    expect(designPath('mug', 'k', line)).toBe('/customize/mug?design=k');
  });
});
