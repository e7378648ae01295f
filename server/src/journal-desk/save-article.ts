import { and, eq, inArray, ne } from 'drizzle-orm';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { bodyLength, journalLimits } from '@afterimage/contract/values/journal-desk.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { blogCategories, blogs, formerBlogSlugs } from '../blog/tables.ts';
import { slugOf } from '../catalogue/slug-of.ts';
import { firstFree } from '../catalogue-desk/first-free.ts';
import { lockNames } from '../catalogue-desk/save-product.ts';
import { isSentPicture, sentPictures } from '../catalogue-desk/product-images.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { type ArticleFields, picturesOfArticle, readArticleFields, writeArticleFields } from './article-fields.ts';
import { type ArticleRow, articleSubject, lockArticle } from './lock-article.ts';
import { refuseArticleField } from './refuse-article-field.ts';

type StoredPicture = Omit<Picture, 'alt'>;

/** Paths beside the articles that the shop has itself. */
const reservedSlugs = new Set(['categories']);

/** Whether another article has this slug, or had it. */
async function isArticleSlugTaken(tx: Database, slug: string, own?: number): Promise<boolean> {
  const present = and(eq(blogs.slug, slug), own === undefined ? undefined : ne(blogs.id, own));
  const former = and(eq(formerBlogSlugs.slug, slug), own === undefined ? undefined : ne(formerBlogSlugs.blogId, own));
  return (await tx.$count(blogs, present)) + (await tx.$count(formerBlogSlugs, former)) > 0;
}

/** Adds a draft that is signed by its operator; answers its id. */
export async function addArticle(db: Database, operator: Operator, title: string): Promise<number> {
  return db.transaction(async (tx) => {
    await lockNames(tx);
    const stem = slugOf(title, journalLimits.slug - 5) || 'article';
    const slug = await firstFree(
      stem,
      async (candidate) => reservedSlugs.has(candidate) || (await isArticleSlugTaken(tx, candidate)),
    );
    const [row] = await tx
      .insert(blogs)
      .values({
        slug,
        title,
        summary: '',
        authorName: operator.name.slice(0, journalLimits.author),
        blockList: [],
        active: false,
        wasPublished: false,
      })
      .returning({ id: blogs.id });
    const id = row?.id ?? fail('INTERNAL');
    await audit(tx, operator, { action: 'article.added', subject: articleSubject(id), after: { title } });
    return id;
  });
}

/** Changes an article, and records the fields that are different. */
export async function saveArticle(
  db: Database,
  operator: Operator,
  id: number,
  { version, ...fields }: ArticleFields & { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockArticle(tx, id, version);
    const present = await readArticleFields(tx, row);
    const checked = await checkArticle(tx, row, fields, picturesOfArticle(present));
    const names = (Object.keys(checked) as (keyof ArticleFields)[]).filter(
      (name) => !isSameValue(present[name], checked[name]),
    );
    if (names.length === 0) return;
    await write(tx, row, checked);
    const pick = (all: ArticleFields) => Object.fromEntries(names.map((name) => [name, all[name]]));
    await audit(tx, operator, {
      action: 'article.changed',
      subject: articleSubject(id),
      before: pick(present),
      after: pick(checked),
    });
  });
}

/** An article is deleted with its texts and former addresses. */
export async function deleteArticle(db: Database, operator: Operator, id: number, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { title, slug } = await lockArticle(tx, id, version);
    await tx.delete(blogs).where(eq(blogs.id, id));
    await audit(tx, operator, { action: 'article.deleted', subject: articleSubject(id), before: { title, slug } });
  });
}

/** The old address leads to the new one. An address that comes back leads nowhere else. */
async function write(tx: Database, row: ArticleRow, fields: ArticleFields): Promise<void> {
  await writeArticleFields(tx, row, fields);
  if (fields.slug === row.slug) return;
  await tx.delete(formerBlogSlugs).where(eq(formerBlogSlugs.slug, fields.slug));
  if (row.wasPublished) await tx.insert(formerBlogSlugs).values({ slug: row.slug, blogId: row.id });
}

/**
 * The fields as they are stored: pictures as the shop knows them. Fails at the field that is wrong.
 * @param known pictures that are there for certain; all others have to be among those that operators have sent
 */
