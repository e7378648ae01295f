import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { targets } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import type { FileStore } from '../files/store/store.ts';
import { holdFiles } from '../files/stored-files.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { singleFlight } from '../platform/cache/single-flight.ts';
import { compileRecipe } from './compile-recipe.ts';

type TargetRow = typeof targets.$inferSelect;
/** A target whose files lie in the store. */
type CompiledTarget = TargetRow & { packKey: string; pictureKey: string };

// Whoever asks while it is being made waits for that; each store has its own.
const flights = new WeakMap<FileStore, ReturnType<typeof singleFlight<CompiledTarget>>>();

// Each holds its photos, as they were uploaded, and its pixels.
const painting = semaphore(2);

/** The target with its files, which are made when they are not there, or not there any more. */
export async function compiledTarget(db: Database, hash: string, store: FileStore): Promise<CompiledTarget> {
  const row = await find(db, hash);
  if (isWhole(row) && (await isThere(row, store))) return row;
  const share = flights.get(store) ?? singleFlight<CompiledTarget>();
  flights.set(store, share);
  return share(hash, () => make(db, row, store));
}

async function find(db: Database, hash: string): Promise<TargetRow> {
  const [row] = await db.select().from(targets).where(eq(targets.hash, hash));
  return row ?? fail('FILE_NOT_FOUND');
}

const isWhole = (row: TargetRow): row is CompiledTarget => row.packKey !== null && row.pictureKey !== null;

async function isThere({ packKey, pictureKey }: CompiledTarget, store: FileStore): Promise<boolean> {
  const there = await Promise.all([store.stat(packKey), store.stat(pictureKey)]);
  return there.every((file) => file !== null);
}

async function make(db: Database, before: TargetRow, store: FileStore): Promise<CompiledTarget> {
  const { pack, picture } = await painting(() => compileRecipe(before.recipe, store));
  const keys: string[] = [];
  try {
    const [packFile, pictureFile] = [await storeContent(pack), await storeContent(picture)];
    const targetRow = await db.transaction(async (tx) => {
      await holdFiles(tx, before.photoIds);
      return replace(tx, before, {
        packKey: packFile.key,
        pictureKey: pictureFile.key,
        packBytes: packFile.bytes,
        pictureBytes: pictureFile.bytes,
      });
    });
    if (targetRow) {
      keys.length = 0;
      return targetRow;
    }
  } finally {
    for (const key of keys) await store.delete(key);
  }
  // Another process was faster, or the photo has been deleted and its targets with it.
  const now = await find(db, before.hash);
  return isWhole(now) ? now : fail('FILE_NOT_FOUND');

  async function storeContent(content: Buffer) {
    const storedContent = await store.put(content);
    keys.push(storedContent.key);
    return storedContent;
  }
}

type Files = Pick<CompiledTarget, 'packKey' | 'pictureKey' | 'packBytes' | 'pictureBytes'>;

/** Names the files in the row, in the place of those that were there; null when the row is not as it was. */
async function replace(tx: Database, before: TargetRow, files: Files): Promise<CompiledTarget | null> {
  const isAsBefore = sql`${targets.packKey} is not distinct from ${before.packKey}`;
  const [row] = await tx
    .update(targets)
    .set(files)
    .where(and(eq(targets.hash, before.hash), isAsBefore))
    .returning();
  if (!row) return null;
  const old = [before.packKey, before.pictureKey].filter((key) => key !== null);
  if (old.length > 0) await enqueue(tx, 'delete-files', { keys: old });
  return isWhole(row) ? row : null;
}
