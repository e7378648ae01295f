import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file that goes into a ZIP; it is opened when its turn comes. */
export interface ZipEntry {
  path: string;
  bytes: number;
  open(): Promise<Readable>;
}

/**
 * A ZIP of the files, one after the other as they are, and how many bytes it will have. Nothing is held in memory but
 * what is under way. It ends with an error, and so too short, when a file cannot be read or is not as long as was said;
 * when nobody reads it any more, the file that is open is closed.
 */
export function zipFiles(entries: readonly ZipEntry[], mtime = new Date()): { stream: Readable; bytes: number } {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let reading: Readable | null = null;
  const breakOff = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', breakOff);
  stream.on('close', () => reading?.destroy());
  for (const { path, bytes, open } of entries)
    zip.addReadStreamLazy(path, { compress: false, size: bytes, mtime }, (take) => {
      open().then((opened) => {
        reading = opened;
        opened.on('error', breakOff);
        if (stream.destroyed) opened.destroy();
        else take(null, opened);
      }, breakOff);
    });
  zip.outputStream.pipe(stream);
  return { stream, bytes: endWithSize(zip) };
}

/** Its size is known at once: nothing is compressed, and every length was said. */
function endWithSize(zip: ZipFile): number {
  let size = -1;
  const reportSize = (bytes: number) => (size = bytes);
  // Its types leave out what it tells.
  (zip.end as unknown as (onSize: typeof reportSize) => void).call(zip, reportSize);
  return size;
}