async function checkArticle(
  tx: Database,
  row: ArticleRow,
  fields: ArticleFields,
  known: readonly StoredPicture[],
): Promise<ArticleFields> {
  if (fields.title[baseLocale] === '') refuseArticleField(`title.${baseLocale}`, 'titleMissing');
  if (fields.authorName === '') refuseArticleField('authorName', 'authorMissing');
  if (row.active || row.publishAt) checkWhole(fields);
  await lockNames(tx);
  if (reservedSlugs.has(fields.slug)) refuseArticleField('slug', 'slugReserved');
  if (await isArticleSlugTaken(tx, fields.slug, row.id)) refuseArticleField('slug', 'slugTaken');
  const ids = [...new Set(fields.categoryList)];
  if (ids.length > 0 && (await tx.$count(blogCategories, inArray(blogCategories.id, ids))) < ids.length)
    refuseArticleField('categoryList', 'unknownCategory');
  return { ...fields, categoryList: ids, ...(await checkPictures(tx, fields, known)) };
}

/** What customers see has a summary and a text. */
export function checkWhole({ summary, body }: Pick<ArticleFields, 'summary' | 'body'>): void {
  if (summary[baseLocale] === '') refuseArticleField(`summary.${baseLocale}`, 'summaryMissing');
  if (body[baseLocale].length === 0) refuseArticleField(`body.${baseLocale}`, 'bodyMissing');
}

async function checkPictures(tx: Database, fields: ArticleFields, known: readonly StoredPicture[]) {
  const pictures = new Map(known.map((picture) => [picture.url, picture]));
  const urls = picturesOfArticle(fields).map(({ url }) => url);
  for (const picture of await sentPictures(tx, [...new Set(urls.filter((url) => !pictures.has(url)))]))
    pictures.set(picture.url, picture);
  const body = { ...fields.body };
  for (const locale of locales) checkLength(fields.body[locale], `body.${locale}`);
  for (const locale of locales)
    body[locale] = fields.body[locale].map((block, at) => checkBlock(block, `body.${locale}.${at}`, pictures));
  const { picture } = fields;
  if (!picture) return { picture, body };
  const stored = pictures.get(picture.url) ?? refuseArticleField('picture', 'unknownPicture');
  if (picture.alt[baseLocale] === '') refuseArticleField(`picture.alt.${baseLocale}`, 'altMissing');
  return { picture: { ...stored, alt: picture.alt }, body };
}

function checkLength(blocks: readonly BlogBlock[], field: string): void {
  if (blocks.length > journalLimits.blocks) refuseArticleField(field, 'tooManyBlocks');
  if (bodyLength(blocks) > journalLimits.body) refuseArticleField(field, 'bodyTooLong');
}

function checkBlock(block: BlogBlock, field: string, pictures: ReadonlyMap<string, StoredPicture>): BlogBlock {
  if (block.kind !== 'picture') {
    if (block.text.length > journalLimits.text) refuseArticleField(field, 'textTooLong');
    return block;
  }
  const stored = pictures.get(block.picture.url) ?? refuseArticleField(field, 'unknownPicture');
  const alt = block.picture.alt.trim();
  if (alt === '') refuseArticleField(field, 'altMissing');
  if (alt.length > journalLimits.alt) refuseArticleField(field, 'altTooLong');
  if (block.caption.length > journalLimits.caption) refuseArticleField(field, 'captionTooLong');
  return { ...block, picture: { ...stored, alt } };
}

/** Fields are put back as long as each is what the entry says; the others stay as they are. */
export function registerArticlePutBack(): void {
  registerPutBack('article.changed', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const row = await lockArticle(tx, Number(subject.id));
    const present = await readArticleFields(tx, row);
    const expected = after as Partial<ArticleFields>;
    const names = Object.keys(expected) as (keyof ArticleFields)[];
    if (names.some((name) => !isSameValue(present[name], expected[name])))
      await failChanged(tx, articleSubject(row.id));
    const fields = { ...present, ...(before as Partial<ArticleFields>) };
    // A picture that was sent may have been deleted since; one of the sample shop is a file of the shop itself.
    const shopsOwn = picturesOfArticle(fields).filter(({ url }) => !isSentPicture(url));
    await write(tx, row, await checkArticle(tx, row, fields, [...picturesOfArticle(present), ...shopsOwn]));
  });
}
