import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { createdAt, moment, numberKey } from '../platform/db/columns.ts';
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
    /** Whether customers see it; false for a draft. */
    active: impersonal(boolean('active').notNull().default(true)),
    /** When a draft is going to be published. */
    publishAt: impersonal(moment('publish_at')),
    /** Whether it was ever published: `publishedAt` of one that was keeps its date. */
    wasPublished: impersonal(boolean('was_published').notNull().default(true)),
    /** Grows with each change by an operator. */
    version: impersonal(integer('version').notNull().default(1)),
  },
  (table) => [
    index('blogs_category').using('gin', table.category),
    index('blogs_published').on(table.publishedAt, table.id),
    index('blogs_publish_at')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
  ],
);

/** Slugs that articles had before: their addresses lead to the present ones. */
export const formerBlogSlugs = pgTable(
  'former_blog_slugs',
  {
    slug: impersonal(text('slug').primaryKey()),
    blogId: impersonal(
      integer('blog_id')
        .notNull()
        .references(() => blogs.id, { onDelete: 'cascade' }),
    ),
    createdAt: createdAt(),
  },
  (table) => [index('former_blog_slugs_blog').on(table.blogId)],
);
