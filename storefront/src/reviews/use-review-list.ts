import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { reviewsShown, type ReviewWish } from '../commerce/review-lists.ts';
import { loadReviews, reviewPageSize } from './reviews.operations.ts';

const firstWish: ReviewWish = { sort: 'helpful', rating: null };

interface Stand {
  /** What is on its way. */
  wish: ReviewWish | null;
  failure: Failure | null;
}

/** The reviews of a product as the person wants to see them; what was shown stays until the next has come. */
export function useReviewList(productId: number) {
  const dispatch = useAppDispatch();
  const listing = useAppSelector((state) => state.product.reviews[productId]);
  const [stand, setStand] = useState<Stand>({ wish: null, failure: null });
  const running = useRef<{ abort(): void } | null>(null);

  const bring = useCallback(
    async (wish: ReviewWish, pageNum: number) => {
      running.current?.abort();
      const request = dispatch(loadReviews({ productId, wish, pageNum }));
      running.current = request;
      const done = await request;
      if (running.current !== request) return;
      running.current = null;
      const failed = loadReviews.rejected.match(done);
      if (!failed) dispatch(reviewsShown({ productId, page: done.payload, wish, pageNum }));
      const unknown = { status: 0, code: 'UNKNOWN' as const, description: '' };
      setStand({ wish: null, failure: failed ? (done.payload ?? unknown) : null });
    },
    [dispatch, productId],
  );

  const load = (wish: ReviewWish, pageNum: number) => {
    setStand({ wish, failure: null });
    return bring(wish, pageNum);
  };

  useEffect(() => {
    if (!listing) void bring(firstWish, 0);
  }, [listing, bring]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const wish = stand.wish ?? listing?.wish ?? firstWish;
  return {
    listing,
    wish,
    busy: stand.wish !== null,
    failure: stand.failure,
    change: (next: Partial<ReviewWish>) => load({ ...wish, ...next }, 0),
    more: () => load(wish, Math.floor((listing?.productReviewList.length ?? 0) / reviewPageSize)),
    /** All anew, after a review was written. */
    refresh: () => load({ ...wish, rating: null }, 0),
  };
}
