/** The standard rate of a country's value added tax, in hundredths of a percent, and what the tax is called there. */
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
  { countryCode: 'AT', name: 'USt.', basisPoints: 2000 },
  { countryCode: 'BE', name: 'TVA/BTW', basisPoints: 2100 },
  { countryCode: 'BG', name: 'ДДС', basisPoints: 2000 },
  { countryCode: 'HR', name: 'PDV', basisPoints: 2500 },
  { countryCode: 'CY', name: 'ΦΠΑ', basisPoints: 1900 },
  { countryCode: 'CZ', name: 'DPH', basisPoints: 2100 },
  { countryCode: 'DK', name: 'moms', basisPoints: 2500 },
  { countryCode: 'EE', name: 'KM', basisPoints: 2400 },
  { countryCode: 'FI', name: 'ALV', basisPoints: 2550 },
  { countryCode: 'FR', name: 'TVA', basisPoints: 2000 },
  { countryCode: 'DE', name: 'MwSt.', basisPoints: 1900 },
  { countryCode: 'GR', name: 'ΦΠΑ', basisPoints: 2400 },
  { countryCode: 'HU', name: 'ÁFA', basisPoints: 2700 },
  { countryCode: 'IE', name: 'VAT', basisPoints: 2300 },
  { countryCode: 'IT', name: 'IVA', basisPoints: 2200 },
  { countryCode: 'LV', name: 'PVN', basisPoints: 2100 },
  { countryCode: 'LT', name: 'PVM', basisPoints: 2100 },
  { countryCode: 'LU', name: 'TVA', basisPoints: 1700 },
  { countryCode: 'MT', name: 'VAT', basisPoints: 1800 },
  { countryCode: 'NL', name: 'btw', basisPoints: 2100 },
  { countryCode: 'PL', name: 'VAT', basisPoints: 2300 },
  { countryCode: 'PT', name: 'IVA', basisPoints: 2300 },
  { countryCode: 'RO', name: 'TVA', basisPoints: 2100 },
  { countryCode: 'SK', name: 'DPH', basisPoints: 2300 },
  { countryCode: 'SI', name: 'DDV', basisPoints: 2200 },
  { countryCode: 'ES', name: 'IVA', basisPoints: 2100 },
  { countryCode: 'SE', name: 'moms', basisPoints: 2500 },
  { countryCode: 'GB', name: 'VAT', basisPoints: 2000 },
  { countryCode: 'CH', name: 'MWST', basisPoints: 810 },
  { countryCode: 'NO', name: 'MVA', basisPoints: 2500 },
];
