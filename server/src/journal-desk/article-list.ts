import { inArray, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { articleStates } from '@afterimage/contract/values/journal-desk.ts';
import { blogs } from '../blog/tables.ts';
import { thumbnailOf } from '../catalogue-desk/product-images.ts';
import type { Database } from '../platform/db/connection.ts';
import { containing } from '../platform/lists/filter-condition.ts';
import type { List, ListView } from '../platform/lists/list.ts';
import { loadTexts } from '../translations/translate.ts';
import { readArticleCategories } from './article-categories.ts';
import { missingArticleTexts, readFieldsOfArticles } from './article-fields.ts';
import { articleState } from './lock-article.ts';

type Row = Reply<'listDeskArticles'>['itemList'][number];

const category = sql`in_category.id`;

/** The operators' list of articles, drafts included. */
export const articleList: List<Row> = {
  name: 'articles',
  table: blogs,
  key: { column: blogs.id, type: 'bigint' },
  defaultSort: '-id',
  columns: {
    id: { kind: 'number', value: blogs.id, sortable: true },
    title: { kind: 'text', value: sql`lower(${blogs.title})`, byWords: true, sortable: true },
    state: {
      kind: 'choice',
      value: sql`case when ${blogs.active} then 'published' when ${blogs.publishAt} is null then 'draft' else 'scheduled' end`,
      values: articleStates,
    },
    author: { kind: 'text', value: sql`lower(${blogs.authorName})` },
    category: {
      kind: 'choice',
      value: category,
      within: (condition) => sql`exists (select from unnest(${blogs.category}) as in_category(id) where ${condition})`,
    },
    publishedAt: {
      kind: 'moment',
      value: sql`case when ${blogs.active} then ${blogs.publishedAt} else ${blogs.publishAt} end`,
      sortable: true,
    },
  },
  search: (text) =>
    sql`(${sql.join(
      text
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 6)
        .map((word) => sql`lower(${blogs.title} || ' ' || ${blogs.authorName}) like ${containing(word)}`),
      sql` and `,
    )})`,
  load: loadRows,
};

async function loadRows(db: Database, keys: readonly string[], { locale }: ListView): Promise<Map<string, Row>> {
  if (keys.length === 0) return new Map();
  const ids = keys.map(Number);
  const rows = await db.select().from(blogs).where(inArray(blogs.id, ids));
  const texts = await loadTexts(db, locale, { blog: ids }, ['title']);
  const { categoryList } = await readArticleCategories(db, locale);
  const fields = await readFieldsOfArticles(db, rows);
  const items = new Map<string, Row>();
  for (const [at, row] of rows.entries()) {
    const own = fields[at];
    const missing = own ? missingArticleTexts(own) : [];
    const date = row.active ? row.publishedAt : row.publishAt;
    items.set(String(row.id), {
      id: row.id,
      title: texts.of('blog', row.id)['title'] ?? row.title,
      state: articleState(row),
      authorName: row.authorName,
      categoryList: row.category.flatMap((id) => categoryList.find((one) => one.id === id)?.name ?? []),
      publishedAt: date?.toISOString() ?? null,
      missingCount: missing.reduce((sum, { count }) => sum + count, 0),
      picture: row.picture && thumbnailOf(row.picture),
    });
  }
  return items;
}
