/** What the shop has to know about a language. */
interface LocaleFacts {
  /** In front of the paths of its pages; empty for the shop's first language. */
  prefix: string;
  /** The tag by which `Intl` formats numbers, dates and names of countries. */
  intl: string;
  /** The name of the language in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/**
 * The languages of the shop: the one list that addresses, builds, mails and the API follow. The first one is the source
 * language. A language that is not one of `catalogueLocales` has its messages in `translations/<locale>.po`
 * (docs/decisions/0035-messages.md).
 */
const declared = {
  en: { prefix: '', intl: 'en-IE', name: 'English', direction: 'ltr' },
  de: { prefix: '/de', intl: 'de-DE', name: 'Deutsch', direction: 'ltr' },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof declared;
/** A message that is made once the language of its reader is known. */
export type LocalizedMessage = (locale: Locale) => string;
export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = declared;
export const locales = Object.keys(declared) as readonly Locale[];

/** The source language of all messages, which stands in wherever a translation is missing. */
export const baseLocale = 'en' as const satisfies Locale;
/** The languages that stand side by side in the catalogues (`*.words.ts`). */
export const catalogueLocales = ['en', 'de'] as const satisfies readonly Locale[];
export type CatalogueLocale = (typeof catalogueLocales)[number];

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
  return Object.hasOwn(declared, text);
}

/** The tag of the present language for `Intl`. */
export const intlLocale = (): string => localeFacts[currentLocale()].intl;

/** One value for each language, made by a function. */
export const byLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/** The value of a language, or that of the source language where there is none. */
export const inLanguage = <Value>(
  values: Readonly<Record<typeof baseLocale, Value> & Partial<Record<Locale, Value>>>,
  locale: Locale,
): Value => values[locale] ?? values[baseLocale];

/** The language in front of a path, and the path without it: `/de/cart` is `['de', '/cart']`. */
export function splitLocale(path: string): [Locale, string] {
  const [first = ''] = /^\/[^/?#]+/.exec(path) ?? [];
  const locale = first && locales.find((one) => localeFacts[one].prefix === first);
  if (!locale) return [baseLocale, path];
  const rest = path.slice(first.length);
  return [locale, rest.startsWith('/') ? rest : `/${rest}`];
}

/** The address of a path in a language: `/cart` is `/de/cart` in German. */
export function localePath(path: string, locale: Locale = currentLocale()): string {
  return path.startsWith('/') ? localeFacts[locale].prefix + path : path;
}
