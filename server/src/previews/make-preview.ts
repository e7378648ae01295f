import { eq, lt, sql, and } from 'drizzle-orm';
import sharp from 'sharp';
import type { FileStore } from '../files/store/store.ts';
import { holdFiles } from '../files/stored-files.ts';
import { singleFlight } from '../platform/cache/single-flight.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { paintPreview } from './paint-preview.ts';
import { previewSize } from './preview-view.ts';
import { type PreviewRecipe, recipeHash } from './preview-recipe.ts';
import { previews } from './tables.ts';

type Preview = typeof previews.$inferSelect;

// Requests for a preview that is being made share its result. Each store has its own map.
const flights = new WeakMap<FileStore, ReturnType<typeof singleFlight<Preview>>>();

// Each holds its photos, as people see them, and its pixels.
const painting = semaphore(2, { maxWaiting: 48, patience: 30_000 });

const small = 320;
const mail = 640;

/** The pictures of a recipe, which are made when they are not there, or not there any more. */
export async function preparedPreview(db: Database, recipe: PreviewRecipe, store: FileStore): Promise<Preview> {
  const hash = recipeHash(recipe);
  const row = await find(db, hash);
  if (row && (await store.stat(row.largeKey))) {
    await noteUse(db, hash);
    return row;
  }
  const share = flights.get(store) ?? singleFlight<Preview>();
  flights.set(store, share);
  return share(hash, () => make(db, { hash, recipe, before: row }, store));
}

async function find(db: Database, hash: string): Promise<Preview | undefined> {
  const [row] = await db.select().from(previews).where(eq(previews.hash, hash));
  return row;
}

/** That it was asked for is written once a day. */
async function noteUse(db: Database, hash: string): Promise<void> {
  await db
    .update(previews)
    .set({ usedAt: sql`now()` })
    .where(and(eq(previews.hash, hash), lt(previews.usedAt, sql`now() - interval '1 day'`)));
}

interface Making {
  hash: string;
  recipe: PreviewRecipe;
  before: Preview | undefined;
}

async function make(db: Database, { hash, recipe, before }: Making, store: FileStore): Promise<Preview> {
  const pictures = await painting(async () => encode(await paintPreview(recipe, store))).catch(unreadable);
  const keys: string[] = [];
  try {
    let bytes = 0;
    for (const picture of [pictures.large, pictures.small, pictures.mail]) {
      const stored = await store.put(picture);
      keys.push(stored.key);
      bytes += stored.bytes;
    }
    const [largeKey = '', smallKey = '', mailKey = ''] = keys;
    const photoIds = Object.keys(recipe.photos);
    const newRow = await db.transaction(async (tx) => {
      await holdFiles(tx, photoIds);
      const files = { largeKey, smallKey, mailKey, bytes };
      const [row] = before
        ? await tx
            .update(previews)
            .set(files)
            .where(and(eq(previews.hash, hash), eq(previews.largeKey, before.largeKey)))
            .returning()
        : await tx
            .insert(previews)
            .values({ hash, photoIds, ...files })
            .onConflictDoNothing()
            .returning();
      return row;
    });
    if (newRow) {
      keys.length = 0;
      return newRow;
    }
  } finally {
    for (const key of keys) await store.delete(key);
  }
  // Another process was faster.
  return (await find(db, hash)) ?? fail('FILE_NOT_FOUND');
}

/** What sharp throws are plain errors; a Failure has its own name. */
function unreadable(error: unknown): never {
  if (error instanceof Error && error.name === 'Error' && !('syscall' in error)) fail('FILE_UNREADABLE');
  throw error;
}

async function encode(pixels: Uint8Array): Promise<Record<'large' | 'small' | 'mail', Buffer>> {
  const picture = sharp(pixels, { raw: { ...previewSize, channels: 3 } });
  return {
    large: await picture.clone().webp({ quality: 80, effort: 4 }).toBuffer(),
    small: await picture.clone().resize(small).webp({ quality: 78, effort: 4 }).toBuffer(),
    mail: await picture.clone().resize(mail).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
  };
}
