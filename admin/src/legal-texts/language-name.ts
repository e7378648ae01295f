import { intlLocale } from '@afterimage/words/locale.ts';

/** A language as that of the page calls it. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames(intlLocale(), { type: 'language' }).of(locale) ?? locale;
