import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { createdAt, moment, numberKey } from '../platform/db/columns.ts';
import { copied, impersonal, ofAccount, owner, personal } from '../platform/db/personal-data.ts';

/** The ratings that a product came with, from the sample or another shop: there are no reviews of ours behind them. */
export const importedRatings = pgTable('imported_ratings', {
  productId: impersonal(
    integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
  ),
  ratingSum: impersonal(doublePrecision('rating_sum').notNull()),
  ratingCount: impersonal(integer('rating_count').notNull()),
});

/** Triggers keep the product's rating and the number of upvotes right, whoever writes here. */
export const reviews = pgTable(
  'reviews',
  {
    id: numberKey(),
    productId: impersonal(
      integer('product_id')
        .notNull()
        .references(() => products.id, { onDelete: 'cascade' }),
    ),
    accountId: owner(
      uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    rating: personal(integer('rating').notNull(), copied),
    title: personal(text('title').notNull(), copied),
    text: personal(text('text').notNull(), copied),
    /** Files of kind `photo`, in the order in which they are shown. */
    photoIds: personal(uuid('photo_ids').array().notNull().default([]), copied),
    /** The key of the page that explains why it was taken down; null while it is shown. A trigger leaves it out of ratings. */
    takedownKey: personal(text('takedown_key'), copied),
    /** What the shop says to it in public; it goes when the review goes. */
    answer: impersonal(text('answer')),
    answeredAt: impersonal(moment('answered_at')),
    upvoteCount: impersonal(integer('upvote_count').notNull().default(0)),
    createdAt: createdAt(),
    editedAt: impersonal(moment('edited_at')),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    uniqueIndex('reviews_one_each').on(table.productId, table.accountId),
    index('reviews_account').on(table.accountId),
    index('reviews_photos').using('gin', table.photoIds).with({ fastupdate: false }),
    index('reviews_helpful').on(table.productId, table.upvoteCount, table.createdAt, table.id),
    index('reviews_created').on(table.createdAt, table.id),
    index('reviews_words').using('gin', sql`to_tsvector('simple', ${table.title} || ' ' || ${table.text})`),
    index('reviews_newest').on(table.productId, table.createdAt, table.id),
    index('reviews_by_rating').on(table.productId, table.rating),
  ],
);

export const reviewUpvotes = pgTable(
  'review_upvotes',
  {
    reviewId: personal(
      integer('review_id')
        .notNull()
        .references(() => reviews.id, { onDelete: 'cascade' }),
      copied,
    ),
    accountId: owner(
      uuid('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
    ),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index('review_upvotes_account').on(table.accountId),
  ],
);

export const personalRows = [ofAccount(reviewUpvotes, reviewUpvotes.accountId), ofAccount(reviews, reviews.accountId)];
