import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { modelLimits, photoLimits, textMediumLimits } from '@afterimage/contract/values/limits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { files } from '../tables.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { words } from '../file.words.ts';
import { remakeFilm } from '../sanitize/film.ts';
import { remakeModel } from '../sanitize/model.ts';
import { remakePicture } from '../sanitize/picture.ts';
import type { Received } from './received.ts';
import { sniff } from '../sanitize/sniff.ts';
import { stripMetadata } from '../sanitize/strip-metadata.ts';
import type { FileStore, StoredContent } from '../store/store.ts';
import { readTextMedium } from '../sanitize/text-medium.ts';

type NewFile = typeof files.$inferInsert;
type PutFile = FileStore['put'];

/** Makes of what was received what is shown to people, puts it into the store, and answers its row. */
export type MakeFile = (context: Pick<Context, 'log'>, file: Received, put: PutFile) => Promise<NewFile>;

export const makePhoto: MakeFile = async (_, file, put) => {
  const type = sniff(file.head);
  if (type === 'image/heic') refuseHeic();
  if (!type || !photoLimits.types.includes(type)) {
    fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).photoTypes }));
  }
  const picture = await remakePicture(file.path, type, { moving: false });
  const storedPicture = await put(picture.data);
  // Printed from, and seen by nobody: still it says neither who took it nor where.
  const original = await put(await stripMetadata(await readFile(file.path)));
  return {
    kind: 'photo',
    mimeType: picture.mimeType,
    ...picture.original,
    ...facts(storedPicture),
    originalKey: original.key,
  };
};

export const makeMedium: MakeFile = async (context, file, put) => {
  const type = sniff(file.head);
  if (!type) fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).mediumTypes }));
  if (type === 'image/heic') refuseHeic();
  if (type === 'application/json') return text(file, put);
  if (type === 'model/gltf-binary') return model(file, put);
  if (type.startsWith('video/')) return film(context, file, put);
  if (file.bytes > photoLimits.bytes) {
    fail('FILE_TOO_LARGE', (locale) => ({
      description: inLocale(words, locale).pictureLarge({ most: megabytes(photoLimits.bytes) }),
    }));
  }
  const { data, mimeType, width, height } = await remakePicture(file.path, type, { moving: true });
  return { kind: 'medium', arType: 'IMAGE', mimeType, width, height, ...facts(await put(data)) };
};

async function text(file: Received, put: PutFile): Promise<NewFile> {
  if (file.bytes > textMediumLimits.bytes)
    fail('FILE_TOO_LARGE', (locale) => ({ description: inLocale(words, locale).text.large }));
  const mediumText = readTextMedium(await readFile(file.path));
  const storedFile = await put(Buffer.from(JSON.stringify(mediumText)));
  return { kind: 'medium', arType: 'TEXT', mimeType: 'application/json', textMedium: mediumText, ...facts(storedFile) };
}

function model(file: Received, put: PutFile): Promise<NewFile> {
  if (file.bytes > modelLimits.sentBytes)
    fail('FILE_TOO_LARGE', (locale) => ({
      description: inLocale(words, locale).model.large({ most: megabytes(modelLimits.sentBytes) }),
    }));
  return beside(file, async (to) => {
    const { triangles } = await remakeModel({ from: file.path, to });
    const storedFile = await put(createReadStream(to));
    return { kind: 'medium', arType: 'OBJECT_3D', mimeType: 'model/gltf-binary', triangles, ...facts(storedFile) };
  });
}

function film(context: Pick<Context, 'log'>, file: Received, put: PutFile): Promise<NewFile> {
  return beside(file, async (to) => {
    const about = await remakeFilm({ from: file.path, to }, context.log);
    return { kind: 'medium', arType: 'VIDEO', ...about, ...facts(await put(createReadStream(to))) };
  });
}

/** Works with a second file beside the one that was received, and takes it away, however the work ends. */
export async function beside<Result>(
  file: Pick<Received, 'path'>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = join(file.path.replace(/[^/\\]*$/, ''), `${randomUUID()}.remade`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

function refuseHeic(): never {
  fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).heic }));
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

function facts({ key, bytes, sha256 }: StoredContent): Pick<NewFile, 'storageKey' | 'bytes' | 'sha256'> {
  return { storageKey: key, bytes, sha256 };
}
