import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponKinds } from '@afterimage/contract/coupons.ts';
import { taxRateList } from '@afterimage/sample/tax-rates.ts';
import { deliveryMethodsTo } from './delivery-methods.ts';
import { type PriceFacts, priceOrder } from './price-order.ts';

const priceFacts: PriceFacts = { subtotal: 40_00, discount: 5_00, method: null, coupon: null, tax: null };
const shop = { homeCountry: 'DE', currency: 'EUR' };
const standard = deliveryMethodsTo('DE', shop)[0]!;

const sums = fc
  .tuple(fc.nat(10_000_000), fc.nat(100))
  .map(([subtotal, part]) => ({ subtotal, discount: Math.floor((subtotal * part) / 100) }));
const countries = fc.constantFrom('DE', 'FR', 'CH', 'US');
const methods = fc.option(fc.tuple(countries, fc.nat(1)).map(([code, index]) => deliveryMethodsTo(code, shop)[index]!));
const couponFacts = fc
  .tuple(fc.constantFrom(...couponKinds), fc.nat(20_000))
  .map(([kind, value]) => ({ kind, value: kind === 'percentage' ? value % 101 : value }));
const rates = fc.option(fc.constantFrom(...taxRateList));
const facts = fc
  .tuple(sums, methods, fc.option(couponFacts), rates)
  .map(([both, method, coupon, tax]): PriceFacts => ({ ...both, method, coupon, tax }));

describe('the price of an order', () => {
  it('D7.42 a percentage is taken off the goods after their own discounts, rounded half up', () => {
    const coupon = { kind: 'percentage' as const, value: 10 };
    expect(priceOrder({ ...priceFacts, coupon })).toMatchObject({ couponDiscount: 3_50, total: 31_50 });
    expect(priceOrder({ ...priceFacts, subtotal: 45, discount: 0, coupon }).couponDiscount).toBe(5);
    expect(priceOrder({ ...priceFacts, subtotal: 44, discount: 0, coupon }).couponDiscount).toBe(4);
  });

  it('D7.42 an amount is taken off the goods, never off the delivery', () => {
    const coupon = { kind: 'amount' as const, value: 50_00 };
    const price = priceOrder({ ...priceFacts, method: standard, coupon });
    expect(price).toMatchObject({ couponDiscount: 35_00, deliveryPrice: 4_90, total: 4_90 });
  });

  it('D7.42 free delivery takes off what the delivery costs, and does not take away what is free already', () => {
    const coupon = { kind: 'free_delivery' as const, value: 0 };
    expect(priceOrder({ ...priceFacts, coupon })).toMatchObject({ couponDiscount: 0, total: 35_00 });
    const price = priceOrder({ ...priceFacts, method: standard, coupon });
    expect(price).toMatchObject({ deliveryPrice: 4_90, couponDiscount: 4_90, total: 35_00 });
    const free = { ...priceFacts, subtotal: 60_00, discount: 0, method: standard };
    const percent = { kind: 'percentage' as const, value: 50 };
    expect(priceOrder({ ...free, coupon: percent })).toMatchObject({ deliveryPrice: 0, total: 30_00 });
  });

  it('D7.42 the tax of a country is contained in what is paid, delivery too', () => {
    const tax = { name: 'MwSt.', basisPoints: 1900 };
    expect(priceOrder({ ...priceFacts, method: standard, tax }).taxList).toEqual([{ ...tax, net: 33_53, tax: 6_37 }]);
    expect(priceOrder(priceFacts).taxList).toEqual([]);
  });

  it('D7.42 whatever comes together, it adds up: whole, never negative, never more than the parts', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const price = priceOrder(all);
        const before = all.subtotal - all.discount;
        expect(price.total).toBe(before - price.couponDiscount + price.deliveryPrice);
        expect(price.couponDiscount).toBeGreaterThanOrEqual(0);
        expect(price.couponDiscount).toBeLessThanOrEqual(before + price.deliveryPrice);
        expect(
          Object.values(price)
            .flat()
            .every((part) => typeof part === 'object' || Number.isInteger(part)),
        ).toBe(true);
        expect(price.total).toBeGreaterThanOrEqual(0);
        expect([0, all.method?.price ?? 0]).toContain(price.deliveryPrice);
      }),
    );
  });

  it('D7.42 taxes are exact to the cent, and no country changes what is paid', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const price = priceOrder(all);
        for (const { net, tax, basisPoints } of price.taxList) {
          expect(net + tax).toBe(price.total);
          // The tax that the net price bears is, to a cent, the tax that stands there.
          expect(Math.abs((net * basisPoints) / 10_000 - tax)).toBeLessThanOrEqual(1);
        }
        expect(price.taxList).toHaveLength(all.tax ? 1 : 0);
        expect(priceOrder({ ...all, tax: null }).total).toBe(price.total);
      }),
    );
  });

  it('D7.42 a coupon never makes anything dearer, and a better one never less cheap', () => {
    fc.assert(
      fc.property(facts, fc.nat(100), (all, more) => {
        const price = priceOrder(all);
        expect(price.total).toBeLessThanOrEqual(priceOrder({ ...all, coupon: null }).total);
        if (!all.coupon || all.coupon.kind === 'free_delivery') return;
        const value =
          all.coupon.kind === 'percentage' ? Math.min(100, all.coupon.value + more) : all.coupon.value + more;
        expect(priceOrder({ ...all, coupon: { ...all.coupon, value } }).total).toBeLessThanOrEqual(price.total);
      }),
    );
  });
});
