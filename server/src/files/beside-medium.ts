import { and, eq } from 'drizzle-orm';
import { files } from '../db/tables.ts';
import { fail } from '../failure.ts';
import type { Context } from '../handlers.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { isOrdered } from './named-files.ts';
import type { FileStore } from './store.ts';
import { loadFiles, type StoredFile } from './stored-files.ts';

/** A medium that the caller may give something. What the gallery shows is the shop's. */
export async function ownMedium(context: Pick<Context, 'db' | 'caller'>, id: string): Promise<StoredFile> {
  const medium = (await loadFiles(context.db, [id], context.caller)).get(id);
  if (medium?.kind !== 'medium' || medium.shared) fail('FILE_NOT_FOUND');
  return medium;
}

type Beside = Pick<StoredFile, 'posterKey' | 'posterType'> | Pick<StoredFile, 'captionsKey'>;

/** Writes down what lies beside a medium now; what lay there goes, or, when it may not be, what was put there. */
export async function putBeside(
  context: Pick<Context, 'db' | 'caller'>,
  store: FileStore,
  { id, what, given }: { id: string; what: 'posterKey' | 'captionsKey'; given: Beside },
): Promise<StoredFile> {
  try {
    // A job may have deleted the medium, or an order made it somebody else's, while the bytes arrived.
    return await context.db.transaction(async (tx): Promise<StoredFile> => {
      const [now] = await tx.select().from(files).where(eq(files.id, id)).for('update');
      const isStill = now && (now.accountId === null || now.accountId === context.caller.accountId);
      if (!isStill) fail('FILE_NOT_FOUND');
      // Whoever is shown a guest's order learns the medium's id, and must not give it another face.
      if (now.accountId === null && (await tx.$count(files, and(eq(files.id, id), isOrdered()))) > 0)
        fail('FILE_NOT_FOUND');
      const former = now[what];
      if (former !== null) await enqueue(tx, 'delete-files', { keys: [former] });
      await tx.update(files).set(given).where(eq(files.id, id));
      return { ...now, ...given };
    });
  } catch (error) {
    const key = 'captionsKey' in given ? given.captionsKey : given.posterKey;
    if (key !== null) await store.delete(key);
    throw error;
  }
}
