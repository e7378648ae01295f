import { statfs } from 'node:fs/promises';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';

const mebibyte = 1024 * 1024;
/** Uploads leave this much of the disk to the database, in bytes: without room, no order could be taken either. */
const spareBytes = 256 * mebibyte;
/** After so many bytes the disk is looked at again. */
const lookEvery = 4 * mebibyte;

/** How many bytes are free on the disk of a folder; null when its file system does not tell. */
export type FreeSpace = (folder: string) => Promise<number | null>;

export const freeSpaceOf: FreeSpace = async (folder) => {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks > 0 ? bavail * bsize : null;
};

/** The room that uploads have on the disk which receives them. */
export interface DiskRoom {
  /**
   * Keeps so many bytes for somebody, until what is answered is called; fails with UNAVAILABLE when they are not free.
   * `instead` names an upload in parts whose own promise they are taken from.
   */
  reserve(bytes: number, options?: { instead?: string }): Promise<() => void>;
  /** Passes on what is to be written; fails with UNAVAILABLE as soon as the disk becomes too full. */
  watch(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  /** Whether less is free than uploads must leave. */
  isShort(): Promise<boolean>;
}

interface RoomOptions {
  /** A folder on the disk; it must be there. */
  folder: string;
  /** What uploads in parts have been promised, and have not written yet. */
  promised(except?: string): Promise<number>;
  freeSpace?: FreeSpace;
}

const refuse = (): never => fail('UNAVAILABLE', (locale) => ({ description: inLocale(words, locale).noRoom }));

/** The room on the disk of a folder; others who reserve there too are seen by what they write, and by their promises. */
export function diskRoom({ folder, promised, freeSpace = freeSpaceOf }: RoomOptions): DiskRoom {
  let reserved = 0;
  // One at a time: two must not both be given the same bytes.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const isShort = async () => ((await freeSpace(folder)) ?? Infinity) < spareBytes;
  return {
    isShort,
    reserve: (bytes, { instead } = {}) =>
      inTurn(async () => {
        const free = (await freeSpace(folder)) ?? Infinity;
        if (free < spareBytes + reserved + (await promised(instead)) + bytes) refuse();
        reserved += bytes;
        let isHeld = true;
        return () => {
          if (isHeld) reserved -= bytes;
          isHeld = false;
        };
      }),
    async *watch(chunks) {
      let unwatched = 0;
      for await (const chunk of chunks) {
        unwatched += chunk.length;
        if (unwatched >= lookEvery) {
          unwatched = 0;
          if (await isShort()) refuse();
        }
        yield chunk;
      }
    },
  };
}
