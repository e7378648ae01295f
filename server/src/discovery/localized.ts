import { type Locale, localePath } from '@afterimage/words/locale.ts';
import { firstOffered, offeredLocales } from '../platform/locale/offered-locales.ts';

interface Alternate {
  /** As `hreflang` names it. */
  language: Locale | 'x-default';
  href: string;
}

/** The whole addresses of a page in every language that the shop offers, and the one for everybody else. */
export function alternates(origin: string, path: string): Alternate[] {
  const each = offeredLocales().map((language) => ({ language, href: origin + localePath(path, language) }));
  return [...each, { language: 'x-default', href: origin + localePath(path, firstOffered()) }];
}
