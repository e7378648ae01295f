import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** What was put into the store, as it lies there. */
export interface StoredContent {
  key: string;
  bytes: number;
  sha256: Buffer;
}

/** A range of bytes, both ends within it. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of uploaded files lie. Keys are made by the store; a key never comes from a client. */
export interface FileStore {
  /** Keeps the bytes under a new key; once it answers they survive a crash, and when it fails nothing stays. */
  put(content: Readable | Buffer): Promise<StoredContent>;
  /** Puts other bytes in the place of those under a key, all at once: who reads meanwhile gets the ones or the others. */
  replace(key: string, content: Buffer): Promise<void>;
  /** The bytes, or the range of them. Fails when the key does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Null when the key does not exist. */
  stat(key: string): Promise<{ bytes: number } | null>;
  /** Deleting what does not exist is no failure. */
  delete(key: string): Promise<void>;
}

/** A store in a folder of the disk; files lie in 256 folders, none of which grows too long to list. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f]{40}$/.test(key)) throw new Error('Not a key of the file store.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(content) {
      const key = randomBytes(20).toString('hex');
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      return { key, ...(await writeAt(path, content)) };
    },
    async replace(key, content) {
      const path = pathOf(key);
      // A part that a killed process has left behind.
      await rm(unfinishedOf(path), { force: true });
      await writeAt(path, content);
    },
    async open(key, range) {
      const file = await open(pathOf(key));
      return file.createReadStream(range);
    },
    async stat(key) {
      try {
        return { bytes: (await stat(pathOf(key))).size };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

const unfinishedOf = (path: string): string => `${path}.part`;

/** Writes a whole file, or nothing. */
async function writeAt(path: string, content: Readable | Buffer): Promise<{ bytes: number; sha256: Buffer }> {
  const unfinished = unfinishedOf(path);
  try {
    const sum = await writeDurably(unfinished, content);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return sum;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeDurably(path: string, content: Readable | Buffer): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = async function* () {
    for await (const chunk of Buffer.isBuffer(content) ? [content] : (content as AsyncIterable<Buffer>)) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(measured());
    await file.sync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest() };
}

/** A new name in a folder survives a crash only when the folder is written too; Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
