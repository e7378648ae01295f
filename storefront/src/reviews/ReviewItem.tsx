import type { Review } from '@afterimage/contract/reviews.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { checkIcon } from '@afterimage/ui/icons.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { reviewDate } from './review-date.ts';
import styles from './ReviewItem.module.css';
import type { ReviewsProps } from './Reviews.tsx';
import { words } from './reviews.words.ts';
import { Stars } from './Stars.tsx';
import { Upvote } from './Upvote.tsx';

interface ReviewItemProps {
  review: Review;
  product: ReviewsProps['product'];
}

/** One review. */
export function ReviewItem({ review, product }: ReviewItemProps) {
  const {
    id,
    rating,
    title,
    text,
    photoList,
    authorName,
    createdAt,
    editedAt,
    verifiedPurchase,
    own,
    translatedFrom,
    answer,
  } = review;
  return (
    <article className={styles.review} aria-labelledby={`review-${id}`} tabIndex={-1}>
      <div className={styles.side}>
        <p className={styles.author}>{authorName}</p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{reviewDate(createdAt)}</time>
          {editedAt ? `, ${editedText(createdAt, editedAt)}` : null}
        </p>
        {verifiedPurchase ? (
          <p className={styles.verified}>
            <Icon of={checkIcon} size={16} />
            {words.verified}
          </p>
        ) : null}
      </div>
      <div className={styles.words}>
        <Stars value={rating} />
        <h3 id={`review-${id}`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.text}>{text}</p>
        {translatedFrom ? <p className={styles.translated}>{words.translated}</p> : null}
        {photoList.length > 0 ? <ReviewPhotos photos={photoList} authorName={authorName} /> : null}
        {answer ? (
          <div className={styles.answer}>
            <p className={styles.facts}>
              <strong>{words.answerFrom}</strong>{' '}
              <time dateTime={answer.createdAt}>{reviewDate(answer.createdAt)}</time>
            </p>
            <p className={styles.text}>{answer.text}</p>
          </div>
        ) : null}
        <div className={styles.ways}>
          <Upvote review={review} product={product} />
          {own ? null : (
            <Link to={`/report/review/${id}`} rel="nofollow" className={styles.report}>
              {words.report}
              <span className="visually-hidden">: {title}</span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

/** The day of a change is worth a word when it is another one. */
function editedText(createdAt: string, editedAt: string): string {
  const date = reviewDate(editedAt);
  return date === reviewDate(createdAt) ? words.editedSameDay : words.edited({ date });
}
