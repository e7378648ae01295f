import { and, eq, sql } from 'drizzle-orm';
import type { Review, ReviewBody } from '@afterimage/contract/reviews.ts';
import type { Database } from '../platform/db/connection.ts';
import { products } from '../catalogue/tables.ts';
import { reviews } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { loadFiles } from '../files/stored-files.ts';
import { claimFiles } from '../projects/claim-files.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import { listReviews, type Reader, reviewsOnWire } from './read-reviews.ts';
import { addUpvote, deleteUpvote } from './upvotes.ts';

type ReviewCall = 'listReviews' | 'addReview' | 'addUpvote' | 'deleteUpvote';

/** The calls on reviews (docs/decisions/0009-ratings-and-votes.md). `signUrl` gives the addresses of their photos. */
export function reviewHandlers(signUrl: SignUrl): Pick<Handlers, ReviewCall> {
  return {
    listReviews: ({ db, caller, locale }, { params, query }) =>
      listReviews(db, params.productId, query, { accountId: caller.accountId, locale, signUrl }),
    addReview: (context, { params, body }) =>
      writeReview(context.db, params.productId, body, {
        accountId: accountOf(context),
        locale: context.locale,
        signUrl,
      }),
    addUpvote: (context, { params }) => addUpvote(context.db, accountOf(context), params.reviewId),
    deleteUpvote: (context, { params }) => deleteUpvote(context.db, accountOf(context), params.reviewId),
  };
}

/** Each account has one review of a product: another takes its place and keeps its upvotes. */
async function writeReview(
  db: Database,
  productId: number,
  body: ReviewBody,
  author: Reader & { accountId: string },
): Promise<Review> {
  const { accountId } = author;
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.active, true)))
      .for('key share');
    if (!product) fail('PRODUCT_NOT_FOUND');
    const { rating, title, text } = body;
    const photoIds = await ownPhotos(tx, body.photoIdList, accountId);
    const reviewFields = { rating, title, text, photoIds };
    const before = sql`(${reviews.rating}, ${reviews.title}, ${reviews.text}, ${reviews.photoIds})`;
    const [row] = await tx
      .insert(reviews)
      .values({ productId, accountId, ...reviewFields })
      .onConflictDoUpdate({
        target: [reviews.productId, reviews.accountId],
        set: {
          ...reviewFields,
          // The same sent twice is no edit.
          editedAt: sql`case when ${before} is distinct from (excluded.rating, excluded.title, excluded.text, excluded.photo_ids)
            then now() else ${reviews.editedAt} end`,
        },
      })
      .returning({ id: reviews.id });
    const [review] = await reviewsOnWire(tx, row ? [row.id] : [], author);
    return review ?? fail('INTERNAL');
  });
}

/** The photos, which from now on are the account's own. */
async function ownPhotos(tx: Database, ids: readonly string[], accountId: string): Promise<string[]> {
  const photoIdList = [...new Set(ids.map((id) => id.toLowerCase()))];
  const photoFiles = await loadFiles(tx, photoIdList, { accountId });
  if (photoIdList.some((id) => photoFiles.get(id)?.kind !== 'photo')) fail('FILE_NOT_FOUND');
  await claimFiles(tx, photoIdList, accountId);
  return photoIdList;
}
