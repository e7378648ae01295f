import { baseLocale, type Locale, localeFacts } from '@afterimage/words/locale.ts';

/** The seller's address as it was entered, with the shop's country named in the reader's language. */
export function sellerAddress(rows: readonly string[], homeCountry: string, locale: Locale): string[] {
  const nameIn = (language: Locale) =>
    new Intl.DisplayNames(localeFacts[language].intl, { type: 'region' }).of(homeCountry) ?? homeCountry;
  const entered = nameIn(baseLocale);
  return rows.map((row) => (row === entered ? nameIn(locale) : row));
}
