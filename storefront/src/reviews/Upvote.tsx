import type { Review } from '@afterimage/contract/reviews.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { chevronUpIcon } from '@afterimage/ui/icons.ts';
import { pressUpvote, signedInOrBack } from './reviews.operations.ts';
import styles from './Upvote.module.css';
import type { ReviewsProps } from './Reviews.tsx';
import { words } from './reviews.words.ts';

interface UpvoteProps {
  review: Review;
  product: ReviewsProps['product'];
}

/** The vote for a review, for everybody but its author; a guest signs in first. */
export function Upvote({ review: { id, own, vote }, product }: UpvoteProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { totalUpvote: count, authenticatedClientUpvoted: pressed } = vote;
  if (own)
    return (
      <p className={styles.own}>
        {words.helpfulTo({ count })}. <span>{words.ownVote}</span>
      </p>
    );

  function press() {
    const mayVote = () => dispatch(signedInOrBack(`/products/${product.slug}`));
    // Asked again afterwards: a session that has run out leads to the sign-in by itself, and from there back to here.
    if (mayVote()) void dispatch(pressUpvote({ productId: product.id, reviewId: id })).then(mayVote);
    else void navigate('/auth/login');
  }
  return (
    <button type="button" className={styles.vote} aria-pressed={pressed} onClick={press}>
      <Icon of={chevronUpIcon} size={16} />
      {words.helpful}
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
      <span className="visually-hidden">, {words.helpfulTo({ count })}</span>
    </button>
  );
}
