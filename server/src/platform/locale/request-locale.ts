import { baseLocale, isLocale, type Locale, locales } from '@afterimage/words/locale.ts';

/** The language of ours that a request likes best, by its header `accept-language` (RFC 9110, 12.5.4). */
export function requestLocale(header: string | undefined): Locale {
  const languageRanges = (header ?? '').slice(0, 500).split(',').map(languageRange);
  // Sorting keeps the order of wishes that weigh the same.
  const best = languageRanges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best.map(({ tag }) => closest(tag)).find((locale) => locale !== undefined) ?? baseLocale;
}

/** The language with that tag, else the first one that differs from it in its region only: `de` for `de-at`. */
function closest(tag: string): Locale | undefined {
  const languageOf = (one: string) => one.split('-')[0];
  return (
    locales.find((locale) => locale.toLowerCase() === tag) ??
    locales.find((locale) => languageOf(locale.toLowerCase()) === languageOf(tag))
  );
}

/** `de-AT;q=0.8` is `de-at`, at 0.8. */
function languageRange(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
}

/** A language as the database keeps it. */
export function localeOf(storedLocale: string): Locale {
  return isLocale(storedLocale) ? storedLocale : baseLocale;
}
