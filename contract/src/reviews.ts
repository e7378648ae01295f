import * as z from 'zod';
import { numericIdInPath } from './ids.ts';
import { pageNum, pageSize } from './paging.ts';

/** A review of a product with its votes (S3.10, D3.10). */
export const review = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  createdAt: z.string(),
  verifiedPurchase: z.boolean(),
  vote: z.object({ totalUpvote: z.int(), authenticatedClientUpvoted: z.boolean() }),
});
export type Review = z.infer<typeof review>;

export const reviewBody = z.strictObject({
  rating: z.int().min(1).max(5),
  title: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(4000),
});
export const reviewQuery = z.strictObject({ pageNum, pageSize: pageSize(100, 8) });
export const reviewList = z.object({ total: z.int(), productReviewList: z.array(review) });
export const reviewParams = z.strictObject({ reviewId: numericIdInPath });
export const reviewedProductParams = z.strictObject({ productId: numericIdInPath });
