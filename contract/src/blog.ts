import * as z from 'zod';
import { picture } from './catalogue.ts';
import { pageNum, pageSize } from './paging.ts';

/** An article as it stands in lists. */
const blog = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.array(z.string()),
  picture: picture.nullable(),
  authorName: z.string(),
  publishedAt: z.string(),
  readingMinutes: z.int(),
});
export type Blog = z.infer<typeof blog>;

/** A piece of an article, from top to bottom. All texts are plain: nothing in them is read as HTML. */
export const blogBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('quote'), text: z.string() }),
  z.object({ kind: z.literal('picture'), picture, caption: z.string() }),
]);
export type BlogBlock = z.infer<typeof blogBlock>;

/** A whole article, and up to three others, newest first: those that share a category with it. */
export const blogDetail = blog.extend({ blockList: z.array(blogBlock), relatedList: z.array(blog) });
export type BlogDetail = z.infer<typeof blogDetail>;

/** A category of articles; its id stands in `category` of its articles. */
const blogCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  blogCount: z.int(),
});
export type BlogCategory = z.infer<typeof blogCategory>;

export const blogQuery = z.strictObject({ pageNum, pageSize: pageSize(100, 12) });
/** One page of articles, and all their categories. */
export const blogList = z.object({
  blogList: z.array(blog),
  total: z.int(),
  categoryList: z.array(blogCategory),
});
export const blogParams = z.strictObject({ slug: z.string().min(1).max(200) });
