import { baseLocale, type Locale, localePath, locales, splitLocale } from '@afterimage/words/locale.ts';

let offered: readonly Locale[] = locales;

/**
 * The languages that this process's shop offers to customers, in the order of the build: all of them, unless the owner has
 * switched some off. Kept in memory, because every address, mail and document asks for it.
 */
export const offeredLocales = (): readonly Locale[] => offered;

/** Says which languages of the build are switched off. What would leave none is not followed. */
export function setLocalesOff(off: readonly Locale[]): void {
  const rest = locales.filter((locale) => !off.includes(locale));
  offered = rest.length > 0 ? rest : locales;
}

/** A language if the shop offers it, else the first one that it offers. */
export const offeredLocale = (locale: Locale): Locale => (offered.includes(locale) ? locale : firstOffered());

/** The language of those who have not asked for one. */
export const firstOffered = (): Locale => offered[0] ?? baseLocale;

/** The address of the same page in the first language that is offered; null when the language of the address is offered. */
export function offeredAddress(address: string): string | null {
  const [locale, path] = splitLocale(address);
  // Two slashes would begin the address of another site.
  return offered.includes(locale) ? null : localePath(path.replace(/^[/\\]+/, '/'), firstOffered());
}
