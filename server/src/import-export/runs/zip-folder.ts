import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

/** Why a ZIP is not taken in; the name of its sentence. */
export type ZipFault = 'damaged' | 'encrypted' | 'unsafe' | 'tooMany' | 'tooLarge' | 'noTable';

export class ZipFileError extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(`The ZIP was refused: ${fault}.`);
    this.fault = fault;
  }
}

/** What is unpacked at most: files, and bytes of one file and of all. */
export const zipLimits = { files: 20_000, fileBytes: 256 * 1024 * 1024, bytes: 1024 * 1024 * 1024 };

/** A file in a ZIP; `start` is the place of its header. */
export interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  start: number;
}

const [endBytes, centralBytes, localBytes] = [22, 46, 30];
const [endMark, centralMark, localMark] = [0x06_05_4b_50, 0x02_01_4b_50, 0x04_03_4b_50];
const [stored, deflated] = [0, 8];

/** Whether a file begins as a ZIP does. */
export async function isZip(path: string): Promise<boolean> {
  return reading(path, async (file) => (await bytesAt(file, 0, 4).catch(() => null))?.readUInt32LE(0) === localMark);
}

/**
 * The files of a ZIP by its directory. Nothing is unpacked; numbers, sizes and names are checked.
 * @throws ZipFileError
 */
export function readZip(path: string, limits = zipLimits): Promise<ZipEntry[]> {
  return reading(path, async (file) => {
    const { count, from, size } = await readEnd(file);
    if (count > limits.files) throw new ZipFileError('tooMany');
    const directory = await bytesAt(file, from, size);
    const entries: ZipEntry[] = [];
    for (let at = 0, index = 0; index < count; index += 1) {
      if (at + centralBytes > size || directory.readUInt32LE(at) !== centralMark) throw new ZipFileError('damaged');
      const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
        number,
        number,
        number,
      ];
      const entry = {
        name: directory.toString('utf8', at + centralBytes, at + centralBytes + nameBytes),
        method: directory.readUInt16LE(at + 10),
        packedBytes: directory.readUInt32LE(at + 20),
        bytes: directory.readUInt32LE(at + 24),
        start: directory.readUInt32LE(at + 42),
      };
      if ((directory.readUInt16LE(at + 8) & 1) === 1) throw new ZipFileError('encrypted');
      if (!isIgnored(entry.name)) entries.push(entry);
      at += centralBytes + nameBytes + extraBytes + noteBytes;
    }
    checkEntries(entries, limits);
    return entries;
  });
}

/** The last record of a ZIP: how many files there are, and where their directory lies. */
async function readEnd(file: FileHandle): Promise<{ count: number; from: number; size: number }> {
  const { size: whole } = await file.stat();
  const length = Math.min(whole, endBytes + 65_535);
  const tail = await bytesAt(file, whole - length, length);
  for (let at = length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endMark) continue;
    const [count, size, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (from + size > whole) break;
    return { count, from, size };
  }
  throw new ZipFileError('damaged');
}

/** Folders, and what macOS adds. */
const isIgnored = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || /(?:^|\/)\.[^/]*$/.test(name);

function checkEntries(entries: readonly ZipEntry[], limits: typeof zipLimits): void {
  const names = new Set<string>();
  let total = 0;
  for (const { name, method, bytes } of entries) {
    const isUnsafe =
      name.length > 300 ||
      /[\\\0]/.test(name) ||
      name.split('/').some((part) => part === '' || part === '..' || part === '.');
    if (isUnsafe || names.has(name)) throw new ZipFileError('unsafe');
    if (method !== stored && method !== deflated) throw new ZipFileError('damaged');
    names.add(name);
    total += bytes;
    if (bytes > limits.fileBytes || total > limits.bytes) throw new ZipFileError('tooLarge');
  }
}

/** The only CSV of a ZIP, at the top or within one folder. @throws ZipFileError */
export function tableEntry(entries: readonly ZipEntry[]): ZipEntry {
  const tables = entries.filter(({ name }) => name.split('/').length <= 2 && /\.csv$/i.test(name));
  const [table] = tables;
  if (!table || tables.length > 1) throw new ZipFileError('noTable');
  return table;
}

/**
 * Unpacks files of a ZIP into a folder. A file that has more bytes than the directory says ends it, so a ZIP bomb writes no more than
 * the limits.
 * @throws ZipFileError
 */
export async function unpackEntries(path: string, entries: readonly ZipEntry[], folder: string): Promise<void> {
  for (const entry of entries) {
    const to = join(folder, entry.name);
    await mkdir(dirname(to), { recursive: true });
    await unpack(path, entry, to);
  }
}

async function unpack(path: string, { method, packedBytes, bytes, start }: ZipEntry, to: string): Promise<void> {
  const from = await reading(path, async (file) => {
    const head = await bytesAt(file, start, localBytes);
    if (head.readUInt32LE(0) !== localMark) throw new ZipFileError('damaged');
    return start + localBytes + head.readUInt16LE(26) + head.readUInt16LE(28);
  });
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx' });
  if (packedBytes === 0) return pipeline([], counted(bytes), target);
  const packed = createReadStream(path, { start: from, end: from + packedBytes - 1 });
  try {
    if (method === stored) await pipeline(packed, counted(bytes), target);
    else await pipeline(packed, createInflateRaw(), counted(bytes), target);
  } catch (error) {
    if (error instanceof ZipFileError || !(error instanceof Error && 'code' in error)) throw error;
    throw String(error.code).startsWith('Z_') ? new ZipFileError('damaged') : error;
  }
}

/** Passes exactly so many bytes. */
function counted(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > bytes) done(new ZipFileError('damaged'));
      else done(null, chunk);
    },
    flush: (done) => done(passed === bytes ? null : new ZipFileError('damaged')),
  });
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ZipFileError('damaged');
  return buffer;
}

async function reading<Result>(path: string, read: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path);
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}
