import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { photoLimits } from '@afterimage/contract/files.ts';
import type { SeenPart, Stored } from './seen-part.ts';

// Strip by strip from the top: of a hundred megapixels only what is printed stands in memory.
const input = { limitInputPixels: photoLimits.pixels, failOn: 'error', sequentialRead: true } as const;

/** A part of a photo as a print file holds it. */
export interface CutPhoto {
  width: number;
  height: number;
  /** sRGB, of the best quality that can still be told apart, without any metadata. */
  jpeg: Buffer;
  /** A byte for each pixel, deflated; null where the photo covers everything. */
  alpha: Buffer | null;
}

export async function readStored(original: Buffer): Promise<Stored & { hasAlpha: boolean }> {
  const { width, height, orientation = 1, hasAlpha } = await sharp(original, input).metadata();
  return { width, height, orientation, hasAlpha };
}

/** Cuts the part from the original's own pixels and brings it to its size; its orientation stays as it is stored. */
export async function cutPhoto(
  original: Buffer,
  { region, width, height }: SeenPart,
  hasAlpha: boolean,
): Promise<CutPhoto> {
  const cut = () =>
    sharp(original, input)
      .extract(region)
      // To shrink while decoding would round the edges to whole blocks.
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false });
  const jpeg = await cut()
    .removeAlpha()
    .toColourspace('srgb')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { width, height, jpeg, alpha: hasAlpha ? await readAlpha(cut()) : null };
}

async function readAlpha(picture: Sharp): Promise<Buffer | null> {
  const alpha = await picture.toColourspace('srgb').extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer();
  return alpha.every((share) => share === 255) ? null : promisify(deflate)(alpha);
}
