import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits, videoLimits } from '@afterimage/contract/files.ts';
import { files } from '../db/tables.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../failure.ts';
import { words } from './file.words.ts';
import type { Context, Handlers } from '../handlers.ts';
import { remakeFilm } from './film.ts';
import { remakePicture } from './picture.ts';
import { type Received, withReceived } from './received.ts';
import type { SignUrl } from './signed-url.ts';
import { sniff } from './sniff.ts';
import type { FileStore, Kept } from './store.ts';
import { mediumOnWire, photoOnWire, type StoredFile } from './stored-files.ts';

/** What the upload handlers need. */
interface UploadParts {
  store: FileStore;
  signUrl: SignUrl;
  /** A folder on this machine for files that are just arriving. */
  folder: string;
}

type NewFile = typeof files.$inferInsert;
type Put = FileStore['put'];

/** The handlers of the two uploads. */
export function uploadHandlers(parts: UploadParts): Pick<Handlers, 'uploadPhoto' | 'uploadArMedium'> {
  const { store, signUrl, folder } = parts;
  return {
    uploadPhoto: (context) =>
      withReceived(context, { folder, maxBytes: photoLimits.bytes }, async (file) =>
        photoOnWire(await keepRow(context, store, (put) => photo(file, put)), signUrl),
      ),
    uploadArMedium: (context) =>
      withReceived(context, { folder, maxBytes: videoLimits.bytes }, async (file) =>
        mediumOnWire(await keepRow(context, store, (put) => medium(context, file, put)), signUrl),
      ),
  };
}

async function photo(file: Received, put: Put): Promise<NewFile> {
  const type = sniff(file.head);
  if (!type || !photoLimits.types.includes(type)) {
    fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).photoTypes }));
  }
  const picture = await remakePicture(file.path, type, { moving: false });
  const shown = await put(picture.data);
  const original = await put(createReadStream(file.path));
  return { kind: 'photo', mimeType: picture.mimeType, ...picture.original, ...facts(shown), originalKey: original.key };
}

async function medium(context: Context, file: Received, put: Put): Promise<NewFile> {
  const type = sniff(file.head);
  if (!type) fail('FILE_TYPE_UNSUPPORTED', (locale) => ({ description: inLocale(words, locale).mediumTypes }));
  if (type.startsWith('video/')) return film(context, file, put);
  if (file.bytes > photoLimits.bytes) {
    const most = photoLimits.bytes / 1024 / 1024;
    fail('FILE_TOO_LARGE', (locale) => ({ description: inLocale(words, locale).pictureLarge({ most }) }));
  }
  const { data, mimeType, width, height } = await remakePicture(file.path, type, { moving: true });
  return { kind: 'medium', arType: 'IMAGE', mimeType, width, height, ...facts(await put(data)) };
}

async function film(context: Context, file: Received, put: Put): Promise<NewFile> {
  const remade = join(file.path.replace(/[^/\\]*$/, ''), `${randomUUID()}.film`);
  try {
    const about = await remakeFilm({ from: file.path, to: remade }, context.log);
    return { kind: 'medium', arType: 'VIDEO', ...about, ...facts(await put(createReadStream(remade))) };
  } finally {
    await rm(remade, { force: true });
  }
}

function facts({ key, bytes, sha256 }: Kept): Pick<NewFile, 'storageKey' | 'bytes' | 'sha256'> {
  return { storageKey: key, bytes, sha256 };
}

/** Writes the row of what was put into the store; when anything fails on the way, what was put is deleted again. */
async function keepRow(context: Context, store: FileStore, make: (put: Put) => Promise<NewFile>): Promise<StoredFile> {
  const keys: string[] = [];
  try {
    const values = await make(async (content) => {
      const kept = await store.put(content);
      keys.push(kept.key);
      return kept;
    });
    const [row] = await context.db
      .insert(files)
      .values({ ...values, accountId: context.caller.accountId })
      .returning();
    if (!row) throw new Error('The row of a file was not written.');
    return row;
  } catch (error) {
    await Promise.all(keys.map((key) => store.delete(key)));
    throw error;
  }
}
