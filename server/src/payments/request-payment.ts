import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import type { orders } from '../orders/tables.ts';
import { payments } from './tables.ts';
import type { PaymentPurpose } from '@afterimage/contract/values/payments.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { addressed } from '../orders/order-addresses.ts';
import type { PaymentProvider } from './payment-provider.ts';

// A payment that failed or was cancelled can be tried again on its page.
const unpaid = and(
  inArray(payments.status, ['requested', 'pending', 'failed', 'cancelled']),
  eq(payments.purpose, 'order'),
);

type OrderToPay = Pick<
  typeof orders.$inferSelect,
  'id' | 'number' | 'total' | 'currency' | 'accountId' | 'guestKeyHash' | 'locale'
>;

/**
 * Where to pay an order, whose row is locked: the payment that is there, or a new one when the amount or the provider is
 * another. No provider is called: one with pages elsewhere makes its page when the customer opens the address
 * (`open-payment.ts`).
 */
export async function requestPayment(
  tx: Database,
  provider: PaymentProvider,
  order: OrderToPay,
  guestKey: GuestKey,
): Promise<{ paymentId: string; url: string }> {
  const [current] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), unpaid))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (current?.amount === order.total && current.provider === provider.name) {
    if ('begin' in provider) await provider.onBegun?.(tx, { paymentId: current.id, orderId: order.id });
    return { paymentId: current.id, url: current.url };
  }
  if (current) await supersedePayments(tx, order.id);
  return insertPayment(tx, provider, order, { amount: order.total, guestKey });
}

/**
 * Asks for what a paid order became dearer by; its row is locked. The customer pays at the address that it answers, and
 * `Settlement.onDifferencePaid` follows.
 */
export async function requestDifference(
  tx: Database,
  provider: PaymentProvider,
  order: OrderToPay,
  { amount, guestKey }: { amount: number; guestKey: GuestKey },
): Promise<{ paymentId: string; url: string }> {
  return insertPayment(tx, provider, order, { amount, guestKey, purpose: 'difference' });
}

async function insertPayment(
  tx: Database,
  provider: PaymentProvider,
  order: OrderToPay,
  { amount, guestKey, purpose = 'order' }: { amount: number; guestKey: GuestKey; purpose?: PaymentPurpose },
): Promise<{ paymentId: string; url: string }> {
  const paymentId = randomUUID();
  const begun = 'begin' in provider ? provider.begin({ paymentId, order: addressed(order, guestKey) }) : null;
  const url = begun?.url ?? paymentAddress(paymentId);
  await tx.insert(payments).values({
    id: paymentId,
    orderId: order.id,
    provider: provider.name,
    purpose,
    reference: begun?.reference ?? null,
    url,
    amount,
    currency: order.currency,
    status: begun ? 'pending' : 'requested',
  });
  if ('begin' in provider) await provider.onBegun?.(tx, { paymentId, orderId: order.id });
  return { paymentId, url };
}

/** Where a customer opens a payment whose page is elsewhere. */
export const paymentAddress = (paymentId: string): string => `/pay/${paymentId}`;

/** Money that still arrives for the payments that an order has now goes back; the order's row is locked. */
export async function supersedePayments(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'superseded' })
    .where(and(eq(payments.orderId, orderId), unpaid));
}
