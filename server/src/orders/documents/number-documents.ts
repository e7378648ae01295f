import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import { documents } from '../tables.ts';

// Any number that nothing else in the database locks by.
const queue = 7_470_001;

/**
 * Gives the documents that have no number yet the next ones of their kind, oldest first. The numbers run without gaps:
 * one call at a time numbers, and all of its numbers are stored or none. No payment waits for it, because payments only
 * insert documents without a number (docs/decisions/0070-documents-made-once.md).
 */
export async function numberDocuments(db: Database, most = 500): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${queue})`);
    await tx.execute(sql`
      with waiting as (
        select id, kind, row_number() over (partition by kind order by created_at, id) as place
        from (select id, kind, created_at from ${documents} where number is null order by created_at, id limit ${most}) as next
      )
      update ${documents}
      set number = waiting.place + coalesce((select max(given.number) from ${documents} as given where given.kind = waiting.kind), 0)
      from waiting where ${documents.id} = waiting.id`);
  });
}
