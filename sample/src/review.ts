/** What somebody in the sample shop wrote of a product. Nobody of that name has bought anything. */
export interface SampleReview {
  /** The product's. */
  slug: string;
  /** First name and initial: "Marta S." */
  author: string;
  /** 1 to 5. */
  rating: number;
  /** A day: "2026-09-12". */
  date: string;
  title: string;
  text: string;
  /** How many others of the sample found it helpful. */
  upvoteCount: number;
}

type ReviewText = Omit<SampleReview, 'slug'>;

export function by(
  author: string,
  rating: number,
  date: string,
  title: string,
  text: string,
  upvoteCount = 0,
): ReviewText {
  return { author, rating, date, title, text, upvoteCount };
}

export const reviewsOf = (slug: string, ...list: ReviewText[]): SampleReview[] =>
  list.map((each) => ({ slug, ...each }));
