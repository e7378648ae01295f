import type { Country } from '@afterimage/contract/location.ts';

interface Hints {
  /** Where earlier orders of the customer went. */
  known: readonly string[];
  /** The languages that the browser prefers, as `de-AT`. */
  languages: readonly string[];
  homeCountry: string | undefined;
}

/** The country that an address is likely to be in, so that most people need not choose it; '' when nothing hints at one. */
export function likelyCountry(countries: readonly Country[], { known, languages, homeCountry }: Hints): string {
  // American English is what browsers are set to everywhere.
  const regions = languages.filter((language) => language !== 'en-US').map(regionOf);
  const hints = [...known, ...regions, homeCountry];
  return hints.find((code) => code !== undefined && countries.some((country) => country.code === code)) ?? '';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
