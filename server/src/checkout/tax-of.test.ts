import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxModes } from '@afterimage/contract/values/taxes.ts';
import { unionCountries } from '@afterimage/contract/values/union.ts';
import { taxRateList } from '@afterimage/sample/tax-rates.ts';
import { priceOrder } from './price-order.ts';
import { type TaxQuestion, taxOf } from '@afterimage/contract/values/tax-of.ts';
import { checkVatId } from './vat-id.ts';

const rateOf = (code: string) => taxRateList.find(({ countryCode }) => countryCode === code) ?? null;
const question: TaxQuestion = {
  mode: 'destination',
  taxedExports: true,
  homeCountry: 'DE',
  destination: 'FR',
  vatIdCountry: null,
  rateOf,
};
const answer = (part: Partial<TaxQuestion>) => {
  const { rate, reason } = taxOf({ ...question, ...part });
  return [rate?.basisPoints ?? null, reason];
};
const anyQuestion = fc.record({
  mode: fc.constantFrom(...taxModes),
  taxedExports: fc.boolean(),
  homeCountry: fc.constantFrom('DE', 'FR', 'CH'),
  destination: fc.constantFrom('DE', 'FR', 'AT', 'MC', 'CH', 'US', 'NO'),
  vatIdCountry: fc.option(fc.constantFrom('DE', 'FR', 'AT')),
});

describe('the tax of an order', () => {
  it('D20.2 is that of the country of delivery, or of the shop where its sales abroad are small', () => {
    expect(answer({})).toEqual([2000, null]);
    expect(answer({ mode: 'home' })).toEqual([1900, null]);
    expect(answer({ destination: 'MC' })).toEqual([2000, null]);
    expect(answer({ destination: 'DE', vatIdCountry: 'AT' })).toEqual([1900, null]);
  });

  it('D20.2 a small business charges none, and says so', () => {
    expect(answer({ mode: 'exempt' })).toEqual([null, 'small_business']);
    expect(answer({ mode: 'exempt', vatIdCountry: 'FR' })).toEqual([null, 'small_business']);
  });

  it('D20.2 exports are free of tax where the shop says so, and where there is no rate', () => {
    expect(answer({ destination: 'CH' })).toEqual([810, null]);
    expect(answer({ destination: 'CH', taxedExports: false })).toEqual([null, 'outside']);
    expect(answer({ destination: 'US' })).toEqual([null, 'outside']);
    expect(answer({ destination: 'CH', homeCountry: 'CH', taxedExports: false })).toEqual([810, null]);
    expect(answer({ destination: 'US', vatIdCountry: 'FR' })).toEqual([null, 'outside']);
  });

  it('D20.2 a company of another member state accounts for the tax itself', () => {
    expect(answer({ vatIdCountry: 'FR' })).toEqual([2000, 'reverse_charge']);
    expect(answer({ vatIdCountry: 'AT' })).toEqual([2000, 'reverse_charge']);
    expect(answer({ vatIdCountry: 'DE' })).toEqual([2000, null]);
    expect(answer({ homeCountry: 'CH', vatIdCountry: 'FR' })).toEqual([2000, null]);
  });

  it('D20.2 whatever is asked, a tax is charged or there is a reason, and the sums add up to the cent', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(1_000_000), (asked, subtotal) => {
        const { rate, reason } = taxOf({ ...question, ...asked });
        expect(reason === null).toBe(rate !== null && reason !== 'reverse_charge');
        const isNet = reason === 'reverse_charge';
        if (isNet) expect(unionCountries.has(asked.homeCountry)).toBe(true);
        const facts = { subtotal, discount: 0, method: { price: 490, freeFrom: null }, coupon: null, tax: rate };
        const gross = priceOrder(facts);
        const price = priceOrder({ ...facts, isNet });
        expect(price.total + price.taxDeduction).toBe(gross.total);
        const contained = price.taxList.reduce((sum, { net, tax }) => sum + net + tax, 0);
        expect(contained).toBe(price.taxList.length > 0 ? price.total : 0);
        // A company pays what a private customer pays without the tax.
        if (isNet) expect(price.total).toBe(gross.taxList[0]?.net ?? gross.total);
      }),
    );
  });
});

describe('a VAT ID', () => {
  it('D20.2 is checked by its format and its check digits, whatever stands between them', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    expect(checkVatId('de 136.695-976', now)).toEqual({
      vatId: 'DE136695976',
      countryCode: 'DE',
      checked: 'format',
      checkedAt: now.toISOString(),
    });
    expect(checkVatId('EL094259216')?.countryCode).toBe('GR');
    for (const wrong of ['DE136695977', 'ATU1358562', 'CHE123456788', 'GB980780684', '', 'x'.repeat(20)])
      expect(checkVatId(wrong), wrong).toBeNull();
  });
});
