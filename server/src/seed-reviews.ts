import { eq, inArray, sql } from 'drizzle-orm';
import { productList } from '@afterimage/sample/products.ts';
import { reviewerList, reviewList, votersOf } from '@afterimage/sample/reviews.ts';
import { nobodysHash } from './accounts/password.ts';
import type { Database } from './db/connection.ts';
import { accounts, importedRatings, products, reviews, reviewUpvotes } from './db/tables.ts';

/**
 * The reviews of the sample, by people whom no password lets in. They are some of the ratings that their products came
 * with: as many are taken from those, so that what is shown stays as it was.
 */
export async function seedReviews(tx: Database): Promise<void> {
  const people = await insertPeople(tx);
  const rated = await tx
    .select({ id: products.id, sku: products.sku, sum: importedRatings.ratingSum, count: importedRatings.ratingCount })
    .from(products)
    .innerJoin(importedRatings, eq(importedRatings.productId, products.id))
    .where(
      inArray(
        products.sku,
        productList.map(({ sku }) => sku),
      ),
    );
  const bySku = new Map(rated.map((row) => [row.sku, row]));
  const written = productList.flatMap(({ sku, slug }) => {
    const product = bySku.get(sku);
    const its = reviewList.filter((review) => review.slug === slug && people.has(review.author));
    return product && isPartOf(its, product) ? its.map((review) => ({ productId: product.id, review })) : [];
  });
  if (written.length === 0) return;

  // Before the reviews come: their triggers then find every product rated as it should be.
  await tx.execute(sql`
    with taken as (
      select "productId", sum(rating) as sum, count(*) as count
      from jsonb_to_recordset(${JSON.stringify(
        written.map(({ productId, review }) => ({ productId, rating: review.rating })),
      )}::jsonb) as each ("productId" integer, rating integer)
      group by 1
    )
    update imported_ratings set rating_sum = rating_sum - taken.sum, rating_count = rating_count - taken.count
    from taken where product_id = taken."productId"`);
  const rows = await tx
    .insert(reviews)
    .values(
      written.map(({ productId, review: { author, rating, title, text, date } }) => ({
        productId,
        accountId: people.get(author) ?? '',
        rating,
        title,
        text,
        createdAt: new Date(`${date}T12:00:00Z`),
      })),
    )
    .returning({ id: reviews.id, productId: reviews.productId, accountId: reviews.accountId });
  const ids = new Map(rows.map(({ id, productId, accountId }) => [`${productId} ${accountId}`, id]));
  await tx.insert(reviewUpvotes).values(
    written.flatMap(({ productId, review }) => {
      const reviewId = ids.get(`${productId} ${people.get(review.author)}`);
      const voters = votersOf(review, reviewList.indexOf(review)).flatMap((name) => people.get(name) ?? []);
      return reviewId === undefined ? [] : voters.map((accountId) => ({ reviewId, accountId }));
    }),
  );
}

/** Their ids by their names; whose address somebody has already taken is not among them. */
async function insertPeople(tx: Database): Promise<Map<string, string>> {
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
    .onConflictDoNothing()
    .returning({ id: accounts.id, email: accounts.email });
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return new Map(
    reviewerList.flatMap(({ name, email }): [string, string][] => {
      const id = byEmail.get(email);
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

/** Whether reviews can be among so many ratings: what remains must be ratings from 1 to 5 again. */
function isPartOf(its: readonly { rating: number }[], { sum, count }: { sum: number; count: number }): boolean {
  const rest = count - its.length;
  const restSum = sum - its.reduce((all, { rating }) => all + rating, 0);
  return restSum >= rest && restSum <= 5 * rest && rest > 0;
}
