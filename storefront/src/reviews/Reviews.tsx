import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@afterimage/ui/States.tsx';
import type { StartUpload } from '@afterimage/client/upload/use-upload.ts';
import { isFocusFree } from '@afterimage/ui/focus-free.ts';
import { TakedownNote } from '../commerce/TakedownNote.tsx';
import { readStoredDraft } from './draft.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import styles from './Reviews.module.css';
import { words } from './reviews.words.ts';
import { useReviewList } from './use-review-list.ts';

const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }));

export interface ReviewsProps {
  product: Pick<ProductDetail, 'id' | 'slug' | 'ratingCount'>;
  startUpload: StartUpload<Photo>;
}

/** What people say of a product, and the place to join in. */
export function Reviews({ product, startUpload }: ReviewsProps) {
  const reviews = useReviewList(product.id);
  const { listing, refresh } = reviews;
  const restored = useAppSelector((state) => state.common.restored);
  // What was begun before a reload or the sign-in is open again.
  const [opened, setOpened] = useState<'kept' | 'pressed' | null>(() => (readStoredDraft(product.id) ? 'kept' : null));
  const open = opened !== null;
  const opener = useRef<HTMLDivElement>(null);
  const own = listing?.ownReview ?? null;

  function close(reviewTotal: boolean) {
    setOpened(null);
    // The form is gone; what opened it is where the person was.
    const focusOpener = () =>
      requestAnimationFrame(() => {
        if (isFocusFree(opener.current)) opener.current?.querySelector('button')?.focus();
      });
    focusOpener();
    // With the first review of a product the button moves beside the list.
    if (reviewTotal) void refresh().then(focusOpener);
  }

  if (!listing) return <NoListing reviews={reviews} />;

  const writeButton = (
    <>
      <TakedownNote kind="review" takedownKey={own?.takedownKey} />
      <div ref={opener} hidden={open}>
        <Button kind="secondary" onClick={() => setOpened('pressed')}>
          {own ? words.edit : words.write}
        </Button>
      </div>
    </>
  );
  const form =
    open && restored ? (
      <Suspense fallback={<Skeleton height="480px" />}>
        <ReviewForm
          key={own?.id ?? 'new'}
          product={product}
          own={own}
          startUpload={startUpload}
          takesFocus={opened === 'pressed'}
          onClose={close}
        />
      </Suspense>
    ) : null;
  const parts = { product, reviews, listing, own, isFormOpen: open, writeButton, form };
  const reviewTotal = listing.histogram.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  return reviewTotal === 0 ? <NoReviews {...parts} /> : <WrittenReviews {...parts} />;
}

/** In the place of a list that has failed or is on its way. */
function NoListing({ reviews: { failure, change, busy } }: { reviews: ReviewListState }) {
  return failure ? (
    <ErrorState
      title={words.failed}
      reason={failure.description || words.failedReason}
      onRetry={() => void change({})}
      busy={busy}
    />
  ) : (
    <p className="visually-hidden" aria-live="polite">
      {words.loading}
    </p>
  );
}

type ReviewListState = ReturnType<typeof useReviewList>;

interface ReviewParts {
  product: ReviewsProps['product'];
  reviews: ReviewListState;
  listing: NonNullable<ReviewListState['listing']>;
  /** The visitor's own review. */
  own: NonNullable<ReviewListState['listing']>['ownReview'] | null;
  isFormOpen: boolean;
  writeButton: ReactNode;
  form: ReactNode;
}

/** An invitation to write the first review; stars without words may be there already. */
function NoReviews({ reviews, listing, isFormOpen, writeButton, form }: ReviewParts) {
  return (
    <div className={listing.ratingCount > 0 ? styles.columns : undefined}>
      {listing.ratingCount > 0 ? (
        <div className={styles.aside}>
          <ReviewSummary reviews={reviews} listing={listing} />
        </div>
      ) : null}
      <div className={styles.main}>
        {isFormOpen ? null : (
          <EmptyState title={words.empty} heading="h3">
            <div className={styles.invitation}>
              <p className={styles.emptyText}>{words.emptyText}</p>
              {writeButton}
            </div>
          </EmptyState>
        )}
        {form}
      </div>
    </div>
  );
}

function WrittenReviews({ product, reviews, listing, own, isFormOpen, writeButton, form }: ReviewParts) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <ReviewSummary reviews={reviews} listing={listing} />
        {writeButton}
      </div>
      <div className={styles.main}>
        {form}
        {own && !isFormOpen && reviews.wish.rating === null ? (
          <section aria-label={words.own} className={styles.own}>
            <p className={styles.ownTitle}>{words.own}</p>
            <ReviewItem review={own} product={product} />
          </section>
        ) : null}
        <ReviewList reviews={reviews} listing={listing} product={product} pinned={reviews.wish.rating === null} />
      </div>
    </div>
  );
}
