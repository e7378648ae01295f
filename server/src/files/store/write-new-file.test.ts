import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeNewFile } from './write-new-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-new-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* same(chunks: AsyncIterable<Buffer>) {
  yield* chunks;
}

it('D7.44 a stream is written whole, and a file that is there is not written over', async () => {
  const path = join(folder, 'whole');
  await writeNewFile(path, Readable.from([Buffer.from('a'), Buffer.from('b')]), same);
  expect(await readFile(path, 'utf8')).toBe('ab');
  await expect(writeNewFile(path, Readable.from([Buffer.from('c')]), same)).rejects.toThrow('EEXIST');
  expect(await readFile(path, 'utf8')).toBe('ab');
});
