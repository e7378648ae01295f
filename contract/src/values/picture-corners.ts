import type { PictureCorners, PrintSurface } from '../print.ts';

type Point = PictureCorners[number];
type SeenFace = Pick<PrintSurface, 'pictureCorners' | 'pictureList'>;

/** Where the corners of a face lie on a picture of its product; null when the picture does not show it. */
export function cornersOn({ pictureCorners, pictureList }: SeenFace, url: string | undefined): PictureCorners | null {
  if (!pictureList) return pictureCorners;
  return pictureList.find((picture) => picture.url === url)?.corners ?? null;
}

/** The first of the pictures that shows a face. */
export const pictureShowing = <Picture extends { url: string }>(
  face: SeenFace,
  pictures: readonly Picture[],
): Picture | undefined => pictures.find(({ url }) => cornersOn(face, url) !== null);

/**
 * The pictures on which a face is looked for, in their order: the selected one, then those that show no other color than
 * `color`. `colorPictures` says which pictures show one color alone.
 */
export function picturesInColor<Selected extends { url: string }, Picture extends { url: string }>(
  selected: Selected | null | undefined,
  pictures: readonly Picture[],
  colorPictures: readonly { color: string | null; url: string }[],
  color: string | null,
): (Selected | Picture)[] {
  const ofOtherColors = new Set(colorPictures.flatMap((one) => (one.color === color ? [] : [one.url])));
  const others = pictures.filter(({ url }) => !ofOtherColors.has(url));
  return selected ? [selected, ...others] : others;
}

/** The map of a unit square to a quadrilateral, by rows; its ninth number is 1. */
export type Perspective = readonly [number, number, number, number, number, number, number, number];

/** Heckbert's map of the unit square to four corners, clockwise from the top left. */
export function perspectiveOf([a, b, c, d]: readonly [Point, Point, Point, Point]): Perspective {
  const [dx1, dy1] = [b.x - c.x, b.y - c.y];
  const [dx2, dy2] = [d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h];
}

/** Where a point of the unit square comes to. */
export function throughPerspective([a, b, c, d, e, f, g, h]: Perspective, { x, y }: Point): Point {
  const w = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** Which point of the unit square comes to a point. */
export function againstPerspective([a, b, c, d, e, f, g, h]: Perspective, { x, y }: Point): Point {
  // The rows of the adjugate, which is the inverse but for its scale.
  const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
  return {
    x: ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / w,
    y: ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / w,
  };
}

/** The least turn at a corner, as the area of its two sides: less is a line and not a face. */
const leastTurn = 0.0004;

/** Whether four corners are those of a face that is seen from its front: each turns right, and no three are in a line. */
export const isFaceSeen = (corners: readonly [Point, Point, Point, Point]): boolean =>
  corners.every((at, index) => {
    const before = corners[(index + 3) % 4] ?? at;
    const after = corners[(index + 1) % 4] ?? at;
    return (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x) > leastTurn;
  });
