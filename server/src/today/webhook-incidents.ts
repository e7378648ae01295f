import { isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { webhookEndpoints } from '../webhooks/tables.ts';
import { syncIncidents } from './incidents.ts';

/** Opens an incident for each webhook that the shop has switched off; it ends once the webhook is changed or removed. */
export async function checkWebhooks(db: Database): Promise<void> {
  const sightings = await db
    .select({ subject: webhookEndpoints.url, cause: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(isNotNull(webhookEndpoints.offReason));
  await syncIncidents(db, 'webhook-off', { sightings, isWhole: true });
}
