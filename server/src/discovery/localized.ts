import { baseLocale, type Locale, localePath, locales } from '@afterimage/words/locale.ts';

interface Alternate {
  /** As `hreflang` names it. */
  language: Locale | 'x-default';
  href: string;
}

/** The whole addresses of a page in every language, and the one for everybody else. */
export function alternates(origin: string, path: string): Alternate[] {
  const each = locales.map((language) => ({ language, href: origin + localePath(path, language) }));
  return [...each, { language: 'x-default', href: origin + localePath(path, baseLocale) }];
}
