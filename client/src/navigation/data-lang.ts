import { baseLocale, currentLocale, type Locale } from '@afterimage/words/locale.ts';

/**
 * The language of what the shop's own data says, for `lang`, on pages that are in another: so that it is read out as
 * what it is (WCAG 3.1.2). What customers write is in whatever language they like and is not marked.
 */
export const dataLang = (): Locale | undefined => (currentLocale() === baseLocale ? undefined : baseLocale);
