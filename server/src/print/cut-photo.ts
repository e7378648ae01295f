import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import type { Drawing, ImageNode } from '@afterimage/scene/drawing.ts';
import { withFilter } from './with-filter.ts';
import { type VisiblePart, visiblePart, type Stored, type Turned } from './visible-part.ts';
import { turnPicture } from './turn-picture.ts';

// Strip by strip from the top: of a hundred megapixels only what is printed stands in memory.
const input = { limitInputPixels: photoLimits.pixels, failOn: 'error', sequentialRead: true } as const;

/** A part of a photo as a print file holds it; `matrix` maps the unit square, y downwards, to millimetres. */
export interface CutPhoto extends Pick<VisiblePart, 'width' | 'height' | 'matrix'> {
  /** sRGB, of the best quality that can still be told apart, without any metadata. */
  jpeg: Buffer;
  /** A byte for each pixel, deflated; null where the photo covers everything. */
  alpha: Buffer | null;
}

export async function readStored(original: Buffer): Promise<Stored & { hasAlpha: boolean }> {
  const { width, height, orientation = 1, hasAlpha } = await sharp(original, input).metadata();
  return { width, height, orientation, hasAlpha };
}

/**
 * Cuts what is seen of a photo on its page from the original's own pixels and brings it to its size; its orientation
 * stays as it is stored. Null when nothing is seen; fails when the file is not of the size that the drawing names.
 */
export async function cutPhoto(
  original: Buffer,
  node: ImageNode,
  page: Pick<Drawing, 'widthMm' | 'heightMm' | 'bleedMm'>,
): Promise<CutPhoto | null> {
  const storedPhoto = await readStored(original);
  checkSize(storedPhoto, node);
  const part = visiblePart(node, page, storedPhoto);
  if (!part) return null;
  const { region, width, height, turned, matrix } = part;
  const cut = () =>
    sharp(original, input)
      .extract(region)
      // To shrink while decoding would round the edges to whole blocks.
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
      .toColourspace('srgb');
  const color = withFilter(cut().removeAlpha(), node.photo.look.filter);
  const jpeg = await (turned ? await straight(color, turned) : color)
    // Tables made to measure would save a few percent, and keep the whole picture in memory until they are known.
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  const size = turned ?? { width, height };
  const alpha = storedPhoto.hasAlpha ? await readAlpha(cut(), turned) : null;
  return { width: size.width, height: size.height, matrix, jpeg, alpha };
}

function checkSize(stored: Stored, { photo }: ImageNode): void {
  const [width, height] = stored.orientation > 4 ? [stored.height, stored.width] : [stored.width, stored.height];
  if (width !== photo.width || height !== photo.height)
    throw new Error(`The photo ${photo.id} is ${width} × ${height} and not ${photo.width} × ${photo.height}.`);
}

async function readAlpha(picture: Sharp, turned: Turned | null): Promise<Buffer | null> {
  const channel = picture.extractChannel('alpha');
  const alpha = await (turned ? await straight(channel, turned) : channel).raw({ depth: 'uchar' }).toBuffer();
  return alpha.every((share) => share === 255) ? null : promisify(deflate)(alpha);
}

async function straight(picture: Sharp, turned: Turned): Promise<Sharp> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const turnedPicture = await turnPicture({ data, width, height, channels }, turned);
  return sharp(turnedPicture.data, { raw: { width: turnedPicture.width, height: turnedPicture.height, channels } });
}
