import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productList } from '@afterimage/sample/products.ts';
import { reviewerList, reviewList } from '@afterimage/sample/reviews.ts';
import { signUrl } from './cart/test-goods.ts';
import { accounts, importedRatings, products, reviews, reviewUpvotes, shopFacts } from './db/tables.ts';
import { testDatabase, type TestDatabase } from './db/test-database.ts';
import { listReviews } from './reviews/read-reviews.ts';
import { seed } from './seed.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const emails = reviewerList.map(({ email }) => email);
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
const written = () => base.db.$count(reviews);

/** The database as it was before the sample had reviews. */
async function forget(): Promise<void> {
  await base.db.delete(accounts).where(inArray(accounts.email, emails));
  await base.db.delete(importedRatings);
  await base.db.insert(importedRatings).values(
    productList.map(({ id, rating, ratingCount }) => ({
      productId: id,
      ratingSum: rating * ratingCount,
      ratingCount,
    })),
  );
  await base.db.execute(sql`select rate_product(id) from products`);
  await base.db.delete(shopFacts).where(eq(shopFacts.name, 'sample-reviews-loaded'));
}

describe('the reviews of the sample', () => {
  it('S1.5 S3.1 are there, with their votes, and every product is rated as the sample says', async () => {
    expect(await ratings()).toEqual(asSold);
    expect(await written()).toBe(reviewList.length);
    const counted = await base.db.select({ count: reviews.upvoteCount, title: reviews.title }).from(reviews);
    const votes = new Map(reviewList.map(({ title, upvoteCount }) => [title, upvoteCount]));
    for (const { title, count } of counted) expect(count, title).toBe(votes.get(title));
    expect(await base.db.$count(reviewUpvotes)).toBe(counted.reduce((sum, { count }) => sum + count, 0));
  });

  it('S7.26 D3.10 are shown with first name and initial, their own day, and as no purchase', async () => {
    const sample = reviewList.filter(({ slug }) => slug === 'hearth-photo-mug');
    const query = { pageNum: 0, pageSize: 100, sort: 'newest' } as const;
    const { productReviewList, total, histogram } = await listReviews(base.db, 3, query, { accountId: null, signUrl });
    expect(total).toBe(sample.length);
    expect(histogram.reduce((sum, { reviewCount }) => sum + reviewCount, 0)).toBe(sample.length);
    const days = productReviewList.map(({ authorName, createdAt }) => [authorName, createdAt.slice(0, 10)]);
    expect(days).toEqual(
      sample.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ author, date }) => [author, date]),
    );
    expect(productReviewList.some(({ verifiedPurchase }) => verifiedPurchase)).toBe(false);
  });

  it('S1.5 come once to a sample shop of before, and change nothing of how it is rated', async () => {
    await forget();
    expect(await seed(base.db)).toBe(false);
    expect([await written(), await ratings()]).toEqual([reviewList.length, asSold]);
    await base.db.delete(accounts).where(inArray(accounts.email, emails));
    await seed(base.db);
    expect(await written()).toBe(0);
  });

  it('S1.5 leave an account alone whose owner came to such an address before', async () => {
    await forget();
    const [taken] = reviewerList;
    if (!taken) throw new Error('the sample has nobody');
    const { email, name } = taken;
    const own = { email, emailShown: email, passwordHash: 'x', firstName: 'Ada', lastName: 'Own' };
    await base.db.insert(accounts).values(own);
    await seed(base.db);
    const [account] = await base.db.select().from(accounts).where(eq(accounts.email, email));
    expect(account).toMatchObject(own);
    expect(await base.db.$count(reviews, eq(reviews.accountId, account?.id ?? ''))).toBe(0);
    expect(await written()).toBe(reviewList.filter(({ author }) => author !== name).length);
    expect(await ratings()).toEqual(asSold);
    await base.db.delete(accounts);
  });

  it('S1.5 stay away from a shop with goods of its own, and from ratings of which they cannot be a part', async () => {
    await forget();
    await base.db.update(importedRatings).set({ ratingSum: 5, ratingCount: 1 }).where(eq(importedRatings.productId, 3));
    await seed(base.db);
    const others = reviewList.filter(({ slug }) => slug !== 'hearth-photo-mug').length;
    expect([await written(), await base.db.$count(reviews, eq(reviews.productId, 3))]).toEqual([others, 0]);
    await forget();
    await base.db.insert(products).values({ sku: 'OWN', slug: 'own', name: 'Own', price: 100, finalPrice: 100 });
    await seed(base.db);
    expect([await written(), await base.db.$count(accounts)]).toEqual([0, 0]);
  });
});
