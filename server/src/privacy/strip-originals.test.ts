import { readFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFile } from '../cart/test-products.ts';
import { stripMetadata } from '../files/sanitize/strip-metadata.ts';
import { s3Store } from '../files/store/s3-store.ts';
import { diskStore, type FileStore } from '../files/store/store.ts';
import { openS3, type TestS3 } from '../files/store/test-s3.ts';
import { files } from '../files/tables.ts';
import { migrate } from '../platform/db/migrate.ts';
import { shopFacts } from '../platform/db/tables.ts';
import { migrationsWith, type Rows, writeRows } from '../platform/db/test-baseline.ts';
import { testDatabase, type TestDatabase } from '../platform/db/test-database.ts';
import { markOrdered } from './mark-ordered.ts';
import { stripOriginals } from './strip-originals.ts';

let database: TestDatabase;
let folder: string;
let s3: TestS3;
const warnings: unknown[] = [];
const log = { warn: (...args: unknown[]) => void warnings.push(args) };
beforeAll(async () => {
  database = await testDatabase();
  s3 = await openS3();
});
afterAll(async () => {
  await database.close();
  await s3.close();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-originals-'));
  await database.db.delete(files);
  await database.db.delete(shopFacts).where(eq(shopFacts.name, 'stripped-originals'));
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** A picture as a telephone writes it, and an earlier version has stored it. */
const fromPhone = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '48/1 51/1 29/1' } })
    .jpeg()
    .toBuffer();
async function storedBefore(store: FileStore, original: Buffer): Promise<string> {
  const id = await newFile(database.db, null);
  const { key } = await store.put(original);
  await database.db.update(files).set({ originalKey: key }).where(eq(files.id, id));
  return key;
}
const bytesAt = async (store: FileStore, key: string) => Buffer.concat(await (await store.open(key)).toArray());

const stores: [string, () => FileStore][] = [
  ['on the disk', () => diskStore(join(folder, 'files'))],
  ['in a store that speaks S3', () => s3Store(s3.settings, folder, { answer: 2000, pause: 5 })],
];
describe.each(stores)('S7.33 originals that an earlier version has stored %s', (_, open) => {
  let store: FileStore;
  beforeEach(() => {
    store = open();
  });

  it('lose their metadata and keep their pixels and their keys, once', async () => {
    const originals = await Promise.all(['red', 'teal', 'gold'].map(fromPhone));
    const keys: string[] = [];
    for (const original of originals) keys.push(await storedBefore(store, original));
    const clean = await storedBefore(store, await stripMetadata(originals[0] ?? Buffer.of()));
    expect(await stripOriginals(database.db, { store, log })).toBe(3);
    for (const [index, key] of keys.entries()) {
      const now = await bytesAt(store, key);
      expect(now.includes('SecretCamera')).toBe(false);
      expect(now.equals(await stripMetadata(originals[index] ?? Buffer.of()))).toBe(true);
    }
    expect((await bytesAt(store, clean)).equals(await bytesAt(store, keys[0] ?? ''))).toBe(true);
    // It is done, and does not look at what is stored from now on.
    const reads: string[] = [];
    const watched = { ...store, open: (key: string) => (reads.push(key), store.open(key)) };
    expect(await stripOriginals(database.db, { store: watched, log })).toBe(0);
    expect([reads, warnings]).toEqual([[], []]);
  });

  it('are all done where a run was killed after it had replaced one, and where it has run out of time', async () => {
    const keys: string[] = [];
    for (const color of ['red', 'teal', 'gold']) keys.push(await storedBefore(store, await fromPhone(color)));
    let replaceCount = 0;
    const killed = {
      ...store,
      replace: async (key: string, content: Buffer) => {
        await store.replace(key, content);
        replaceCount += 1;
        if (replaceCount === 2) throw new Error('killed');
      },
    };
    await expect(stripOriginals(database.db, { store: killed, log })).rejects.toThrow('killed');
    expect(await stripOriginals(database.db, { store, log, longest: 0 })).toBe(0);
    expect(await stripOriginals(database.db, { store, log })).toBe(1);
    for (const key of keys) expect((await bytesAt(store, key)).includes('SecretCamera')).toBe(false);
  });

  it('stay as they are where they are no pictures, or are gone, and stop nobody', async () => {
    const broken = await storedBefore(store, Buffer.from('no picture'));
    await store.delete(await storedBefore(store, await fromPhone('red')));
    const key = await storedBefore(store, await fromPhone('teal'));
    expect(await stripOriginals(database.db, { store, log })).toBe(1);
    expect((await bytesAt(store, broken)).toString()).toBe('no picture');
    expect((await bytesAt(store, key)).includes('SecretCamera')).toBe(false);
    expect(warnings).toHaveLength(1);
  });
});

it('S7.35 files that projects of an earlier version show count as ordered after the upgrade', async () => {
  const old = await testDatabase('empty');
  const first = await migrationsWith(1);
  try {
    await migrate(old.url, first);
    const rows = await readFile(new URL('../platform/db/migrations/baseline-rows.json', import.meta.url), 'utf8');
    await writeRows(old.db, JSON.parse(rows) as Rows);
    await migrate(old.url);
    const orderedAt = async () =>
      (await old.db.select({ at: files.orderedAt }).from(files)).map(({ at }) => at !== null);
    expect(await orderedAt()).not.toContain(true);
    expect(await markOrdered(old.db)).toBeGreaterThan(0);
    expect(await orderedAt()).toContain(true);
    expect(await markOrdered(old.db)).toBe(0);
  } finally {
    await old.close();
    await rm(first, { recursive: true });
  }
});
