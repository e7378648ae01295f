import { and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { blogBlock } from '@afterimage/contract/blog.ts';
import { picture } from '@afterimage/contract/catalogue.ts';
import { legalTextNames, maxLegalText } from '@afterimage/contract/values/legal.ts';
import { locales } from '@afterimage/words/locale.ts';
import { blogCategories, blogs, formerBlogSlugs } from '../../blog/tables.ts';
import { saveLegalText } from '../../legal-texts/save-legal-text.ts';
import { legalTexts } from '../../legal-texts/tables.ts';
import { moment, slug, texts } from './product-record.ts';
import type { Database } from '../../platform/db/connection.ts';
import { importMessage } from '../import-message.ts';
import { readTexts } from './read-texts.ts';
import type { RecordKind } from './record-kind.ts';
import { RefusedRecord } from './refused-record.ts';
import { writeTexts } from './write-texts.ts';

const articleCategoryRecord = z.strictObject({
  record: z.literal('article-category'),
  id: z.string().min(1).max(100),
  name: z.string().min(1),
  description: z.string().default(''),
  position: z.int().min(0).default(0),
  texts,
});

export const articleCategoryKind: RecordKind<z.infer<typeof articleCategoryRecord>> = {
  name: 'article-category',
  schema: articleCategoryRecord,
  keyOf: ({ id }) => id,
  async readAll(db) {
    const rows = await db.select().from(blogCategories).orderBy(asc(blogCategories.position), asc(blogCategories.id));
    const textsOf = await readTexts(
      db,
      'blog_category',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ record: 'article-category' as const, ...row, texts: textsOf(row.id) }));
  },
  async write(tx, { record: _record, texts: own, ...row }, isNew) {
    await tx.insert(blogCategories).values(row).onConflictDoUpdate({ target: blogCategories.id, set: row });
    await writeTexts(tx, 'blog_category', [{ id: row.id, texts: own }], { isNew });
  },
};

const articleRecord = z.strictObject({
  record: z.literal('article'),
  slug,
  title: z.string().min(1),
  summary: z.string(),
  category: z.array(z.string().min(1)).default([]),
  picture: picture.nullable().default(null),
  authorName: z.string().min(1),
  publishedAt: moment,
  /** Whether customers see it; false for a draft. */
  active: z.boolean().default(true),
  /** When a draft is going to be published. */
  publishAt: moment.nullable().default(null),
  /** Whether it was ever published, so that its date stays. A file without it, or without the former addresses, leaves them as they are. */
  wasPublished: z.boolean().default(true),
  /** Addresses that it had before, which lead to it. */
  formerSlugs: z.array(slug).default([]),
  blockList: z.array(blogBlock),
  texts,
});

export const articleKind: RecordKind<z.infer<typeof articleRecord>> = {
  name: 'article',
  schema: articleRecord,
  keyOf: (article) => article.slug,
  keeps: ['wasPublished', 'formerSlugs'],
  async readAll(db) {
    const rows = await db.select().from(blogs).orderBy(asc(blogs.id));
    const textsOf = await readTexts(
      db,
      'blog',
      rows.map(({ id }) => id),
    );
    const slugsOf = Map.groupBy(
      await db.select().from(formerBlogSlugs).orderBy(asc(formerBlogSlugs.slug)),
      ({ blogId }) => blogId,
    );
    return rows.map(({ id, publishedAt, publishAt, version: _version, ...row }) =>
      articleRecord.parse({
        record: 'article',
        ...row,
        publishAt: publishAt?.toISOString() ?? null,
        publishedAt: publishedAt.toISOString(),
        formerSlugs: (slugsOf.get(id) ?? []).map((former) => former.slug),
        texts: textsOf(id),
      }),
    );
  },
  async write(tx, { record: _record, texts: own, publishedAt, publishAt, formerSlugs, ...rest }, isNew) {
    const row = {
      ...rest,
      publishedAt: new Date(publishedAt),
      publishAt: publishAt === null ? null : new Date(publishAt),
    };
    const [written] = await tx
      .insert(blogs)
      .values(row)
      .onConflictDoUpdate({ target: blogs.slug, set: { ...row, version: sql`${blogs.version} + 1` } })
      .returning({ id: blogs.id });
    const blogId = written?.id ?? 0;
    await writeFormerSlugs(tx, blogId, formerSlugs);
    await writeTexts(tx, 'blog', [{ id: blogId, texts: own }], { isNew });
  },
};

/** Gives an article exactly these former addresses; one that leads elsewhere is refused. */
async function writeFormerSlugs(tx: Database, blogId: number, slugs: string[]): Promise<void> {
  await tx
    .delete(formerBlogSlugs)
    .where(and(eq(formerBlogSlugs.blogId, blogId), notInArray(formerBlogSlugs.slug, slugs)));
  if (slugs.length === 0) return;
  const [former] = await tx
    .select({ slug: formerBlogSlugs.slug })
    .from(formerBlogSlugs)
    .where(and(inArray(formerBlogSlugs.slug, slugs), ne(formerBlogSlugs.blogId, blogId)));
  const [present] = await tx.select({ slug: blogs.slug }).from(blogs).where(inArray(blogs.slug, slugs));
  const otherOwner = former ?? present;
  if (otherOwner)
    throw new RefusedRecord(
      importMessage(({ record }) => record.addressOfArticle({ slug: otherOwner.slug }), 'formerSlugs'),
    );
  const rows = slugs.map((one) => ({ slug: one, blogId }));
  await tx.insert(formerBlogSlugs).values(rows).onConflictDoNothing();
}

const legalTextRecord = z.strictObject({
  record: z.literal('legal-text'),
  name: z.enum(legalTextNames),
  locale: z.enum(locales),
  text: z.string().min(1).max(maxLegalText),
  validFrom: z.iso.date(),
  /** Whether it came with the sample, which the owner must replace. */
  isSample: z.boolean().default(false),
});

/** The version of each legal text that is in force. */
export const legalTextKind: RecordKind<z.infer<typeof legalTextRecord>> = {
  name: 'legal-text',
  schema: legalTextRecord,
  keyOf: ({ name, locale }) => `${name}.${locale}`,
  async readAll(db) {
    const { name, locale, text, validFrom, isSample } = legalTexts;
    const rows = await db
      .selectDistinctOn([name, locale], { name, locale, text, validFrom, isSample })
      .from(legalTexts)
      .orderBy(asc(name), asc(locale), desc(legalTexts.version));
    return rows.map((row) => legalTextRecord.parse({ record: 'legal-text', ...row }));
  },
  async write(tx, { name, locale, text, validFrom, isSample }) {
    await saveLegalText(tx, null, { key: { name, locale }, content: { text, validFrom, isSample } });
  },
};
