import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { additionOf, guestKey, holdRules, home, newAccount, newTestProduct } from '../cart/test-products.ts';
import { buyAtOnce } from '../checkout/buy-at-once.ts';
import type { Database } from '../platform/db/connection.ts';
import { demoProvider } from './demo-provider.ts';
import { settle, type Settlement } from './settle.ts';
import { payments } from './tables.ts';

// What tests of payments need besides goods and buyers.

/** Nothing follows from a payment. */
export const nothingFollows: Settlement = { onPaid: async () => {}, onRefunded: async () => {} };

/** The checkout's part of a shop that has the demo provider alone. */
export const demoPayment = { readProviders: async () => [demoProvider], settlement: nothingFollows };

/** An order that waits for its payment, of goods of its own. */
export async function newOrder(db: Database): Promise<{ orderId: string; paymentId: string; amount: number }> {
  const body = { items: [additionOf(await newTestProduct(db))], address: home, deliveryMethod: 'standard' };
  const accountId = await newAccount(db);
  const parts = { hold: holdRules, network: '', ...demoPayment, guestKey, locale: 'en' as const };
  const { orderId } = await buyAtOnce(db, { accountId }, body, parts);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return { orderId, paymentId: payment?.id ?? '', amount: payment?.amount ?? 0 };
}

/** An order that was paid. */
export async function newPaidOrder(db: Database): ReturnType<typeof newOrder> {
  const order = await newOrder(db);
  const event = { provider: 'demo', eventId: randomUUID(), paymentId: order.paymentId, outcome: 'paid' as const };
  await settle(db, event, nothingFollows);
  return order;
}
