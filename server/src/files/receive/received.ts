import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail, Failure } from '../../platform/http/failure.ts';
import type { Context } from '../../platform/http/handlers.ts';
import type { DiskRoom } from '../store/disk-room.ts';
import { writeNewFile } from '../store/write-new-file.ts';
import { words } from '../file.words.ts';
import { fileNameOf } from './file-name.ts';
import { partsFolderOf } from './parts.ts';

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
  room: DiskRoom;
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
  const said = context.caller.contentLength ?? arrival.maxBytes;
  const release = await arrival.room.reserve(timesOfUpload * Math.min(said, arrival.maxBytes));
  try {
    return await receiveAndWork(context, arrival, work);
  } finally {
    release();
  }
}

/** What an upload takes on the disk until its file is made: itself, what is made of it, what is kept. */
const timesOfUpload = 3;

async function receiveAndWork<Result>(
  context: Context,
  arrival: Arrival,
  work: (file: Received) => Promise<Result>,
): Promise<Result> {
  const { stream, filename } = await context.upload(arrival.maxBytes);
  const receive = async (path: string) => {
    try {
      await writeNewFile(path, stream, (chunks) => arrival.room.watch(chunks));
    } catch (error) {
      // A full disk is the shop's affair; that the upload broke off is the sender's.
      if (error instanceof Failure || (error instanceof Error && 'syscall' in error)) throw error;
      fail('MALFORMED_BODY', (locale) => ({ description: inLocale(words, locale).brokeOff }));
    }
    if (stream.truncated) tooLarge(arrival.maxBytes);
  };
  return withFile({ ...arrival, name: fileNameOf(filename) }, receive, work);
}

/** Lets `fetch` write an upload to a path in `folder`, works with it, and takes the file away, however the work ends. */
export async function withFile<Result>(
  { folder, maxBytes, mayBeEmpty = false, name = null }: Omit<Arrival, 'room'>,
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

/** How long the bytes of an upload stay that nobody goes on with, and how long it is known what one has become. */
const [bytesStay, outcomeStays] = [2 * 3_600_000, 24 * 3_600_000];

/**
 * Removes what nobody goes on with: uploads in parts that were not finished, and what a process that was killed in the
 * middle of an upload left in `folder`. With `all` whatever is not finished goes, however new it is.
 */
export async function removeAbandoned(folder: string, { now = Date.now(), all = false } = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (!facts?.isFile()) continue;
    const age = now - facts.mtimeMs;
    // A state that is kept for longer is that of an upload which has become a file.
    const isState = name.includes('.json');
    // Another process may be receiving at this moment; nothing takes two hours.
    if (age > (isState ? outcomeStays : bytesStay) || (all && !isState)) await rm(path, { force: true });
  }
}

/** Makes room before anything else needs it: what was abandoned goes, and if the disk is full, all that is unfinished. */
export async function makeRoom(incoming: string, isShort: () => Promise<boolean>): Promise<void> {
  const folders = [incoming, partsFolderOf(incoming)];
  for (const folder of folders) await removeAbandoned(folder);
  if (await isShort()) for (const folder of folders) await removeAbandoned(folder, { all: true });
}
