import { and, eq } from 'drizzle-orm';
import { fixedPages } from '@afterimage/contract/values/shop-pages.ts';
import { splitLocale } from '@afterimage/words/locale.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { categories, products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { PlainFault } from './page-faults.ts';

/** An address as it is stored, or what is wrong with it. */
type CheckedAddress = { to: string; fault?: undefined } | { to?: undefined; fault: PlainFault };

/**
 * Checks the target of a link that an owner typed: a whole http(s) address, or the address of a public page of the shop. Of the
 * latter the language is taken off, because links follow the language of the page that they are on.
 */
export async function checkedAddress(db: Database, typed: string): Promise<CheckedAddress> {
  if (typed === '') return { fault: 'linkMissing' };
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? { to: typed } : { fault: 'linkForm' };
  if (!/^\/(?![/\\])/.test(typed)) return { fault: 'linkForm' };
  const [, withoutLanguage] = splitLocale(typed);
  const to = /^\/(?=$|[?#])/.test(withoutLanguage) ? `/home${withoutLanguage.slice(1)}` : withoutLanguage;
  const path = (/^[^?#]*/.exec(to)?.[0] ?? '').replace(/(?<=.)\/$/, '');
  return (await isPublicPage(db, path)) ? { to } : { fault: 'linkUnknown' };
}

async function isPublicPage(db: Database, path: string): Promise<boolean> {
  if ((fixedPages as readonly string[]).includes(path)) return true;
  const [, area, inCategory, encoded] = /^\/(products|blogs)(\/categories)?\/([^/]+)$/.exec(path) ?? [];
  const name = decoded(encoded);
  if (name === null) return false;
  const isOfProducts = area === 'products';
  if (inCategory !== undefined) {
    const table = isOfProducts ? categories : blogCategories;
    return (await db.$count(table, eq(table.id, name))) > 0;
  }
  const table = isOfProducts ? products : blogs;
  return (await db.$count(table, and(eq(table.slug, name), eq(table.active, true)))) > 0;
}

/** A part of a path as it is meant; null where there is none, or it is written wrongly. */
function decoded(part: string | undefined): string | null {
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
