import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import type { Vote } from '@afterimage/contract/reviews.ts';
import { operation, type Services } from '@afterimage/client/state/operation.ts';
import {
  type ReviewLists,
  reviewSubmitted,
  type ReviewWish,
  upvoteCounted,
  upvoteToggled,
} from '../commerce/review-lists.ts';

/** S9.1 */
export const reviewPageSize = 8;

interface ReviewState {
  product: { reviews: ReviewLists };
}
type Thunk<Result> = ThunkAction<Result, ReviewState, Services, UnknownAction>;

interface ReviewPageWish {
  productId: number;
  wish: ReviewWish;
  pageNum: number;
}

export const loadReviews = operation(
  'product/loadReviews',
  ({ productId, wish: { sort, rating }, pageNum }: ReviewPageWish, { call, signal }) => {
    const query = { pageNum, pageSize: reviewPageSize, sort, ...(rating !== null && { rating }) };
    return call('listReviews', { params: { productId: String(productId) }, query }, { signal });
  },
);

type Written = { productId: number; body: Input<'addReview'>['body'] };

export const submitReview = operation('product/submitReview', ({ productId, body }: Written, { call, signal }) =>
  call('addReview', { params: { productId: String(productId) }, body }, { signal }),
);

/** Writes a review, and says so when it is there (S8.18). */
export const publishReview =
  (written: Written): Thunk<Promise<ReturnType<typeof submitReview.fulfilled | typeof submitReview.rejected>>> =>
  async (dispatch) => {
    const done = await dispatch(submitReview(written));
    if (submitReview.fulfilled.match(done))
      dispatch(reviewSubmitted({ productId: written.productId, review: done.payload }));
    return done;
  };

const sendUpvote = operation(
  'product/upvote',
  ({ reviewId, up }: { reviewId: number; up: boolean }, { call, signal }) =>
    call(up ? 'addUpvote' : 'deleteUpvote', { params: { reviewId: String(reviewId) } }, { signal }),
);

/** Reviews whose vote is on its way: one request at a time, or the last to arrive would win. */
const onTheWay = new Set<number>();

/**
 * S4.20: the vote is shown at once. The server is told what is wanted when the request before has come back, as often
 * as it takes; when it refuses, what it last said stands again (D4.20).
 */
export const pressUpvote =
  (place: { productId: number; reviewId: number }): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { productId, reviewId } = place;
    const shown = () =>
      getState().product.reviews[productId]?.productReviewList.find(({ id }) => id === reviewId)?.vote;
    let truth: Vote | undefined = shown();
    if (!truth) return;
    dispatch(upvoteToggled(place));
    if (onTheWay.has(reviewId)) return;
    onTheWay.add(reviewId);
    try {
      for (let wanted = shown(); wanted && isOther(wanted, truth); wanted = shown()) {
        const done = await dispatch(sendUpvote({ reviewId, up: wanted.authenticatedClientUpvoted }));
        if (!sendUpvote.fulfilled.match(done)) break;
        truth = done.payload;
      }
    } finally {
      onTheWay.delete(reviewId);
    }
    dispatch(upvoteCounted({ ...place, vote: truth }));
  };

const isOther = (wanted: Vote, truth: Vote) => wanted.authenticatedClientUpvoted !== truth.authenticatedClientUpvoted;

/** Whether somebody is signed in; when not, the sign-in leads back to the reviews (S2.3). */
export const signedInOrBack =
  (path: string): Thunk<boolean> =>
  (_dispatch, _state, { session }) => {
    if (session.token() !== null) return true;
    session.rememberPath(`${path}#reviews`);
    return false;
  };
