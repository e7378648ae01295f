import type { SampleProduct } from '@afterimage/sample/product.ts';
import { reviewerList, reviewList, votersOf } from '@afterimage/sample/reviews.ts';
import { nobodysHash } from '../accounts/password.ts';
import { accounts } from '../accounts/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { importedRatings, reviews, reviewUpvotes } from '../reviews/tables.ts';

/**
 * The ratings that the products came with, and the sample's reviews, by people whom no password lets in. A review is one
 * of its product's ratings: without the reviews so many fewer are imported, so that what is shown is the sample's.
 */
export async function seedReviews(tx: Database, productList: readonly SampleProduct[]): Promise<void> {
  const ratings = productList.flatMap(({ id, slug, rating, ratingCount }) => {
    const own = reviewList.filter((review) => review.slug === slug);
    const ratingSum = own.reduce((rest, review) => rest - review.rating, rating * ratingCount);
    return ratingCount > 0 ? [{ productId: id, ratingSum, ratingCount: ratingCount - own.length }] : [];
  });
  await tx.insert(importedRatings).values(ratings);

  const reviewerIds = await insertReviewers(tx);
  const productIds = new Map(productList.map(({ id, slug }) => [slug, id]));
  const rows = await tx
    .insert(reviews)
    .values(
      reviewList.map(({ slug, author, rating, title, text, date }) => ({
        productId: idIn(productIds, slug),
        accountId: idIn(reviewerIds, author),
        rating,
        title,
        text,
        createdAt: new Date(`${date}T12:00:00Z`),
      })),
    )
    .returning({ id: reviews.id, productId: reviews.productId, accountId: reviews.accountId });
  const reviewIds = new Map(rows.map(({ id, productId, accountId }) => [`${productId} ${accountId}`, id]));
  await tx.insert(reviewUpvotes).values(
    reviewList.flatMap((review, index) => {
      const reviewId = idIn(reviewIds, `${idIn(productIds, review.slug)} ${idIn(reviewerIds, review.author)}`);
      return votersOf(review, index).map((name) => ({ reviewId, accountId: idIn(reviewerIds, name) }));
    }),
  );
}

/** The ids of the reviewers by their names. */
async function insertReviewers(tx: Database): Promise<Map<string, string>> {
  const rows = await tx
    .insert(accounts)
    .values(
      reviewerList.map(({ firstName, lastName, email }) => ({
        firstName,
        lastName,
        email,
        emailShown: email,
        passwordHash: nobodysHash,
        verifiedAt: new Date(),
      })),
    )
    .returning({ id: accounts.id, email: accounts.email });
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return new Map(reviewerList.map(({ name, email }) => [name, idIn(ids, email)]));
}

function idIn<Id>(ids: ReadonlyMap<string, Id>, name: string): Id {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The sample names ${name}, which it does not have.`);
  return id;
}
