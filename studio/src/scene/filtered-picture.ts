import type { PhotoFilter } from '@afterimage/contract/values/looks.ts';
import { filterPixels } from '@afterimage/scene/photo-filter.ts';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** A page's canvas, or that of a worker. WebKit's canvases have no `filter`: pixels are computed in every browser. */
function newCanvas(width: number, height: number): Canvas {
  return typeof document === 'undefined'
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height });
}

function contextOf(canvas: Canvas, settings?: CanvasRenderingContext2DSettings) {
  const context = canvas.getContext('2d', settings) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('No canvas can be drawn on');
  return context;
}

/** A picture with a filter, its longer side no longer than `longest`; and whether no part of it is clear. */
export function filterPicture(
  picture: ImageBitmap,
  filter: PhotoFilter,
  longest = Infinity,
): { canvas: Canvas; opaque: boolean } {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const source = contextOf(newCanvas(width, height), { willReadFrequently: true });
  source.imageSmoothingQuality = 'high';
  source.drawImage(picture, 0, 0, width, height);
  const pixels = source.getImageData(0, 0, width, height);
  filterPixels(pixels.data, filter);
  // A canvas from which nothing is read stays on the graphics card, where dragging needs it.
  const canvas = newCanvas(width, height);
  contextOf(canvas).putImageData(pixels, 0, 0);
  return { canvas, opaque: isOpaque(pixels.data) };
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

const filtered = new WeakMap<ImageBitmap, Map<PhotoFilter, Canvas>>();

/** The same for painters, who ask again with each frame: filtered once, and freed with the picture. */
export function filteredPicture(picture: ImageBitmap, filter: PhotoFilter): Canvas {
  const own = filtered.get(picture) ?? new Map<PhotoFilter, Canvas>();
  filtered.set(picture, own);
  const canvas = own.get(filter) ?? filterPicture(picture, filter).canvas;
  own.set(filter, canvas);
  return canvas;
}
