import { and, arrayOverlaps, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { files } from '../files/tables.ts';
import { deletePreviewsOf } from '../previews/delete-previews.ts';
import { targets } from '../targets/tables.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

const most = 100;

/**
 * Forgets those of the files for which the condition holds, never one of the gallery; everything that lies in the
 * store of them, and what was made of them for the viewer, goes once the transaction has ended. Answers how many there
 * were.
 */
export async function forgetFiles(tx: Database, ids: readonly string[], condition?: SQL): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += most) {
    const deletedRows = await tx
      .delete(files)
      .where(and(inArray(files.id, ids.slice(start, start + most)), eq(files.shared, false), condition))
      .returning({
        id: files.id,
        shown: files.storageKey,
        original: files.originalKey,
        poster: files.posterKey,
        captions: files.captionsKey,
      });
    const deletedIds = deletedRows.map(({ id }) => id);
    const targetKeys = await forgetTargets(tx, deletedIds);
    await deletePreviewsOf(tx, deletedIds);
    const keys = [...deletedRows, ...targetKeys].flatMap(({ id: _, ...file }) =>
      Object.values(file).filter((key) => key !== null),
    );
    if (keys.length > 0) await enqueue(tx, 'delete-files', { keys });
    count += deletedRows.length;
  }
  return count;
}

/** What shows a photo goes with it. */
async function forgetTargets(tx: Database, photoIds: string[]) {
  if (photoIds.length === 0) return [];
  const theirs = tx
    .select({ hash: targets.hash })
    .from(targets)
    .where(arrayOverlaps(targets.photoIds, photoIds))
    // In the order in which they are noted: two that touch the same ones must not wait for each other.
    .orderBy(targets.hash)
    .for('update');
  return tx
    .delete(targets)
    .where(inArray(targets.hash, theirs))
    .returning({ id: targets.hash, pack: targets.packKey, picture: targets.pictureKey });
}
