import * as z from 'zod';
import { picture } from './catalogue.ts';
import { pageNum, pageSize } from './paging.ts';

/** An article as it stands in lists. */
export const blog = z.object({
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
export const blogQuery = z.strictObject({ pageNum, pageSize: pageSize(100, 12) });
export const blogList = z.object({ blogList: z.array(blog), total: z.int() });
