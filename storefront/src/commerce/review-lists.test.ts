import { describe, expect, it } from 'vitest';
import type { Review } from '@afterimage/contract/reviews.ts';
import { signedIn, signedOut } from '@afterimage/client/state/lifecycle.ts';
import {
  type ReviewLists,
  reviewLists,
  reviewsShown,
  reviewSubmitted,
  upvoteCounted,
  upvoteToggled,
} from './review-lists.ts';

const review = (id: number): Review => ({
  id,
  rating: 5,
  title: `Title ${id}`,
  text: 'Text',
  authorName: 'Ada L.',
  photoList: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  own: false,
  verifiedPurchase: true,
  vote: { totalUpvote: 3, authenticatedClientUpvoted: false },
});
const reviewsLoadedAction = (ids: number[], pageNum = 0) =>
  reviewsShown({
    productId: 7,
    page: { total: 3, productReviewList: ids.map(review), rating: 5, ratingCount: 3, histogram: [], ownReview: null },
    filter: { sort: 'newest', rating: null },
    pageNum,
  });
const idsOf = (lists: ReviewLists) => lists[7]?.productReviewList.map(({ id }) => id);

describe('the reviews of a product', () => {
  it('S7.26 S9.1 a later page comes under the earlier ones, and none comes twice; the first page takes their place', () => {
    const two = reviewLists(reviewLists({}, reviewsLoadedAction([3, 2])), reviewsLoadedAction([2, 1], 1));
    expect(idsOf(two)).toEqual([3, 2, 1]);
    expect(idsOf(reviewLists(two, reviewsLoadedAction([4])))).toEqual([4]);
  });

  it('S4.20 an upvote toggles at once, and the same again takes it back', () => {
    const lists = reviewLists({}, reviewsLoadedAction([5]));
    const vote = (state: ReviewLists) => state[7]?.productReviewList[0]?.vote;
    const up = reviewLists(lists, upvoteToggled({ productId: 7, reviewId: 5 }));
    expect(vote(up)).toEqual({ totalUpvote: 4, authenticatedClientUpvoted: true });
    expect(vote(reviewLists(up, upvoteToggled({ productId: 7, reviewId: 5 })))).toEqual(review(5).vote);
    for (const place of [
      { productId: 7, reviewId: 99 },
      { productId: 8, reviewId: 5 },
    ])
      expect(reviewLists(up, upvoteToggled(place))).toEqual(up);
  });

  it("D4.20 the server's count takes the place of what was shown", () => {
    const up = reviewLists(reviewLists({}, reviewsLoadedAction([5])), upvoteToggled({ productId: 7, reviewId: 5 }));
    const vote = { totalUpvote: 9, authenticatedClientUpvoted: false };
    const listsAfterVote = reviewLists(up, upvoteCounted({ productId: 7, reviewId: 5, vote }));
    expect(listsAfterVote[7]?.productReviewList[0]?.vote).toEqual(vote);
  });

  it("S7.27 a review that was edited changes where it stands and is the customer's own", () => {
    const edited = { ...review(2), title: 'Better', own: true };
    const lists = reviewLists(
      reviewLists({}, reviewsLoadedAction([3, 2])),
      reviewSubmitted({ productId: 7, review: edited }),
    );
    expect([lists[7]?.ownReview, lists[7]?.productReviewList[1]]).toEqual([edited, edited]);
  });

  it('S3.10 who signs in or out sees nothing of what another one saw', () => {
    const lists = reviewLists({}, reviewsLoadedAction([1]));
    expect([reviewLists(lists, signedIn()), reviewLists(lists, signedOut())]).toEqual([{}, {}]);
  });
});
