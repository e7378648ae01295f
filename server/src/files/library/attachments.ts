import { and, eq, type SQL } from 'drizzle-orm';
import { files } from '../tables.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { FileStore } from '../store/store.ts';
import { loadFiles, type StoredFile } from '../stored-files.ts';

/** A medium that the caller may give something. What the gallery shows is the shop's. */
export async function ownMedium(context: Pick<Context, 'db' | 'caller'>, id: string): Promise<StoredFile> {
  const medium = (await loadFiles(context.db, [id], context.caller)).get(id);
  if (medium?.kind !== 'medium' || medium.shared) fail('FILE_NOT_FOUND');
  return medium;
}

/** What giving a medium something needs. */
export interface AttachmentParts {
  store: FileStore;
  /** That an order, or a project, of somebody else than its owner needs the file of the surrounding query. */
  isOrderedByOthers: (ownerId: string | null) => SQL | undefined;
}

type Attachment = Pick<StoredFile, 'posterKey' | 'posterType'> | Pick<StoredFile, 'captionsKey'>;

/** Writes down what lies beside a medium now; what lay there goes, or, when it may not be, what was put there. */
export async function attachToMedium(
  context: Pick<Context, 'db' | 'caller'>,
  { store, isOrderedByOthers }: AttachmentParts,
  { id, what, attachment }: { id: string; what: 'posterKey' | 'captionsKey'; attachment: Attachment },
): Promise<StoredFile> {
  try {
    // A job may have deleted the medium, or an order made it somebody else's, while the bytes arrived.
    return await context.db.transaction(async (tx): Promise<StoredFile> => {
      const [now] = await tx.select().from(files).where(eq(files.id, id)).for('update');
      const isStill = now && (now.accountId === null || now.accountId === context.caller.accountId);
      if (!isStill) fail('FILE_NOT_FOUND');
      // What somebody else has ordered must not get another face.
      if ((await tx.$count(files, and(eq(files.id, id), isOrderedByOthers(now.accountId)))) > 0) fail('FILE_NOT_FOUND');
      const former = now[what];
      if (former !== null) await enqueue(tx, 'delete-files', { keys: [former] });
      await tx.update(files).set(attachment).where(eq(files.id, id));
      return { ...now, ...attachment };
    });
  } catch (error) {
    const key = 'captionsKey' in attachment ? attachment.captionsKey : attachment.posterKey;
    if (key !== null) await store.delete(key);
    throw error;
  }
}
