import { lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { webhookMessages } from './tables.ts';

/** Deletes what was told more than a month ago, with its deliveries; the last attempts are over long before. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db.delete(webhookMessages).where(lt(webhookMessages.createdAt, sql`now() - interval '30 days'`));
}
