import { and, eq, sql } from 'drizzle-orm';
import { orderNumber } from '../orders/order-number.ts';
import { addressed, checkoutAddress, completeAddress } from '../orders/order-addresses.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { findProvider, type ReadProviders } from './payment-provider.ts';
import { paymentAddress } from './request-payment.ts';
import { settle, type OrderRow, type PaymentRow, type Settlement } from './settle.ts';
import { payments } from './tables.ts';

export interface OpeningParts {
  readProviders: ReadProviders;
  settlement: Settlement;
  guestKey: GuestKey;
  shopUrl: () => string;
}

/** A new page is made when the one before has fewer minutes left than this. Stripe takes none under half an hour. */
const [shortestMinutes, pageMinutes] = [31, 60];

async function findBoth(db: Database, paymentId: string): Promise<{ order: OrderRow; payment: PaymentRow } | null> {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  return found ?? null;
}

const isPayable = ({ order, payment }: { order: OrderRow; payment: PaymentRow }): boolean =>
  ['requested', 'pending', 'failed', 'cancelled'].includes(payment.status) &&
  (payment.purpose === 'difference' || order.status === 'awaiting_payment');

/**
 * Where the browser goes that opens a payment: the provider's page, which is made now if there is none, or the order
 * where there is nothing to pay. Null when there is no such payment. It fails when the provider does; nothing is lost, and
 * the same address leads on when the provider is back.
 */
export async function openPayment(db: Database, paymentId: string, parts: OpeningParts): Promise<string | null> {
  const found = await findBoth(db, paymentId);
  if (!found) return null;
  const provider = await findProvider(db, parts.readProviders, found.payment.provider);
  if (!isPayable(found) || !provider || !('create' in provider)) return placeOf(found, parts);
  const { payment, isOpen } = await planPage(db, found);
  if (isOpen && payment.pageUrl) return payment.pageUrl;
  const { order } = found;
  const address = addressed(order, parts.guestKey);
  const closesAt = payment.pageClosesAt ?? new Date();
  const page = await provider.create({
    paymentId,
    attemptKey: `payment-${paymentId}-${closesAt.getTime()}`,
    orderNumber: orderNumber(order.number),
    amount: payment.amount,
    currency: payment.currency,
    email: order.email,
    locale: address.locale,
    closesAt,
    returnUrl: `${parts.shopUrl()}${paymentAddress(paymentId)}/return`,
    cancelUrl: parts.shopUrl() + checkoutAddress(address, 'cancelled'),
  });
  await db
    .update(payments)
    .set({
      reference: page.reference,
      pageUrl: page.url,
      status: sql`case when ${payments.status} = 'requested' then 'pending' else ${payments.status} end`,
    })
    .where(and(eq(payments.id, paymentId), eq(payments.pageClosesAt, closesAt)));
  return page.url;
}

/**
 * Notes until when the payment's page is to be open, before the provider is asked for it: an attempt whose reply was
 * lost is repeated with the same time, and so is the same.
 */
async function planPage(db: Database, { order, payment: { id } }: { order: OrderRow; payment: PaymentRow }) {
  return db.transaction(async (tx) => {
    const lasts = sql<boolean>`coalesce(${payments.pageClosesAt} > now() + make_interval(mins => ${shortestMinutes}), false)`;
    const open = sql<boolean>`coalesce(${payments.pageClosesAt} > now(), false) and ${payments.pageUrl} is not null`;
    const [current] = await tx
      .select({ payment: payments, lasts, open })
      .from(payments)
      .where(eq(payments.id, id))
      .for('no key update');
    if (!current) throw new Error(`The payment ${id} is gone.`);
    const { payment } = current;
    const isAlive = payment.cancelledAt === null;
    if (isAlive && current.open) return { payment, isOpen: true };
    if (isAlive && current.lasts) return { payment, isOpen: false };
    // Whole milliseconds: it is compared with what JavaScript knows of it.
    const closesAt = sql`date_trunc('milliseconds', greatest(now() + make_interval(mins => ${pageMinutes}), ${order.holdExpiresAt}))`;
    const [planned] = await tx
      .update(payments)
      .set({ pageClosesAt: closesAt, pageUrl: null, cancelledAt: null })
      .where(eq(payments.id, payment.id))
      .returning();
    return { payment: planned ?? payment, isOpen: false };
  });
}

/**
 * The browser is back from the provider's page: asks the provider how the payment went and settles it, if the provider has
 * not told before. Answers where the browser goes on; null when there is no such payment. Where the provider does not
 * answer, its event will tell.
 */
export async function returnFromPage(
  db: Database,
  paymentId: string,
  parts: OpeningParts & { log: { warn(facts: object, text: string): void } },
): Promise<string | null> {
  const found = await findBoth(db, paymentId);
  if (!found) return null;
  const { payment } = found;
  const provider = await findProvider(db, parts.readProviders, payment.provider);
  if (isPayable(found) && provider?.returned && payment.reference) {
    const { id, reference, chargeReference, amount, currency } = payment;
    try {
      const news = await provider.returned({ id, reference, chargeReference, amount, currency });
      if (news) await settle(db, { ...news, paymentId, provider: provider.name }, parts.settlement);
    } catch (error) {
      parts.log.warn({ err: error, paymentId }, 'the provider did not say how a payment went');
    }
  }
  const after = (await findBoth(db, paymentId)) ?? found;
  return completeAddress(addressed(after.order, parts.guestKey));
}

function placeOf({ order }: { order: OrderRow }, { guestKey }: OpeningParts): string {
  const address = addressed(order, guestKey);
  const isBefore = order.status === 'open' || order.status === 'awaiting_payment' || order.status === 'expired';
  return isBefore ? checkoutAddress(address) : completeAddress(address);
}
