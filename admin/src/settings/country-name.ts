import { intlLocale } from '@afterimage/words/locale.ts';

/** A country as the language of the page calls it. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(intlLocale(), { type: 'region' }).of(code) ?? code;
