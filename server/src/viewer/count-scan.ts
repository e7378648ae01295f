import { eq, sql } from 'drizzle-orm';
import type { ViewerScan } from '@afterimage/contract/viewer.ts';
import type { Database } from '../platform/db/connection.ts';
import { draftViewers, scanCounts } from './tables.ts';
import type { ViewerRecord } from './find-viewer.ts';
import { bucketOf, lockBuckets } from './lock-times.ts';

/** Counts what a viewer tells of a visit: of a project for its owner, of a draft for the screen that shows its code. */
export async function countScan(db: Database, { kind, id }: ViewerRecord, scan: ViewerScan): Promise<void> {
  if (kind === 'draft') await noteDraft(db, id, scan.event === 'locked');
  else await count(db, id, scan);
}

async function noteDraft(db: Database, draftId: string, isLocked: boolean): Promise<void> {
  const once = (column: typeof draftViewers.openedAt) => sql`coalesce(${column}, now())`;
  await db
    .update(draftViewers)
    .set({ openedAt: once(draftViewers.openedAt), ...(isLocked && { lockedAt: once(draftViewers.lockedAt) }) })
    .where(eq(draftViewers.draftId, draftId));
}

/** One statement, in which the database adds up: of any that come at once none is lost. */
async function count(db: Database, projectId: string, scan: ViewerScan): Promise<void> {
  const bucketIndex = scan.event === 'locked' ? bucketOf(scan.milliseconds) : -1;
  const lockTimes = Array.from({ length: lockBuckets }, (_, at) => (at === bucketIndex ? 1 : 0));
  await db
    .insert(scanCounts)
    .values({
      projectId,
      day: sql`(now() at time zone 'utc')::date`,
      opened: scan.event === 'opened' ? 1 : 0,
      lockTimes,
    })
    .onConflictDoUpdate({
      target: [scanCounts.projectId, scanCounts.day],
      set: {
        opened: sql`${scanCounts.opened} + excluded.opened`,
        lockTimes: sql`(
          select array_agg(coalesce(old, 0) + coalesce(more, 0) order by place)
          from unnest(${scanCounts.lockTimes}, excluded.lock_times) with ordinality as sums(old, more, place)
        )`,
      },
    });
}
