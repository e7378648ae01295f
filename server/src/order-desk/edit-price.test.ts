import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demandChange, editedPrice, swappedPrices } from './edit-price.ts';

const method = { price: 4_90, freeFrom: 50_00 };
const line = (quantity: number, unitPrice: number, listUnitPrice = unitPrice) => ({
  quantity,
  unitPrice,
  listUnitPrice,
});

describe('the price of an edited order', () => {
  it('D20.3 fewer goods bring the delivery back, more goods make it free', () => {
    expect(editedPrice([line(2, 25_00)], { method, coupon: null, tax: null })).toMatchObject({ total: 50_00 });
    expect(editedPrice([line(1, 25_00)], { method, coupon: null, tax: null })).toMatchObject({ total: 29_90 });
  });

  it('D20.3 a coupon stays with its rule, and the tax is contained in what is left', () => {
    const coupon = { kind: 'percentage' as const, value: 10 };
    const tax = { name: 'MwSt.', basisPoints: 1900 };
    const price = editedPrice([line(1, 18_00, 20_00)], { method, coupon, tax });
    expect(price).toMatchObject({ subtotal: 20_00, discount: 2_00, couponDiscount: 1_80, total: 21_10 });
    expect(price.taxList).toEqual([{ name: 'MwSt.', basisPoints: 1900, net: 17_73, tax: 3_37 }]);
  });

  it('D20.3 another size keeps the agreed price and adds what the sizes differ by today', () => {
    const today = {
      before: { listUnitPrice: 30_00, unitPrice: 30_00 },
      after: { listUnitPrice: 33_00, unitPrice: 33_00 },
    };
    expect(swappedPrices({ listUnitPrice: 25_00, unitPrice: 20_00 }, today)).toEqual({
      listUnitPrice: 28_00,
      unitPrice: 23_00,
    });
  });

  it('D20.3 putting an edit back puts price and stock back', () => {
    const lines = fc.array(
      fc.record({ variantId: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    );
    const demand = (list: { variantId: number; quantity: number }[]) => {
      const sums = new Map<number, number>();
      for (const { variantId, quantity } of list) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
      return sums;
    };
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const there = demandChange(demand(before), demand(after));
        const back = demandChange(demand(after), demand(before));
        expect(new Set(there.keys())).toEqual(new Set(back.keys()));
        for (const [id, change] of there) expect(change + (back.get(id) ?? 0)).toBe(0);
      }),
    );
  });
});
