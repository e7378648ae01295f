import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { type Picture, picture as pictureSchema } from '@afterimage/contract/catalogue.ts';
import { photoLimits } from '@afterimage/contract/values/limits.ts';

/** Where the pictures of imported products lie; they are served at /pictures. */
export const importedPicturesFolder = (dataDir: string): string => join(dataDir, 'imported-pictures');

/** Every width that a picture may be stored in. */
const widths = [320, 640, 960, 1280];
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const input = { limitInputPixels: photoLimits.pixels, failOn: 'error', sequentialRead: true } as const;

/** Bytes that are no picture; its message is a sentence without a full stop. */
export class NoPictureError extends Error {
  override name = 'NoPictureError';
}

export interface PictureFolder {
  /** The picture that was stored under a name before; null when there is none. */
  find(source: string, alt: string): Promise<Picture | null>;
  /** Stores bytes, made anew in several widths; fails with `NoPictureError`. */
  store(source: string, bytes: Buffer, alt: string): Promise<Picture>;
}

const storedPicture = z.object({ ...pictureSchema.omit({ alt: true }).shape });

/** Pictures in a folder. `source` says what a picture was made of: its checksum, or the address that it came from. */
export function pictureFolder(folder: string): PictureFolder {
  const nameOf = (source: string) => `own-${createHash('sha256').update(source).digest('hex').slice(0, 24)}`;
  return {
    async find(source, alt) {
      const text = await readFile(join(folder, `${nameOf(source)}.json`), 'utf8').catch(() => null);
      return text === null ? null : { ...storedPicture.parse(JSON.parse(text)), alt };
    },
    async store(source, bytes, alt) {
      await mkdir(folder, { recursive: true });
      const name = nameOf(source);
      const { width, height } = await shapeOf(bytes);
      const own = [...widths.filter((one) => one < width), Math.min(width, widths.at(-1) ?? width)];
      for (const one of own) await write(join(folder, `${name}-${one}.avif`), await encode(bytes, one));
      const largest = own.at(-1) ?? width;
      const facts = {
        url: `/pictures/${name}-${largest}.webp`,
        width: largest,
        height: Math.max(1, Math.round((height * largest) / width)),
        widths: own,
        placeholder: await placeholderOf(bytes),
      };
      // Last of all: a picture without this was not finished.
      await write(join(folder, `${name}.json`), JSON.stringify(facts));
      return { ...facts, alt };
    },
  };
}

/** The same picture in its least width, for lists. */
export function thumbnailOf(picture: Picture): Picture {
  const [width] = picture.widths;
  if (width === undefined || picture.width === 0) return picture;
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return { ...picture, url: picture.url.replace(/-\d+\.webp$/, `-${width}.webp`), width, height, widths: [width] };
}

async function shapeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const facts = await sharp(bytes, input).metadata();
    if (!formats.has(facts.format)) throw new NoPictureError(`it is ${facts.format}, which is not taken`);
    const { width, height } = facts.autoOrient;
    if (width < 16 || height < 16) throw new NoPictureError('it is smaller than 16 pixels');
    return { width, height };
  } catch (error) {
    if (error instanceof NoPictureError) throw error;
    throw new NoPictureError('it is no picture that can be read');
  }
}

async function encode(bytes: Buffer, width: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { ...input, autoOrient: true })
      .timeout({ seconds: 60 })
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: 55, effort: 3 })
      .toBuffer();
  } catch {
    throw new NoPictureError('it is damaged');
  }
}

async function placeholderOf(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes, { ...input, autoOrient: true })
    .resize(16, 16, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** All of a file or nothing: the shop reads it at the same time. */
async function write(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
