import { asc } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { MenusBody } from '@afterimage/contract/admin/page-desk.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import type { MenuEntry } from '@afterimage/contract/values/shop-pages.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { categories } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { OwnMenus } from '../shop-settings/own-pages.ts';
import { loadTexts } from '../translations/translate.ts';
import { words } from './menu.words.ts';
import { type PageFaults, refuseFaults } from './page-faults.ts';
import { checkedAddress } from './shop-address.ts';

/** The pages that a menu offers, by their names. */
const pageAddresses = {
  make: '/products?customizable=1',
  demo: '/demo',
  products: '/products',
  journal: '/blogs',
  help: '/help',
  findOrder: '/orders',
  wishlist: '/wishlist',
  home: '/home',
  imprint: '/legal/imprint',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
} as const satisfies Record<keyof typeof words, string>;

const link = (to: string): MenuEntry => ({ kind: 'link', to, label: byLocale(() => '') });

/** The menus of a new shop. */
export const shippedMenus = (): MenusBody => ({
  header: [link(pageAddresses.make), link(pageAddresses.demo), link(pageAddresses.products), { kind: 'categories' }],
  footer: [link(pageAddresses.products), { kind: 'categories' }, link(pageAddresses.journal), link(pageAddresses.demo)],
});

type Place = Reply<'getDeskMenus'>['placeList'][number];

const categoryPath = (id: string) => `/products/categories/${id}`;

/** The pages and categories with names of their own, in each language. */
export async function readPlaces(db: Database): Promise<Place[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const ids = rows.map(({ id }) => id);
  const names = new Map<Locale, Awaited<ReturnType<typeof loadTexts>>>();
  for (const locale of locales) names.set(locale, await loadTexts(db, locale, { category: ids }, ['name']));
  const pageNames = Object.keys(pageAddresses) as (keyof typeof pageAddresses)[];
  return [
    ...pageNames.map((name) => ({
      kind: 'page' as const,
      to: pageAddresses[name],
      name: byLocale((locale) => inLocale(words, locale)[name]),
    })),
    ...rows.map(({ id, name }) => ({
      kind: 'category' as const,
      to: categoryPath(id),
      name: byLocale((locale) => names.get(locale)?.of('category', id)['name'] ?? name),
    })),
  ];
}

/** The menus as visitors read them in a language; null where they are the shop's own. */
export async function publicMenus(
  db: Database,
  own: OwnMenus | null,
  locale: Locale,
): Promise<Pick<Reply<'getShopFrame'>, 'header' | 'footer'>> {
  if (!own) return { header: null, footer: null };
  const places = await readPlaces(db);
  return {
    header: own.header && entriesIn(own.header, places, locale),
    footer: own.footer && entriesIn(own.footer, places, locale),
  };
}

/** The entries in a language. A category that is no longer there has none. */
function entriesIn(
  menu: readonly MenuEntry[],
  places: readonly Place[],
  locale: Locale,
): { to: string; name: string }[] {
  const placeAt = new Map(places.map((place) => [place.to, place]));
  const listed = new Set(menu.flatMap((entry) => (entry.kind === 'link' ? [entry.to] : [])));
  return menu.flatMap((entry) => {
    if (entry.kind === 'categories')
      return places
        .filter(({ kind, to }) => kind === 'category' && !listed.has(to))
        .map(({ to, name }) => ({ to, name: name[locale] }));
    const { to, label } = entry;
    const place = placeAt.get(to);
    if (!place && to.startsWith(categoryPath(''))) return [];
    return [{ to, name: label[locale] || place?.name[locale] || label[baseLocale] }];
  });
}

/** What of the menus that were sent is the owner's; null when nothing is. Fails at each field that cannot be sent. */
export async function checkedMenus(db: Database, sent: MenusBody): Promise<OwnMenus | null> {
  const faults: PageFaults = new Map();
  const placeAddresses = new Set((await readPlaces(db)).map(({ to }) => to));
  const check = async (name: 'header' | 'footer') => {
    const addresses = new Set<string>();
    const entries: MenuEntry[] = [];
    for (const [index, entry] of sent[name].entries()) {
      const field = `${name}.${index}`;
      if (entry.kind === 'categories') {
        if (entries.some(({ kind }) => kind === 'categories')) faults.set(field, 'categoriesTwice');
        entries.push(entry);
        continue;
      }
      const { to = entry.to, fault } = await checkedAddress(db, entry.to);
      const wrong = fault ?? (addresses.has(to) ? 'linkTwice' : undefined);
      if (wrong) faults.set(`${field}.to`, wrong);
      else if (entry.label[baseLocale] === '' && !placeAddresses.has(to))
        faults.set(`${field}.label.${baseLocale}`, 'labelMissing');
      addresses.add(to);
      entries.push({ ...entry, to });
    }
    return isSameValue(entries, shippedMenus()[name]) ? null : entries;
  };
  const own: OwnMenus = { header: await check('header'), footer: await check('footer') };
  refuseFaults(faults);
  return own.header || own.footer ? own : null;
}
