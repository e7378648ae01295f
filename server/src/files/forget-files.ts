import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { files } from '../db/tables.ts';
import { enqueue } from '../jobs/enqueue.ts';

const most = 100;

/**
 * Forgets those of the files for which the condition holds, never one of the gallery; everything that lies in the
 * store of them goes once the transaction has ended. Answers how many there were.
 */
export async function forgetFiles(tx: Database, ids: readonly string[], condition?: SQL): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += most) {
    const gone = await tx
      .delete(files)
      .where(and(inArray(files.id, ids.slice(start, start + most)), eq(files.shared, false), condition))
      .returning({
        shown: files.storageKey,
        original: files.originalKey,
        poster: files.posterKey,
        captions: files.captionsKey,
      });
    const keys = gone.flatMap((file) => Object.values(file).filter((key) => key !== null));
    if (keys.length > 0) await enqueue(tx, 'delete-files', { keys });
    count += gone.length;
  }
  return count;
}
