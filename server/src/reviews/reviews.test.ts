import { and, eq, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFile, newTestProduct, signUrl } from '../cart/test-products.ts';
import { products } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { reviews } from './tables.ts';
import { displayName } from './read-reviews.ts';
import { openReviews } from './test-reviews.ts';

let shop: Awaited<ReturnType<typeof openReviews>>;
beforeAll(async () => (shop = await openReviews()));
afterAll(() => shop.close());

describe('writing', () => {
  it('S7.27 S3.10 D3.10 a review has rating, title, text and an author, and is shown as it was written', async () => {
    const ada = await shop.newPerson();
    const productId = await shop.newProduct();
    const text = '<b>Not bold</b> & "quoted"\nsecond line 🎈';
    const output = await shop.write(ada, productId, { rating: 5, title: ' Lovely ', text });
    expect(output).toMatchObject({ rating: 5, title: 'Lovely', text, authorName: 'Ada L.', own: true });
    expect(output).toMatchObject({ editedAt: null, verifiedPurchase: false, photoList: [] });
    expect(output.vote).toEqual({ totalUpvote: 0, authenticatedClientUpvoted: false });
    expect(Math.abs(Date.parse(output.createdAt) - Date.now())).toBeLessThan(60_000);
    expect((await shop.list(productId)).productReviewList).toEqual([{ ...output, own: false }]);
  });

  it('D3.10 a second review edits the first, keeps its votes and says so; the same again is no edit', async () => {
    const [ada, bob] = [await shop.newPerson(), await shop.newPerson()];
    const productId = await shop.newProduct();
    const first = await shop.write(ada, productId);
    await shop.vote('addUpvote', bob, first.id);
    expect((await shop.write(ada, productId)).editedAt).toBeNull();
    const edited = await shop.write(ada, productId, { rating: 1, text: 'It broke.' });
    expect(edited).toMatchObject({ id: first.id, createdAt: first.createdAt, rating: 1, text: 'It broke.' });
    expect([typeof edited.editedAt, edited.vote.totalUpvote]).toEqual(['string', 1]);
    const result = await shop.list(productId);
    expect([result.total, result.rating, result.ratingCount]).toEqual([1, 1, 1]);
  });

  it('D3.10 of ten reviews that one customer sends at once, one is there', async () => {
    const ada = await shop.newPerson();
    const productId = await shop.newProduct();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shop.write(ada, productId, { rating: (index % 5) + 1 })),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    const [row] = await shop.db.select().from(reviews).where(eq(reviews.productId, productId));
    const result = await shop.list(productId);
    expect([result.total, result.rating, result.ratingCount]).toEqual([1, row?.rating, 1]);
  });

  it('D3.10 the bounds of a review are named beside their fields', async () => {
    const ada = await shop.newPerson();
    const productId = await shop.newProduct();
    const wrong: [object, string][] = [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(121) }, 'title'],
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(4001) }, 'text'],
      [{ photoIdList: ['x'] }, 'photoIdList.0'],
      [{ verifiedPurchase: true }, 'verifiedPurchase'],
    ];
    for (const [more, field] of wrong) {
      const { status, data } = await shop.send(ada, productId, more);
      expect([status, Object.keys((data as { status: { fields: object } }).status.fields)]).toEqual([400, [field]]);
    }
    expect((await shop.list(productId)).total).toBe(0);
  });

  it('S7.26 S7.27 an unknown product and one that is not offered have no reviews', async () => {
    const ada = await shop.newPerson();
    const { productId } = await newTestProduct(shop.db, { active: false });
    for (const id of [productId, 2_147_483_647]) {
      const params = { productId: String(id) };
      for (const { status, data } of [await shop.send(ada, id), await shop.call('listReviews', { params })])
        expect([status, data]).toMatchObject([404, { status: { code: 'PRODUCT_NOT_FOUND' } }]);
    }
  });

  it('S7.27 a guest writes none, and nobody writes in the name of another', async () => {
    const [ada, eve] = [await shop.newPerson(), await shop.newPerson()];
    const productId = await shop.newProduct();
    const guest = await shop.call('addReview', { params: { productId: String(productId) }, body: shop.body });
    expect(guest.status).toBe(401);
    const adas = await shop.write(ada, productId, { rating: 5 });
    const eves = await shop.write(eve, productId, { rating: 1 });
    expect(eves.id).not.toBe(adas.id);
    expect((await shop.list(productId, {}, ada)).ownReview).toEqual(adas);
    expect((await shop.list(productId)).ownReview).toBeNull();
  });

  it("D3.10 a review shows its author's own photos and becomes their owner", async () => {
    const [ada, eve] = [await shop.newPerson(), await shop.newPerson()];
    const productId = await shop.newProduct();
    const own = await newFile(shop.db, null, ada.accountId);
    const unclaimed = await newFile(shop.db, null);
    const { photoList } = await shop.write(ada, productId, { photoIdList: [unclaimed, own, own] });
    expect(photoList.map(({ id, url }) => [id, url])).toEqual([unclaimed, own].map((id) => [id, signUrl(id)]));
    expect((await shop.list(productId, {}, ada)).productReviewList[0]?.photoList).toEqual(photoList);
    // Others are given names with which a photo can be seen and not used.
    const rows = await shop.db
      .select({ id: files.id, shownId: files.shownId })
      .from(files)
      .where(inArray(files.id, [unclaimed, own]));
    const shownIds = photoList.map(({ id }) => rows.find((file) => file.id === id)?.shownId ?? '');
    expect((await shop.list(productId)).productReviewList[0]?.photoList.map(({ id, url }) => [id, url])).toEqual(
      shownIds.map((id) => [id, signUrl(id)]),
    );
    expect(await shop.db.$count(files, and(eq(files.id, unclaimed), eq(files.accountId, ada.accountId)))).toBe(1);
    const film = await newFile(shop.db, 'VIDEO', eve.accountId);
    for (const id of [own, unclaimed, film]) {
      const { status, data } = await shop.send(eve, productId, { photoIdList: [id] });
      expect([status, data]).toMatchObject([404, { status: { code: 'FILE_NOT_FOUND' } }]);
    }
  });

  it('D3.10 who has paid for the product is verified, also when he buys after writing', async () => {
    const [ada, bob] = [await shop.newPerson(), await shop.newPerson()];
    const [productId, other] = [await shop.newProduct(), await shop.newProduct()];
    await shop.order(bob, productId, 'paid');
    await shop.order(ada, other, 'paid');
    const verified = async () => (await shop.write(ada, productId)).verifiedPurchase;
    expect(await verified()).toBe(false);
    for (const status of ['awaiting_payment', 'expired', 'cancelled', 'refunded'] as const) {
      await shop.order(ada, productId, status);
      expect(await verified(), status).toBe(false);
    }
    await shop.order(ada, productId, 'shipped');
    expect(await verified()).toBe(true);
    expect((await shop.list(productId)).productReviewList.map((one) => one.verifiedPurchase)).toEqual([true]);
  });

  it('D3.10 an author is shown by the first name and the initial of the last', () => {
    expect(displayName('Ada', ' Lovelace')).toBe('Ada L.');
    expect(displayName('Zoë', 'Ödön')).toBe('Zoë Ö.');
    expect(displayName('A', '👩‍🎨rt')).toBe('A 👩‍🎨.');
    expect(displayName('Ada', '')).toBe('Ada');
  });
});

