import { and, eq } from 'drizzle-orm';
import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { blogs, formerBlogSlugs } from './tables.ts';

/** Where an article is now whose slug has changed, in the language of the address; null for other addresses. */
export async function presentArticleAddress(db: Database, address: string): Promise<string | null> {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  const [locale, path] = splitLocale(pathname);
  const [, slug] = /^\/blogs\/([a-z0-9-]{1,200})$/.exec(path) ?? [];
  if (slug === undefined) return null;
  const [row] = await db
    .select({ slug: blogs.slug })
    .from(formerBlogSlugs)
    .innerJoin(blogs, eq(blogs.id, formerBlogSlugs.blogId))
    .where(and(eq(formerBlogSlugs.slug, slug), eq(blogs.active, true)));
  return row ? localePath(`/blogs/${row.slug}${search}`, locale) : null;
}
