import * as z from 'zod';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { type BlogBlock, blogBlock } from '../blog.ts';
import { picture } from '../catalogue.ts';
import { slugPattern } from '../values/catalogue-desk.ts';
import { articleStates, journalLimits as limits } from '../values/journal-desk.ts';

type Texts = Record<Locale, string>;
type Bodies = Record<Locale, BlogBlock[]>;

/** Something in each language of the shop. */
const inEach = <Value>(value: z.ZodType) =>
  z.strictObject(Object.fromEntries(locales.map((locale) => [locale, value]))) as unknown as z.ZodType<
    Record<Locale, Value>,
    Record<Locale, Value>
  >;
/** A text in each language of the shop; empty where it is missing. */
const texts = (most: number): z.ZodType<Texts, Texts> => inEach<string>(z.string().trim().max(most).default(''));
/** The body in each language, from top to bottom; empty where it is missing. How long it may be is told at its field. */
const bodies: z.ZodType<Bodies, Bodies> = inEach<BlogBlock[]>(z.array(blogBlock).default([]));

const version = z.int().min(1);

/** What an operator can change of an article. */
const articleFields = {
  title: texts(limits.title),
  summary: texts(limits.summary),
  authorName: z.string().trim().max(limits.author),
  slug: z.string().trim().min(1).max(limits.slug).regex(slugPattern),
  categoryList: z.array(z.string().min(1).max(100)).max(limits.categories),
  picture: picture
    .omit({ alt: true })
    .extend({ alt: texts(limits.alt) })
    .nullable(),
  body: bodies,
};

/** An article as it stands in the operators' list. */
export const deskArticleRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  state: z.enum(articleStates),
  authorName: z.string(),
  /** The names of its categories. */
  categoryList: z.array(z.string()),
  /** When it was published or is going to be; null for a draft. */
  publishedAt: z.string().nullable(),
  /** How many texts are missing in all further languages. */
  missingCount: z.int(),
  picture: picture.nullable(),
});

/** An article as it is edited. */
export const deskArticle = z.strictObject({
  id: z.int(),
  version,
  state: z.enum(articleStates),
  publishedAt: z.string().nullable(),
  ...articleFields,
  /** How many texts each further language lacks. */
  missingList: z.array(z.strictObject({ locale: z.enum(locales), count: z.int() })),
  /** Where operators see it as customers would, without being signed in. */
  previewPath: z.string(),
});
export type DeskArticle = z.infer<typeof deskArticle>;

export const articlePath = z.strictObject({ articleId: z.coerce.number().int().min(1).max(2_147_483_647) });
export const newArticleBody = z.strictObject({ title: z.string().trim().min(1).max(limits.title) });
/** Of the pictures the address and the text are used; all else is what the shop knows of them. */
export const saveArticleBody = z.strictObject({ version, ...articleFields });
export type SaveArticleBody = z.infer<typeof saveArticleBody>;
/** `at`: when it is published; now when null. */
export const publishArticleBody = z.strictObject({
  version,
  at: z.iso.datetime({ offset: true }).nullable().default(null),
});

/** What articles are sorted under. */
export const journalFacts = z.strictObject({
  categoryList: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export const newArticleCategoryBody = z.strictObject({ name: texts(limits.categoryName) });

const categoryTexts = { name: texts(limits.categoryName), description: texts(limits.categoryDescription) };
/** The categories as they are edited. The version is that of all of them: it grows with each change of one. */
export const deskArticleCategories = z.strictObject({
  version: z.int().min(0),
  categoryList: z.array(
    z.strictObject({
      id: z.string(),
      ...categoryTexts,
      /** Drafts included. */
      articleCount: z.int(),
    }),
  ),
});
export const articleCategoryPath = z.strictObject({ categoryId: z.string().min(1).max(100) });
export const saveArticleCategoryBody = z.strictObject({ version: z.int().min(0), ...categoryTexts });
export const articleCategoriesVersion = z.strictObject({ version: z.coerce.number().int().min(0) });
