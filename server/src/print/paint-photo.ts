import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import sharp from 'sharp';
import type { ImageNode } from '@afterimage/scene/drawing.ts';
import { product } from '@afterimage/scene/matrix.ts';
import { type CutPhoto, cutPhoto } from './cut-photo.ts';
import type { PaintedSurface } from './coats.ts';
import { addContent, matrix, outline } from './page-content.ts';
import type { PdfDocument, PdfPage, PdfReference } from './pdf-parts.ts';
import type { Plates } from './plates.ts';

interface PhotoToPaint {
  surface: PaintedSurface;
  node: ImageNode;
  /** The bytes of the photo as it was uploaded. */
  original: Buffer;
  /** Its name in the resources of the page. */
  name: string;
  plates: Plates;
}

/**
 * Paints the visible part of a photo on the current page: in color, over white ink where there is some, or as an engraving depth.
 */
export async function paintPhoto(
  doc: PDFKit.PDFDocument,
  { surface, node, original, name, plates }: PhotoToPaint,
): Promise<void> {
  const croppedPhoto = await cutPhoto(original, node, surface.drawing);
  if (!croppedPhoto) return;
  const page = doc.page as unknown as PdfPage;
  const pdf = doc as unknown as PdfDocument;
  // A picture in PDF is the unit square with its foot at 0.
  const place = ['q', ...outline(node.clip), 'W n', ...matrix(product(croppedPhoto.matrix, [1, 0, 0, -1, 0, 1])), 'cm'];
  if (surface.ink === 'engraving') {
    page.xobjects[name] = await embedDepth(pdf, croppedPhoto, surface.isLightDeep, plates);
    return void addContent(doc, ...place, `/${name} Do`, 'Q');
  }
  if (surface.ink === 'process') {
    const mask = croppedPhoto.alpha && embedAlpha(pdf, croppedPhoto, croppedPhoto.alpha);
    page.xobjects[name] = embedColor(pdf, croppedPhoto, mask ? { SMask: mask } : {});
    return void addContent(doc, ...place, `/${name} Do`, 'Q');
  }
  const overprint = plates.overprint(page);
  if (croppedPhoto.alpha) {
    const { color, white } = await embedOnWhite(pdf, croppedPhoto, croppedPhoto.alpha, plates);
    page.xobjects[`${name}White`] = white;
    page.xobjects[name] = color;
    addContent(doc, ...place, ...overprint, `/${name}White Do`, 'Q');
  } else {
    page.xobjects[name] = embedColor(pdf, croppedPhoto, {});
    addContent(doc, ...place, ...overprint, ...plates.tint(page, 'white', 1), '0 0 1 1 re f', 'Q');
  }
  addContent(doc, ...place, ...overprint, `/${name} Do`, 'Q');
}

const picture = { Type: 'XObject', Subtype: 'Image' };
const sizeOf = ({ width, height }: CutPhoto) => ({ Width: width, Height: height });
const embed = (doc: PdfDocument, data: Record<string, unknown>, content: Buffer): PdfReference => {
  const embedded = doc.ref({ ...picture, ...data });
  embedded.end(content);
  return embedded;
};
const bytes = { BitsPerComponent: 8, Filter: 'FlateDecode' };

const embedColor = (doc: PdfDocument, cut: CutPhoto, mask: { SMask?: PdfReference; Mask?: PdfReference }) =>
  embed(doc, { ...sizeOf(cut), BitsPerComponent: 8, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode', ...mask }, cut.jpeg);

const embedAlpha = (doc: PdfDocument, cut: CutPhoto, alpha: Buffer) =>
  embed(doc, { ...sizeOf(cut), ...bytes, ColorSpace: 'DeviceGray' }, alpha);

/**
 * A photo with transparent parts, and the white ink below it. Neither uses a soft mask: with transparency, some press software
 * ignores overprint (Ghostscript does), and the photo would remove its white ink. So the color is composited on white, which is
 * no ink, the white ink is as strong as the photo is opaque, and a stencil mask leaves out fully transparent pixels.
 */
async function embedOnWhite(doc: PdfDocument, cut: CutPhoto, alpha: Buffer, plates: Plates) {
  const opaque = await promisify(inflate)(alpha);
  const { data, info } = await sharp(cut.jpeg).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let at = 0; at < data.length; at += 1) {
    const share = (opaque[Math.floor(at / channels)] ?? 255) / 255;
    data[at] = Math.round((data[at] ?? 0) * share + 255 * (1 - share));
  }
  const jpeg = await sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  const clear = await promisify(deflate)(clearBits(opaque, width));
  const Mask = embed(doc, { ...sizeOf(cut), ImageMask: true, BitsPerComponent: 1, Filter: 'FlateDecode' }, clear);
  return {
    white: embed(doc, { ...sizeOf(cut), ...bytes, ColorSpace: plates.spaceOf('white'), Mask }, alpha),
    color: embedColor(doc, { ...cut, jpeg }, { Mask }),
  };
}

/** One bit per pixel, 1 where it is transparent; each row starts at a byte (ISO 32000-1, 8.9.6.3). */
export function clearBits(opaque: Uint8Array, width: number): Buffer {
  const rowBytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(rowBytes * Math.floor(opaque.length / width));
  for (let at = 0; at < opaque.length; at += 1) {
    if (opaque[at] !== 0) continue;
    const [row, column] = [Math.floor(at / width), at % width];
    const byte = row * rowBytes + (column >> 3);
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (column & 7));
  }
  return bits;
}

/** A photo as engraving depth: 255 is the full depth, and transparent parts have none. */
async function embedDepth(
  doc: PdfDocument,
  cut: CutPhoto,
  isLightDeep: boolean,
  plates: Plates,
): Promise<PdfReference> {
  const gray = await sharp(cut.jpeg).greyscale().raw({ depth: 'uchar' }).toBuffer();
  const opaque = cut.alpha && (await promisify(inflate)(cut.alpha));
  const depth = gray.map((light, at) =>
    Math.round(((isLightDeep ? light : 255 - light) * (opaque?.[at] ?? 255)) / 255),
  );
  const ColorSpace = plates.spaceOf('engraving');
  return embed(doc, { ...sizeOf(cut), ...bytes, ColorSpace }, await promisify(deflate)(depth));
}
