import { crc32 } from 'node:zlib';

/** A file in an archive. */
export interface ArchivedFile {
  name: string;
  data: Uint8Array;
}

/** USDZ asks it of every file in it, so that a reader can map them into memory. */
const alignment = 64;
const localBytes = 30;
const centralBytes = 46;
/** An extra field that means nothing, as other writers of USDZ name it. */
const paddingId = 0x1986;
/** 1 January 1980, the first day that ZIP knows: the same content is the same bytes. */
const noDate = 0x00_21;

/**
 * Writes a ZIP of files that are stored as they are, the first byte of each on a multiple of 64 (USDZ specification,
 * "Layout"; APPNOTE 4.3). Names are ASCII; all of it stays under 4 GB.
 */
export function storedZip(files: readonly ArchivedFile[]): Buffer {
  const parts: Uint8Array[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, data } of files) {
    const sum = crc32(data);
    const padding = paddingFor(at + localBytes + name.length);
    const local = Buffer.alloc(localBytes + name.length + padding);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    local.writeUInt16LE(20, 4);
    writeFacts(local, 10, sum, data.length);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(padding, 28);
    local.write(name, localBytes, 'latin1');
    if (padding > 0) {
      local.writeUInt16LE(paddingId, localBytes + name.length);
      local.writeUInt16LE(padding - 4, localBytes + name.length + 2);
    }
    const entry = Buffer.alloc(centralBytes + name.length);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    writeFacts(entry, 12, sum, data.length);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, centralBytes, 'latin1');
    central.push(entry);
    parts.push(local, data);
    at += local.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(
    central.reduce((sum, entry) => sum + entry.length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...central, end]);
}

/** The extra bytes before a file's own; an extra field has at least its four bytes of head. */
function paddingFor(end: number): number {
  const paddingBytes = (alignment - (end % alignment)) % alignment;
  return paddingBytes > 0 && paddingBytes < 4 ? paddingBytes + alignment : paddingBytes;
}

/** Time, date, sum and both sizes stand in the same order in both kinds of head. */
function writeFacts(head: Buffer, at: number, sum: number, bytes: number): void {
  head.writeUInt16LE(noDate, at + 2);
  head.writeUInt32LE(sum, at + 4);
  head.writeUInt32LE(bytes, at + 8);
  head.writeUInt32LE(bytes, at + 12);
}
