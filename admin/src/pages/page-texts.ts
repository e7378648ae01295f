import { type Locale, locales } from '@afterimage/words/locale.ts';

type Texts = Readonly<Record<Locale, string>>;

/**
 * How many texts are missing in each language: those that are the owner's in another language, and here still the shop's or
 * empty.
 */
export function missingCounts(list: readonly { typed: Texts; shipped: Texts }[]): { locale: Locale; count: number }[] {
  return locales.flatMap((locale) => {
    const isMissing = ({ typed, shipped }: { typed: Texts; shipped: Texts }) =>
      typed[locale].trim() === shipped[locale] && locales.some((other) => typed[other].trim() !== shipped[other]);
    const count = list.filter(isMissing).length;
    return count === 0 ? [] : [{ locale, count }];
  });
}
