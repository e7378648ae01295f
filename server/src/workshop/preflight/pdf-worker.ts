import { parentPort } from 'node:worker_threads';
import decodeQR from 'qr/decode.js';
import type { Face, Pixels } from '@afterimage/scene/faces/find-faces.ts';
import { measureTrackability } from '@afterimage/tracker';
import { type PdfPage, type Raster, withPages } from '../../print/pdf-pages.ts';
import type { PageBox } from './preflight.ts';
import { facesInPicture } from './faces-in-picture.ts';
import { brightnessOf } from './photo-facts.ts';

/** A part of a page: millimeters from the upper left corner of its media box. */
export interface PagePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is to be measured on a page. */
export interface PageTask {
  codes: readonly PagePart[];
  photos: readonly { part: PagePart; hasColors: boolean; isTarget: boolean }[];
}

/** What was measured on it. */
export interface MeasuredPage {
  boxes: Record<'media' | 'bleed' | 'trim', PageBox> | null;
  fonts: { name: string; embedded: boolean }[];
  codes: (string | null)[];
  photos: { brightness: number | null; stars: number | null }[];
}

export type PdfTask =
  | { kind: 'measure'; pdf: Uint8Array; pages: readonly PageTask[] }
  | { kind: 'picture'; pdf: Uint8Array; page: number; longest: number }
  | { kind: 'faces'; picture: Pixels };
export type PdfReply =
  | { pages: (MeasuredPage | null)[] }
  | { picture: Raster | null }
  | { faces: Face[] | null }
  | { failure: string };

const mmOfPoint = 25.4 / 72;
/** A code of 15 mm has about four pixels for each of its modules. */
const fineDpi = 200;
/** Of a large sheet, so that it does not fill the memory: 100 MB. */
const mostPixels = 5000;

parentPort?.on('message', async (task: PdfTask) => {
  try {
    parentPort?.postMessage(await work(task), []);
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) } satisfies PdfReply, []);
  }
});

async function work(task: PdfTask): Promise<PdfReply> {
  if (task.kind === 'faces') return { faces: facesInPicture(task.picture) };
  return withPages(Buffer.from(task.pdf), async (pages): Promise<PdfReply> => {
    if (task.kind === 'picture') {
      const page = pages[task.page];
      return { picture: page ? await page.raster(dpiFor(page, task.longest)) : null };
    }
    const measured: (MeasuredPage | null)[] = [];
    for (const [index, pageTask] of task.pages.entries()) {
      const page = pages[index];
      measured.push(page ? await measure(page, pageTask) : null);
    }
    return { pages: measured };
  });
}

const dpiFor = ({ size }: PdfPage, longest: number): number => (72 * longest) / Math.max(size.width, size.height);

async function measure(page: PdfPage, { codes, photos }: PageTask): Promise<MeasuredPage> {
  const { fonts } = page;
  const boxes = boxesOf(page);
  if (codes.length === 0 && photos.length === 0) return { boxes, fonts, codes: [], photos: [] };
  const dpi = Math.min(fineDpi, dpiFor(page, mostPixels));
  const raster = await page.raster(dpi);
  return {
    boxes,
    fonts,
    codes: codes.map((part) => readCode(cut(raster, part, dpi))),
    photos: photos.map(({ part, hasColors, isTarget }) => {
      const picture = cut(raster, part, dpi);
      return {
        brightness: hasColors ? brightnessOf(picture.data) : null,
        stars: isTarget ? measureTrackability(picture, { widthMm: part.width }).stars : null,
      };
    }),
  };
}

function boxesOf(page: PdfPage): MeasuredPage['boxes'] {
  try {
    const { media, bleed, trim } = page.boxes;
    return { media: inMm(media), bleed: inMm(bleed), trim: inMm(trim) };
  } catch {
    return null;
  }
}

const inMm = ({ left, bottom, right, top }: PageBox): PageBox => ({
  left: left * mmOfPoint,
  bottom: bottom * mmOfPoint,
  right: right * mmOfPoint,
  top: top * mmOfPoint,
});

/** A part of a picture; what lies beyond its edges is left out. */
function cut({ width, height, data }: Raster, part: PagePart, dpi: number): Raster {
  const pixels = (mm: number) => (mm / 25.4) * dpi;
  const [left, top] = [Math.max(0, Math.floor(pixels(part.x))), Math.max(0, Math.floor(pixels(part.y)))];
  const right = Math.min(width, Math.ceil(pixels(part.x + part.width)));
  const bottom = Math.min(height, Math.ceil(pixels(part.y + part.height)));
  const [partWidth, partHeight] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  const bytes = new Uint8Array(partWidth * partHeight * 4);
  for (let row = 0; row < partHeight; row += 1) {
    const from = ((top + row) * width + left) * 4;
    bytes.set(data.subarray(from, from + partWidth * 4), row * partWidth * 4);
  }
  return { width: partWidth, height: partHeight, data: bytes };
}

function readCode(picture: Raster): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
