import type Stripe from 'stripe';
import type { ProviderEvent } from '../payment-provider.ts';
import { amountOfStripe } from './stripe-amount.ts';

/** How a Checkout Session went; null as long as it is not decided: a bank debit takes days. */
export function outcomeOf(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>,
): 'paid' | 'cancelled' | null {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'paid';
  return session.status === 'expired' ? 'cancelled' : null;
}

/** What came in by a session, and under which name Stripe holds it. */
export function moneyOf({ amount_total, currency, payment_intent }: Stripe.Checkout.Session) {
  return {
    ...(amount_total !== null && currency !== null && { amount: amountOfStripe(amount_total, currency.toUpperCase()) }),
    ...(payment_intent !== null && { chargeReference: idOf(payment_intent) }),
  };
}

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** The event of a session, null when it decides nothing. */
export function sessionEvent(
  eventId: string,
  type: string,
  session: Stripe.Checkout.Session,
): (ProviderEvent & { kind: 'payment' }) | null {
  const paymentId = session.client_reference_id;
  if (!paymentId) return null;
  const outcome = type === 'checkout.session.async_payment_failed' ? 'failed' : outcomeOf(session);
  return outcome && { kind: 'payment', eventId, paymentId, outcome, ...(outcome === 'paid' && moneyOf(session)) };
}

const refundStates: Readonly<Record<string, 'done' | 'failed'>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** How a refund of Stripe's stands. */
export const refundStateOf = ({ status }: Stripe.Refund): 'sent' | 'done' | 'failed' =>
  refundStates[status ?? ''] ?? 'sent';

/** The event of a refund; it tells how the refund stands, so the order of such events does not matter. */
export function refundEvent(eventId: string, paymentId: string, refund: Stripe.Refund): ProviderEvent {
  const currency = refund.currency.toUpperCase();
  return {
    kind: 'refund',
    eventId,
    paymentId,
    refundId: refund.metadata?.['refundId'] ?? null,
    reference: refund.id,
    amount: amountOfStripe(refund.amount, currency),
    state: refundStateOf(refund),
    ...(refund.failure_reason && { failure: refund.failure_reason }),
  };
}

const disputeStates: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', lost: 'lost', warning_closed: 'won' };

/** The event of a dispute. */
export function disputeEvent(eventId: string, paymentId: string, dispute: Stripe.Dispute): ProviderEvent {
  const currency = dispute.currency.toUpperCase();
  const { status } = dispute;
  const due = dispute.evidence_details?.due_by;
  return {
    kind: 'dispute',
    eventId,
    paymentId,
    reference: dispute.id,
    amount: amountOfStripe(dispute.amount, currency),
    currency,
    reason: dispute.reason,
    status: disputeStates[status] ?? 'open',
    answerBy: due ? new Date(due * 1000) : null,
  };
}
