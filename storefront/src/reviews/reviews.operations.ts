import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import type { Vote } from '@afterimage/contract/reviews.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';
import {
  type ReviewLists,
  reviewSubmitted,
  type ReviewFilter,
  upvoteCounted,
  upvoteToggled,
} from '../commerce/review-lists.ts';

/** S9.1 */
export const reviewPageSize = 8;

interface ReviewState {
  product: { reviews: ReviewLists };
}
type Thunk<Result> = ThunkAction<Result, ReviewState, Services, UnknownAction>;

interface ReviewPageRequest {
  productId: number;
  filter: ReviewFilter;
  pageNum: number;
}

export const loadReviews = operation(
  'product/loadReviews',
  ({ productId, filter: { sort, rating }, pageNum }: ReviewPageRequest, { call, signal }) => {
    const query = { pageNum, pageSize: reviewPageSize, sort, ...(rating !== null && { rating }) };
    return call('listReviews', { params: { productId: String(productId) }, query }, { signal });
  },
);

type ReviewSubmission = { productId: number; body: Input<'addReview'>['body'] };

export const submitReview = operation(
  'product/submitReview',
  ({ productId, body }: ReviewSubmission, { call, signal }) =>
    call('addReview', { params: { productId: String(productId) }, body }, { signal }),
);

/** Writes a review, and says so when it is there (S8.18). */
export const publishReview =
  (
    submission: ReviewSubmission,
  ): Thunk<Promise<ReturnType<typeof submitReview.fulfilled | typeof submitReview.rejected>>> =>
  async (dispatch) => {
    const result = await dispatch(submitReview(submission));
    if (submitReview.fulfilled.match(result))
      dispatch(reviewSubmitted({ productId: submission.productId, review: result.payload }));
    return result;
  };

const sendUpvote = operation(
  'product/upvote',
  ({ reviewId, up }: { reviewId: number; up: boolean }, { call, signal }) =>
    call(up ? 'addUpvote' : 'deleteUpvote', { params: { reviewId: String(reviewId) } }, { signal }),
);

/** Reviews whose vote is on its way: one request at a time, or the last to arrive would win. */
const pendingVotes = new Set<number>();

/**
 * S4.20: the vote is shown at once. The server is told what is wanted when the request before has come back, as often
 * as it takes; when it refuses, what it last said stands again (D4.20).
 */
export const pressUpvote =
  (place: { productId: number; reviewId: number }): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { productId, reviewId } = place;
    const findReview = () =>
      getState().product.reviews[productId]?.productReviewList.find(({ id }) => id === reviewId)?.vote;
    let truth: Vote | undefined = findReview();
    if (!truth) return;
    dispatch(upvoteToggled(place));
    if (pendingVotes.has(reviewId)) return;
    pendingVotes.add(reviewId);
    try {
      for (let targetVote = findReview(); targetVote && isOther(targetVote, truth); targetVote = findReview()) {
        const result = await dispatch(sendUpvote({ reviewId, up: targetVote.authenticatedClientUpvoted }));
        if (!sendUpvote.fulfilled.match(result)) break;
        truth = result.payload;
      }
    } finally {
      pendingVotes.delete(reviewId);
    }
    dispatch(upvoteCounted({ ...place, vote: truth }));
  };

const isOther = (targetVote: Vote, truth: Vote) =>
  targetVote.authenticatedClientUpvoted !== truth.authenticatedClientUpvoted;

/** Whether somebody is signed in; when not, the sign-in leads back to the reviews (S2.3). */
export const signedInOrBack =
  (path: string): Thunk<boolean> =>
  (_dispatch, _state, { session }) => {
    if (session.token() !== null) return true;
    session.rememberPath(`${path}#reviews`);
    return false;
  };
