import { and, eq, isNull } from 'drizzle-orm';
import type { Vote } from '@afterimage/contract/reviews.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { products } from '../catalogue/tables.ts';
import { reviews, reviewUpvotes } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { words } from './review.words.ts';

/** Upvotes a review, once however often it is asked for. Nobody upvotes what he wrote himself. */
export async function addUpvote(db: Database, accountId: string, reviewId: number): Promise<Vote> {
  return db.transaction(async (tx) => {
    if ((await lockReview(tx, reviewId)).accountId === accountId) fail('OWN_REVIEW');
    await tx.insert(reviewUpvotes).values({ reviewId, accountId }).onConflictDoNothing();
    return { ...(await countUpvotes(tx, reviewId)), authenticatedClientUpvoted: true };
  });
}

/** Takes the account's upvote back, if there is one. */
export async function deleteUpvote(db: Database, accountId: string, reviewId: number): Promise<Vote> {
  return db.transaction(async (tx) => {
    await lockReview(tx, reviewId);
    await tx
      .delete(reviewUpvotes)
      .where(and(eq(reviewUpvotes.reviewId, reviewId), eq(reviewUpvotes.accountId, accountId)));
    return { ...(await countUpvotes(tx, reviewId)), authenticatedClientUpvoted: false };
  });
}

/** Votes on one review come one after the other, so that each is answered with a number that was true once. */
async function lockReview(tx: Database, reviewId: number): Promise<{ accountId: string }> {
  const [review] = await tx
    .select({ accountId: reviews.accountId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, reviewId), eq(products.active, true), isNull(reviews.takedownKey)))
    .for('no key update', { of: reviews });
  return review ?? fail('NOT_FOUND', (locale) => ({ description: inLocale(words, locale).noReview }));
}

async function countUpvotes(tx: Database, reviewId: number): Promise<{ totalUpvote: number }> {
  const [row] = await tx.select({ totalUpvote: reviews.upvoteCount }).from(reviews).where(eq(reviews.id, reviewId));
  return row ?? fail('INTERNAL');
}
