import type { Homography } from '../geometry/homography.ts';

/** The least cosine of a tilt that a print is looked for at: 76°. */
const minCosine = 0.24;

/**
 * Whether a camera in front of a print can see it so: the quadrilateral is convex, right-handed, neither tiny nor
 * huge, in front of the camera, neither tilted nor in perspective beyond what a phone's lens makes.
 * `frameSide` is the longer side of the frame in pixels.
 */
export function isPlausible(h: Homography, width: number, height: number, frameSide: number): boolean {
  for (let i = 0; i < 9; i += 1) if (!Number.isFinite(h[i]!)) return false;
  const xs = [-0.5, width - 0.5, width - 0.5, -0.5];
  const ys = [-0.5, -0.5, height - 0.5, height - 0.5];
  const u = [0, 0, 0, 0];
  const v = [0, 0, 0, 0];
  const depths = [0, 0, 0, 0];
  for (let i = 0; i < 4; i += 1) {
    const w = h[6]! * xs[i]! + h[7]! * ys[i]! + h[8]!;
    if (!(w > 1e-6)) return false;
    depths[i] = w;
    u[i] = (h[0]! * xs[i]! + h[1]! * ys[i]! + h[2]!) / w;
    v[i] = (h[3]! * xs[i]! + h[4]! * ys[i]! + h[5]!) / w;
  }
  if (Math.max(...depths) > 3.5 * Math.min(...depths)) return false;
  let area = 0;
  for (let i = 0; i < 4; i += 1) {
    const j = (i + 1) % 4;
    const k = (i + 2) % 4;
    if (!((u[j]! - u[i]!) * (v[k]! - v[j]!) - (v[j]! - v[i]!) * (u[k]! - u[j]!) > 0)) return false;
    area += (u[i]! * v[j]! - u[j]! * v[i]!) / 2;
  }
  if (!(area > 600 && area < 16 * frameSide * frameSide)) return false;
  // The Jacobian at the center: its singular values are as cosine of the tilt to one
  const cx = (width - 1) / 2;
  const cy = (height - 1) / 2;
  const w = h[6]! * cx + h[7]! * cy + h[8]!;
  const x = (h[0]! * cx + h[1]! * cy + h[2]!) / w;
  const y = (h[3]! * cx + h[4]! * cy + h[5]!) / w;
  const a = (h[0]! - x * h[6]!) / w;
  const b = (h[1]! - x * h[7]!) / w;
  const c = (h[3]! - y * h[6]!) / w;
  const d = (h[4]! - y * h[7]!) / w;
  const squares = a * a + b * b + c * c + d * d;
  const det = a * d - b * c;
  // s1/s2 + s2/s1 = squares / det
  return det > 0 && squares / det < minCosine + 1 / minCosine;
}
