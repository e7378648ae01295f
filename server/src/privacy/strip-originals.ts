import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import { stripMetadata } from '../files/sanitize/strip-metadata.ts';
import type { FileStore } from '../files/store/store.ts';
import { files } from '../files/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { shopFacts } from '../platform/db/tables.ts';
import { withoutValues } from '../platform/log/loggable.ts';

/** How far the work has come: after which file, or `done`. */
const progressFact = 'stripped-originals';
const done = 'done';

interface Stripping {
  store: FileStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** A run begins nothing more after so many milliseconds; the next one goes on. */
  longest?: number;
}

/**
 * Takes the metadata out of originals that an earlier version has stored with it, once in the life of a shop. One photo after the
 * other: it is replaced under its key, then the progress is stored. Who is killed in between does the last photo again, which
 * changes nothing. Answers how many it has changed.
 */
export async function stripOriginals(db: Database, { store, log, longest = 300_000 }: Stripping): Promise<number> {
  const end = performance.now() + longest;
  let changedCount = 0;
  while (performance.now() < end) {
    const next = await db.transaction((tx) => stripNext(tx, { store, log }));
    if (next === done) break;
    if (next === 'changed') changedCount += 1;
  }
  return changedCount;
}

async function stripNext(
  tx: Database,
  { store, log }: Pick<Stripping, 'store' | 'log'>,
): Promise<'changed' | 'unchanged' | typeof done> {
  const [fact] = await tx.select().from(shopFacts).where(eq(shopFacts.name, progressFact));
  if (fact?.value === done) return done;
  const [time = '-infinity', after = '00000000-0000-0000-0000-000000000000'] = fact?.value.split(' / ') ?? [];
  // Whoever deletes the file waits until its bytes are replaced: otherwise they would stay without a row.
  const [file] = await tx
    .select({ id: files.id, key: files.originalKey, at: sql<string>`${files.createdAt}::text` })
    .from(files)
    .where(
      and(
        eq(files.kind, 'photo'),
        isNotNull(files.originalKey),
        sql`(${files.createdAt}, ${files.id}) > (${time}::timestamptz, ${after}::uuid)`,
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(1)
    .for('update');
  const value = file ? `${file.at} / ${file.id}` : done;
  const isChanged = file?.key ? await strip(file.key, { store, log, fileId: file.id }) : false;
  await tx
    .insert(shopFacts)
    .values({ name: progressFact, value })
    .onConflictDoUpdate({ target: shopFacts.name, set: { value } });
  if (!file) return done;
  return isChanged ? 'changed' : 'unchanged';
}

/** Replaces an original if it has metadata. Fails when the store does; what is no picture stays as it is. */
async function strip(
  key: string,
  { store, log, fileId }: Pick<Stripping, 'store' | 'log'> & { fileId: string },
): Promise<boolean> {
  if (!(await store.stat(key))) return false;
  const original = Buffer.concat(await (await store.open(key)).toArray());
  const stripped = await strippedOf(original).catch((error: unknown) => {
    log.warn({ err: withoutValues(error), fileId }, 'the metadata of an original could not be removed');
    return original;
  });
  if (stripped.equals(original)) return false;
  await store.replace(key, stripped);
  return true;
}

/** The original without metadata; fails when it would not be the same picture. */
async function strippedOf(original: Buffer): Promise<Buffer> {
  const stripped = await stripMetadata(original);
  if (stripped.equals(original)) return original;
  const [before, after] = await Promise.all([sizeOf(original), sizeOf(stripped)]);
  if (before !== after) throw new Error(`a picture of ${before} became one of ${after}`);
  return stripped;
}

async function sizeOf(picture: Buffer): Promise<string> {
  const { autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
  return `${autoOrient.width} × ${autoOrient.height}`;
}
