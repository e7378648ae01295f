import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { webhookTestEvent } from '@afterimage/contract/values/webhooks.ts';
import type { Database } from '../platform/db/connection.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';

const batch = 200;
/** How many deliveries of one endpoint wait in the queue, so that a slow receiver does not fill it. */
const mostQueued = 20;
/** Within this time a job has begun its attempt, or never makes it. */
const lease = sql`now() + interval '5 minutes'`;

/** Gives the deliveries whose time has come to jobs. */
export async function queueDueDeliveries(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const isDue = and(eq(webhookDeliveries.state, 'pending'), lte(webhookDeliveries.nextAttemptAt, sql`now()`));
    const queued = sql`
      select group_id, count(*) as count from pgboss.job
      where name = 'webhook' and state in ('created', 'retry', 'active') group by group_id`;
    const next = sql`
      select id from (
        select ${webhookDeliveries.id} as id, ${webhookDeliveries.nextAttemptAt} as due, coalesce(queued.count, 0)
          + row_number() over (
            partition by ${webhookDeliveries.endpointId}
            order by ${webhookDeliveries.nextAttemptAt}, ${webhookDeliveries.id}
          ) as place
        from ${webhookDeliveries}
        join ${webhookEndpoints} on ${webhookEndpoints.id} = ${webhookDeliveries.endpointId}
        left join (${queued}) as queued on queued.group_id = ${webhookDeliveries.endpointId}::text
        join ${webhookMessages} on ${webhookMessages.id} = ${webhookDeliveries.messageId}
        where ${isDue} and (${webhookEndpoints.isEnabled} or ${webhookMessages.type} = ${webhookTestEvent})
      ) as waiting
      where place <= ${mostQueued} order by place, due, id limit ${batch}`;
    const due = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(isDue, sql`${webhookDeliveries.id} in (${next})`))
      .for('update', { skipLocked: true });
    await queueDeliveries(
      tx,
      due.map(({ id }) => id),
    );
  });
}

/** Has deliveries attempted at once. One whose job does not begin in time is due again. */
export async function queueDeliveries(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const leased = await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: lease })
    .where(inArray(webhookDeliveries.id, [...ids]))
    .returning({
      deliveryId: webhookDeliveries.id,
      endpointId: webhookDeliveries.endpointId,
      // As text: a `Date` has no microseconds.
      lease: sql<string>`${webhookDeliveries.nextAttemptAt}::text`,
    });
  for (const { endpointId, ...job } of leased) await enqueue(tx, 'webhook', job, { group: endpointId });
}
