import type { OwnPageTexts } from '@afterimage/contract/values/shop-pages.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';

type Texts = Record<Locale, string>;
type NamedTexts<Name extends string> = Record<Name, Texts>;

/** The texts in all languages: those of the owner where there are some, else those that a new shop has. */
export function laidOver<Name extends string>(
  shipped: NamedTexts<Name>,
  own: OwnPageTexts<Name> | null,
): NamedTexts<Name> {
  const names = Object.keys(shipped) as Name[];
  return Object.fromEntries(names.map((name) => [name, { ...shipped[name], ...own?.[name] }])) as NamedTexts<Name>;
}

/** Those texts that differ from what a new shop has, so that the others follow the shop's. */
export function ownTextsOf<Name extends string>(
  shipped: NamedTexts<Name>,
  typed: NamedTexts<Name>,
): OwnPageTexts<Name> {
  const own: OwnPageTexts<Name> = {};
  for (const name of Object.keys(shipped) as Name[]) {
    const changed = locales.filter((locale) => typed[name][locale] !== shipped[name][locale]);
    if (changed.length > 0) own[name] = Object.fromEntries(changed.map((locale) => [locale, typed[name][locale]]));
  }
  return own;
}
