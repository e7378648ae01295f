import { determinant, type Homography } from '../geometry/homography.ts';
import { projectedCorners } from '../geometry/quadrilateral.ts';
import type { PreparedTarget } from './prepared-target.ts';

/** What of a target a view shows: how large, how much of it. */
export type Visible = {
  /** Area of the visible part in pixels of the frame. */
  readonly area: number;
  /** Pixels of the picture per pixel of the frame, by area, in the middle of the visible part. */
  readonly scale: number;
};

const grid = 9;

/**
 * Judges a view (picture pixels to frame pixels): null when it cannot be one of a print in front of the camera (not
 * finite, mirrored, folded, a corner behind the camera, out of the frame).
 */
export function visiblePart(
  target: PreparedTarget,
  view: ArrayLike<number>,
  width: number,
  height: number,
): Visible | null {
  for (let i = 0; i < 9; i += 1) if (!Number.isFinite(view[i]!)) return null;
  const { picture } = target;
  const right = picture.width - 0.5;
  const bottom = picture.height - 0.5;
  if (!isInFront(view, right, bottom)) return null;
  const det = determinant(view);
  if (!(det > 0)) return null;
  const cell = ((right + 0.5) / grid) * ((bottom + 0.5) / grid);
  let area = 0;
  let visible = 0;
  let logSum = 0;
  for (let row = 0; row < grid; row += 1)
    for (let column = 0; column < grid; column += 1) {
      const x = ((column + 0.5) * picture.width) / grid - 0.5;
      const y = ((row + 0.5) * picture.height) / grid - 0.5;
      const w = view[6]! * x + view[7]! * y + view[8]!;
      const u = (view[0]! * x + view[1]! * y + view[2]!) / w;
      const v = (view[3]! * x + view[4]! * y + view[5]!) / w;
      if (!(u >= 0 && v >= 0 && u < width && v < height)) continue;
      const magnification = det / (w * w * w);
      area += cell * magnification;
      logSum += Math.log2(magnification);
      visible += 1;
    }
  if (visible === 0) return null;
  return { area, scale: 2 ** (-0.5 * (logSum / visible)) };
}

/** Whether all corners of a picture lie in front of the camera, none of them much nearer than the others. */
function isInFront(view: ArrayLike<number>, right: number, bottom: number): boolean {
  let far = 0;
  let near = Infinity;
  for (let corner = 0; corner < 4; corner += 1) {
    const w = view[6]! * (corner & 1 ? right : -0.5) + view[7]! * (corner & 2 ? bottom : -0.5) + view[8]!;
    far = Math.max(far, w);
    near = Math.min(near, w);
  }
  // A print that comes closer to the camera fills the frame many times over
  return near > 0 && near * 30 >= far;
}

/** From pixels of the picture to those of the compiled picture. */
export function enlargement({ scaleX, scaleY }: PreparedTarget): Homography {
  return Float64Array.of(1 / scaleX, 0, (1 / scaleX - 1) / 2, 0, 1 / scaleY, (1 / scaleY - 1) / 2, 0, 0, 1);
}

/** From pixels of the compiled picture to those of the picture. */
export function reduction({ scaleX, scaleY }: PreparedTarget): Homography {
  return Float64Array.of(scaleX, 0, (scaleX - 1) / 2, 0, scaleY, (scaleY - 1) / 2, 0, 0, 1);
}

const corners = new Float64Array(8);

/** The largest uncertainty of a target's corners in pixels of the frame; corners outside are clamped to the frame. */
export function maxCornerUncertainty(
  target: { readonly width: number; readonly height: number },
  homography: Homography,
  size: { readonly width: number; readonly height: number },
  level: number,
  uncertainty: (x: number, y: number) => number,
): number {
  if (!projectedCorners(homography, target.width, target.height, corners)) return Infinity;
  const scale = 1 << level;
  let maximum = 0;
  for (let i = 0; i < 8; i += 2) {
    const x = Math.max(0, Math.min(size.width - 1, corners[i]! / scale));
    const y = Math.max(0, Math.min(size.height - 1, corners[i + 1]! / scale));
    maximum = Math.max(maximum, uncertainty(x, y));
  }
  return maximum * scale;
}
