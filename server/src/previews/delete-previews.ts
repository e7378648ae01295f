import { arrayOverlaps, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { files } from '../files/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { previews } from './tables.ts';

/** How many days an unused preview is stored; it can be made again. */
const retentionDays = 60;

/** Deletes unused previews, and those of deleted photos. Answers how many. */
export async function deleteUnusedPreviews(db: Database, { batch = 100, mostBatches = 40 } = {}): Promise<number> {
  let deletedCount = 0;
  for (let run = 0; run < mostBatches; run += 1) {
    const count = await db.transaction((tx) => deleteSome(tx, batch));
    deletedCount += count;
    if (count < batch) break;
  }
  return deletedCount;
}

async function deleteSome(tx: Database, batch: number): Promise<number> {
  const unused = tx
    .select({ hash: previews.hash })
    .from(previews)
    .where(or(lt(previews.usedAt, sql`now() - make_interval(days => ${retentionDays})`), usesDeletedPhoto()))
    .orderBy(previews.hash)
    .limit(batch)
    .for('update', { skipLocked: true });
  return deleteWhere(tx, inArray(previews.hash, unused));
}

/** Deletes the previews that show one of these photos. */
export async function deletePreviewsOf(tx: Database, photoIds: readonly string[]): Promise<void> {
  if (photoIds.length > 0) await deleteWhere(tx, arrayOverlaps(previews.photoIds, [...photoIds]));
}

/** Deletes the previews of words alone, of all customers: no row says whose they are, and they are soon made again. */
export const deletePreviewsOfWords = (tx: Database): Promise<number> =>
  deleteWhere(tx, eq(sql`cardinality(${previews.photoIds})`, 0));

async function deleteWhere(tx: Database, condition: SQL): Promise<number> {
  const theirs = tx
    .select({ hash: previews.hash })
    .from(previews)
    .where(condition)
    .orderBy(previews.hash)
    .for('update');
  const deleted = await tx
    .delete(previews)
    .where(inArray(previews.hash, theirs))
    .returning({ large: previews.largeKey, small: previews.smallKey, mail: previews.mailKey });
  const keys = deleted.flatMap(({ large, small, mail }) => [large, small, mail]);
  if (keys.length > 0) await enqueue(tx, 'delete-files', { keys });
  return deleted.length;
}

const usesDeletedPhoto = (): SQL => sql`exists (select from unnest(${previews.photoIds}) as photo
  where not exists (select from ${files} where ${files.id} = photo))`;
