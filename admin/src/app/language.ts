import { baseLocale, isLocale, type Locale, localePath, locales, splitLocale } from '@afterimage/words/locale.ts';

const languageKey = 'adminLanguage';

/**
 * Where the operator's own language is shown, when it is not the page's: the one chosen before, else that of the
 * browser unless the address names one. Null where the page is right as it is.
 */
export function addressInOwnLanguage(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  chosen: string | null,
  browserLanguages: readonly string[],
): string | null {
  const [shown, path] = splitLocale(pathname);
  const own = chosen !== null && isLocale(chosen) ? chosen : shown === baseLocale ? spokenBy(browserLanguages) : shown;
  return own === shown ? null : localePath(path, own) + search + hash;
}

const spokenBy = (browserLanguages: readonly string[]): Locale =>
  browserLanguages.map((tag) => tag.slice(0, 2)).find((tag) => isLocale(tag)) ?? baseLocale;

/** Shows the admin in a language from now on. */
export function chooseLanguage(locale: Locale): void {
  try {
    localStorage.setItem(languageKey, locale);
  } catch {
    // then the address alone says it
  }
  location.assign(localePath(splitLocale(location.pathname)[1], locale) + location.search + location.hash);
}

/** The language that was chosen before. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

export const otherLanguages = (present: Locale): readonly Locale[] => locales.filter((one) => one !== present);
