import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remakeModel } from './model.ts';
import { texturedModel } from './test-models.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-model-'));
  const texture = sharp({ create: { width: 4096, height: 4096, channels: 3, background: 'teal' } });
  await writeFile(join(folder, 'sent'), texturedModel(await texture.png().toBuffer()));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const remake = (bounds?: Parameters<typeof remakeModel>[1]) =>
  remakeModel({ from: join(folder, 'sent'), to: join(folder, 'remade') }, bounds);

it('S3.17 a model is read and remade, with its textures, within its bounds', async () => {
  expect(await remake()).toEqual({ triangles: 1 });
  expect((await readdir(folder)).toSorted()).toEqual(['remade', 'sent']);
});

it.each([
  ['memory', { heapMegabytes: 512, megabytes: 20, milliseconds: 60_000 }],
  ['time', { heapMegabytes: 512, megabytes: 1400, milliseconds: 1 }],
])('S7.35 a model that needs more %s than it gets is refused, and nothing of it stays', async (_, bounds) => {
  await expect(remake(bounds)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  expect(await readdir(folder)).toEqual(['sent']);
});
