/**
 * How a payment stands: `requested` until its provider has made a page for it, then `pending`; `superseded` when another
 * one took its place; `refunded` when all that came in goes back.
 */
export const paymentStatuses = [
  'requested',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'superseded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What is paid: an order, or what it became dearer by after it was paid. */
export type PaymentPurpose = 'order' | 'difference';

/**
 * How a refund stands: `sent` when its provider was asked and has not said yet that the money is on its way; those by
 * hand wait as `requested`.
 */
export const refundStates = ['requested', 'sent', 'done', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What led to a refund: an operator; money that came too late; more than was asked for; or somebody at the provider's
 * own pages.
 */
export const refundCauses = ['operator', 'edit', 'late', 'overpaid', 'provider'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** How a dispute stands. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Longest reason of a refund. */
export const maxRefundReason = 500;
