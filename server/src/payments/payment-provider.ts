import type { IncomingHttpHeaders } from 'node:http';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import type { AddressedOrder } from '../orders/order-addresses.ts';

/** What is to be paid. */
export interface Charge {
  /** Unguessable; what the provider's events name the payment by. */
  paymentId: string;
  /** The key of idempotency: asked twice with the same one, a provider makes one page. */
  attemptKey: string;
  orderNumber: string;
  /** In minor units of the currency, an ISO 4217 code. */
  amount: number;
  currency: string;
  email: string;
  locale: Locale;
  /** When the page is to close; an hour or more away, and not before the order's hold ends. */
  closesAt: Date;
  /** Where the provider sends the browser once the customer has paid, and when he gave up. */
  returnUrl: string;
  cancelUrl: string;
}

/** A page where a charge is paid. */
export interface PaymentPage {
  /** The provider's own name of the payment. */
  reference: string;
  url: string;
}

/** A payment as its provider knows it. */
export interface KnownPayment {
  id: string;
  /** What `create` answered. */
  reference: string;
  /** What the event of the payment named, or the return; null before. */
  chargeReference: string | null;
  amount: number;
  currency: string;
}

/** Money to be given back, all of a payment or a part of it. */
export interface RefundOrder {
  /** The key of idempotency. */
  refundId: string;
  /** How often it was asked for before: then a provider whose keys expire must look first whether it was done. */
  attemptsBefore: number;
  payment: KnownPayment;
  amount: number;
}

/** What came of asking for a refund; `sent` when the provider is at it and tells by an event how it went. */
export interface RefundReply {
  reference: string;
  state: 'sent' | 'done';
}

/** How a payment went; `eventId` is the same each time the provider repeats itself. */
export interface PaymentEvent {
  provider: string;
  eventId: string;
  paymentId: string;
  outcome: 'paid' | 'failed' | 'cancelled';
  /** What came in, where it may be another sum than was asked for. */
  amount?: number;
  /** An operator takes less for the whole. */
  isAccepted?: boolean;
  chargeReference?: string;
}

/** What a provider tells about a refund: one that was asked for by `refundId`, or one that was made on its own pages. */
export interface RefundEvent {
  eventId: string;
  paymentId: string;
  refundId: string | null;
  reference: string;
  amount: number;
  state: 'sent' | 'done' | 'failed';
  failure?: string;
}

/** A payer contests a payment at his bank, or that came to an end. */
export interface DisputeEvent {
  eventId: string;
  paymentId: string;
  reference: string;
  amount: number;
  currency: string;
  reason: string;
  status: 'open' | 'won' | 'lost';
  answerBy: Date | null;
}

export type ProviderEvent =
  | ({ kind: 'payment' } & Omit<PaymentEvent, 'provider'>)
  | ({ kind: 'refund' } & RefundEvent)
  | ({ kind: 'dispute' } & DisputeEvent);

/** An answer of a provider that will be the same however often it is asked; its message is kept and shown to operators. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** The body of an event whose signature is not the provider's, or too old. */
export class UnsignedEvent extends Error {
  override name = 'UnsignedEvent';
}

interface ProviderBase {
  /** A short word in lower case: it is stored with each payment and stands in addresses. */
  name: string;
  /** Currencies in which it takes money, ISO 4217 codes; undefined means all. */
  currencies?: readonly string[];
  /**
   * What came of a payment whose customer is back from the page, asked of the provider itself: what the browser says is
   * no proof. Null when it has not been decided yet. The event is the same as the one that `readEvents` reads later, or
   * another one of the same outcome: both are taken, in any order.
   */
  returned?(payment: KnownPayment): Promise<Omit<PaymentEvent, 'provider' | 'paymentId'> | null>;
  /**
   * What a request to `/api/payments/<name>/events` tells, an empty list when nothing of interest. It fails with
   * `UnsignedEvent` unless the bytes of the body are signed by the provider, lately. Signatures are checked here and
   * nowhere else.
   */
  readEvents?(request: { body: Buffer; headers: IncomingHttpHeaders }): Promise<ProviderEvent[]>;
  /**
   * Gives money back, once for a `refundId`. `ProviderRefusal` ends the attempts; after any other error the same is
   * asked again later. 'by hand': an operator pays it back and says so.
   */
  refund: 'by hand' | ((refund: RefundOrder) => Promise<RefundReply>);
  /** No more money is to be taken for a payment: its order changed or ended. A payment that was made is left alone. */
  cancel?(payment: KnownPayment): Promise<void>;
  /** Takes money that was only reserved so far, for a provider whose `create` reserves. */
  capture?(payment: KnownPayment, amount: number): Promise<{ chargeReference: string }>;
}

/** A provider with pages of its own elsewhere. */
export interface HostedProvider extends ProviderBase {
  /**
   * Makes the page where a charge is paid. Never called in a transaction; called again, with the same arguments, when
   * its reply was lost.
   */
  create(charge: Charge): Promise<PaymentPage>;
}

/** A provider whose payments are made without a page elsewhere. */
export interface LocalProvider extends ProviderBase {
  /** What a new payment is called, and the address of this shop where it is made. It must call nobody. */
  begin(payment: { paymentId: string; order: AddressedOrder }): { reference: string; url: string };
  /**
   * Writes what else a payment needs, in the transaction that makes it, a mail or a longer hold; called again when its
   * order is completed once more.
   */
  onBegun?(tx: Database, payment: { paymentId: string; orderId: string }): Promise<void>;
}

/**
 * Somebody who takes money for the shop and tells how it went. `docs/payment-providers.md` walks through writing one.
 * None of its functions is called inside a transaction of the database, and each may be called again with the same
 * arguments.
 */
export type PaymentProvider = HostedProvider | LocalProvider;

/** The providers that are set up now: an owner may add or remove one while the shop runs. */
export type ReadProviders = (db: Database) => Promise<readonly PaymentProvider[]>;

/** The provider of that name, if it is set up. */
export const findProvider = async (
  db: Database,
  readProviders: ReadProviders,
  name: string,
): Promise<PaymentProvider | undefined> => (await readProviders(db)).find((provider) => provider.name === name);
