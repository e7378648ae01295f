import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { demandDiskSpace } from '../store/demand-disk-space.ts';
import { words } from '../file.words.ts';
import { fileNameOf } from './file-name.ts';

/** An upload on the disk, for as long as the work with it lasts. */
export interface Received {
  path: string;
  bytes: number;
  /** Under which it was sent; null without one. */
  name: string | null;
  /** The first bytes, by which the kind of the file is told. */
  head: Buffer;
}

/** Where uploads arrive, and how large one may be. */
interface Arrival {
  folder: string;
  maxBytes: number;
  mayBeEmpty?: boolean;
  /** Under which the file was sent. */
  name?: string | null;
}

/** Reads the upload into a file in `folder`, works with it, and takes the file away, however the work ends. */
export async function withReceived<Result>(
  context: Context,
  arrival: Arrival,
  work: (file: Received) => Promise<Result>,
): Promise<Result> {
  await mkdir(arrival.folder, { recursive: true });
  // Before the request is read, so that it is not left hanging half read.
  await demandDiskSpace(arrival.folder, arrival.maxBytes);
  const { stream, filename } = await context.upload(arrival.maxBytes);
  const receive = async (path: string) => {
    try {
      await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      // A full disk is the shop's affair; that the upload broke off is the sender's.
      if (error instanceof Error && 'syscall' in error) throw error;
      fail('MALFORMED_BODY', (locale) => ({ description: inLocale(words, locale).brokeOff }));
    }
    if (stream.truncated) tooLarge(arrival.maxBytes);
  };
  return withFile({ ...arrival, name: fileNameOf(filename) }, receive, work);
}

/** Lets `fetch` write an upload to a path in `folder`, works with it, and takes the file away, however the work ends. */
export async function withFile<Result>(
  { folder, maxBytes, mayBeEmpty = false, name = null }: Arrival,
  fetch: (path: string) => Promise<void>,
  work: (file: Received) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.upload`);
  try {
    await fetch(path);
    const { size: bytes } = await stat(path);
    if (bytes > maxBytes) tooLarge(maxBytes);
    if (bytes === 0 && !mayBeEmpty)
      fail('FILE_UNREADABLE', (locale) => ({ description: inLocale(words, locale).empty }));
    return await work({ path, bytes, name, head: await readHead(path) });
  } finally {
    await rm(path, { force: true });
  }
}

function tooLarge(maxBytes: number): never {
  const most = Math.floor(maxBytes / 1024 / 1024);
  fail('FILE_TOO_LARGE', (locale) => ({ description: inLocale(words, locale).large({ most }) }));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Removes what a process that was killed in the middle of an upload left in `folder`. */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  const day = 86_400_000;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    // Another process may be receiving at this moment; nothing takes a day.
    if (facts?.isFile() && facts.mtimeMs < now - day) await rm(path, { force: true });
  }
}
