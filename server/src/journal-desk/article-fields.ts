import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SaveArticleBody } from '@afterimage/contract/admin/journal-desk.ts';
import { type BlogBlock, blogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { baseLocale, byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { blocksField } from '../blog/article-texts.ts';
import { blogs } from '../blog/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { translations } from '../translations/tables.ts';
import { altField } from '../translations/translate.ts';
import type { ArticleRow } from './lock-article.ts';

/** What operators change of an article with its form. */
export type ArticleFields = Omit<SaveArticleBody, 'version'>;

const blocks = z.array(blogBlock);

/** What the form of an article shows. */
export async function readArticleFields(db: Database, row: ArticleRow): Promise<ArticleFields> {
  const [fields] = await readFieldsOfArticles(db, [row]);
  return fields ?? fail('INTERNAL');
}

/** The same of several articles, in one query. */
export async function readFieldsOfArticles(db: Database, rows: readonly ArticleRow[]): Promise<ArticleFields[]> {
  const textRows = await db
    .select()
    .from(translations)
    .where(
      and(
        eq(translations.entity, 'blog'),
        inArray(
          translations.entityId,
          rows.map(({ id }) => String(id)),
        ),
      ),
    );
  const texts = new Map(textRows.map(({ entityId, locale, field, text }) => [`${entityId} ${locale} ${field}`, text]));
  return rows.map((row) => fieldsOf(row, (locale, field) => texts.get(`${row.id} ${locale} ${field}`)));
}

function fieldsOf(row: ArticleRow, textIn: (locale: Locale, field: string) => string | undefined): ArticleFields {
  const inEach = (first: string, field: string) =>
    byLocale((locale) => (locale === baseLocale ? first : (textIn(locale, field) ?? '')));
  return {
    title: inEach(row.title, 'title'),
    summary: inEach(row.summary, 'summary'),
    authorName: row.authorName,
    slug: row.slug,
    categoryList: row.category,
    picture: row.picture && { ...row.picture, alt: inEach(row.picture.alt, altField(row.picture.url)) },
    body: byLocale((locale) => (locale === baseLocale ? row.blockList : blocksOf(textIn(locale, blocksField)))),
  };
}

/** A body that was written otherwise than the contract has it is none. */
function blocksOf(text: string | undefined): BlogBlock[] {
  if (text === undefined) return [];
  try {
    return blocks.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** Every picture that an article names, in all languages. */
export const picturesOfArticle = ({ picture, body }: ArticleFields): Omit<Picture, 'alt'>[] => [
  ...(picture ? [picture] : []),
  ...Object.values(body).flatMap((list) => list.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))),
];

/** Writes all fields of an article that is locked; they are checked before. */
export async function writeArticleFields(tx: Database, row: ArticleRow, fields: ArticleFields): Promise<void> {
  const { picture, body } = fields;
  await tx
    .update(blogs)
    .set({
      title: fields.title[baseLocale],
      summary: fields.summary[baseLocale],
      authorName: fields.authorName,
      slug: fields.slug,
      category: fields.categoryList,
      picture: picture && { ...picture, alt: picture.alt[baseLocale] },
      blockList: body[baseLocale],
      version: sql`${blogs.version} + 1`,
    })
    .where(eq(blogs.id, row.id));
  const entityId = String(row.id);
  const former = [row.picture, picture].flatMap((one) => (one ? [altField(one.url)] : []));
  const names = ['title', 'summary', blocksField, ...former];
  await tx
    .delete(translations)
    .where(
      and(eq(translations.entity, 'blog'), eq(translations.entityId, entityId), inArray(translations.field, names)),
    );
  const rows = locales
    .filter((locale) => locale !== baseLocale)
    .flatMap((locale) =>
      [
        ['title', fields.title[locale]] as const,
        ['summary', fields.summary[locale]] as const,
        [blocksField, body[locale].length === 0 ? '' : JSON.stringify(body[locale])] as const,
        ...(picture ? [[altField(picture.url), picture.alt[locale]] as const] : []),
      ].flatMap(([field, text]) => (text === '' ? [] : [{ entity: 'blog' as const, entityId, locale, field, text }])),
    );
  if (rows.length > 0) await tx.insert(translations).values(rows);
}

/** How many texts each further language lacks, of those that the first language has. */
export function missingArticleTexts({ title, summary, picture, body }: ArticleFields): {
  locale: Locale;
  count: number;
}[] {
  const texts = [title, summary, ...(picture ? [picture.alt] : [])];
  return locales
    .filter((locale) => locale !== baseLocale)
    .map((locale) => ({
      locale,
      count:
        texts.filter((text) => text[baseLocale] !== '' && text[locale] === '').length +
        (body[baseLocale].length > 0 && body[locale].length === 0 ? 1 : 0),
    }));
}
