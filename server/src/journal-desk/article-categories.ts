import { and, arrayContains, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { journalLimits } from '@afterimage/contract/values/journal-desk.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { blogCategories, blogs } from '../blog/tables.ts';
import { slugOf } from '../catalogue/slug-of.ts';
import { firstFree } from '../catalogue-desk/first-free.ts';
import { lockNames } from '../catalogue-desk/save-product.ts';
import { audit } from '../operators/audit.ts';
import { failChanged, recordedChanges } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
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

type CategoryTexts = Record<'name' | 'description', Record<Locale, string>>;

/** Whatever operators do with the categories is recorded of the journal: how often that was is their version. */
const subject = { kind: 'settings', id: 'journal' } as const;

/** The categories in their order with all their texts, and how many articles they have, drafts included. */
export async function readDeskArticleCategories(db: Database): Promise<Reply<'listArticleCategories'>> {
  const inside = db
    .select({ category: sql<string>`unnest(${blogs.category})`.as('in_category'), articles: count().as('n') })
    .from(blogs)
    .groupBy(sql`1`)
    .as('inside');
  const version = await recordedChanges(db, subject);
  const rows = await db
    .select({ category: blogCategories, articleCount: sql<number>`coalesce(${inside.articles}, 0)`.mapWith(Number) })
    .from(blogCategories)
    .leftJoin(inside, eq(inside.category, blogCategories.id))
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  const textRows = await db.select().from(translations).where(eq(translations.entity, 'blog_category'));
  const texts = new Map(textRows.map(({ entityId, locale, field, text }) => [`${entityId} ${locale} ${field}`, text]));
  const inEach = (id: string, field: string, first: string) =>
    byLocale((locale) => (locale === baseLocale ? first : (texts.get(`${id} ${locale} ${field}`) ?? '')));
  return {
    version,
    categoryList: rows.map(({ category: { id, name, description }, articleCount }) => ({
      id,
      name: inEach(id, 'name', name),
      description: inEach(id, 'description', description),
      articleCount,
    })),
  };
}

/** Adds a category after the others; its id, which is its address, is made of its name. */
export async function addArticleCategory(
  db: Database,
  operator: Operator,
  name: Record<Locale, string>,
): Promise<void> {
  checkName(name);
  await db.transaction(async (tx) => {
    await lockNames(tx);
    const usedIds = new Set((await tx.select({ id: blogCategories.id }).from(blogCategories)).map(({ id }) => id));
    const stem = slugOf(name[baseLocale], journalLimits.slug) || 'category';
    const id = await firstFree(stem, async (candidate) => usedIds.has(candidate));
    const [last] = await tx.select({ position: max(blogCategories.position) }).from(blogCategories);
    await tx.insert(blogCategories).values({ id, name: name[baseLocale], position: (last?.position ?? -1) + 1 });
    await writeTexts(tx, id, { name, description: byLocale(() => '') });
    await audit(tx, operator, { action: 'article.category.added', subject, after: { name } });
  });
}

/** Changes the texts of a category; its address stays. */
export async function saveArticleCategory(
  db: Database,
  operator: Operator,
  id: string,
  { version, ...texts }: CategoryTexts & { version: number },
): Promise<void> {
  checkName(texts.name);
  await db.transaction(async (tx) => {
    const { name, description } = await lockCategory(tx, id, version);
    if (isSameValue({ name, description }, texts)) return;
    await tx
      .update(blogCategories)
      .set({ name: texts.name[baseLocale], description: texts.description[baseLocale] })
      .where(eq(blogCategories.id, id));
    await writeTexts(tx, id, texts);
    await audit(tx, operator, {
      action: 'article.category.changed',
      subject,
      before: { name, description },
      after: texts,
    });
  });
}

/** Deletes a category. Its articles stay, and are in their other categories. */
export async function deleteArticleCategory(
  db: Database,
  operator: Operator,
  id: string,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, articleCount } = await lockCategory(tx, id, version);
    await tx
      .update(blogs)
      .set({ category: sql`array_remove(${blogs.category}, ${id})`, version: sql`${blogs.version} + 1` })
      .where(arrayContains(blogs.category, [id]));
    await tx.delete(blogCategories).where(eq(blogCategories.id, id));
    await audit(tx, operator, {
      action: 'article.category.deleted',
      subject,
      before: { name, count: articleCount },
    });
  });
}

/** A category for changing; fails when one of them was changed since they were seen. */
async function lockCategory(tx: Database, id: string, version: number) {
  await lockNames(tx);
  const present = await readDeskArticleCategories(tx);
  const category = present.categoryList.find((one) => one.id === id) ?? fail('NOT_FOUND');
  if (present.version !== version) await failChanged(tx, subject);
  return category;
}

function checkName(name: Record<Locale, string>): void {
  if (name[baseLocale] === '') refuseArticleField(`name.${baseLocale}`, 'categoryNameMissing');
}

/** Writes the texts in all languages but the first. */
async function writeTexts(tx: Database, entityId: string, texts: CategoryTexts): Promise<void> {
  const entity = 'blog_category' as const;
  await tx.delete(translations).where(and(eq(translations.entity, entity), eq(translations.entityId, entityId)));
  const rows = locales
    .filter((locale) => locale !== baseLocale)
    .flatMap((locale) =>
      (['name', 'description'] as const).flatMap((field) => {
        const text = texts[field][locale];
        return text === '' ? [] : [{ entity, entityId, locale, field, text }];
      }),
    );
  if (rows.length > 0) await tx.insert(translations).values(rows);
}
