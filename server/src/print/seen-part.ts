import type { Drawing, DrawingNode, Matrix, Path } from '@afterimage/scene/drawing.ts';
import { inverse, mapped, product } from '@afterimage/scene/matrix.ts';

type ImageNode = Extract<DrawingNode, { kind: 'image' }>;

/** The finest that is printed: more pixels would only make the file larger. */
export const printDpi = 300;

/** What of a photo's file goes into print, and how. */
export interface SeenPart {
  /** In the file's pixels as they are stored, before its EXIF orientation is applied. */
  region: { left: number; top: number; width: number; height: number };
  /** How many pixels it gets: as many as it has, but not more than 300 to the inch. */
  width: number;
  height: number;
  /** Maps the unit square, y downwards, over which the part is spread, to millimetres. */
  matrix: Matrix;
}

/** How a file is stored: its own size, and its EXIF orientation (1 to 8). */
export interface Stored {
  width: number;
  height: number;
  orientation: number;
}

/** Maps the pixels of a file to those of the upright photo (EXIF 2.3, tag Orientation). */
function uprighting({ width: w, height: h, orientation }: Stored): Matrix {
  const turns: Record<number, Matrix> = {
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, h, 0],
    7: [0, -1, -1, 0, h, w],
    8: [0, -1, 1, 0, 0, w],
  };
  return turns[orientation] ?? [1, 0, 0, 1, 0, 0];
}

/**
 * The smallest upright part of the file that holds all that is seen of the photo on its page. The photo is turned by its
 * matrix and not pixel by pixel: nothing is lost twice, and one that is stored on its side need not stand in memory as a
 * whole. Null when nothing is seen.
 */
export function seenPart(
  { matrix, clip }: Pick<ImageNode, 'matrix' | 'clip'>,
  page: Pick<Drawing, 'widthMm' | 'heightMm' | 'bleedMm'>,
  stored: Stored,
): SeenPart | null {
  const toMm = product(matrix, uprighting(stored));
  const toPixels = inverse(toMm);
  const spans = [pointsOf(clip), cornersOf(page)].map((points) => {
    const pixels = points.map((point) => mapped(toPixels, point));
    return {
      x: span(
        pixels.map(({ x }) => x),
        stored.width,
      ),
      y: span(
        pixels.map(({ y }) => y),
        stored.height,
      ),
    };
  });
  const left = Math.max(...spans.map(({ x }) => x.from));
  const right = Math.min(...spans.map(({ x }) => x.to));
  const top = Math.max(...spans.map(({ y }) => y.from));
  const bottom = Math.min(...spans.map(({ y }) => y.to));
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return null;
  const [a, b, c, d] = toMm;
  return {
    region: { left, top, width, height },
    width: printed(width, Math.hypot(a, b)),
    height: printed(height, Math.hypot(c, d)),
    matrix: product(toMm, [width, 0, 0, height, left, top]),
  };
}

/** All points by which an outline is given; it lies within the smallest convex shape around them. */
function pointsOf(path: Path): { x: number; y: number }[] {
  return path.flatMap(([, ...numbers]) =>
    Array.from({ length: numbers.length / 2 }, (_, index) => ({
      x: numbers[2 * index] ?? 0,
      y: numbers[2 * index + 1] ?? 0,
    })),
  );
}

function cornersOf({ widthMm, heightMm, bleedMm }: Parameters<typeof seenPart>[1]): { x: number; y: number }[] {
  return [-bleedMm, widthMm + bleedMm].flatMap((x) => [-bleedMm, heightMm + bleedMm].map((y) => ({ x, y })));
}

/** From which whole pixel to which; what lies a hair beside an edge is on it. */
function span(values: readonly number[], most: number): { from: number; to: number } {
  const hair = 1e-6;
  return {
    from: Math.max(0, Math.floor(Math.min(...values) + hair)),
    to: Math.min(most, Math.ceil(Math.max(...values) - hair)),
  };
}

function printed(pixels: number, mmPerPixel: number): number {
  return Math.max(1, Math.min(pixels, Math.round((pixels * mmPerPixel * printDpi) / 25.4)));
}
