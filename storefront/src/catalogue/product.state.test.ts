import { expect, it } from 'vitest';
import { reviewsShown, upvoteToggled } from '../commerce/review-lists.ts';
import { loadProduct, productReducer } from './product.state.ts';

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
  rating: 4.5,
  ratingCount: 2,
  histogram: [{ rating: 5, reviewCount: 1 }],
  ownReview: null,
};
const reviewFilter = { sort: 'helpful' as const, rating: null };

it('S3.10 S3.18 the reviews of a product lie in its group, and its rating follows them', () => {
  const product = { id: 7, slug: 'mug', rating: 5, ratingCount: 1 };
  const other = { id: 8, slug: 'cap', rating: 2, ratingCount: 3 };
  const state = [
    loadProduct.fulfilled(product as never, 'request', 'mug'),
    loadProduct.fulfilled(other as never, 'request', 'cap'),
    reviewsShown({ productId: 7, page, filter: reviewFilter, pageNum: 0 }),
    upvoteToggled({ productId: 7, reviewId: 5 }),
  ].reduce(productReducer, undefined);
  expect(state?.bySlug['mug']).toMatchObject({ rating: 4.5, ratingCount: 2 });
  expect(state?.bySlug['cap']).toEqual(other);
  expect(state?.reviews[7]?.productReviewList[0]?.vote).toEqual({ totalUpvote: 4, authenticatedClientUpvoted: true });
});
