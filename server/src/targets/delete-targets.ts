import { and, arrayOverlaps, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { files } from '../files/tables.ts';
import { projectItems } from '../projects/tables.ts';
import { targets } from './tables.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/** For so long, in days, a target of something that was not paid stays after somebody has asked for it. */
const retentionDays = 60;

/**
 * Deletes targets that nobody has asked for in a while and whose photos no project shows, and those that show a photo
 * which was deleted while they were being made. Answers how many went.
 */
export async function deleteUnusedTargets(db: Database, { batch = 100, mostBatches = 40 } = {}): Promise<number> {
  let deletedTargets = 0;
  for (let run = 0; run < mostBatches; run += 1) {
    const count = await db.transaction((tx) => deleteSome(tx, batch));
    deletedTargets += count;
    if (count < batch) break;
  }
  return deletedTargets;
}

async function deleteSome(tx: Database, batch: number): Promise<number> {
  const unused = tx
    .select({ hash: targets.hash })
    .from(targets)
    .where(
      or(
        and(lt(targets.usedAt, sql`now() - make_interval(days => ${retentionDays})`), isNobodys()),
        usesDeletedPhoto(),
      ),
    )
    .orderBy(targets.hash)
    .limit(batch)
    .for('update', { skipLocked: true });
  return deleteWhere(tx, inArray(targets.hash, unused));
}

/** Deletes the targets that show one of these photos. What shows them on has them made again. */
export async function deleteTargetsOf(tx: Database, photoIds: readonly string[]): Promise<void> {
  if (photoIds.length > 0) await deleteWhere(tx, arrayOverlaps(targets.photoIds, [...photoIds]));
}

async function deleteWhere(tx: Database, condition: SQL): Promise<number> {
  const deletedTargets = await tx
    .delete(targets)
    .where(condition)
    .returning({ pack: targets.packKey, picture: targets.pictureKey });
  const keys = deletedTargets.flatMap(({ pack, picture }) => [pack, picture].filter((key) => key !== null));
  if (keys.length > 0) await enqueue(tx, 'delete-files', { keys });
  return deletedTargets.length;
}

/** That none of its photos is printed in a project: those are paid. */
const isNobodys = (): SQL => sql`not exists (select from unnest(${targets.photoIds}) as photo
  where exists (select from ${projectItems} where ${projectItems.customization} @> jsonb_build_object('photo', photo::text)))`;

const usesDeletedPhoto = (): SQL => sql`exists (select from unnest(${targets.photoIds}) as photo
  where not exists (select from ${files} where ${files.id} = photo))`;
