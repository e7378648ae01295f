import { eq } from 'drizzle-orm';
import { webhookTestEvent } from '@afterimage/contract/values/webhooks.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';

/** Sends an endpoint an event that says nothing; answers the delivery's id. */
export async function sendTest(db: Database, endpointId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [endpoint] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId))
      .for('key share');
    if (!endpoint) return fail('NOT_FOUND');
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
export async function resend(db: Database, deliveryId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const reset = await tx
      .update(webhookDeliveries)
      .set({ state: 'pending', attempts: 0 })
      .where(eq(webhookDeliveries.id, deliveryId))
      .returning({ id: webhookDeliveries.id });
    if (reset.length === 0) fail('NOT_FOUND');
    await queueDeliveries(tx, [deliveryId]);
  });
}
