import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { sentModelUrl } from '../catalogue/model-files.ts';
import { words as fileWords } from '../files/file.words.ts';
import { beside } from '../files/receive/make-file.ts';
import { withReceived } from '../files/receive/received.ts';
import { remakeAndDescribeModel } from '../files/sanitize/model.ts';
import { sniff } from '../files/sanitize/sniff.ts';
import type { DiskRoom } from '../files/store/disk-room.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { productModels } from './tables.ts';

interface ModelParts {
  store: FileStore;
  /** Where uploads arrive. */
  folder: string;
  room: DiskRoom;
}

/**
 * Receives a model (GLB), checks it, makes it smaller and stores it; it belongs to no product yet. Fails with
 * `FILE_TYPE_UNSUPPORTED`, `FILE_UNREADABLE` or `FILE_TOO_LARGE`.
 */
export const receiveModel = (context: Context, { store, folder, room }: ModelParts): Promise<ProductModel> =>
  withReceived(context, { folder, room, maxBytes: modelLimits.sentBytes }, (file) => {
    if (sniff(file.head) !== 'model/gltf-binary')
      fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(fileWords, locale).model.version }));
    return beside(file, (path) => storeModel({ db: context.db, store }, { from: file.path, to: path }));
  });

/**
 * Stores a model that is checked and made smaller. The same bytes have the same address, and lie in the store once.
 * @param paths where the model lies, and where the smaller one may be written
 */
export async function storeModel(
  { db, store }: { db: Database; store: FileStore },
  paths: { from: string; to: string },
): Promise<ProductModel> {
  const facts = await remakeAndDescribeModel(paths);
  const { key, bytes, sha256 } = await store.put(createReadStream(paths.to));
  const id = sha256.toString('hex');
  try {
    const [row] = await db
      .insert(productModels)
      .values({ id, storageKey: key, bytes, ...facts })
      .onConflictDoUpdate({ target: productModels.id, set: { createdAt: sql`now()` } })
      .returning({ storageKey: productModels.storageKey });
    if (row?.storageKey !== key) await store.delete(key);
  } catch (error) {
    await store.delete(key);
    throw error;
  }
  return { url: sentModelUrl(id), bytes, ...facts };
}
