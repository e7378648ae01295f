import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { moment, numberKey } from '../platform/db/columns.ts';
import { impersonal } from '../platform/db/personal-data.ts';

export const blogCategories = pgTable('blog_categories', {
  id: impersonal(text('id').primaryKey()),
  name: impersonal(text('name').notNull()),
  description: impersonal(text('description').notNull().default('')),
  position: impersonal(integer('position').notNull().default(0)),
});

export const blogs = pgTable(
  'blogs',
  {
    id: numberKey(),
    slug: impersonal(text('slug').notNull().unique()),
    title: impersonal(text('title').notNull()),
    summary: impersonal(text('summary').notNull()),
    /** Ids of categories of articles, for the wire and for the index. */
    category: impersonal(text('category').array().notNull().default([])),
    picture: impersonal(jsonb('picture').$type<Picture>()),
    authorName: impersonal(text('author_name').notNull()),
    publishedAt: impersonal(moment('published_at').notNull().defaultNow()),
    blockList: impersonal(jsonb('block_list').$type<BlogBlock[]>().notNull()),
  },
  (table) => [
    index('blogs_category').using('gin', table.category),
    index('blogs_published').on(table.publishedAt, table.id),
  ],
);
