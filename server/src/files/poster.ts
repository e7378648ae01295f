import { and, eq } from 'drizzle-orm';
import { photoLimits } from '@afterimage/contract/files.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { files } from '../db/tables.ts';
import { fail } from '../failure.ts';
import type { Handler } from '../handlers.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { words } from './file.words.ts';
import { isOrdered } from './named-files.ts';
import { remakePicture } from './picture.ts';
import { withReceived } from './received.ts';
import type { SignUrl } from './signed-url.ts';
import { sniff } from './sniff.ts';
import type { FileStore } from './store.ts';
import { loadFiles, mediumOnWire, type StoredFile } from './stored-files.ts';

// As large as films are; it is seen for a moment.
const side = 1280;

/** Gives a medium, of whoever may use it, its still picture; the one that it had goes. */
export function posterHandler({
  store,
  signUrl,
  folder,
}: {
  store: FileStore;
  signUrl: SignUrl;
  folder: string;
}): Handler<'uploadArMediumPoster'> {
  return async (context, { params }) => {
    const id = params.attachmentId.toLowerCase();
    const medium = (await loadFiles(context.db, [id], context.caller)).get(id);
    // What the gallery shows is the shop's.
    if (medium?.kind !== 'medium' || medium.shared) fail('FILE_NOT_FOUND');
    const changed = await withReceived(context, { folder, maxBytes: photoLimits.bytes }, async (file) => {
      const type = sniff(file.head);
      if (!type || !photoLimits.types.includes(type))
        fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).photoTypes }));
      const { data, mimeType } = await remakePicture(file.path, type, { moving: false, side });
      const { key } = await store.put(data);
      try {
        // A job may have deleted the medium, or an order made it somebody else's, while the picture arrived.
        return await context.db.transaction(async (tx): Promise<StoredFile> => {
          const [now] = await tx.select().from(files).where(eq(files.id, id)).for('update');
          const isStill = now && (now.accountId === null || now.accountId === context.caller.accountId);
          if (!isStill) fail('FILE_NOT_FOUND');
          // Whoever is shown a guest's order learns the medium's id, and must not give it another face.
          if (now.accountId === null && (await tx.$count(files, and(eq(files.id, id), isOrdered()))) > 0)
            fail('FILE_NOT_FOUND');
          if (now.posterKey !== null) await enqueue(tx, 'delete-files', { keys: [now.posterKey] });
          const poster = { posterKey: key, posterType: mimeType };
          await tx.update(files).set(poster).where(eq(files.id, id));
          return { ...now, ...poster };
        });
      } catch (error) {
        await store.delete(key);
        throw error;
      }
    });
    return mediumOnWire(changed, signUrl);
  };
}
