import { type Homography, projectInto } from './homography.ts';

/**
 * Four corners as x, y pairs: of a picture those of its outer edge, clockwise as one sees it, from the top left:
 * (−0.5, −0.5), (w − 0.5, −0.5), (w − 0.5, h − 0.5), (−0.5, h − 0.5).
 */
export type Quad = Float64Array;

/** The corners of a picture of that size, in its own pixels. */
export function pictureCorners(width: number, height: number, out: Quad = new Float64Array(8)): Quad {
  const [right, bottom] = [width - 0.5, height - 0.5];
  out[0] = out[1] = out[3] = out[6] = -0.5;
  out[2] = out[4] = right;
  out[5] = out[7] = bottom;
  return out;
}

/** Where the picture's corners go. Null when one of them is not in front of the camera. */
export function projectedCorners(
  h: Homography,
  width: number,
  height: number,
  out: Quad = new Float64Array(8),
): Quad | null {
  pictureCorners(width, height, out);
  for (let i = 0; i < 8; i += 2) if (!(projectInto(out, i, h, out[i]!, out[i + 1]!) > 0)) return null;
  return out;
}

/** Area inside the corners: positive when they go clockwise on the screen, negative when mirrored. */
export function quadArea(quad: ArrayLike<number>): number {
  return cross(quad, 0, 2, 1, 3) / 2;
}

/** Whether the four corners turn right, one after the other: convex, not mirrored, no three of them on a line. */
export function isConvexQuad(quad: ArrayLike<number>): boolean {
  for (let i = 0; i < 4; i += 1) {
    const [before, at, after] = [(i + 3) % 4, i, (i + 1) % 4];
    if (!(cross(quad, before, at, at, after) > 0)) return false;
  }
  return true;
}

/** Root mean square distance of the four corners of `a` from those of `b`. */
export function quadDistance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < 8; i += 1) sum += (a[i]! - b[i]!) ** 2;
  return Math.sqrt(sum / 4);
}

/** Of the vectors from corner a to b and from c to d. */
function cross(quad: ArrayLike<number>, a: number, b: number, c: number, d: number): number {
  return (
    (quad[2 * b]! - quad[2 * a]!) * (quad[2 * d + 1]! - quad[2 * c + 1]!) -
    (quad[2 * b + 1]! - quad[2 * a + 1]!) * (quad[2 * d]! - quad[2 * c]!)
  );
}
