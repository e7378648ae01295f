/** The languages of the shop, the first being the one without a prefix in its addresses. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = locales[0];

/** What `Intl` formats numbers and dates by, and the name of the language in itself. */
export const localeFacts: Record<Locale, { intl: string; name: string; direction: 'ltr' | 'rtl' }> = {
  en: { intl: 'en-IE', name: 'English', direction: 'ltr' },
  de: { intl: 'de-DE', name: 'Deutsch', direction: 'ltr' },
};

let current: Locale | undefined;

/**
 * Makes a language the present one. The server calls it right before it renders, in the same turn of the event loop;
 * a browser once, for a page has one language for its whole life.
 */
export function setLocale(locale: Locale): void {
  current = locale;
}

/** The present language. Throws when none was set: then words were read while a module was being loaded. */
export function currentLocale(): Locale {
  if (current === undefined) throw new Error('Words are read before the language of the page is known.');
  return current;
}

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}

/** The tag of the present language for `Intl`. */
export const intlLocale = (): string => localeFacts[currentLocale()].intl;

/** The language in front of a path, and the path without it: `/de/cart` is `['de', '/cart']`. */
export function splitLocale(path: string): [Locale, string] {
  const [, first = ''] = /^\/([a-z]{2})(?=\/|$|\?|#)/.exec(path) ?? [];
  if (!isLocale(first) || first === baseLocale) return [baseLocale, path];
  const rest = path.slice(first.length + 1);
  return [first, rest.startsWith('/') ? rest : `/${rest}`];
}

/** The address of a path in a language: `/cart` is `/de/cart` in German. */
export function localePath(path: string, locale: Locale = currentLocale()): string {
  return locale === baseLocale || !path.startsWith('/') ? path : `/${locale}${path}`;
}
