import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Failure } from '../../platform/http/failure.ts';
import { diskParts } from '../receive/parts.ts';

it('S7.35 an upload that the disk has no room for is refused before it begins, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-room-'));
  const parts = diskParts(folder);
  const failure = await parts.begin(Number.MAX_SAFE_INTEGER).catch((error: unknown) => error as Failure);
  if (!(failure instanceof Failure)) throw new Error('It was taken.');
  expect([failure.code, failure.bodyIn('de').status.description]).toEqual([
    'UNAVAILABLE',
    'Wir können gerade keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
  ]);
  expect(await readdir(folder)).toEqual([]);
  expect(await parts.find(await parts.begin(10))).toEqual({ length: 10, offset: 0, fileId: null, name: null });
  await rm(folder, { recursive: true });
});
