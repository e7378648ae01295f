import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipFiles } from './zip-files.ts';

const entry = (path: string, text: string): ZipEntry => ({
  path,
  bytes: Buffer.byteLength(text),
  open: async () => Readable.from([Buffer.from(text)]),
});
const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray());

describe('a ZIP', () => {
  it('S1.13 holds every file as it is, and is as long as was said', async () => {
    const { stream, bytes } = zipFiles([
      entry('index.html', '<p>Grüße'),
      entry('media/1.txt', ''),
      entry('Ä.txt', 'a'),
    ]);
    const zip = await bytesOf(stream);
    expect(zip).toHaveLength(bytes);
    const files = unzipSync(zip);
    expect(Object.entries(files).map(([path, content]) => [path, strFromU8(content)])).toEqual([
      ['index.html', '<p>Grüße'],
      ['media/1.txt', ''],
      ['Ä.txt', 'a'],
    ]);
  });

  it('S1.13 of hundreds of megabytes goes through a little memory, one file open at a time', async () => {
    const piece = Buffer.alloc(1024 * 1024, 7);
    let open = 0;
    let most = 0;
    const large = (path: string): ZipEntry => ({
      path,
      bytes: 100 * piece.length,
      open: async () => {
        open += 1;
        most = Math.max(most, open);
        let remaining = 100;
        const read = () => (remaining-- > 0 ? piece : null);
        const stream = new Readable({ read: () => void stream.push(read()) });
        return stream.on('close', () => (open -= 1));
      },
    });
    const { stream, bytes } = zipFiles([large('a'), large('b'), large('c')]);
    let length = 0;
    let highest = 0;
    const before = process.memoryUsage().arrayBuffers;
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        length += chunk.length;
        highest = Math.max(highest, process.memoryUsage().arrayBuffers - before);
        setImmediate(done);
      },
    });
    await pipeline(stream, sink);
    expect([length, most, open]).toEqual([bytes, 1, 0]);
    expect(highest).toBeLessThan(100 * piece.length);
  });

  it('S1.13 breaks off when a file cannot be opened or read, or is not what was said', async () => {
    const cannotOpen: ZipEntry = { path: 'b', bytes: 1, open: () => Promise.reject(new Error('gone')) };
    const cannotRead: ZipEntry = {
      path: 'b',
      bytes: 10,
      open: async () =>
        new Readable({
          read() {
            this.destroy(new Error('gone'));
          },
        }),
    };
    const tooShort: ZipEntry = { ...entry('b', 'abc'), bytes: 10 };
    for (const bad of [cannotOpen, cannotRead, tooShort])
      await expect(bytesOf(zipFiles([entry('a', 'a'), bad, entry('c', 'c')]).stream)).rejects.toThrow(
        /gone|unexpected/,
      );
  });

  it('S1.13 closes the file that is open when nobody reads any more', async () => {
    const closed = Promise.withResolvers<void>();
    const endless: ZipEntry = {
      path: 'film',
      bytes: 1e12,
      open: async () => {
        const stream = new Readable({ read: () => void stream.push(Buffer.alloc(65_536)) });
        return stream.on('close', () => closed.resolve());
      },
    };
    const { stream } = zipFiles([endless]);
    stream.once('data', () => stream.destroy());
    await closed.promise;
  });

  it('S1.13 of more than four gigabytes says so in its length', () => {
    const huge: ZipEntry = { path: 'film', bytes: 5e9, open: async () => Readable.from([]) };
    const { stream, bytes } = zipFiles([huge, huge]);
    stream.destroy();
    expect(bytes).toBeGreaterThan(1e10);
  });

  it('S1.13 is the same for the same files and moment', async () => {
    const at = new Date('2026-01-01T12:00:00Z');
    const hash = async () =>
      createHash('sha256')
        .update(await bytesOf(zipFiles([entry('a', 'x')], at).stream))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  });
});
