import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import type { FailedJob } from '../platform/jobs/jobs.ts';
import { projects } from '../projects/tables.ts';
import { noteIncident, resolveIncidents } from './incidents.ts';
import { incidents } from './tables.ts';

/** Notes a job that is not tried again. Mails and other jobs are one incident of their kind: what they carry is private. */
export async function noteFailedJob(db: Database, { name, data, cause }: FailedJob): Promise<void> {
  if (name === 'mail') return noteIncident(db, 'mail-failed', { subject: 'mail', cause });
  if (name !== 'print-files') return noteIncident(db, 'job-failed', { subject: name, cause });
  const { projectId } = data as { projectId: string };
  const [project] = await db.select({ orderId: projects.orderId }).from(projects).where(eq(projects.id, projectId));
  // One whose order was erased meanwhile is printed no more.
  if (project) await noteIncident(db, 'print-failed', { subject: projectId, orderId: project.orderId, cause });
}

/** Ends the incidents of prints that were made after all, or are not wanted any more. */
export async function endPrintIncidents(db: Database): Promise<void> {
  const open = await db
    .select({ subject: incidents.subject })
    .from(incidents)
    .where(sql`${incidents.kind} = 'print-failed' and ${incidents.state} <> 'resolved'`);
  if (open.length === 0) return;
  const ids = open.map(({ subject }) => subject);
  const there = await db.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids));
  const { rows } = await db.execute<{ id: string; state: string }>(sql`
    select distinct on (data ->> 'projectId') data ->> 'projectId' as id, state::text
    from pgboss.job where name = 'print-files' and data ->> 'projectId' in ${ids}
    order by data ->> 'projectId', created_on desc`);
  const isMade = new Set(rows.flatMap(({ id, state }) => (state === 'completed' ? [id] : [])));
  const isThere = new Set(there.map(({ id }) => id));
  await resolveIncidents(
    db,
    'print-failed',
    ids.filter((id) => isMade.has(id) || !isThere.has(id)),
  );
}
