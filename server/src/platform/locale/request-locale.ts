import { baseLocale, isLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { offeredLocale, offeredLocales } from './offered-locales.ts';

/** The language that a request likes best of those that the shop offers, by its header `accept-language` (RFC 9110, 12.5.4). */
export const requestLocale = (header: string | undefined): Locale => bestLocale(header, offeredLocales());

/** The same among all languages of the build: operators read theirs, whatever customers are offered. */
export const operatorLocale = (header: string | undefined): Locale => bestLocale(header, locales);

function bestLocale(header: string | undefined, among: readonly Locale[]): Locale {
  const languageRanges = (header ?? '').slice(0, 500).split(',').map(languageRange);
  // Sorting keeps the order of wishes that weigh the same.
  const best = languageRanges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best.map(({ tag }) => closest(tag, among)).find((locale) => locale !== undefined) ?? among[0] ?? baseLocale;
}

/** The language with that tag, else the first one that differs from it in its region only: `de` for `de-at`. */
function closest(tag: string, among: readonly Locale[]): Locale | undefined {
  const languageOf = (one: string) => one.split('-')[0];
  return (
    among.find((locale) => locale.toLowerCase() === tag) ??
    among.find((locale) => languageOf(locale.toLowerCase()) === languageOf(tag))
  );
}

/** `de-AT;q=0.8` is `de-at`, at 0.8. */
function languageRange(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
}

/** A customer's language as the database keeps it; the first one that is offered where the shop does not offer it any more. */
export const localeOf = (storedLocale: string): Locale => offeredLocale(storedOperatorLocale(storedLocale));

/** An operator's language as the database keeps it: any of the build. */
export const storedOperatorLocale = (storedLocale: string): Locale =>
  isLocale(storedLocale) ? storedLocale : baseLocale;
