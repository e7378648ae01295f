import type { Category } from '@afterimage/contract/catalogue.ts';
import { currentLocale, type Locale } from '@afterimage/words/locale.ts';
import { signs, words } from './names.words.ts';
import { textSign } from './text-sign.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * What the shop's own data says, in the language of the page. The data speaks the first language; what is not in the
 * catalogue, or what an operator has put into other words since, stays as it is.
 */
export function told(present: Texts, known: Texts, id: string, given: string): string {
  return Object.hasOwn(known, id) && known[id] === textSign(given) ? (present[id] ?? given) : given;
}

/** A category of products, its name and description in the language of the page. */
export function toldCategory(category: Category): Category {
  const { id, name, description } = category;
  return {
    ...category,
    name: told(words.categories, signs.categories, id, name),
    description: told(words.categoryTexts, signs.categoryTexts, id, description),
  };
}

/** A list in the language of the page; the same list gives the same one again, so that nothing is drawn anew for it. */
export function toldOnce<Entry extends object>(tell: (entry: Entry) => Entry) {
  const kept = new WeakMap<readonly Entry[], { locale: Locale; list: Entry[] }>();
  return (given: readonly Entry[]): Entry[] => {
    const locale = currentLocale();
    const before = kept.get(given);
    if (before?.locale === locale) return before.list;
    const list = given.map(tell);
    kept.set(given, { locale, list });
    return list;
  };
}

/** What a way of delivery is called. */
export const deliveryName = ({ id, name }: { id: string; name: string }): string =>
  told(words.deliveries, signs.deliveries, id, name);
