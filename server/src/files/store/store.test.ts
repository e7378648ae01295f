import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAbandoned } from '../receive/received.ts';
import { s3Store } from './s3-store.ts';
import { diskStore, type FileStore } from './store.ts';
import { openS3, type TestS3 } from './test-s3.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const textOf = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();
const filesIn = async (where: string) =>
  (await readdir(where, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

const stores: [string, () => FileStore, () => Promise<unknown[]>][] = [
  ['on the disk', () => diskStore(folder), () => filesIn(folder)],
  [
    'that speaks S3',
    () => s3Store(s3.settings, folder, { answer: 2000, pause: 5 }),
    async () => [...(await filesIn(folder)), ...(await s3.objects())],
  ],
];
describe.each(stores)('the store of files %s', (_, open, remains) => {
  let store: FileStore;
  beforeEach(() => {
    store = open();
  });

  it('D7.43 keeps bytes and streams and gives them back, whole or in part', async () => {
    const stored = await store.put(Buffer.from('0123456789'));
    expect(stored.bytes).toBe(10);
    expect(stored.sha256.toString('hex')).toMatch(/^84d89877f0d4041efb6bf91a16f0248f/);
    expect(await textOf(await store.open(stored.key))).toBe('0123456789');
    expect(await textOf(await store.open(stored.key, { start: 2, end: 4 }))).toBe('234');
    const streamed = await store.put(Readable.from([Buffer.from('012345'), Buffer.from('6789')]));
    expect(streamed.sha256.equals(stored.sha256)).toBe(true);
    expect(streamed.key).not.toBe(stored.key);
    expect(await open().stat(streamed.key)).toEqual({ bytes: 10 });
    for (const { key } of [stored, streamed]) await store.delete(key);
  });

  it('D7.43 puts other bytes in the place of those that are there, also where a process was killed at it', async () => {
    const { key } = await store.put(Buffer.from('0123456789'));
    const count = (await remains()).length;
    const under = join(folder, key.slice(0, 2));
    if (existsSync(under)) await writeFile(join(under, `${key}.part`), 'half of');
    const reading = await store.open(key);
    await store.replace(key, Buffer.from('shorter'));
    expect(['0123456789', 'shorter']).toContain(await textOf(reading));
    expect(await textOf(await store.open(key))).toBe('shorter');
    expect(await remains()).toHaveLength(count);
    await store.delete(key);
  });

  it('D7.43 keeps large files as they are', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'abcdefg');
    const stored = await store.put(Readable.from(Array.from({ length: 12 }, () => piece)));
    expect(stored.bytes).toBe(12 * piece.length);
    const back = Buffer.concat(await (await store.open(stored.key)).toArray());
    expect(back.equals(Buffer.concat(Array.from({ length: 12 }, () => piece)))).toBe(true);
    await store.delete(stored.key);
  });

  it('D7.43 keeps nothing of a stream that breaks off', async () => {
    const before = await remains();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('first');
        throw new Error('cut');
      })(),
    );
    await expect(store.put(broken)).rejects.toThrow('cut');
    expect(await remains()).toEqual(before);
  });

  it('D7.43 deletes, also what is not there', async () => {
    const { key } = await store.put(Buffer.from('x'));
    await store.delete(key);
    await store.delete(key);
    expect(await store.stat(key)).toBeNull();
    await expect(store.open(key)).rejects.toThrow();
    expect(await remains()).toEqual([]);
  });

  it('D7.43 takes no path for a key', async () => {
    for (const key of ['../../etc/passwd', '', 'a/b', `${'a'.repeat(40)}/..`, 'A'.repeat(40)])
      await expect(async () => store.open(key)).rejects.toThrow('Not a key');
  });
});

describe('the folder where uploads arrive', () => {
  it('D7.43 what a killed process left of an upload is removed after a day, and nothing earlier', async () => {
    for (const name of ['old.upload', 'new.upload']) await writeFile(join(folder, name), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(join(folder, 'old.upload'), twoDaysAgo, twoDaysAgo);
    await removeAbandoned(folder);
    expect((await filesIn(folder)).map(({ name }) => name)).toEqual(['new.upload']);
  });
});