describe('lists', () => {
  it('S7.26 D7.39 come in pages of 8, sorted by upvotes, time or rating, or of one rating alone', async () => {
    const productId = await shop.newProduct();
    const customers = await Promise.all(Array.from({ length: 10 }, () => shop.newPerson()));
    const ids: number[] = [];
    for (const [index, customer] of customers.entries())
      ids.push((await shop.write(customer, productId, { rating: index < 7 ? 5 : 2 })).id);
    const reader = customers[0];
    if (!reader) throw new Error('no reader');
    for (const customer of customers.slice(0, 3)) await shop.vote('addUpvote', customer, ids[4] ?? 0);
    await shop.vote('addUpvote', reader, ids[9] ?? 0);
    const newest = ids.toReversed();
    const helpful = [ids[4], ids[9], ...newest.filter((id) => id !== ids[4] && id !== ids[9])];
    const idsOf = async (query: Record<string, string>) =>
      (await shop.list(productId, query)).productReviewList.map(({ id }) => id);
    expect(await idsOf({ sort: 'newest' })).toEqual(newest.slice(0, 8));
    expect(await idsOf({ sort: 'newest', pageNum: '1' })).toEqual(newest.slice(8));
    expect(await idsOf({})).toEqual(helpful.slice(0, 8));
    expect(await idsOf({ pageNum: '1' })).toEqual(helpful.slice(8));
    const best = [...newest.slice(3), ...newest.slice(0, 3)];
    expect(await idsOf({ sort: 'rating' })).toEqual(best.slice(0, 8));
    expect(await idsOf({ sort: 'rating', pageNum: '1' })).toEqual(best.slice(8));
    const low = await shop.list(productId, { rating: '2', sort: 'newest', pageSize: '2' }, reader);
    expect([low.total, low.productReviewList.map(({ id }) => id)]).toEqual([3, newest.slice(0, 2)]);
    // What stands above the list is of all reviews.
    expect(low.histogram).toEqual(
      [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        reviewCount: { 5: 7, 2: 3 }[rating] ?? 0,
      })),
    );
    expect([low.ratingCount, low.ownReview?.id]).toEqual([10, ids[0]]);
    const wrong: Record<string, string>[] = [{ sort: 'worst' }, { rating: '6' }, { rating: '0' }, { pageSize: '101' }];
    for (const query of wrong)
      expect((await shop.call('listReviews', { params: { productId: String(productId) }, query })).status).toBe(400);
  });
});

