import * as z from 'zod';
import {
  attemptFailures,
  deliveryStates,
  webhookEvents,
  webhookOffReasons,
  webhookTestEvent,
} from '../values/webhooks.ts';
import { listPage } from './lists.ts';

const moment = z.iso.datetime();

const endpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  eventList: z.array(z.enum(webhookEvents)),
  isEnabled: z.boolean(),
  /** Why the shop has switched it off; null: it is on, or an operator has switched it off. */
  offReason: z.enum(webhookOffReasons).nullable(),
  /** Since when every attempt has failed; null when the last one was a success. */
  failingSince: moment.nullable(),
  /** Until when messages are signed by the secret before too; null when they are not. */
  oldSecretUntil: moment.nullable(),
  version: z.int(),
  createdAt: moment,
});
export type WebhookEndpointView = z.infer<typeof endpoint>;

export const webhookList = z.object({ webhookList: z.array(endpoint) });

const url = z.string().trim().min(1).max(2000);
const eventList = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);
export const newWebhook = z.strictObject({ url, eventList });
export const changedWebhook = newWebhook.extend({ isEnabled: z.boolean(), version: z.int() });
/** `secret` is shown this once. */
export const webhookSecret = webhookList.extend({ secret: z.string() });
export const webhookParams = z.strictObject({ webhookId: z.uuid() });

const delivery = z.object({
  id: z.int(),
  /** The header `webhook-id`: the same for each attempt, and for each endpoint that is told the same. */
  messageId: z.string(),
  type: z.enum([...webhookEvents, webhookTestEvent]),
  webhook: z.object({ id: z.uuid(), url: z.string() }),
  state: z.enum(deliveryStates),
  createdAt: moment,
  /** Null once there is none. */
  nextAttemptAt: moment.nullable(),
  attemptCount: z.int(),
  /** The status of the newest reply; null without one. */
  status: z.int().nullable(),
  failure: z.enum(attemptFailures).nullable(),
});
export type WebhookDeliveryView = z.infer<typeof delivery>;
/** Deliveries, the newest first. They are filtered by `webhook`, `type`, `state` and `time`. */
export const deliveryPage = listPage(delivery);
export const deliveryParams = z.strictObject({ deliveryId: z.coerce.number().int().min(1).max(2_147_483_647) });
export const deliveryDetails = delivery.extend({
  /** The body as it is sent. */
  body: z.string(),
  attemptList: z.array(
    z.object({
      createdAt: moment,
      status: z.int().nullable(),
      failure: z.enum(attemptFailures).nullable(),
      /** The beginning of the reply. */
      reply: z.string(),
      milliseconds: z.int(),
    }),
  ),
});
export type WebhookDeliveryDetails = z.infer<typeof deliveryDetails>;
