import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

const batch = 200;
/** Within this time a job has made its attempt, or was cut off. */
const lease = sql`now() + interval '5 minutes'`;

/** Gives the deliveries whose time has come to jobs. */
export async function queueDueDeliveries(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(
        and(
          eq(webhookDeliveries.state, 'pending'),
          lte(webhookDeliveries.nextAttemptAt, sql`now()`),
          webhookEndpoints.isEnabled,
        ),
      )
      .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.id))
      .limit(batch)
      .for('update', { of: webhookDeliveries, skipLocked: true });
    await queueDeliveries(
      tx,
      due.map(({ id }) => id),
    );
  });
}

/** Has deliveries attempted at once. What is cut off before its attempt is due again a little later. */
export async function queueDeliveries(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: lease })
    .where(inArray(webhookDeliveries.id, [...ids]));
  for (const deliveryId of ids) await enqueue(tx, 'webhook', { deliveryId });
}
