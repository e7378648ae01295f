import { statfs } from 'node:fs/promises';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import { words } from '../file.words.ts';

/** Uploads leave this much of the disk to the database, in bytes: without room, no order could be taken either. */
const spare = 256 * 1024 * 1024;

/** Fails with UNAVAILABLE when so many bytes more would fill the disk on which the folder lies. */
export async function demandDiskSpace(folder: string, bytes: number): Promise<void> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // A file system that does not tell its size is not known to be full.
  if (blocks > 0 && bavail * bsize < bytes + spare)
    fail('UNAVAILABLE', (locale) => ({ description: inLocale(words, locale).noRoom }));
}
