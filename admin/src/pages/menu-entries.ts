import type { MenuEntry } from '@afterimage/contract/values/shop-pages.ts';
import { byLocale, currentLocale, type Locale } from '@afterimage/words/locale.ts';

type Texts = Record<Locale, string>;

/** A page or category to which a menu can lead. */
export interface Place {
  kind: 'page' | 'category';
  to: string;
  name: Texts;
}

/** The choice of all categories that have no entry of their own. */
export const allCategories = 'categories';

/** The entry that a choice makes: an address of the list, all categories, or an empty one for a link of the owner's own. */
export const entryOf = (choice: string): MenuEntry =>
  choice === allCategories ? { kind: 'categories' } : { kind: 'link', to: choice, label: byLocale(() => '') };

/** The places that a menu does not have yet. */
export const unusedPlaces = (menu: readonly MenuEntry[], places: readonly Place[]): Place[] =>
  places.filter(({ to }) => !menu.some((entry) => entry.kind === 'link' && entry.to === to));

/** The labels of a menu; each is empty until the owner writes it. */
export const labelsOf = (menu: readonly MenuEntry[]): { typed: Texts; shipped: Texts }[] =>
  menu.flatMap((entry) => (entry.kind === 'link' ? [{ typed: entry.label, shipped: byLocale(() => '') }] : []));

/** What a link is called in the operator's language; empty for a new one of the owner's own. */
export function nameOfLink({ to, label }: Extract<MenuEntry, { kind: 'link' }>, places: readonly Place[]): string {
  const locale = currentLocale();
  return label[locale] || (places.find((place) => place.to === to)?.name[locale] ?? to);
}
