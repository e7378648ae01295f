import { eq, inArray } from 'drizzle-orm';
import { webhookTestEvent } from '@afterimage/contract/values/webhooks.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';
import type { WebhookParts } from './webhook-parts.ts';
import { words } from './webhooks.words.ts';

/** Sends an endpoint an event that says nothing; answers the delivery's id. */
export async function sendTest(db: Database, endpointId: string, { throttle }: WebhookParts): Promise<number> {
  return db.transaction(async (tx) => {
    const [endpoint] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId))
      .for('key share');
    if (!endpoint) return fail('NOT_FOUND');
    await throttle.take('message to a webhook by hand', endpoint.id);
    const [message = fail('INTERNAL')] = await tx
      .insert(webhookMessages)
      .values({ type: webhookTestEvent, data: {} })
      .returning({ id: webhookMessages.id });
    const [delivery = fail('INTERNAL')] = await tx
      .insert(webhookDeliveries)
      .values({ messageId: message.id, endpointId })
      .returning({ id: webhookDeliveries.id });
    await queueDeliveries(tx, [delivery.id]);
    return delivery.id;
  });
}

/** Sends what was sent before once more, with all of its attempts. */
export async function resend(db: Database, deliveryId: number, { throttle }: WebhookParts): Promise<void> {
  await db.transaction(async (tx) => {
    const itsEndpoint = tx
      .select({ id: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, deliveryId));
    const [endpoint] = await tx
      .select({ id: webhookEndpoints.id, isEnabled: webhookEndpoints.isEnabled })
      .from(webhookEndpoints)
      .where(inArray(webhookEndpoints.id, itsEndpoint))
      .for('share');
    if (!endpoint) return fail('NOT_FOUND');
    if (!endpoint.isEnabled)
      fail('INVALID_REQUEST', (locale) => ({ description: inLocale(words, locale).isSwitchedOff }));
    await throttle.take('message to a webhook by hand', endpoint.id);
    await tx
      .update(webhookDeliveries)
      .set({ state: 'pending', attempts: 0 })
      .where(eq(webhookDeliveries.id, deliveryId));
    await queueDeliveries(tx, [deliveryId]);
  });
}
