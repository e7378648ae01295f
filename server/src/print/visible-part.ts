import type { Drawing, ImageNode, Matrix, Path } from '@afterimage/scene/drawing.ts';
import { inverse, mapped, product } from '@afterimage/scene/matrix.ts';

/** The finest that is printed, 300 to the inch: more pixels would only make the file larger. */
const pixelsPerMm = 300 / 25.4;

/** What of a photo's file goes into print, and how. */
export interface VisiblePart {
  /** In the file's pixels as they are stored, before its EXIF orientation is applied. */
  region: { left: number; top: number; width: number; height: number };
  /** How many pixels it gets: as many as it has, but not more than 300 to the inch. */
  width: number;
  height: number;
  /** How a photo that does not lie straight on the page is laid straight; null where a matrix of PDF does it. */
  turned: Turned | null;
  /** Maps the unit square, y downwards, over which the picture is spread, to millimetres. */
  matrix: Matrix;
}

/** A picture that lies straight on the page, made of one that does not. */
export interface Turned {
  width: number;
  height: number;
  /** Maps its pixels to those of the other one. */
  toOther: Matrix;
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

type Page = Pick<Drawing, 'widthMm' | 'heightMm' | 'bleedMm'>;

/** A part of a photo's file, as it is stored, with the number of pixels that it gets and where they lie. */
type FilePart = Omit<VisiblePart, 'turned'>;

/**
 * The smallest part of the file that holds all that is seen of the photo on its page, with as many pixels as it has but
 * at most `finest` to the millimetre; null when nothing is seen. With a `margin` it holds, on every side that is not the
 * file's own edge, what those look at who interpolate between its pixels.
 */
export function filePart(
  { matrix, clip }: Pick<ImageNode, 'matrix' | 'clip'>,
  page: Page,
  stored: Stored,
  { finest, margin }: { finest: number; margin: boolean },
): FilePart | null {
  const toMm = product(matrix, uprighting(stored));
  const [a, b, c, d] = toMm;
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const around = (mmPerPixel: number) => (margin ? Math.ceil(2 / Math.min(1, mmPerPixel * finest)) : 0);
  const toPixels = inverse(toMm);
  const spans = [pointsOf(clip), cornersOf(page)].map((points) => {
    const pixels = points.map((point) => mapped(toPixels, point));
    return {
      x: span(pixels, 'x', { most: stored.width, margin: around(across) }),
      y: span(pixels, 'y', { most: stored.height, margin: around(down) }),
    };
  });
  const left = Math.max(...spans.map(({ x }) => x.from));
  const right = Math.min(...spans.map(({ x }) => x.to));
  const top = Math.max(...spans.map(({ y }) => y.from));
  const bottom = Math.min(...spans.map(({ y }) => y.to));
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) return null;
  const pixels = (count: number, mmPerPixel: number) =>
    Math.max(1, Math.min(count, Math.round(count * mmPerPixel * finest)));
  return {
    region: { left, top, width, height },
    width: pixels(width, across),
    height: pixels(height, down),
    matrix: product(toMm, [width, 0, 0, height, left, top]),
  };
}

/**
 * What of the file is printed; null when nothing is seen. A photo that lies straight, or on its side, keeps the pixels in
 * which it is stored. One that is turned by another angle is laid straight (docs/decisions/0017-print-files.md).
 */
export function visiblePart(node: Pick<ImageNode, 'matrix' | 'clip'>, page: Page, stored: Stored): VisiblePart | null {
  const [a, b] = product(node.matrix, uprighting(stored));
  const isStraight = Math.min(Math.abs(a), Math.abs(b)) < Math.hypot(a, b) * 1e-9;
  const part = filePart(node, page, stored, { finest: pixelsPerMm, margin: !isStraight });
  if (!part || isStraight) return part && { ...part, turned: null };
  return uprightPart(part, { clip: node.clip, page });
}

function uprightPart(
  { region, width, height, matrix }: FilePart,
  { clip, page }: { clip: Path; page: Page },
): VisiblePart | null {
  const visiblePolygon = [pointsOf(clip), cornersOf(page)];
  const left = Math.max(...visiblePolygon.map((points) => Math.min(...points.map(({ x }) => x))));
  const right = Math.min(...visiblePolygon.map((points) => Math.max(...points.map(({ x }) => x))));
  const top = Math.max(...visiblePolygon.map((points) => Math.min(...points.map(({ y }) => y))));
  const bottom = Math.min(...visiblePolygon.map((points) => Math.max(...points.map(({ y }) => y))));
  if (right <= left || bottom <= top) return null;
  const box: Matrix = [right - left, 0, 0, bottom - top, left, top];
  // Between pixels that are few there is room for what they say along their own edges.
  const finest = Math.min(pixelsPerMm, (2 * width) / Math.hypot(matrix[0], matrix[1]));
  const pixels = {
    width: Math.max(1, Math.round(box[0] * finest)),
    height: Math.max(1, Math.round(box[3] * finest)),
  };
  const toUnit = product(inverse(matrix), product(box, [1 / pixels.width, 0, 0, 1 / pixels.height, 0, 0]));
  const toOther = product([width, 0, 0, height, 0, 0], toUnit);
  return { region, width, height, turned: { ...pixels, toOther }, matrix: box };
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

function cornersOf({ widthMm, heightMm, bleedMm }: Page): { x: number; y: number }[] {
  return [-bleedMm, widthMm + bleedMm].flatMap((x) => [-bleedMm, heightMm + bleedMm].map((y) => ({ x, y })));
}

/** From which whole pixel to which; what lies a hair beside an edge is on it. */
function span(
  points: readonly { x: number; y: number }[],
  axis: 'x' | 'y',
  { most, margin }: { most: number; margin: number },
): { from: number; to: number } {
  const values = points.map((point) => point[axis]);
  const hair = 1e-6;
  return {
    from: Math.max(0, Math.floor(Math.min(...values) + hair) - margin),
    to: Math.min(most, Math.ceil(Math.max(...values) - hair) + margin),
  };
}
