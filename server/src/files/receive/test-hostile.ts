import { crc32, deflateSync } from 'node:zlib';
import { readGlb, writeGlb } from '../sanitize/glb.ts';

/** What is written into a file so that somebody's browser runs it. */
export const payload = '<script>alert(1)</script>';

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A box of MP4 and its kin. */
export function box(type: string, content: string): Buffer {
  const bytes = Buffer.from(content, 'latin1');
  return Buffer.concat([word(bytes.length + 8), Buffer.from(type), bytes]);
}

/** A valid PNG of one bit a pixel, all white: 900 million pixels in 110 kB. */
export function pngBomb(): Buffer {
  cachedFile ??= makePngBomb();
  return cachedFile;
}

let cachedFile: Buffer | undefined;
function makePngBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([word(data.length), body, word(crc32(body))]);
  };
  const header = Buffer.concat([word(30_000), word(30_000), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = deflateSync(Buffer.alloc(30_000 * 3751));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A lossless WebP that says that it has 16383 x 16383 pixels. */
export function webpBomb(small: Buffer): Buffer {
  const lying = Buffer.from(small);
  const at = lying.indexOf('VP8L') + 9;
  lying.writeUInt32LE(((lying.readUInt32LE(at) & 0xf0000000) | 0x0fffbffe) >>> 0, at);
  return lying;
}

/** An AVIF that says that it has 30000 x 30000 pixels. */
export function avifBomb(small: Buffer): Buffer {
  const lying = Buffer.from(small);
  const at = lying.indexOf('ispe') + 8;
  word(30_000).copy(lying, at);
  word(30_000).copy(lying, at + 4);
  return lying;
}

/** A GIF of 2000 x 2000 pixels with 100 pictures, each of which takes 17 bytes. */
export function gifBomb(): Buffer {
  const side = Buffer.from([0xd0, 0x07]);
  const head = Buffer.concat([Buffer.from('GIF89a'), side, side, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: 100 }, () => frame), Buffer.from([0x3b])]);
}

/** A JPEG with something in its comment, where programs that look for a beginning further on find it. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const bytes = Buffer.from(comment);
  const length = Buffer.from([(bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, bytes, jpeg.subarray(2)]);
}

type Json = Record<string, unknown>;

/** The same model with its JSON changed. */
export function changedModel(model: Buffer, change: (json: Json) => Json): Buffer {
  const parts = readGlb(model);
  if (!parts) throw new Error('This is no GLB.');
  return writeGlb({ ...parts, json: JSON.stringify(change(JSON.parse(parts.json) as Json)) });
}

/** The same model with a length in its head that is not true. */
export function lyingModel(model: Buffer, at: number, length: number): Buffer {
  const lying = Buffer.from(model);
  lying.writeUInt32LE(length, at);
  return lying;
}

/** The same model with a text for its JSON that no program writes. */
export function strangeModel(model: Buffer, json: string): Buffer {
  const parts = readGlb(model);
  if (!parts) throw new Error('This is no GLB.');
  return writeGlb({ ...parts, json });
}
