import { expect, it } from 'vitest';
import { productReducer, reviewsShown, upvoteToggled } from './product.state.ts';

const review = {
  id: 5,
  rating: 5,
  title: 't',
  text: 'x',
  authorName: 'A',
  photoList: [],
  createdAt: '2026-01-01',
  editedAt: null,
  own: false,
  verifiedPurchase: true,
  vote: { totalUpvote: 3, authenticatedClientUpvoted: false },
};
const page = {
  total: 1,
  productReviewList: [review],
  rating: 5,
  ratingCount: 1,
  histogram: [{ rating: 5, reviewCount: 1 }],
  ownReview: null,
};

it('S4.20 an upvote toggles at once, and the same again takes it back', () => {
  const shown = productReducer(undefined, reviewsShown({ productId: 7, page }));
  const vote = (state: typeof shown) => state.reviews[7]?.productReviewList[0]?.vote;
  const up = productReducer(shown, upvoteToggled({ productId: 7, reviewId: 5 }));
  expect(vote(up)).toEqual({ totalUpvote: 4, authenticatedClientUpvoted: true });
  const down = productReducer(up, upvoteToggled({ productId: 7, reviewId: 5 }));
  expect(vote(down)).toEqual(review.vote);
  expect(productReducer(down, upvoteToggled({ productId: 7, reviewId: 99 }))).toEqual(down);
});
