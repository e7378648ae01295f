/** The member states of the European Union, ISO 3166-1 alpha-2; its VAT IDs call Greece EL. */
export const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DE DK EE FI FR GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** The country whose value added tax applies in a country. */
export const taxCountryOf = (countryCode: string): string => (countryCode === 'MC' ? 'FR' : countryCode);
