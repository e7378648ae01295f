import { expect } from 'vitest';
import type { Review, Vote } from '@afterimage/contract/reviews.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { newTestProduct, signUrl } from '../cart/test-products.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { reviewHandlers } from './review-handlers.ts';

type TestReviewer = Awaited<ReturnType<TestShop['newPerson']>>;

/** The calls on reviews over a database of their own. For tests. */
export async function openReviews() {
  const shop = await openTestShop(reviewHandlers(signUrl));
  const { call, database } = shop;
  const body = { rating: 4, title: 'Good', text: 'It does what it should.' };
  const send = (customer: TestReviewer, productId: number, more: object = {}) =>
    call('addReview', { token: customer.token, params: { productId: String(productId) }, body: { ...body, ...more } });
  return {
    ...shop,
    db: database.db,
    body,
    send,
    newProduct: async () => (await newTestProduct(database.db)).productId,
    write: async (customer: TestReviewer, productId: number, more: object = {}): Promise<Review> => {
      const { status, data } = await send(customer, productId, more);
      expect(status).toBe(200);
      return data as Review;
    },
    list: async (productId: number, query: Record<string, string> = {}, customer?: TestReviewer) => {
      const params = { productId: String(productId) };
      const { status, data } = await call('listReviews', { params, query, token: customer?.token });
      expect(status).toBe(200);
      return data as Reply<'listReviews'>;
    },
    vote: async (name: 'addUpvote' | 'deleteUpvote', customer: TestReviewer, reviewId: number): Promise<Vote> => {
      const { status, data } = await call(name, { token: customer.token, params: { reviewId: String(reviewId) } });
      expect(status).toBe(200);
      return data as Vote;
    },
    order: async (customer: TestReviewer, productId: number, status: typeof orders.$inferInsert.status) => {
      const price = { subtotal: 1, discount: 0, total: 1, currency: 'EUR' };
      const [order] = await database.db
        .insert(orders)
        .values({ accountId: customer.accountId, status, email: 'a@example.com', ...price })
        .returning({ id: orders.id });
      const line = { variantId: 1, sku: '', slug: '', name: '', mainImageUrl: '', quantity: 1 };
      await database.db
        .insert(orderLines)
        .values({ ...line, orderId: order?.id ?? '', productId, listUnitPrice: 1, unitPrice: 1 });
    },
  };
}
