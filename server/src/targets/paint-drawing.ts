import sharp from 'sharp';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import type { Drawing, ImageNode } from '@afterimage/scene/drawing.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { product } from '@afterimage/scene/matrix.ts';
import { semaphore } from '../files/sanitize/semaphore.ts';
import { isDecodedWhole } from '../files/sanitize/picture.ts';
import { readStored } from '../print/cut-photo.ts';
import { filePart } from '../print/visible-part.ts';
import { withFilter } from '../print/with-filter.ts';
import { drawingSvg, type PlacedPicture } from './drawing-svg.ts';

/** Where a painting takes what the drawing only names. */
export interface PaintingSources {
  fonts: Fonts;
  /**
   * The bytes of a photo, as it was uploaded or smaller. `longest` is how many pixels its longer side takes in the
   * painting, of which perhaps only a part is seen: from more of them nobody would profit.
   */
  readPhoto: (photoId: string, longest: number) => Promise<Buffer>;
}

/** RGBA, not premultiplied, rows from the top; clear where nothing is printed. */
export interface Painting {
  data: Buffer;
  width: number;
  height: number;
}

// Strip by strip from the top: of a hundred megapixels only what is painted stands in memory.
const input = { limitInputPixels: photoLimits.pixels, failOn: 'error', sequentialRead: true } as const;
const decoding = semaphore(2);
// What is decoded whole takes room for each of its pixels: a large one waits until it is alone.
const large = 25_000_000;
const alone = semaphore(1);

/** Paints a drawing without its bleed, stretched over so many pixels: what the browser's canvas and the print show. */
export async function paintDrawing(
  drawing: Drawing,
  { fonts, readPhoto }: PaintingSources,
  size: { width: number; height: number },
): Promise<Painting> {
  const pxPerMm = Math.max(size.width / drawing.widthMm, size.height / drawing.heightMm);
  const pictures = new Map<ImageNode, PlacedPicture>();
  for (const node of drawing.nodes) {
    if (node.kind !== 'image') continue;
    const [a, b] = node.matrix;
    const longest = Math.max(node.photo.width, node.photo.height) * Math.hypot(a, b) * pxPerMm;
    const picture = await placedPicture(await readPhoto(node.photo.id, longest), node, { drawing, pxPerMm });
    if (picture) pictures.set(node, picture);
  }
  const svg = Buffer.from(drawingSvg(drawing, { fonts, pictures }, size));
  const { data, info } = await sharp(svg, { unlimited: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What is seen of a photo, with about as many pixels as the painting has there; its orientation stays as it is stored. */
async function placedPicture(
  file: Buffer,
  node: ImageNode,
  { drawing, pxPerMm }: { drawing: Drawing; pxPerMm: number },
): Promise<PlacedPicture | null> {
  const facts = await sharp(file, input).metadata();
  const storedPhoto = await readStored(file);
  const upright = facts.autoOrient;
  const { photo } = node;
  if (Math.abs(upright.width * photo.height - upright.height * photo.width) > Math.max(photo.width, photo.height))
    throw new Error(`The photo ${photo.id} is not of ${photo.width} × ${photo.height} pixels.`);
  const matrix = product(node.matrix, [photo.width / upright.width, 0, 0, photo.height / upright.height, 0, 0]);
  const page = { ...drawing, bleedMm: 0 };
  const part = filePart({ matrix, clip: node.clip }, page, storedPhoto, { finest: pxPerMm, margin: true });
  if (!part) return null;
  const picture = () =>
    sharp(file, input)
      .timeout({ seconds: 120 })
      .extract(part.region)
      // To shrink while decoding would round the edges to whole blocks.
      .resize(part.width, part.height, { fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
      .toColourspace('srgb');
  const cut = () => withFilter(picture(), photo.look.filter).png({ compressionLevel: 1 }).toBuffer();
  const isLarge = isDecodedWhole(facts) && storedPhoto.width * storedPhoto.height > large;
  const png = await (isLarge ? alone(cut) : decoding(cut));
  const { width, height } = part;
  return { png, width, height, matrix: product(part.matrix, [1 / width, 0, 0, 1 / height, 0, 0]) };
}
