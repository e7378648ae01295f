import Stripe from 'stripe';
import {
  type Charge,
  type HostedProvider,
  type KnownPayment,
  type PaymentPage,
  type ProviderEvent,
  ProviderRefusal,
  type RefundOrder,
  type RefundReply,
  UnsignedEvent,
} from '../payment-provider.ts';
import { stripeAmount } from './stripe-amount.ts';
import { disputeEvent, idOf, moneyOf, outcomeOf, refundEvent, refundStateOf, sessionEvent } from './stripe-events.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where a stand-in of Stripe is; for tests. */
  apiBase?: string | undefined;
  /** How long a reply is waited for. */
  timeoutMs?: number;
}

/** How old the signature of an event may be. */
const toleranceSeconds = 300;

/** Payments by Stripe's own pages, Checkout Sessions (docs/decisions/0068-stripe-checkout-sessions.md). */
export function stripeProvider({ webhookSecret, ...settings }: StripeSettings): HostedProvider {
  const stripe = connectStripe(settings);
  return {
    name: 'stripe',
    create: (charge) => createSession(stripe, charge),
    returned: async ({ reference }) => {
      const session = await stripe.checkout.sessions.retrieve(reference);
      const outcome = outcomeOf(session);
      if (!outcome) return null;
      return { eventId: `return-${session.id}-${outcome}`, outcome, ...(outcome === 'paid' && moneyOf(session)) };
    },
    readEvents: async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') throw new UnsignedEvent('The signature is missing.');
      return eventsOf(stripe, verified(stripe, { body, signature, webhookSecret }));
    },
    refund: (order) => makeRefund(stripe, order),
    cancel: async ({ reference }) => {
      try {
        await stripe.checkout.sessions.expire(reference);
      } catch (error) {
        // It was paid or has expired meanwhile: its event tells.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },
    capture: async ({ chargeReference }, amount) => {
      const intent = await stripe.paymentIntents.capture(chargeReference ?? '', { amount_to_capture: amount });
      return { chargeReference: intent.id };
    },
  };
}

/** A client of Stripe's API, in the version whose shapes this code reads. */
export function connectStripe({
  secretKey,
  apiBase,
  timeoutMs = 10_000,
}: Omit<StripeSettings, 'webhookSecret'>): Stripe {
  const { protocol, hostname, port } = new URL(apiBase ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    // The version whose shapes this code reads: Stripe sends them whatever the account's own version is.
    apiVersion: '2026-10-28.endive',
    // It repeats what was lost with the same key of idempotency.
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
  });
}

async function createSession(stripe: Stripe, charge: Charge): Promise<PaymentPage> {
  const { paymentId, attemptKey, orderNumber, amount, currency, closesAt } = charge;
  const metadata = { paymentId, orderNumber };
  const session = await refusing(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: paymentId,
        ...(charge.email && { customer_email: charge.email }),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: stripeAmount(amount, currency),
              product_data: { name: orderNumber },
            },
          },
        ],
        metadata,
        payment_intent_data: { metadata },
        success_url: charge.returnUrl,
        cancel_url: charge.cancelUrl,
        locale: charge.locale,
        expires_at: Math.floor(closesAt.getTime() / 1000),
      },
      { idempotencyKey: attemptKey },
    ),
  );
  if (!session.url) throw new ProviderRefusal(`The session ${session.id} has no page.`);
  return { reference: session.id, url: session.url };
}

function verified(
  stripe: Stripe,
  { body, signature, webhookSecret }: { body: Buffer; signature: string; webhookSecret: string },
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
  } catch (error) {
    throw new UnsignedEvent(error instanceof Error ? error.message : 'The signature is wrong.');
  }
}

async function eventsOf(stripe: Stripe, event: Stripe.Event): Promise<ProviderEvent[]> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const news = sessionEvent(event.id, event.type, event.data.object);
      return news ? [news] : [];
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      const refunds = await stripe.refunds.list({ charge: charge.id, limit: 100 });
      return eventsAbout(stripe, charge, (paymentId) =>
        refunds.data.map((refund) => refundEvent(`${event.id}-${refund.id}`, paymentId, refund)),
      );
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      // What the event holds may have been overtaken by another that came before it.
      const refund = await stripe.refunds.retrieve(event.data.object.id);
      return eventsAbout(stripe, refund, (paymentId) => [refundEvent(event.id, paymentId, refund)]);
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      return eventsAbout(stripe, { ...dispute, metadata: null }, (paymentId) => [
        disputeEvent(event.id, paymentId, dispute),
      ]);
    }
    default:
      return [];
  }
}

/** Events about a payment that Stripe's object leads to by its own words, or by those of its intent. */
async function eventsAbout(
  stripe: Stripe,
  { metadata, payment_intent }: Pick<Stripe.Charge, 'payment_intent'> & { metadata: Stripe.Metadata | null },
  make: (paymentId: string) => ProviderEvent[],
): Promise<ProviderEvent[]> {
  const own = metadata?.['paymentId'];
  if (own) return make(own);
  if (!payment_intent) return [];
  const intent = await stripe.paymentIntents.retrieve(idOf(payment_intent));
  const paymentId = intent.metadata['paymentId'];
  return paymentId ? make(paymentId) : [];
}

async function makeRefund(
  stripe: Stripe,
  { refundId, attemptsBefore, payment, amount }: RefundOrder,
): Promise<RefundReply> {
  const charge = await chargeOf(stripe, payment);
  // Stripe forgets keys of idempotency after a day: what was asked for before is looked for first.
  const before = attemptsBefore > 0 ? await refundsOf(stripe, charge, refundId) : [];
  const standing = before.find((refund) => refundStateOf(refund) !== 'failed');
  if (standing) return replyOf(standing);
  const refund = await refusing(() =>
    stripe.refunds.create(
      {
        payment_intent: charge,
        amount: stripeAmount(amount, payment.currency),
        metadata: { refundId, paymentId: payment.id },
      },
      { idempotencyKey: ['refund', refundId, ...before.map(({ id }) => id)].join('-') },
    ),
  );
  return replyOf(refund);
}

function replyOf(refund: Stripe.Refund): RefundReply {
  const state = refundStateOf(refund);
  if (state === 'failed') throw new ProviderRefusal(refund.failure_reason ?? 'Stripe could not make the refund.');
  return { reference: refund.id, state };
}

async function refundsOf(stripe: Stripe, charge: string, refundId: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: charge, limit: 100 });
  return data.filter(({ metadata }) => metadata?.['refundId'] === refundId);
}

async function chargeOf(stripe: Stripe, { chargeReference, reference }: KnownPayment): Promise<string> {
  if (chargeReference) return chargeReference;
  const { payment_intent } = await stripe.checkout.sessions.retrieve(reference);
  if (!payment_intent) throw new ProviderRefusal(`The session ${reference} was not paid.`);
  return idOf(payment_intent);
}

/** Stripe's refusals are those that a repetition would not change. */
async function refusing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
    // A request with the same key is still at work.
    if (isRefused && error.statusCode !== 409) throw new ProviderRefusal(error.message);
    throw error;
  }
}
