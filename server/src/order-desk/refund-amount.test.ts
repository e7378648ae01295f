import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidParts, piecesAmount } from './refund-amount.ts';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0);
const line = (id: string, unitPrice: number, quantity = 1) => ({ id, unitPrice, quantity });
const order = { subtotal: 100_00, discount: 0, couponDiscount: 0, deliveryPrice: 4_90, taxDeduction: 0 };

describe('what was paid for parts of an order', () => {
  it('D20.3 a coupon is shared by the lines and leaves the delivery as it was', () => {
    const { lines, delivery } = paidParts(
      { ...order, couponDiscount: 10_00 },
      [line('a', 75_00), line('b', 25_00)],
      null,
    );
    expect([...lines.values(), delivery]).toEqual([67_50, 22_50, 4_90]);
  });

  it('D20.3 a coupon for the delivery is taken off the delivery alone', () => {
    const sold = { ...order, couponDiscount: 4_90 };
    const { lines, delivery } = paidParts(sold, [line('a', 50_00, 2)], 'free_delivery');
    expect([lines.get('a'), delivery]).toEqual([100_00, 0]);
  });

  it('D20.3 the parts add up to the total of the order, whatever its coupon and the tax that it was without', () => {
    const lineFacts = fc.record({
      unitPrice: fc.integer({ min: 1, max: 90_00 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(lineFacts, { minLength: 1, maxLength: 5 }),
        fc.nat(20_00),
        fc.nat(100),
        fc.nat(20),
        fc.constantFrom('percentage', 'free_delivery', null),
        (facts, deliveryPrice, couponPercent, taxPercent, kind) => {
          const soldLines = facts.map((one, index) => ({ ...one, id: String(index) }));
          const subtotal = sum(soldLines.map(({ unitPrice, quantity }) => unitPrice * quantity));
          const couponDiscount =
            kind === 'free_delivery' ? deliveryPrice : Math.floor((subtotal * couponPercent) / 100);
          const gross = subtotal - couponDiscount + deliveryPrice;
          const taxDeduction = Math.floor((gross * taxPercent) / 100);
          const sold = { subtotal, discount: 0, couponDiscount, deliveryPrice, taxDeduction };
          const { lines, delivery } = paidParts(sold, soldLines, kind);
          expect(sum(lines.values()) + delivery).toBe(gross - taxDeduction);
          expect([...lines.values(), delivery].every((part) => part >= 0)).toBe(true);
        },
      ),
    );
  });

  it('D20.3 the pieces of a line, one after the other or together, are what was paid for it to the cent', () => {
    expect([0, 1, 2].map((before) => piecesAmount(10_00, { quantity: 3, before, count: 1 }))).toEqual([
      3_34, 3_33, 3_33,
    ]);
    fc.assert(
      fc.property(fc.nat(100_00), fc.integer({ min: 1, max: 20 }), fc.nat(20), (paid, quantity, some) => {
        const first = Math.min(some, quantity);
        const parts = [
          piecesAmount(paid, { quantity, before: 0, count: first }),
          piecesAmount(paid, { quantity, before: first, count: quantity - first }),
        ];
        expect(sum(parts)).toBe(paid);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });
});
