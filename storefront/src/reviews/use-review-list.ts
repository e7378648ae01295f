import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { reviewsShown, type ReviewFilter } from '../commerce/review-lists.ts';
import { loadReviews, reviewPageSize } from './reviews.operations.ts';

const initialFilter: ReviewFilter = { sort: 'helpful', rating: null };

interface Stand {
  /** What is on its way. */
  filter: ReviewFilter | null;
  failure: Failure | null;
}

/** The reviews of a product as the person wants to see them; what was shown stays until the next has come. */
export function useReviewList(productId: number) {
  const dispatch = useAppDispatch();
  const listing = useAppSelector((state) => state.product.reviews[productId]);
  const [stand, setStand] = useState<Stand>({ filter: null, failure: null });
  const running = useRef<{ abort(): void } | null>(null);

  const bring = useCallback(
    async (filter: ReviewFilter, pageNum: number) => {
      running.current?.abort();
      const request = dispatch(loadReviews({ productId, filter, pageNum }));
      running.current = request;
      const result = await request;
      if (running.current !== request) return;
      running.current = null;
      const hasFailed = loadReviews.rejected.match(result);
      if (!hasFailed) dispatch(reviewsShown({ productId, page: result.payload, filter, pageNum }));
      const unknown = { status: 0, code: 'UNKNOWN' as const, description: '' };
      setStand({ filter: null, failure: hasFailed ? (result.payload ?? unknown) : null });
    },
    [dispatch, productId],
  );

  const load = (filter: ReviewFilter, pageNum: number) => {
    setStand({ filter, failure: null });
    return bring(filter, pageNum);
  };

  useEffect(() => {
    if (!listing) void bring(initialFilter, 0);
  }, [listing, bring]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const filter = stand.filter ?? listing?.filter ?? initialFilter;
  return {
    listing,
    wish: filter,
    busy: stand.filter !== null,
    failure: stand.failure,
    change: (next: Partial<ReviewFilter>) => load({ ...filter, ...next }, 0),
    more: () => load(filter, Math.floor((listing?.productReviewList.length ?? 0) / reviewPageSize)),
    /** All anew, after a review was written. */
    refresh: () => load({ ...filter, rating: null }, 0),
  };
}
