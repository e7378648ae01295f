import { and, arrayContains, arrayOverlaps, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Blog, BlogBlock, BlogCategory, BlogDetail } from '@afterimage/contract/blog.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { blogCategories, blogs } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { loadTexts, translated } from '../translations/translate.ts';
import { translatedArticle } from './article-texts.ts';
import { words } from './blog.words.ts';
import type { PreviewKeys } from '../catalogue/preview-key.ts';
import { readingMinutes } from './reading-minutes.ts';

type BlogRow = typeof blogs.$inferSelect;

const newestFirst = [desc(blogs.publishedAt), desc(blogs.id)];
const mostRelated = 3;

const listHandlers = {
  listBlogs: ({ db, locale }, { query }) => listBlogs(db, locale, query),

  listCategoryBlogs: async ({ db, locale }, { params, query }) => {
    const categoryCount = await db.$count(blogCategories, eq(blogCategories.id, params.categoryId));
    if (categoryCount === 0) fail('CATEGORY_NOT_FOUND');
    return listBlogs(db, locale, query, arrayContains(blogs.category, [params.categoryId]));
  },
} satisfies Partial<Handlers>;

const noPreviews = { articleOf: () => null };

/** The calls on articles. With a key of `previews` an article is read that customers do not see yet. */
export const blogHandlers = (previews: Pick<PreviewKeys, 'articleOf'> = noPreviews) =>
  ({
    ...listHandlers,

    getBlog: async ({ db, locale }, { params }): Promise<BlogDetail> => {
      const previewed = previews.articleOf(params.slug);
      const condition =
        previewed === null ? and(eq(blogs.slug, params.slug), eq(blogs.active, true)) : eq(blogs.id, previewed);
      const [row] = await db.select().from(blogs).where(condition);
      if (!row) fail('NOT_FOUND', (locale) => ({ description: inLocale(words, locale).noArticle }));
      return readDetail(db, locale, previewed === null ? row : { ...row, slug: params.slug });
    },
  }) satisfies Partial<Handlers>;

/** An article with its body, and others that share a category with it. */
async function readDetail(db: Database, locale: Locale, row: BlogRow): Promise<BlogDetail> {
  // Nothing overlaps with no category at all; the builder refuses to ask.
  const sharesCategory = row.category.length > 0 ? arrayOverlaps(blogs.category, row.category) : sql`false`;
  const related = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.active, true), sharesCategory, ne(blogs.id, row.id)))
    .orderBy(...newestFirst)
    .limit(mostRelated);
  const [article, ...others] = await inLanguage(db, locale, [row, ...related]);
  const { blockList } = article ?? row;
  return { ...onWire(article ?? row), blockList, relatedList: others.map(onWire) };
}

/** Articles in a language; one query, however many they are. */
async function inLanguage(db: Database, locale: Locale, rows: readonly BlogRow[]): Promise<BlogRow[]> {
  const texts = await loadTexts(db, locale, { blog: rows.map(({ id }) => id) });
  return rows.map((row) => translatedArticle(row, texts.of('blog', row.id)));
}

async function listBlogs(db: Database, locale: Locale, page: { pageNum: number; pageSize: number }, inCategory?: SQL) {
  const condition = and(eq(blogs.active, true), inCategory);
  const [total, rows, categoryList] = await Promise.all([
    db.$count(blogs, condition),
    db
      .select()
      .from(blogs)
      .where(condition)
      .orderBy(...newestFirst)
      .limit(page.pageSize)
      .offset(page.pageNum * page.pageSize),
    readCategories(db, locale),
  ]);
  return { blogList: (await inLanguage(db, locale, rows)).map(onWire), total, categoryList };
}

async function readCategories(db: Database, locale: Locale): Promise<BlogCategory[]> {
  const inside = db
    .select({ category: sql<string>`unnest(${blogs.category})`.as('in_category'), blogCount: count().as('n') })
    .from(blogs)
    .where(eq(blogs.active, true))
    .groupBy(sql`1`)
    .as('inside');
  const rows = await db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      description: blogCategories.description,
      blogCount: sql<number>`coalesce(${inside.blogCount}, 0)`.mapWith(Number),
    })
    .from(blogCategories)
    .leftJoin(inside, eq(inside.category, blogCategories.id))
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  const texts = await loadTexts(db, locale, { blog_category: rows.map(({ id }) => id) });
  return rows.map((row) => translated(row, texts.of('blog_category', row.id), ['name', 'description']));
}

function onWire({ id, slug, title, summary, category, picture, authorName, publishedAt, blockList }: BlogRow): Blog {
  const facts = { id, slug, title, summary, category, picture, authorName };
  return { ...facts, publishedAt: publishedAt.toISOString(), readingMinutes: readingMinutes(textsOf(blockList)) };
}

const textsOf = (blockList: readonly BlogBlock[]) =>
  blockList.map((block) => (block.kind === 'picture' ? block.caption : block.text));
