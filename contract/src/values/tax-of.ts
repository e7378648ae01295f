import type { TaxMode, TaxReason } from './taxes.ts';
import { taxCountryOf, unionCountries } from './union.ts';

/** A rate as it is called on receipts; basis points are hundredths of a percent. */
export interface TaxRate {
  name: string;
  basisPoints: number;
}

/** What decides about the tax of an order. */
export interface TaxQuestion {
  mode: TaxMode;
  /** Whether the shop charges the tax of countries outside of the European Union that have a rate. */
  taxedExports: boolean;
  homeCountry: string;
  destination: string;
  /** The country of the buyer's VAT ID, if it gave one whose format and check digits are right. */
  vatIdCountry: string | null;
  /** The rate of a country today; null where there is none. */
  rateOf(countryCode: string): TaxRate | null;
}

/** The tax that a price contains, or is reduced by. */
export interface OrderTax {
  rate: TaxRate | null;
  /** Why no tax is charged; null where it is. */
  reason: TaxReason | null;
}

/**
 * The tax of an order. With `reverse_charge` the rate is that which a private customer would pay there: the price is
 * reduced by it (docs/decisions/0071-value-added-tax.md).
 */
export function taxOf(question: TaxQuestion): OrderTax {
  const { mode, taxedExports, vatIdCountry, rateOf } = question;
  const home = taxCountryOf(question.homeCountry);
  const destination = taxCountryOf(question.destination);
  if (mode === 'exempt') return { rate: null, reason: 'small_business' };
  if (destination === home) return charged(rateOf(home));
  const isWithinUnion = unionCountries.has(home) && unionCountries.has(destination);
  if (!isWithinUnion) return charged(taxedExports ? rateOf(destination) : null);
  const rate = rateOf(mode === 'home' ? home : destination);
  const isCompanyAbroad = vatIdCountry !== null && vatIdCountry !== home && unionCountries.has(vatIdCountry);
  return isCompanyAbroad ? { rate, reason: 'reverse_charge' } : charged(rate);
}

const charged = (rate: TaxRate | null): OrderTax => ({ rate, reason: rate ? null : 'outside' });
