/** What a webhook can be told of. Each is written in the transaction of the change that it tells. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.line.moved',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.expired',
  'order.refunded',
  'refund.completed',
  'parcel.sent',
  'product.published',
  'product.unpublished',
  'stock.low',
  'stock.out',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** An event that says nothing, sent to try an endpoint. */
export const webhookTestEvent = 'webhook.test';

/** `pending` waits for its next attempt; `failed`: there is none left. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why the shop has switched an endpoint off: it failed for days, or said that it is gone for good (410). */
export const webhookOffReasons = ['failing', 'gone'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** Why an attempt had no reply that counts; `internal`: a fault of the shop. */
export const attemptFailures = ['refused', 'unreachable', 'timeout', 'redirect', 'status', 'internal'] as const;
export type AttemptFailure = (typeof attemptFailures)[number];

/** The most endpoints of a shop. */
export const mostWebhooks = 20;

/** How long the signature by the secret before still goes along after a secret was renewed. */
export const oldSecretHours = 24;

/** How many days an endpoint may fail before it is switched off. */
export const failingDays = 5;
