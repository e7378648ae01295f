import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import type { DiskRoom } from '../store/disk-room.ts';
import { words } from '../file.words.ts';

/** An upload that comes in parts, as far as it has come; `fileId` is the file that was made of it. */
interface ResumableUpload {
  length: number;
  offset: number;
  fileId: string | null;
  /** Under which it is sent; null without one. */
  name: string | null;
}

/**
 * Uploads that come in parts, in a folder that all processes on it share: `<id>` is what has come, `<id>.json` says how
 * much it will be. Nobody holds a lock: a part that is written twice, after a connection that only one side has given
 * up, puts the same bytes into the same place. The id is unguessable, and all the proof there is.
 */
export interface Parts {
  /** Begins an upload of so many bytes and of that name; answers its id. */
  begin(length: number, name?: string | null): Promise<string>;
  find(id: string): Promise<ResumableUpload | null>;
  /** Writes what comes from `offset` on, which must be where the upload ends; answers where it ends now. */
  append(id: string, upload: ResumableUpload, stream: Readable): Promise<number>;
  /** Keeps what making a file of the upload needs on the disk, until what is answered is called. */
  reserveTaking(id: string, upload: ResumableUpload): Promise<() => void>;
  /** Copies what has come to `path`: whoever still writes into it changes nothing of the copy. */
  copy(id: string, path: string): Promise<void>;
  /** Remembers for a day what the upload has become; its bytes go. */
  finish(id: string, upload: ResumableUpload, fileId: string): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Where uploads that come in parts lie in the folder of those that are arriving. */
export const partsFolderOf = (incoming: string): string => join(incoming, 'parts');

/** How many times its size an upload may take on the disk, until its file is made: itself, a copy, what is made, what is kept. */
const timesOfPart = 4;
/** The same without itself. */
const timesOfTaking = timesOfPart - 1;

/** What the uploads in `folder` have been promised, without what they have written; all processes on the folder see them. */
export async function promisedToParts(folder: string, except?: string): Promise<number> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const promises = names.map(async (name) => {
    const id = /^([0-9a-f]{32})\.json$/.exec(name)?.[1];
    if (id === undefined || id === except) return 0;
    const stateText = await unlessMissing(readFile(join(folder, name), 'utf8'));
    const come = await unlessMissing(stat(join(folder, id)));
    // It has become a file, or is just being begun or removed.
    if (!come || !stateText) return 0;
    return timesOfPart * (JSON.parse(stateText) as { length: number }).length - come.size;
  });
  return (await Promise.all(promises)).reduce((sum, promise) => sum + promise, 0);
}

/** The parts in `folder`; what nobody goes on with is removed with everything else that was abandoned. */
export function diskParts(folder: string, room: DiskRoom): Parts {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('Not an id of an upload.');
    return join(folder, id);
  };
  return {
    async begin(length, name = null) {
      const id = randomBytes(16).toString('hex');
      await mkdir(folder, { recursive: true });
      const release = await room.reserve(timesOfPart * length);
      try {
        await writeFile(pathOf(id), '', { flag: 'wx', mode: 0o600 });
        await writeFile(`${pathOf(id)}.json`, JSON.stringify({ length, name }), { flag: 'wx', mode: 0o600 });
      } finally {
        // From now on its promise is seen in the folder.
        release();
      }
      return id;
    },
    async find(id) {
      const stateText = await unlessMissing(readFile(`${pathOf(id)}.json`, 'utf8'));
      if (stateText === null) return null;
      const state = JSON.parse(stateText) as { length: number; fileId?: string; name?: string | null };
      const { length, fileId = null, name = null } = state;
      if (fileId !== null) return { length, offset: length, fileId, name };
      const come = await unlessMissing(stat(pathOf(id)));
      return come && { length, offset: come.size, fileId, name };
    },
    async append(id, { length, offset }, stream) {
      const file = createWriteStream(pathOf(id), { flags: 'r+', start: offset });
      let remainingBytes = length - offset;
      const bounded = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          remainingBytes -= chunk.length;
          if (remainingBytes < 0)
            fail('FILE_TOO_LARGE', (locale) => ({ description: inLocale(words, locale).moreThanSaid }));
          yield chunk;
        }
      };
      try {
        await pipeline(stream, (chunks: AsyncIterable<Buffer>) => room.watch(chunks), bounded, file);
      } finally {
        // An upload that somebody is still busy with is not abandoned.
        const now = new Date();
        await unlessMissing(utimes(`${pathOf(id)}.json`, now, now));
      }
      return offset + file.bytesWritten;
    },
    async reserveTaking(id, { length }) {
      return room.reserve(timesOfTaking * length, { instead: id });
    },
    async copy(id, path) {
      await copyFile(pathOf(id), path);
    },
    async finish(id, { length }, fileId) {
      const statePath = `${pathOf(id)}.json`;
      const unfinished = `${statePath}.${randomBytes(4).toString('hex')}`;
      await writeFile(unfinished, JSON.stringify({ length, fileId }), { mode: 0o600 });
      await rename(unfinished, statePath);
      await rm(pathOf(id), { force: true });
    },
    async remove(id) {
      await Promise.all([pathOf(id), `${pathOf(id)}.json`].map((path) => rm(path, { force: true })));
    },
  };
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
