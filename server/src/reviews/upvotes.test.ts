import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { reviews, reviewUpvotes } from './tables.ts';
import { openReviews } from './test-reviews.ts';

let shop: Awaited<ReturnType<typeof openReviews>>;
beforeAll(async () => (shop = await openReviews()));
afterAll(() => shop.close());

const reviewed = async () => {
  const author = await shop.newPerson();
  const productId = await shop.newProduct();
  const { id } = await shop.write(author, productId);
  return { author, productId, id };
};

it('S7.28 S4.20 an upvote counts once however often it is given, and is taken back once', async () => {
  const { productId, id } = await reviewed();
  const bob = await shop.newPerson();
  for (const _ of [1, 2])
    expect(await shop.vote('addUpvote', bob, id)).toEqual({ totalUpvote: 1, authenticatedClientUpvoted: true });
  expect((await shop.list(productId, {}, bob)).productReviewList[0]?.vote).toEqual({
    totalUpvote: 1,
    authenticatedClientUpvoted: true,
  });
  for (const _ of [1, 2])
    expect(await shop.vote('deleteUpvote', bob, id)).toEqual({ totalUpvote: 0, authenticatedClientUpvoted: false });
});

it('S3.10 whether it was upvoted is told to each caller for himself', async () => {
  const { productId, id } = await reviewed();
  const [bob, eve] = [await shop.newPerson(), await shop.newPerson()];
  await shop.vote('addUpvote', bob, id);
  const seenBy = async (customer?: typeof bob) => (await shop.list(productId, {}, customer)).productReviewList[0]?.vote;
  expect([await seenBy(bob), await seenBy(eve), await seenBy()]).toEqual(
    [true, false, false].map((authenticatedClientUpvoted) => ({ totalUpvote: 1, authenticatedClientUpvoted })),
  );
  expect(await shop.vote('deleteUpvote', eve, id)).toEqual({ totalUpvote: 1, authenticatedClientUpvoted: false });
});

it('S7.28 of votes that come at once none is lost or counted twice', async () => {
  const { id } = await reviewed();
  const customers = await Promise.all(Array.from({ length: 15 }, () => shop.newPerson()));
  const twice = [...customers, ...customers];
  const counts = await Promise.all(twice.map((customer) => shop.vote('addUpvote', customer, id)));
  expect(Math.max(...counts.map(({ totalUpvote }) => totalUpvote))).toBe(15);
  const countOf = async () => (await shop.db.select().from(reviews).where(eq(reviews.id, id)))[0]?.upvoteCount;
  expect(await countOf()).toBe(15);
  await Promise.all(
    twice.map((customer, index) => shop.vote(index % 5 === 0 ? 'addUpvote' : 'deleteUpvote', customer, id)),
  );
  expect(await countOf()).toBe(await shop.db.$count(reviewUpvotes, eq(reviewUpvotes.reviewId, id)));
});

it('S7.28 nobody upvotes what he wrote himself', async () => {
  const { author, id } = await reviewed();
  const params = { reviewId: String(id) };
  const { status, data } = await shop.call('addUpvote', { token: author.token, params });
  expect([status, data]).toMatchObject([409, { status: { code: 'OWN_REVIEW' } }]);
  expect((await shop.vote('deleteUpvote', author, id)).totalUpvote).toBe(0);
});

it('S7.28 guests do not vote, and what is not there or not shown takes no votes', async () => {
  const { productId, id } = await reviewed();
  const bob = await shop.newPerson();
  await shop.db.update(products).set({ active: false }).where(eq(products.id, productId));
  for (const name of ['addUpvote', 'deleteUpvote'] as const) {
    expect((await shop.call(name, { params: { reviewId: String(id) } })).status).toBe(401);
    for (const reviewId of [String(id), '2147483647']) {
      const { status, data } = await shop.call(name, { token: bob.token, params: { reviewId } });
      expect([status, data]).toMatchObject([404, { status: { code: 'NOT_FOUND' } }]);
    }
  }
});

it('S7.28 the votes of an account go with it', async () => {
  const { productId, id } = await reviewed();
  const [bob, eve] = [await shop.newPerson(), await shop.newPerson()];
  for (const customer of [bob, eve]) await shop.vote('addUpvote', customer, id);
  await shop.write(bob, productId, { rating: 1 });
  await shop.db.delete(accounts).where(eq(accounts.id, bob.accountId));
  const result = await shop.list(productId, {}, eve);
  expect(result).toMatchObject({ total: 1, rating: 4, ratingCount: 1 });
  expect(result.productReviewList[0]?.vote).toEqual({ totalUpvote: 1, authenticatedClientUpvoted: true });
});
