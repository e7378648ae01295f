import type { Database } from '../platform/db/connection.ts';
import type { DemoPaymentEvent } from '@afterimage/contract/checkout.ts';

/** How a payment went, as its provider tells; `eventId` is the same each time the provider repeats itself. */
export type PaymentEvent = DemoPaymentEvent & { provider: string };

/** What is to be paid. */
interface Charge {
  paymentId: string;
  orderNumber: string;
  amount: number;
  currency: string;
}

/** Somebody who takes money for the shop on a page of his own, and tells how it went. */
export interface PaymentProvider {
  name: string;
  /** Prepares the page on which the charge is paid; `reference` is the provider's own name of it. */
  create(charge: Charge): Promise<{ reference: string; url: string }>;
  /**
   * Gives the money back. It is called once for a payment, in the transaction that marks it refunded: what it does
   * elsewhere it must only note there and do afterwards.
   */
  refund(tx: Database, payment: { id: string; reference: string; amount: number; currency: string }): Promise<void>;
}
