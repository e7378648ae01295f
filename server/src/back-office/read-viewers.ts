import { inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { projects } from '../projects/tables.ts';
import type { BackOfficeViewer } from './viewers.page.ts';
import type { ReadViewers } from '../projects/read-projects.ts';

/** The viewers of the projects of these orders, for the operator. */
export async function readBackOfficeViewers(
  db: Database,
  orderIds: readonly string[],
  readViewers: ReadViewers,
): Promise<BackOfficeViewer[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(projects)
    .where(inArray(projects.orderId, [...orderIds]));
  const viewerOf = await readViewers(db, rows);
  return rows.map((row) => {
    const { url, closed, expiresAt, hasPassPhrase, scans } = viewerOf(row);
    const { opened, locked, medianLockMs } = scans;
    return { projectId: row.id, url, closed, expiresAt, hasPassPhrase, opened, locked, medianLockMs };
  });
}
