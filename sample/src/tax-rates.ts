/** The standard rate of a country's value added tax, in hundredths of a percent, and what an English receipt calls it. */
interface SampleTaxRate {
  countryCode: string;
  name: string;
  basisPoints: number;
}

/**
 * Standard rates of the European Union, the United Kingdom, Switzerland and Norway as they were published for
 * 1 January 2026. An operator looks at them again before trading: rates change, and reduced ones are not here.
 */
export const taxRateList: SampleTaxRate[] = [
  { countryCode: 'AT', name: 'VAT', basisPoints: 2000 },
  { countryCode: 'BE', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'BG', name: 'VAT', basisPoints: 2000 },
  { countryCode: 'HR', name: 'VAT', basisPoints: 2500 },
  { countryCode: 'CY', name: 'VAT', basisPoints: 1900 },
  { countryCode: 'CZ', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'DK', name: 'VAT', basisPoints: 2500 },
  { countryCode: 'EE', name: 'VAT', basisPoints: 2400 },
  { countryCode: 'FI', name: 'VAT', basisPoints: 2550 },
  { countryCode: 'FR', name: 'VAT', basisPoints: 2000 },
  { countryCode: 'DE', name: 'VAT', basisPoints: 1900 },
  { countryCode: 'GR', name: 'VAT', basisPoints: 2400 },
  { countryCode: 'HU', name: 'VAT', basisPoints: 2700 },
  { countryCode: 'IE', name: 'VAT', basisPoints: 2300 },
  { countryCode: 'IT', name: 'VAT', basisPoints: 2200 },
  { countryCode: 'LV', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'LT', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'LU', name: 'VAT', basisPoints: 1700 },
  { countryCode: 'MT', name: 'VAT', basisPoints: 1800 },
  { countryCode: 'NL', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'PL', name: 'VAT', basisPoints: 2300 },
  { countryCode: 'PT', name: 'VAT', basisPoints: 2300 },
  { countryCode: 'RO', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'SK', name: 'VAT', basisPoints: 2300 },
  { countryCode: 'SI', name: 'VAT', basisPoints: 2200 },
  { countryCode: 'ES', name: 'VAT', basisPoints: 2100 },
  { countryCode: 'SE', name: 'VAT', basisPoints: 2500 },
  { countryCode: 'GB', name: 'VAT', basisPoints: 2000 },
  { countryCode: 'CH', name: 'VAT', basisPoints: 810 },
  { countryCode: 'NO', name: 'VAT', basisPoints: 2500 },
];
