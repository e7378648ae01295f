import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productList } from '@afterimage/sample/products.ts';
import { reviewList } from '@afterimage/sample/reviews.ts';
import { signUrl } from '../cart/test-products.ts';
import { products } from '../catalogue/tables.ts';
import { reviews, reviewUpvotes } from '../reviews/tables.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { listReviews } from '../reviews/read-reviews.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const asSold = productList.map(({ id, rating, ratingCount }) => ({ id, rating, ratingCount }));
const ratings = () =>
  base.db
    .select({ id: products.id, rating: products.rating, ratingCount: products.ratingCount })
    .from(products)
    .where(
      inArray(
        products.id,
        asSold.map(({ id }) => id),
      ),
    )
    .orderBy(products.id);
const countReviews = () => base.db.$count(reviews);

describe('the reviews of the sample', () => {
  it('S1.5 S3.1 are there, with their votes, and every product is rated as the sample says', async () => {
    expect(await ratings()).toEqual(asSold);
    expect(await countReviews()).toBe(reviewList.length);
    const reviewRows = await base.db.select({ count: reviews.upvoteCount, title: reviews.title }).from(reviews);
    const votes = new Map(reviewList.map(({ title, upvoteCount }) => [title, upvoteCount]));
    for (const { title, count } of reviewRows) expect(count, title).toBe(votes.get(title));
    expect(await base.db.$count(reviewUpvotes)).toBe(reviewRows.reduce((sum, { count }) => sum + count, 0));
  });

  it('S7.26 D3.10 are shown with first name and initial, their own day, and as no purchase', async () => {
    const sample = reviewList.filter(({ slug }) => slug === 'hearth-photo-mug');
    const query = { pageNum: 0, pageSize: 100, sort: 'newest' } as const;
    const { productReviewList, total, histogram } = await listReviews(base.db, 3, query, {
      accountId: null,
      locale: 'en',
      signUrl,
    });
    expect(total).toBe(sample.length);
    expect(histogram.reduce((sum, { reviewCount }) => sum + reviewCount, 0)).toBe(sample.length);
    const days = productReviewList.map(({ authorName, createdAt }) => [authorName, createdAt.slice(0, 10)]);
    expect(days).toEqual(
      sample.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ author, date }) => [author, date]),
    );
    expect(productReviewList.some(({ verifiedPurchase }) => verifiedPurchase)).toBe(false);
  });
});
