import type { Handlers } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { deliveryList, readDelivery } from './delivery-list.ts';
import { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint, renewSecret } from './endpoints.ts';
import { resend, sendTest } from './send-by-hand.ts';
import type { WebhookParts } from './webhook-parts.ts';

/** The calls about where the shop tells other programs of its events. */
export const webhookHandlers = (parts: WebhookParts) =>
  ({
    listWebhooks: async ({ db }) => ({ webhookList: await listEndpoints(db) }),
    addWebhook: async (context, { body }) => {
      const secret = await addEndpoint(context, body, parts);
      return { secret, webhookList: await listEndpoints(context.db) };
    },
    changeWebhook: async (context, { params: { webhookId }, body }) => {
      await changeEndpoint(context, webhookId, body, parts);
      return { webhookList: await listEndpoints(context.db) };
    },
    removeWebhook: async (context, { params: { webhookId } }) => {
      await removeEndpoint(context, webhookId);
      return { webhookList: await listEndpoints(context.db) };
    },
    renewWebhookSecret: async (context, { params: { webhookId } }) => {
      const secret = await renewSecret(context, webhookId, parts);
      return { secret, webhookList: await listEndpoints(context.db) };
    },
    testWebhook: async ({ db }, { params: { webhookId } }) => readDelivery(db, await sendTest(db, webhookId, parts)),
    listWebhookDeliveries: async ({ db, locale }, { query }) => {
      const { timeZone } = await readShopSettings(db);
      return listPageOf(db, deliveryList, query, { locale, timeZone, now: new Date() });
    },
    getWebhookDelivery: ({ db }, { params: { deliveryId } }) => readDelivery(db, deliveryId),
    resendWebhookDelivery: async ({ db }, { params: { deliveryId } }) => {
      await resend(db, deliveryId, parts);
      return readDelivery(db, deliveryId);
    },
  }) satisfies Partial<Handlers>;
