import { expect } from 'vitest';
import type { Review, Vote } from '@afterimage/contract/reviews.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { newGoods, signUrl } from '../cart/test-goods.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { reviewHandlers } from './review-handlers.ts';

type Person = Awaited<ReturnType<TestShop['newPerson']>>;

/** The calls on reviews over a database of their own. For tests. */
export async function openReviews() {
  const shop = await openTestShop(reviewHandlers(signUrl));
  const { call, database } = shop;
  const body = { rating: 4, title: 'Good', text: 'It does what it should.' };
  const send = (person: Person, productId: number, more: object = {}) =>
    call('addReview', { token: person.token, params: { productId: String(productId) }, body: { ...body, ...more } });
  return {
    ...shop,
    db: database.db,
    body,
    send,
    newProduct: async () => (await newGoods(database.db)).productId,
    write: async (person: Person, productId: number, more: object = {}): Promise<Review> => {
      const { status, data } = await send(person, productId, more);
      expect(status).toBe(200);
      return data as Review;
    },
    list: async (productId: number, query: Record<string, string> = {}, person?: Person) => {
      const params = { productId: String(productId) };
      const { status, data } = await call('listReviews', { params, query, token: person?.token });
      expect(status).toBe(200);
      return data as Reply<'listReviews'>;
    },
    vote: async (name: 'addUpvote' | 'deleteUpvote', person: Person, reviewId: number): Promise<Vote> => {
      const { status, data } = await call(name, { token: person.token, params: { reviewId: String(reviewId) } });
      expect(status).toBe(200);
      return data as Vote;
    },
    order: async (person: Person, productId: number, status: typeof orders.$inferInsert.status) => {
      const price = { subtotal: 1, discount: 0, total: 1, currency: 'EUR' };
      const [order] = await database.db
        .insert(orders)
        .values({ accountId: person.accountId, status, email: 'a@example.com', ...price })
        .returning({ id: orders.id });
      const line = { variantId: 1, sku: '', slug: '', name: '', mainImageUrl: '', quantity: 1 };
      await database.db
        .insert(orderLines)
        .values({ ...line, orderId: order?.id ?? '', productId, listUnitPrice: 1, unitPrice: 1 });
    },
  };
}
