import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { setMatrix } from '@afterimage/tracker/geometry/homography.ts';
import type { ObjectFit, Size } from '../session/object-fit.ts';
import type { TargetObservation } from '../session/types.ts';

/** A plane projective transform, nine numbers, row-major; what is in front of the camera has a third number above 0. */
export type PlaneTransform = Float64Array;

export const identityTransform = (): PlaneTransform => Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);

/** `a` after `b`; not scaled, so that the third number keeps its sign. `out` may be either. */
export function multiply(out: PlaneTransform, a: ArrayLike<number>, b: ArrayLike<number>): PlaneTransform {
  const [b0, b1, b2] = [b[0]!, b[1]!, b[2]!];
  const [b3, b4, b5] = [b[3]!, b[4]!, b[5]!];
  const [b6, b7, b8] = [b[6]!, b[7]!, b[8]!];
  const [a0, a1, a2, a3, a4, a5, a6, a7, a8] = [a[0]!, a[1]!, a[2]!, a[3]!, a[4]!, a[5]!, a[6]!, a[7]!, a[8]!];
  return setMatrix(
    out,
    a0 * b0 + a1 * b3 + a2 * b6,
    a0 * b1 + a1 * b4 + a2 * b7,
    a0 * b2 + a1 * b5 + a2 * b8,
    a3 * b0 + a4 * b3 + a5 * b6,
    a3 * b1 + a4 * b4 + a5 * b7,
    a3 * b2 + a4 * b5 + a5 * b8,
    a6 * b0 + a7 * b3 + a8 * b6,
    a6 * b1 + a7 * b4 + a8 * b7,
    a6 * b2 + a7 * b5 + a8 * b8,
  );
}

/** From the unit square to a quadrilateral, x and y of its corners clockwise from the square's origin (Heckbert 1989). */
export function squareToQuad(out: PlaneTransform, q: ArrayLike<number>): PlaneTransform {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = [q[0]!, q[1]!, q[2]!, q[3]!, q[4]!, q[5]!, q[6]!, q[7]!];
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = ax * by - bx * ay;
  const g = (sx * by - bx * sy) / area;
  const h = (ax * sy - sx * ay) / area;
  return setMatrix(out, x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1);
}

const scratch = identityTransform();

/** From shares of a target's picture, 0 to 1 between its outer edges, to pixels of the frame, by a homography of pixels. */
export const unitToFrameByHomography = (
  out: PlaneTransform,
  homography: ArrayLike<number>,
  { width, height }: Size,
): PlaneTransform => multiply(out, homography, setMatrix(scratch, width, 0, -0.5, 0, height, -0.5, 0, 0, 1));

/** Whether all corners of the unit square lie before the camera. */
function isWhollyInFront(m: PlaneTransform): boolean {
  const [g, h, i] = [m[6]!, m[7]!, m[8]!];
  return i > 0 && g + i > 0 && h + i > 0 && g + h + i > 0;
}

/**
 * From shares of a target's picture to pixels of the frame, as it is drawn: by its smoothed corners, or by the homography
 * where a corner lies behind the camera and there are none that could be smoothed. False when it is not tracked.
 */
export function unitToFrame(out: PlaneTransform, { homography, corners }: TargetObservation, size: Size): boolean {
  if (!homography) return false;
  unitToFrameByHomography(out, homography, size);
  if (corners && isWhollyInFront(out)) squareToQuad(out, corners);
  return true;
}

/** From pixels of the frame to the stage's clip space, −1 to 1, y up. */
export const frameToClip = (out: PlaneTransform, { scale, left, top }: ObjectFit, viewport: Size): PlaneTransform =>
  setMatrix(
    out,
    (2 * scale) / viewport.width,
    0,
    (2 * (left + scale / 2)) / viewport.width - 1,
    0,
    (-2 * scale) / viewport.height,
    1 - (2 * (top + scale / 2)) / viewport.height,
    0,
    0,
    1,
  );

type PrintGeometry = Pick<ViewerTarget, 'widthMm' | 'heightMm' | 'photo'>;

/** From millimetres of the photo, from its top left corner, to shares of its target's picture. */
export const photoToUnit = (out: PlaneTransform, { widthMm, heightMm, photo }: PrintGeometry): PlaneTransform =>
  setMatrix(out, 1 / widthMm, 0, photo.x / widthMm, 0, 1 / heightMm, photo.y / heightMm, 0, 0, 1);

/** From millimetres of the photo to shares of a medium that lies on it by the matrix that `placeMedium` gives. */
export function photoToMediumUnit(
  out: PlaneTransform,
  matrix: readonly [number, number, number, number, number, number],
  { width, height }: Size,
): PlaneTransform {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  return setMatrix(
    out,
    d / area / width,
    -c / area / width,
    (c * f - d * e) / area / width,
    -b / area / height,
    a / area / height,
    (b * e - a * f) / area / height,
    0,
    0,
    1,
  );
}
