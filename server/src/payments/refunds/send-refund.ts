import { eq, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import {
  findProvider,
  type KnownPayment,
  ProviderRefusal,
  type ReadProviders,
  type RefundEvent,
} from '../payment-provider.ts';
import type { OrderRow } from '../settle.ts';
import { paymentEvents, payments, refunds } from '../tables.ts';
import { refundStateAfter } from './refund-state.ts';
import { refundableOf, type RefundRow } from './request-refund.ts';
import { arePiecesFree } from './refunded-lines.ts';
import { fail } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { words } from './refund.words.ts';

/** What the carrying out of refunds needs. */
export interface RefundParts {
  readProviders: ReadProviders;
  /** What follows from money that is on its way back; called once for a refund, in the transaction that notes it. */
  onRefundDone(tx: Database, refund: RefundRow, order: OrderRow): Promise<void>;
}

/** How often a provider is asked that does not answer, over about half a day. */
export const maxAttempts = 20;

/**
 * Asks the provider for a refund, outside of any transaction; the job that calls it is repeated when this fails. A refund
 * that was decided, or is paid back by hand, is left alone.
 */
export async function sendRefund(db: Database, refundId: string, parts: RefundParts): Promise<void> {
  const begun = await beginAttempt(db, refundId, parts);
  if (!begun) return;
  const { provider, ask, attempts } = begun;
  try {
    const { reference, state } = await provider(ask);
    await noteNews(db, refundId, { reference, state }, parts);
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, 500) : String(error);
    if (error instanceof ProviderRefusal) return noteNews(db, refundId, { state: 'failed', failure }, parts);
    if (attempts < maxAttempts) {
      await db.update(refunds).set({ failure }).where(eq(refunds.id, refundId));
      throw error;
    }
    const noReply = inLocale(words, baseLocale).noReply({ count: attempts });
    await noteNews(db, refundId, { state: 'failed', failure: noReply }, parts);
  }
}

async function beginAttempt(db: Database, refundId: string, parts: RefundParts) {
  return db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update');
    if (!refund || refund.state === 'done' || refund.state === 'failed') return null;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, refund.paymentId));
    const provider = payment && (await findProvider(tx, parts.readProviders, payment.provider));
    const isOurs = eq(refunds.id, refundId);
    if (!provider || !payment?.reference) {
      const failure = inLocale(words, baseLocale).notSetUp;
      await tx.update(refunds).set({ state: 'failed', failure }).where(isOurs);
      return null;
    }
    if (provider.refund === 'by hand') return null;
    const attempts = refund.attempts + 1;
    await tx
      .update(refunds)
      .set({ state: 'sent', attempts, sentAt: sql`now()` })
      .where(isOurs);
    const { id, reference, chargeReference, amount, currency } = payment;
    const known: KnownPayment = { id, reference, chargeReference, amount, currency };
    const ask = { refundId, attemptsBefore: refund.attempts, payment: known, amount: refund.amount };
    return { provider: provider.refund, ask, attempts };
  });
}

interface News {
  state: 'sent' | 'done' | 'failed';
  reference?: string;
  failure?: string;
}

/** Locks the order, the payment and the refund: the order in which everybody does it. */
async function lockRefund(tx: Database, refundId: string) {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!found) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('no key update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.paymentId)).for('no key update');
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update');
  return order && payment && refund ? { order, payment, refund } : null;
}

/** Takes in how a refund stands. */
async function noteNews(db: Database, refundId: string, news: News, parts: RefundParts): Promise<void> {
  await db.transaction((tx) => noteNewsIn(tx, refundId, news, parts));
}

async function noteNewsIn(tx: Database, refundId: string, news: News, parts: RefundParts): Promise<void> {
  const locked = await lockRefund(tx, refundId);
  if (!locked) return;
  const { order, payment, refund } = locked;
  const state = refundStateAfter(refund.state, news.state);
  const isFirstDone = state === 'done' && refund.doneAt === null;
  const [updatedRefund] = await tx
    .update(refunds)
    .set({
      state,
      failure: state === 'failed' ? (news.failure ?? refund.failure) : null,
      ...(news.reference && { reference: news.reference }),
      ...(isFirstDone && { doneAt: sql`now()` }),
    })
    .where(eq(refunds.id, refundId))
    .returning();
  // The money is still here: another refund may be asked for.
  if (state === 'failed' && refund.cause !== 'late' && payment.status === 'refunded')
    await tx.update(payments).set({ status: 'paid' }).where(eq(payments.id, payment.id));
  if (isFirstDone && updatedRefund) await parts.onRefundDone(tx, updatedRefund, order);
}

/** Takes in what a provider tells about a refund, also about one that was made on its own pages. */
export async function settleRefund(
  db: Database,
  provider: string,
  event: RefundEvent,
  parts: RefundParts,
): Promise<void> {
  const { eventId, paymentId, state } = event;
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!found) return fail('PAYMENT_NOT_FOUND');
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, found.orderId)).for('no key update');
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
    if (!payment) return fail('PAYMENT_NOT_FOUND');
    const news = await tx
      .insert(paymentEvents)
      .values({ provider, eventId, paymentId, outcome: `refund ${state}` })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (news.length === 0) return;
    const known = event.refundId ? eq(refunds.id, event.refundId) : eq(refunds.reference, event.reference);
    const [refund] = await tx.select({ id: refunds.id }).from(refunds).where(known);
    if (!refund && state === 'failed') return;
    const { id } = refund ?? (await insertForeign(tx, payment, event));
    await noteNewsIn(tx, id, event, parts);
  });
}

/** A refund that somebody made at the provider's. */
async function insertForeign(
  tx: Database,
  payment: typeof payments.$inferSelect,
  { amount, reference }: RefundEvent,
): Promise<RefundRow> {
  const [refundable = 0] = await refundableOf(tx, [payment]);
  if (amount >= refundable) await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  const { id: paymentId, orderId, currency } = payment;
  const [row] = await tx
    .insert(refunds)
    .values({ paymentId, orderId, currency, amount, reference, cause: 'provider', state: 'sent' })
    .returning();
  return row ?? fail('INTERNAL');
}

/** Asks once more for a refund that has failed; fails with REFUND_LIMIT when the money went back otherwise meanwhile. */
export async function retryRefund(tx: Database, refundId: string): Promise<RefundRow> {
  const locked = (await lockRefund(tx, refundId)) ?? fail('REFUND_NOT_FOUND');
  const { payment, refund } = locked;
  if (refund.state !== 'failed') return refund;
  const [refundable = 0] = await refundableOf(tx, [payment]);
  if (refund.amount > refundable || !(await arePiecesFree(tx, refund))) fail('REFUND_LIMIT');
  const [updatedRefund] = await tx
    .update(refunds)
    .set({ state: 'requested', failure: null, attempts: Math.min(refund.attempts, 1) })
    .where(eq(refunds.id, refundId))
    .returning();
  if (refund.amount === refundable)
    await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  await enqueue(tx, 'refund', { refundId });
  return updatedRefund ?? fail('INTERNAL');
}

/** Notes that an operator has paid a refund back by hand, once. */
export async function finishByHand(tx: Database, refundId: string, parts: RefundParts): Promise<void> {
  const locked = (await lockRefund(tx, refundId)) ?? fail('REFUND_NOT_FOUND');
  if (locked.refund.state === 'done') return;
  await noteNewsIn(tx, refundId, { state: 'done' }, parts);
}
