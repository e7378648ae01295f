import { eq } from 'drizzle-orm';
import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { formerSlugs, products } from './tables.ts';

/** Where the page of a product is now whose slug has changed, in the language of the address; null for other addresses. */
export async function presentAddress(db: Database, address: string): Promise<string | null> {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  const [locale, path] = splitLocale(pathname);
  const [, page, slug] = /^\/(products|customize)\/([a-z0-9-]{1,200})$/.exec(path) ?? [];
  if (slug === undefined) return null;
  const [row] = await db
    .select({ slug: products.slug })
    .from(formerSlugs)
    .innerJoin(products, eq(products.id, formerSlugs.productId))
    .where(eq(formerSlugs.slug, slug));
  return row ? localePath(`/${page}/${row.slug}${search}`, locale) : null;
}
