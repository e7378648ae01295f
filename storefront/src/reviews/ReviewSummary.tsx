import { intlLocale } from '@afterimage/words/locale.ts';
import type { ReviewListing } from '../commerce/review-lists.ts';
import { Stars } from './Stars.tsx';
import styles from './ReviewSummary.module.css';
import { words } from './reviews.words.ts';
import type { useReviewList } from './use-review-list.ts';

export type ReviewListState = ReturnType<typeof useReviewList>;

interface SummaryProps {
  reviews: Pick<ReviewListState, 'wish' | 'change'>;
  listing: ReviewListing;
}

/** The average, and how the reviews are spread; each bar shows its own reviews alone. */
export function ReviewSummary({ reviews: { wish: filter, change }, listing }: SummaryProps) {
  const { rating, ratingCount, histogram } = listing;
  const reviewTotal = histogram.reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const most = Math.max(1, ...histogram.map(({ reviewCount }) => reviewCount));
  const average = new Intl.NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <p className={styles.figure}>
          {average.format(rating)} <span className="visually-hidden">{words.outOfFive}</span>
        </p>
        <div>
          <span aria-hidden="true">
            <Stars value={rating} large />
          </span>
          <p className={styles.count}>
            {words.ratings({ count: ratingCount })}
            {reviewTotal === ratingCount ? null : ` · ${words.written({ count: reviewTotal })}`}
          </p>
        </div>
      </div>
      {reviewTotal > 0 && reviewTotal !== ratingCount ? (
        <p className={styles.of}>{words.ofWritten({ count: reviewTotal })}</p>
      ) : null}
      {reviewTotal > 0 ? (
        <ul className={styles.bars} aria-label={words.histogram}>
          {histogram.map(({ rating: stars, reviewCount }) => {
            const pressed = filter.rating === stars;
            return (
              <li key={stars}>
                <button
                  type="button"
                  className={styles.bar}
                  aria-pressed={pressed}
                  disabled={reviewCount === 0 && !pressed}
                  onClick={() => void change({ rating: pressed ? null : stars })}
                >
                  <span className="visually-hidden">{words.bar({ stars, count: reviewCount })}</span>
                  <span aria-hidden="true">{stars}</span>
                  <span className={styles.track}>
                    <span className={styles.part} style={{ inlineSize: `${(100 * reviewCount) / most}%` }} />
                  </span>
                  <span aria-hidden="true" className={styles.number}>
                    {reviewCount}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
