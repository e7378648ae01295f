import { slugOf } from './define.ts';
import type { SampleReview } from './review.ts';
import { clothesReviews } from './reviews/clothes.ts';
import { decorReviews } from './reviews/decor.ts';
import { furtherReviews } from './reviews/further.ts';
import { homeReviews } from './reviews/home.ts';
import { wornReviews } from './reviews/worn.ts';

export const reviewList: SampleReview[] = [
  ...decorReviews,
  ...clothesReviews,
  ...homeReviews,
  ...wornReviews,
  ...furtherReviews,
];

/** Somebody of the sample who writes reviews; no mail reaches the address (RFC 2606). */
interface SampleReviewer {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
}

export const reviewerList: SampleReviewer[] = [...new Set(reviewList.map(({ author }) => author))].map((name) => {
  const [firstName = '', initial = ''] = name.replace('.', '').split(' ');
  return { name, firstName, lastName: initial, email: `${slugOf(name)}@sample.invalid` };
});

/** Who found a review helpful: as many as it says, others each time, and never its author. */
export function votersOf({ author, upvoteCount }: SampleReview, index: number): string[] {
  const others = reviewerList.map(({ name }) => name).filter((name) => name !== author);
  const from = (index * 7) % others.length;
  return [...others.slice(from), ...others.slice(0, from)].slice(0, upvoteCount);
}
