import { describe, expect, it } from 'vitest';
import type { Review } from '@afterimage/contract/reviews.ts';
import { reviewsShown } from '../commerce/review-lists.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from '../app/test-shop.ts';
import '../catalogue/product.state.ts';
import { pressUpvote, publishReview, signedInOrBack } from './reviews.operations.ts';

const review: Review = {
  id: 5,
  rating: 5,
  title: 'Title',
  text: 'Text',
  authorName: 'Ada L.',
  photoList: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  own: false,
  verifiedPurchase: false,
  vote: { totalUpvote: 3, authenticatedClientUpvoted: false },
};
const reviewKey = { productId: 7, reviewId: 5 };

function shopWith(answers: Parameters<typeof testShop>[0]) {
  const shop = testShop(answers);
  shop.session.setToken('t');
  const page = { total: 1, productReviewList: [review], rating: 5, ratingCount: 1, histogram: [], ownReview: null };
  shop.store.dispatch(reviewsShown({ productId: 7, page, filter: { sort: 'newest', rating: null }, pageNum: 0 }));
  const vote = () => shop.store.getState().product.reviews[7]?.productReviewList[0]?.vote;
  return { ...shop, vote, press: () => shop.store.dispatch(pressUpvote(reviewKey)) };
}

describe('an upvote', () => {
  it('S7.28 S4.20 is shown at once, and then as the server counts it', async () => {
    const shop = shopWith({ addUpvote: { totalUpvote: 12, authenticatedClientUpvoted: true } });
    const pressed = shop.press();
    expect(shop.vote()).toEqual({ totalUpvote: 4, authenticatedClientUpvoted: true });
    await pressed;
    expect(shop.vote()).toEqual({ totalUpvote: 12, authenticatedClientUpvoted: true });
  });

  it('D4.20 is put right when the server refuses, and the person is told', async () => {
    const shop = shopWith({ addUpvote: refusal(409, 'OWN_REVIEW', 'A review is upvoted by others.') });
    await shop.press();
    expect(shop.vote()).toEqual(review.vote);
    expect(shop.toasts()).toEqual([['error', 'A review is upvoted by others.', '']]);
  });

  it('S4.20 pressed many times tells the server one wish at a time, and the last one holds', async () => {
    let under = 0;
    const reply = (up: boolean) => async () => {
      under += 1;
      expect(under).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      under -= 1;
      return { totalUpvote: up ? 4 : 3, authenticatedClientUpvoted: up };
    };
    const shop = shopWith({ addUpvote: reply(true), deleteUpvote: reply(false) });
    const first = shop.press();
    await Promise.all([first, shop.press(), shop.press(), shop.press()]);
    expect(shop.vote()).toEqual(review.vote);
    expect(shop.requests.map(({ name }) => name)).toEqual(['addUpvote', 'deleteUpvote']);
  });
});

it('S8.18 S7.27 a published review is told, and is the own one from then on', async () => {
  const own = { ...review, id: 9, own: true };
  const shop = shopWith({ addReview: own });
  const body = { rating: 5, title: 'Title', text: 'Text' };
  await shop.store.dispatch(publishReview({ productId: 7, body }));
  expect(shop.toasts()).toEqual([['success', 'Review Submitted', 'Your review has been successfully submitted.']]);
  expect(shop.store.getState().product.reviews[7]?.ownReview).toEqual(own);
  expect(shop.requests.at(-1)).toMatchObject({ path: '/reviews/product-id/7', body });
});

it('S6.1 S2.3 a guest is sent to the sign-in with the way back to the reviews', () => {
  const shop = testShop();
  expect(shop.store.dispatch(signedInOrBack('/products/mug'))).toBe(false);
  expect(shop.session.takePath()).toBe('/products/mug#reviews');
  shop.session.setToken('t');
  expect(shop.store.dispatch(signedInOrBack('/products/mug'))).toBe(true);
  expect(shop.session.takePath()).toBeNull();
});
