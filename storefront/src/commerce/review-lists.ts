import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Review, ReviewQuery, Vote } from '@afterimage/contract/reviews.ts';
import { signedIn, signedOut } from '@afterimage/client/state/lifecycle.ts';

/*
 * The reviews in the `product` group (S3.10, S3.18). What is shown of them lies in reviews/ and comes when it is looked
 * for; this part is here from the start, because a group of the state has one reducer.
 */

/** Which reviews are wanted, and in what order; `rating` null stands for all. */
export interface ReviewFilter {
  sort: ReviewQuery['sort'];
  rating: number | null;
}

/** The reviews of a product as far as they have come. */
export interface ReviewListing extends Reply<'listReviews'> {
  filter: ReviewFilter;
}

/** By the product's id. */
export type ReviewLists = Record<string, ReviewListing>;

interface ReviewKey {
  productId: number;
  reviewId: number;
}

export const reviewsShown = createAction<{
  productId: number;
  page: Reply<'listReviews'>;
  filter: ReviewFilter;
  pageNum: number;
}>('product/reviewsShown');

/** S4.20: at once, here; what the server says then takes its place. */
export const upvoteToggled = createAction<ReviewKey>('product/upvoteToggled');

/** What the server says of a review's votes. */
export const upvoteCounted = createAction<ReviewKey & { vote: Vote }>('product/upvoteCounted');

export const reviewSubmitted = createAction<{ productId: number; review: Review }>('product/reviewSubmitted');

const find = (lists: ReviewLists, { productId, reviewId }: ReviewKey) =>
  lists[productId]?.productReviewList.find((review) => review.id === reviewId);

export const reviewLists = createReducer<ReviewLists>({}, (builder) =>
  builder
    .addCase(reviewsShown, (lists, { payload: { productId, page, filter, pageNum } }) => {
      const before = pageNum > 0 ? (lists[productId]?.productReviewList ?? []) : [];
      // A review that was written in between has moved the others: one may come a second time.
      const reviewIds = new Set(page.productReviewList.map(({ id }) => id));
      const productReviewList = [...before.filter(({ id }) => !reviewIds.has(id)), ...page.productReviewList];
      lists[productId] = { ...page, filter, productReviewList };
    })
    .addCase(upvoteToggled, (lists, { payload }) => {
      const vote = find(lists, payload)?.vote;
      if (!vote) return;
      vote.totalUpvote += vote.authenticatedClientUpvoted ? -1 : 1;
      vote.authenticatedClientUpvoted = !vote.authenticatedClientUpvoted;
    })
    .addCase(upvoteCounted, (lists, { payload }) => {
      const review = find(lists, payload);
      if (review) review.vote = payload.vote;
    })
    .addCase(reviewSubmitted, (lists, { payload: { productId, review } }) => {
      const listing = lists[productId];
      if (!listing) return;
      listing.ownReview = review;
      listing.productReviewList = listing.productReviewList.map((each) => (each.id === review.id ? review : each));
    })
    // Whose review is whose, and who has voted, is another matter for another person.
    .addCase(signedIn, () => ({}))
    .addCase(signedOut, () => ({})),
);
