import { inArray } from 'drizzle-orm';
import type { Manifest } from '../manifest.ts';
import { registerSubjectNames } from '../operators/subject-names.ts';
import type { Database } from '../platform/db/connection.ts';
import { isPrivateAddress } from '../platform/http/guarded-fetch.ts';
import { shopSecret } from '../platform/signing/shop-secret.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { queueDueDeliveries } from './queue-deliveries.ts';
import * as tables from './tables.ts';
import { webhookHandlers } from './webhook-handlers.ts';
import type { WebhookParts } from './webhook-parts.ts';

export const webhooksManifest: Manifest = {
  name: 'webhooks',
  tables,

  open: async ({ db, settings, throttle }) => {
    registerSubjectNames('webhook', endpointNames);
    const parts: WebhookParts = {
      key: await shopSecret(db, 'webhook-secret'),
      refuses: settings.webhooksMayBePrivate ? () => false : isPrivateAddress,
      throttle,
    };
    return {
      handlers: webhookHandlers(parts),
      jobs: async (jobs) => {
        await jobs.register('webhook', (job) => attemptDelivery(db, job, parts), {
          concurrency: 4,
          // A receiver that is slow leaves room for the others.
          groupConcurrency: 2,
        });
        await jobs.schedule('send-webhooks', 5, () => queueDueDeliveries(db));
        await jobs.schedule('delete-old-webhooks', 3600, () => deleteOldMessages(db));
      },
    };
  },
};

async function endpointNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { webhookEndpoints } = tables;
  const rows = await db
    .select({ id: webhookEndpoints.id, url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.id, [...ids]));
  return new Map(rows.map(({ id, url }) => [id, url]));
}
