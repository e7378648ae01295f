import { asc, desc, sql } from 'drizzle-orm';
import * as z from 'zod';
import { blogBlock } from '@afterimage/contract/blog.ts';
import { picture } from '@afterimage/contract/catalogue.ts';
import { legalTextNames, maxLegalText } from '@afterimage/contract/values/legal.ts';
import { locales } from '@afterimage/words/locale.ts';
import { blogCategories, blogs } from '../../blog/tables.ts';
import { saveLegalText } from '../../legal-texts/save-legal-text.ts';
import { legalTexts } from '../../legal-texts/tables.ts';
import { moment, slug, texts } from './product-record.ts';
import { readTexts } from './read-texts.ts';
import type { RecordKind } from './record-kind.ts';
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
  blockList: z.array(blogBlock),
  texts,
});

export const articleKind: RecordKind<z.infer<typeof articleRecord>> = {
  name: 'article',
  schema: articleRecord,
  keyOf: (article) => article.slug,
  async readAll(db) {
    const rows = await db.select().from(blogs).orderBy(asc(blogs.id));
    const textsOf = await readTexts(
      db,
      'blog',
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, publishedAt, publishAt, version: _version, wasPublished: _wasPublished, ...row }) =>
      articleRecord.parse({
        record: 'article',
        ...row,
        publishAt: publishAt?.toISOString() ?? null,
        publishedAt: publishedAt.toISOString(),
        texts: textsOf(id),
      }),
    );
  },
  async write(tx, { record: _record, texts: own, publishedAt, publishAt, ...rest }, isNew) {
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
    await writeTexts(tx, 'blog', [{ id: written?.id ?? 0, texts: own }], { isNew });
  },
};

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
