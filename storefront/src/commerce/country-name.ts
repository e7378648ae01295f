import type { Country } from '@afterimage/contract/location.ts';
import { baseLocale, currentLocale, intlLocale } from '@afterimage/words/locale.ts';

/** What a country is called in the language of the page; the shop's own name for it in its first language. */
export function countryName({ code, name }: Pick<Country, 'code' | 'name'>): string {
  if (currentLocale() === baseLocale) return name;
  return new Intl.DisplayNames(intlLocale(), { type: 'region', fallback: 'none' }).of(code) ?? name;
}

/** What a country is called of which only the code is known. */
export const countryCalled = (code: string): string =>
  new Intl.DisplayNames(intlLocale(), { type: 'region' }).of(code) ?? code;
