import { reviewSorts } from '@afterimage/contract/values/lists.ts';
import { useEffect, useRef } from 'react';
import type { ReviewListing } from '../commerce/review-lists.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';
import type { ReviewsProps } from './Reviews.tsx';
import type { ReviewListState } from './ReviewSummary.tsx';
import { words } from './reviews.words.ts';

interface ReviewListProps {
  reviews: ReviewListState;
  listing: ReviewListing;
  product: ReviewsProps['product'];
  /** The customer's own review stands above already. */
  pinned: boolean;
}

/** The reviews one under another, with their order and the way to more. */
export function ReviewList({ reviews, listing, product, pinned }: ReviewListProps) {
  const { wish: filter, busy, failure, change, more } = reviews;
  const { productReviewList: all, total } = listing;
  const box = useFocusOnMore(all.length, listing.filter);
  const list = pinned ? all.filter(({ id }) => id !== listing.ownReview?.id) : all;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.total} aria-live="polite">
          {listing.filter.rating === null
            ? words.all({ count: total })
            : words.filtered({ count: total, stars: listing.filter.rating })}
          {filter.rating === null ? null : (
            <button type="button" className={styles.textButton} onClick={() => void change({ rating: null })}>
              {words.showAll}
            </button>
          )}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a part of a form */}
        <div role="group" aria-label={words.sort} className={styles.sorts}>
          {reviewSorts.map((sort) => (
            <button key={sort} type="button" aria-pressed={filter.sort === sort} onClick={() => void change({ sort })}>
              {words.sorts[sort]}
            </button>
          ))}
        </div>
      </div>
      {failure ? (
        <ErrorState
          title={words.failed}
          reason={failure.description || words.failedReason}
          onRetry={() => void change({})}
          busy={busy}
        />
      ) : null}
      <div ref={box} className={styles.list} aria-busy={busy || undefined}>
        {list.map((review) => (
          <ReviewItem key={review.id} review={review} product={product} />
        ))}
      </div>
      {all.length < total ? (
        <div className={styles.more}>
          <p className="figures small quiet">{words.shown({ shown: all.length, total })}</p>
          <Button kind="secondary" busy={busy} busyText={words.loadingMore} onClick={() => void more()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** When more has come under the same wish, the focus goes to the first of it. */
function useFocusOnMore(length: number, filter: ReviewListing['filter']) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ length, wish: filter });
  useEffect(() => {
    const { current: old } = before;
    before.current = { length, wish: filter };
    const same = old.wish.sort === filter.sort && old.wish.rating === filter.rating;
    if (!same || old.length === 0 || length <= old.length) return;
    const items = box.current?.querySelectorAll<HTMLElement>('article') ?? [];
    items[items.length - (length - old.length)]?.focus();
  }, [length, filter]);
  return box;
}
