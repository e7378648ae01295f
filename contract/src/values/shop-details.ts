/** Currencies whose smallest coin is a hundredth, in which the shop counts. */
export const currencies = [
  'EUR',
  'CHF',
  'GBP',
  'USD',
  'DKK',
  'SEK',
  'NOK',
  'PLN',
  'CZK',
  'RON',
  'BGN',
  'CAD',
  'AUD',
  'NZD',
] as const;

export const shopDetailLimits = { name: 60, addressLines: 8, addressLine: 80, taxId: 40, mail: 254 };

/** Who sells, as invoices, mails and pages say it. */
export interface SellerDetails {
  name: string;
  /** Lines below the name. */
  address: readonly string[];
  /** The VAT ID; empty without one. */
  taxId: string;
  /** The address to which customers write. */
  mail: string;
}
