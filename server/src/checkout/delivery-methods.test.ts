import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryMethodList } from '@afterimage/contract/checkout.ts';
import { deliveryPrice } from '@afterimage/contract/money.ts';
import { deliveryMethodsTo } from './delivery-methods.ts';
import { totalWith } from './destination.ts';
import { home } from '../cart/test-goods.ts';

const countries = ['DE', 'FR', 'CH', 'US'];

describe('the ways of delivery', () => {
  it.each(countries)('D7.42 to %s are a cheap one and a fast one', (country) => {
    const methods = deliveryMethodsTo(country);
    expect(deliveryMethodList.parse({ deliveryMethodList: methods })).toEqual({ deliveryMethodList: methods });
    const [standard, express] = methods;
    expect([standard?.id, express?.id]).toEqual(['standard', 'express']);
    expect(express!.price).toBeGreaterThan(standard!.price);
    expect(express!.maxDays).toBeLessThan(standard!.maxDays);
  });

  it('D7.42 standard delivery in Germany is free from 50 euros of goods', () => {
    const [standard, express] = deliveryMethodsTo('DE');
    expect([49_99, 50_00].map((goods) => deliveryPrice(standard!, goods))).toEqual([4_90, 0]);
    expect(deliveryPrice(express!, 1000_00)).toBe(12_90);
  });

  it('D7.42 a total is its goods less the discount with the delivery, whole and never less than the goods', () => {
    const sums = fc.record({ subtotal: fc.nat(10_000_000), part: fc.nat(100) });
    const way = fc.tuple(fc.constantFrom(...countries), fc.nat(1));
    fc.assert(
      fc.property(sums, way, ({ subtotal, part }, [countryCode, index]) => {
        const discount = Math.floor((subtotal * part) / 100);
        const method = deliveryMethodsTo(countryCode)[index]!;
        const { total, deliveryPrice: price } = totalWith({ subtotal, discount }, { address: home, method });
        expect(total).toBe(subtotal - discount + price);
        expect(Number.isInteger(total) && total >= subtotal - discount).toBe(true);
        expect([0, method.price]).toContain(price);
      }),
    );
  });
});
