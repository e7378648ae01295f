import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { orders } from '../orders/tables.ts';
import { printFiles } from './tables.ts';
import { projects } from '../projects/tables.ts';
import { enqueuePrint } from '../projects/enqueue-print.ts';

/** Has the print files made that paid orders lack and that no job knows of, as when a job was lost. Answers how many. */
export async function enqueueMissingPrints(db: Database, most = 500): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${projects.id} from ${projects} join ${orders} on ${orders.id} = ${projects.orderId}
    where ${orders.status} = 'paid'
      and not exists (select from ${printFiles} where ${printFiles.projectId} = ${projects.id})
      and not exists (
        select from pgboss.job where name = 'print-files' and data ->> 'projectId' = ${projects.id}::text)
    order by ${projects.createdAt} limit ${most}`);
  for (const { id } of rows) await enqueuePrint(db, id);
  return rows.length;
}
