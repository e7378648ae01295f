import { eq } from 'drizzle-orm';
import type { DeskArticle } from '@afterimage/contract/admin/journal-desk.ts';
import { blogs } from '../blog/tables.ts';
import type { PreviewKeys } from '../catalogue/preview-key.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import {
  addArticleCategory,
  deleteArticleCategory,
  readArticleCategories,
  readDeskArticleCategories,
  saveArticleCategory,
} from './article-categories.ts';
import { missingArticleTexts, readArticleFields } from './article-fields.ts';
import { articleList } from './article-list.ts';
import { articleState, lockArticle } from './lock-article.ts';
import { publishArticle, unpublishArticle } from './publish-article.ts';
import { addArticle, deleteArticle, saveArticle } from './save-article.ts';

async function readDeskArticle(db: Database, id: number, previews: PreviewKeys): Promise<DeskArticle> {
  const [row] = await db.select().from(blogs).where(eq(blogs.id, id));
  if (!row) return fail('NOT_FOUND');
  const fields = await readArticleFields(db, row);
  return {
    id,
    version: row.version,
    state: articleState(row),
    publishedAt: (row.active ? row.publishedAt : row.publishAt)?.toISOString() ?? null,
    ...fields,
    missingList: missingArticleTexts(fields),
    previewPath: previews.articlePathOf(id),
  };
}

/** The calls by which operators edit the journal. */
export const journalDeskHandlers = (previews: PreviewKeys) => {
  const read = ({ db }: Context, id: number) => readDeskArticle(db, id, previews);
  return {
    listDeskArticles: async ({ db, locale }, { query }) => {
      const { timeZone } = await readShopSettings(db);
      return listPageOf(db, articleList, query, { locale, timeZone, now: new Date() });
    },
    getJournalFacts: ({ db, locale }) => readArticleCategories(db, locale),
    addArticleCategory: async (context, { body: { name } }) => {
      await addArticleCategory(context.db, operatorOf(context), name);
      return readArticleCategories(context.db, context.locale);
    },
    listArticleCategories: ({ db }) => readDeskArticleCategories(db),
    saveArticleCategory: async (context, { params: { categoryId }, body }) => {
      await saveArticleCategory(context.db, operatorOf(context), categoryId, body);
      return readDeskArticleCategories(context.db);
    },
    deleteArticleCategory: async (context, { params: { categoryId }, query: { version } }) => {
      await deleteArticleCategory(context.db, operatorOf(context), categoryId, version);
      return readDeskArticleCategories(context.db);
    },
    addArticle: async (context, { body: { title } }) =>
      read(context, await addArticle(context.db, operatorOf(context), title)),
    getDeskArticle: (context, { params: { articleId } }) => read(context, articleId),
    saveArticle: async (context, { params: { articleId }, body }) => {
      await saveArticle(context.db, operatorOf(context), articleId, body);
      return read(context, articleId);
    },
    publishArticle: async (context, { params: { articleId }, body: { version, at } }) => {
      await context.db.transaction(async (tx) =>
        publishArticle(
          tx,
          operatorOf(context),
          await lockArticle(tx, articleId, version),
          at === null ? null : new Date(at),
        ),
      );
      return read(context, articleId);
    },
    unpublishArticle: async (context, { params: { articleId }, query: { version } }) => {
      await context.db.transaction(async (tx) =>
        unpublishArticle(tx, operatorOf(context), await lockArticle(tx, articleId, version)),
      );
      return read(context, articleId);
    },
    deleteArticle: async (context, { params: { articleId }, query: { version } }) => {
      await deleteArticle(context.db, operatorOf(context), articleId, version);
      return {};
    },
  } satisfies Partial<Handlers>;
};
