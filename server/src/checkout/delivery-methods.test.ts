import { describe, expect, it } from 'vitest';
import { deliveryPrice } from '@afterimage/contract/values/money.ts';
import { deliveryMethodsTo } from './delivery-methods.ts';

const shop = { homeCountry: 'DE', currency: 'EUR' };
const countries = ['DE', 'FR', 'CH', 'US'];

describe('the ways of delivery', () => {
  it.each(countries)('D7.42 to %s are a cheap one and a fast one', (country) => {
    const methods = deliveryMethodsTo(country, shop);
    const [standard, express] = methods;
    expect([standard?.id, express?.id]).toEqual(['standard', 'express']);
    expect(express!.price).toBeGreaterThan(standard!.price);
    expect(express!.maxDays).toBeLessThan(standard!.maxDays);
  });

  it('D7.42 standard delivery in Germany is free from 50 euros of goods', () => {
    const [standard, express] = deliveryMethodsTo('DE', shop);
    expect([49_99, 50_00].map((testProduct) => deliveryPrice(standard!, testProduct))).toEqual([4_90, 0]);
    expect(deliveryPrice(express!, 1000_00)).toBe(12_90);
  });

  it('D7.42 there are four zones, each dearer and slower than the one before', () => {
    const nearToFar = ['DE', 'AT', 'CH', 'JP'].map((code) => deliveryMethodsTo(code, shop)[0]!);
    const rising = (values: number[]) => expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
    rising(nearToFar.map(({ price }) => price));
    rising(nearToFar.map(({ freeFrom }) => freeFrom!));
    rising(nearToFar.map(({ maxDays }) => maxDays));
    expect(deliveryMethodsTo('FR', shop)).toEqual(deliveryMethodsTo('SE', shop));
    expect(deliveryMethodsTo('NO', shop)).toEqual(deliveryMethodsTo('GB', shop));
  });

  it('D7.42 the nearest zone is the country where the shop is at home, and what is paid is its currency', () => {
    const swiss = { homeCountry: 'CH', currency: 'CHF' };
    const [standard] = deliveryMethodsTo('CH', swiss);
    expect(standard).toEqual({ ...deliveryMethodsTo('DE', shop)[0], currency: 'CHF' });
    expect(deliveryMethodsTo('DE', swiss)[0]?.price).toBe(deliveryMethodsTo('FR', shop)[0]?.price);
  });
});
