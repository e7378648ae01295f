import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Review, ReviewQuery } from '@afterimage/contract/reviews.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { reviews, reviewUpvotes } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { photoOnWire, shownPhoto } from '../files/stored-files.ts';
import { loadTexts, type Texts } from '../translations/translate.ts';

/** For whom reviews are read; `accountId` is null for a guest. */
export interface Reader {
  accountId: string | null;
  locale: Locale;
  signUrl: SignUrl;
}

/** Each has an index that can be walked. */
const sorts: Record<ReviewQuery['sort'], SQL[]> = {
  helpful: [desc(reviews.upvoteCount), desc(reviews.createdAt), desc(reviews.id)],
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  rating: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
};

/** One page of a product's reviews, and what stands above them. */
export async function listReviews(db: Database, productId: number, query: ReviewQuery, reader: Reader) {
  const [product] = await db
    .select({ rating: products.rating, ratingCount: products.ratingCount })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  if (!product) return fail('PRODUCT_NOT_FOUND');
  const histogram = await readHistogram(db, productId);
  const countedRatings = histogram.filter(({ rating }) => query.rating === undefined || rating === query.rating);
  const page = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(isShownOf(productId), query.rating ? eq(reviews.rating, query.rating) : undefined))
    .orderBy(...sorts[query.sort])
    .limit(query.pageSize)
    .offset(query.pageNum * query.pageSize);
  const ids = page.map(({ id }) => id);
  const ownId = await ownReviewId(db, productId, reader.accountId);
  const reviewsById = await reviewsOnWire(db, [...ids, ...(ownId === null ? [] : [ownId])], reader);
  return {
    ...product,
    total: countedRatings.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
    productReviewList: reviewsById.slice(0, ids.length),
    histogram,
    ownReview: reviewsById.find(({ id }) => id === ownId) ?? null,
  };
}

/** Those that were not taken down. */
const isShownOf = (productId: number) => and(eq(reviews.productId, productId), isNull(reviews.takedownKey));

async function readHistogram(db: Database, productId: number) {
  const ratingRows = await db
    .select({ rating: reviews.rating, reviewCount: count() })
    .from(reviews)
    .where(isShownOf(productId))
    .groupBy(reviews.rating);
  const byRating = new Map(ratingRows.map(({ rating, reviewCount }) => [rating, reviewCount]));
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, reviewCount: byRating.get(rating) ?? 0 }));
}

async function ownReviewId(db: Database, productId: number, accountId: string | null): Promise<number | null> {
  if (accountId === null) return null;
  const [own] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.accountId, accountId)));
  return own?.id ?? null;
}

/** The reviews with these ids, in this order, as the reader sees them; three queries, however many they are. */
export async function reviewsOnWire(db: Database, ids: readonly number[], reader: Reader): Promise<Review[]> {
  if (ids.length === 0) return [];
  const { accountId, locale, signUrl } = reader;
  const rows = await db
    .select({
      review: reviews,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      verifiedPurchase: isVerifiedBuyer,
      upvoted: accountId
        ? sql<boolean>`exists (select from ${reviewUpvotes}
            where ${reviewUpvotes.reviewId} = ${reviews.id} and ${reviewUpvotes.accountId} = ${accountId})`
        : sql<boolean>`false`,
    })
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .where(inArray(reviews.id, [...ids]));
  const photos = await photosOf(
    db,
    rows.flatMap(({ review }) => review.photoIds),
  );
  const texts = await loadTexts(db, locale, { review: ids }, ['title', 'text']);
  const byId = new Map(
    rows.map(({ review: row, firstName, lastName, verifiedPurchase, upvoted }): [number, Review] => [
      row.id,
      {
        id: row.id,
        rating: row.rating,
        title: row.title,
        text: row.text,
        // Authors see what they wrote, and edit it.
        ...(row.accountId !== accountId && inOtherWords(texts.of('review', row.id))),
        photoList: row.photoIds.flatMap((id) => {
          const file = photos.get(id);
          if (!file) return [];
          return [row.accountId === accountId ? photoOnWire(file, signUrl) : shownPhoto(file, signUrl)];
        }),
        authorName: displayName(firstName, lastName),
        createdAt: row.createdAt.toISOString(),
        editedAt: row.editedAt?.toISOString() ?? null,
        verifiedPurchase,
        ...(row.answer !== null &&
          row.answeredAt && { answer: { text: row.answer, createdAt: row.answeredAt.toISOString() } }),
        own: row.accountId === accountId,
        vote: { totalUpvote: row.upvoteCount, authenticatedClientUpvoted: upvoted },
        ...(row.accountId === accountId && row.takedownKey !== null && { takedownKey: row.takedownKey }),
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Title and text in the language of the reply, where a review has both in it. */
function inOtherWords({ title, text }: Texts): Partial<Review> {
  return title === undefined || text === undefined ? {} : { title, text, translatedFrom: baseLocale };
}

/** Asked anew each time: who buys after writing is verified from then on. */
const isVerifiedBuyer = sql<boolean>`exists (select from ${orders}
  join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.accountId} = ${reviews.accountId} and ${orderLines.productId} = ${reviews.productId}
    and ${orders.status} in ('paid', 'shipped', 'delivered'))`;

async function photosOf(db: Database, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(files)
          .where(inArray(files.id, [...ids]));
  return new Map(rows.map((file) => [file.id, file]));
}

/** The first name and the initial of the last: enough to be a person, too little to be found. */
export function displayName(firstName: string, lastName: string): string {
  const [initial] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(lastName.trim());
  return initial ? `${firstName} ${initial.segment}.` : firstName;
}
