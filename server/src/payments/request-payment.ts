import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import type { orders } from '../orders/tables.ts';
import { payments } from './tables.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { PaymentProvider } from './payment-provider.ts';

// A payment that failed or was cancelled can be tried again on its page.
const unpaid = inArray(payments.status, ['pending', 'failed', 'cancelled']);

/** Where to pay an order, whose row is locked: the page that was prepared, or a new one when the amount is another. */
export async function requestPayment(
  tx: Database,
  provider: PaymentProvider,
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'total' | 'currency'>,
): Promise<string> {
  const [current] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), unpaid))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (current?.amount === order.total && current.provider === provider.name) return current.url;
  if (current) await supersedePayments(tx, order.id);
  const id = randomUUID();
  const { total: amount, currency } = order;
  const page = await provider.create({ paymentId: id, orderNumber: orderNumber(order.number), amount, currency });
  await tx
    .insert(payments)
    .values({ id, orderId: order.id, provider: provider.name, ...page, amount, currency, status: 'pending' });
  return page.url;
}

/** Money that still arrives for the payments that an order has now goes back; the order's row is locked. */
export async function supersedePayments(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'superseded' })
    .where(and(eq(payments.orderId, orderId), unpaid));
}
