import { endpoint } from '../endpoint.ts';
import * as reviews from '../reviews.ts';

/** The calls about reviews. */
export const reviewsCalls = {
  listReviews: endpoint({
    summary: 'Reviews of a product, with its rating and how the reviews are spread over 5 to 1',
    params: reviews.reviewedProductParams,
    query: reviews.reviewQuery,
    reply: reviews.reviewList,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  addReview: endpoint({
    summary: "Write a review; a second one of the same product takes the first one's place",
    caller: 'account',
    params: reviews.reviewedProductParams,
    body: reviews.reviewBody,
    reply: reviews.review,
    errors: ['PRODUCT_NOT_FOUND', 'FILE_NOT_FOUND'],
  }),
  addUpvote: endpoint({
    summary: 'Upvote a review of somebody else; a second time changes nothing',
    caller: 'account',
    params: reviews.reviewParams,
    reply: reviews.vote,
    errors: ['NOT_FOUND', 'OWN_REVIEW'],
  }),
  deleteUpvote: endpoint({
    summary: 'Take an upvote back; without one it changes nothing',
    caller: 'account',
    params: reviews.reviewParams,
    reply: reviews.vote,
    errors: ['NOT_FOUND'],
  }),
};
