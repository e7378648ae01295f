import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../db/connection.ts';
import type { JobData, JobName } from './queues.ts';

/**
 * Has a job done by one of the shop's processes. It is a row like any other: in a transaction the job exists if and
 * only if the transaction commits. It begins `afterSeconds` later. How many of one `group` a process does at a time is said
 * where the kind is registered.
 */
export async function enqueue<Name extends JobName>(
  db: Database,
  name: Name,
  data: JobData[Name],
  { afterSeconds = 0, group }: { afterSeconds?: number; group?: string } = {},
): Promise<void> {
  // Never started, so it holds nothing: it only knows how to write the row.
  const boss = new PgBoss({ db: fromDrizzle(db, sql) });
  await boss.send(name, data, {
    ...(afterSeconds > 0 && { startAfter: afterSeconds }),
    ...(group !== undefined && { group: { id: group } }),
  });
}
