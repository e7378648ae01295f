import { asc, max } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { journalLimits } from '@afterimage/contract/values/journal-desk.ts';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { blogCategories } from '../blog/tables.ts';
import { slugOf } from '../catalogue/slug-of.ts';
import { firstFree } from '../catalogue-desk/first-free.ts';
import { lockNames } from '../catalogue-desk/save-product.ts';
import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { translations } from '../translations/tables.ts';
import { loadTexts } from '../translations/translate.ts';
import { refuseArticleField } from './refuse-article-field.ts';

/** The categories of articles in their order, in a language. */
export async function readArticleCategories(db: Database, locale: Locale): Promise<Reply<'getJournalFacts'>> {
  const rows = await db
    .select({ id: blogCategories.id, name: blogCategories.name })
    .from(blogCategories)
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  const texts = await loadTexts(db, locale, { blog_category: rows.map(({ id }) => id) }, ['name']);
  return {
    categoryList: rows.map(({ id, name }) => ({ id, name: texts.of('blog_category', id)['name'] ?? name })),
  };
}

/** Adds a category after the others; its id, which is its address, is made of its name. */
export async function addArticleCategory(
  db: Database,
  operator: Operator,
  name: Record<Locale, string>,
): Promise<void> {
  if (name[baseLocale] === '') refuseArticleField(`name.${baseLocale}`, 'categoryNameMissing');
  await db.transaction(async (tx) => {
    await lockNames(tx);
    const usedIds = new Set((await tx.select({ id: blogCategories.id }).from(blogCategories)).map(({ id }) => id));
    const stem = slugOf(name[baseLocale], journalLimits.slug) || 'category';
    const id = await firstFree(stem, async (candidate) => usedIds.has(candidate));
    const [last] = await tx.select({ position: max(blogCategories.position) }).from(blogCategories);
    await tx.insert(blogCategories).values({ id, name: name[baseLocale], position: (last?.position ?? -1) + 1 });
    const rows = locales
      .filter((locale) => locale !== baseLocale && name[locale] !== '')
      .map((locale) => ({
        entity: 'blog_category' as const,
        entityId: id,
        locale,
        field: 'name',
        text: name[locale],
      }));
    if (rows.length > 0) await tx.insert(translations).values(rows);
    await audit(tx, operator, {
      action: 'article.category.added',
      subject: { kind: 'settings', id: 'journal' },
      after: { name },
    });
  });
}
