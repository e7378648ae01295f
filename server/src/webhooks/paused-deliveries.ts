import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { webhookDeliveries } from './tables.ts';

/** Lets what waits for an endpoint that is switched off wait without being looked at. Call it with the endpoint locked. */
export const pauseDeliveries = (tx: Database, endpointId: string) => setNextAttempt(tx, endpointId, 'infinity');

/** Makes what waits for an endpoint due at once. Call it with the endpoint locked. */
export const resumeDeliveries = (tx: Database, endpointId: string) => setNextAttempt(tx, endpointId, 'now');

async function setNextAttempt(tx: Database, endpointId: string, moment: 'infinity' | 'now'): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: moment === 'now' ? sql`now()` : sql`'infinity'::timestamptz` })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'pending')));
}
