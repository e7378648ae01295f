import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { printFiles } from '../print/tables.ts';
import { projects } from '../projects/tables.ts';
import type { BackOfficePrint } from './prints.page.ts';
import type { SignPrint } from '../print/print-url.ts';

/** The prints of these orders, with where each stands: a job that is under way or has failed counts before any file. */
export async function readBackOfficePrints(
  db: Database,
  orderIds: readonly string[],
  signPrint: SignPrint,
): Promise<BackOfficePrint[]> {
  if (orderIds.length === 0) return [];
  const printRows = await db
    .select({ projectId: projects.id, lineId: projects.orderLineId })
    .from(projects)
    .where(inArray(projects.orderId, [...orderIds]));
  const ids = printRows.map(({ projectId }) => projectId);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(printFiles)
    .where(inArray(printFiles.projectId, ids))
    .orderBy(desc(printFiles.createdAt));
  const jobs = await lastJobs(db, ids);
  return printRows.map((one) => {
    const row = rows.find(({ projectId }) => projectId === one.projectId);
    const job = jobs.get(one.projectId);
    const file = row ? { bytes: row.bytes, pages: row.pages, url: signPrint(row.id) } : null;
    if (job === 'failed' || job === 'retry') return { ...one, state: job, file: null };
    if (job === 'created' || job === 'active') return { ...one, state: 'making', file: null };
    return { ...one, state: file ? 'ready' : 'nothing', file };
  });
}

/** How far the newest job of each project is, as the queue says it. */
async function lastJobs(db: Database, projectIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ projectId: string; state: string }>(sql`
    select distinct on (data ->> 'projectId') data ->> 'projectId' as "projectId", state::text
    from pgboss.job where name = 'print-files' and data ->> 'projectId' in ${projectIds}
    order by data ->> 'projectId', created_on desc`);
  return new Map(rows.map(({ projectId, state }) => [projectId, state]));
}
