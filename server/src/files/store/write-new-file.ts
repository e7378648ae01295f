import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Chunks = AsyncIterable<Buffer>;

/**
 * Writes a stream to a new file that only the shop's own user can read. Throws what the stream, the step between or the disk
 * throws. Either way the file is closed afterwards: a stream can fail before its file is opened, and a file that the caller
 * removes at that moment would be made after its removal.
 */
export async function writeNewFile(path: string, source: Readable, between: (chunks: Chunks) => Chunks): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise((resolve) => target.once('close', resolve));
  try {
    await pipeline(source, between, target);
  } finally {
    target.destroy();
    await closed;
  }
}