describe("the product's rating", () => {
  const ratingOf = async (productId: number) => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, productId));
    return [row?.rating, row?.ratingCount];
  };

  it('D3.10 follows from its reviews, also of many customers at once and when reviews are deleted', async () => {
    const productId = await shop.newProduct();
    const customers = await Promise.all(Array.from({ length: 12 }, () => shop.newPerson()));
    const ratings = [5, 5, 4, 3, 5, 1, 2, 4, 5, 5, 3, 4];
    await Promise.all(customers.map((customer, index) => shop.write(customer, productId, { rating: ratings[index] })));
    expect(await ratingOf(productId)).toEqual([3.83, 12]);
    await Promise.all(customers.map((customer) => shop.write(customer, productId, { rating: 2 })));
    expect(await ratingOf(productId)).toEqual([2, 12]);
    await shop.db.delete(reviews).where(eq(reviews.productId, productId));
    expect(await ratingOf(productId)).toEqual([0, 0]);
  });

  it('D3.10 a product of the sample keeps the ratings that it came with', async () => {
    // One of which the sample has no reviews.
    const [product] = await shop.db.select().from(products).where(eq(products.slug, 'saltmarsh-stoneware-vase'));
    const { id = 0, rating = 0, ratingCount = 0 } = product ?? {};
    expect(ratingCount).toBeGreaterThan(0);
    const ada = await shop.newPerson();
    await shop.write(ada, id, { rating: 1 });
    const mean = Math.round(((rating * ratingCount + 1) / (ratingCount + 1)) * 100) / 100;
    expect(await ratingOf(id)).toEqual([mean, ratingCount + 1]);
    expect(await shop.list(id)).toMatchObject({ total: 1, rating: mean, ratingCount: ratingCount + 1 });
    await shop.db.delete(reviews).where(eq(reviews.productId, id));
    expect(await ratingOf(id)).toEqual([rating, ratingCount]);
  });

  it('D3.10 a new rating is told like a sale, so that kept totals stay; a new text is not told', async () => {
    const ada = await shop.newPerson();
    const productId = await shop.newProduct();
    const listener = new pg.Client({ connectionString: shop.database.url });
    await listener.connect();
    try {
      const descriptions: (string | undefined)[] = [];
      listener.on('notification', ({ payload }) => descriptions.push(payload));
      await listener.query('listen catalogue');
      // Notices come in the order of the transactions: with the mark, all that came before it is there.
      const noticesOf = async (work: () => Promise<unknown>) => {
        await work();
        await shop.db.execute(sql`select pg_notify('catalogue', 'mark')`);
        await expect.poll(() => descriptions.at(-1)).toBe('mark');
        return descriptions.splice(0).slice(0, -1);
      };
      expect(await noticesOf(() => shop.write(ada, productId))).toEqual(['variants']);
      expect(await noticesOf(() => shop.write(ada, productId, { text: 'Other words.' }))).toEqual([]);
      expect(await noticesOf(() => shop.write(ada, productId, { rating: 1 }))).toEqual(['variants']);
    } finally {
      await listener.end();
    }
  });
});
