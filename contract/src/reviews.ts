import { locales } from '@afterimage/words/locale.ts';
import * as z from 'zod';
import { photo } from './files.ts';
import { numericId, numericIdInPath } from './ids.ts';
import { pageNum, pageSize } from './paging.ts';
import { reviewSorts } from './values/lists.ts';

/** The upvotes of a review, and whether the caller's is among them. */
export const vote = z.object({ totalUpvote: z.int(), authenticatedClientUpvoted: z.boolean() });
export type Vote = z.infer<typeof vote>;

const rating = z.int().min(1).max(5);

/**
 * A review of a product with its votes (S3.10, D3.10). Title and text are plain text. `authorName` is the first name
 * and the initial of the last. `own`: the caller wrote it, may edit it and cannot upvote it. `verifiedPurchase`:
 * its author has paid for the product.
 */
export const review = z.object({
  id: numericId,
  rating,
  title: z.string(),
  text: z.string(),
  photoList: z.array(photo),
  authorName: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  verifiedPurchase: z.boolean(),
  own: z.boolean(),
  vote,
  /** Of the caller's own review: the key of the page that explains its takedown, while nobody else sees it. */
  takedownKey: z.string().nullable().optional(),
  /** What the shop says to it, and since when. */
  answer: z.object({ text: z.string(), createdAt: z.string() }).optional(),
  /** The language in which it was written, where title and text are a translation. */
  translatedFrom: z.enum(locales).optional(),
});
export type Review = z.infer<typeof review>;

/** A review as it is written; `photoIdList` are uploaded photos of the author's. */
export const reviewBody = z.strictObject({
  rating,
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(4000),
  photoIdList: z.array(z.uuid()).max(4).default([]),
});
export type ReviewBody = z.infer<typeof reviewBody>;

export const reviewQuery = z.strictObject({
  pageNum,
  pageSize: pageSize(100, 8),
  sort: z.enum(reviewSorts).default('helpful'),
  /** Only the reviews with this rating. */
  rating: z.coerce.number().pipe(rating).optional(),
});
export type ReviewQuery = z.infer<typeof reviewQuery>;

/**
 * One page of reviews; `total` counts those that the filter lets through. `rating` and `ratingCount` are the product's
 * own and may rest on ratings without a review; `histogram` counts the reviews alone, 5 first. `ownReview` is the
 * caller's, on whichever page it stands; null for guests.
 */
export const reviewList = z.object({
  total: z.int(),
  productReviewList: z.array(review),
  rating: z.number(),
  ratingCount: z.int(),
  histogram: z.array(z.object({ rating, reviewCount: z.int() })),
  ownReview: review.nullable(),
});
export const reviewParams = z.strictObject({ reviewId: numericIdInPath });
export const reviewedProductParams = z.strictObject({ productId: numericIdInPath });
