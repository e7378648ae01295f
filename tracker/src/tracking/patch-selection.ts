import { determinant, type Homography, invert, type HomographyNumbers } from '../geometry/homography.ts';
import { inputLength, patchSide } from './tracking-kernels.ts';
import type { PreparedTarget } from './prepared-target.ts';

/** Inputs of the patch kernels, `inputLength` numbers a patch, in the kernels' memory. */
export type PatchInputs = { readonly integers: Int32Array; readonly floats: Float32Array };

/** Blur of a frame, in pixels of the level. */
export type BlurKernel = {
  /** Motion during the exposure: a former view (picture to level), and the part of the path since then. */
  readonly before: Homography | null;
  readonly part: number;
  /** Diameter of a point that is out of focus. */
  readonly focus: number;
};

const maxSamples = 10;
/** A motion blur longer than this, in pixels of the level, leaves no detail to align with. */
const maxMotionBlur = 40;
/** Views larger than this (pixels of the frame per pixel of the picture) show more pixels than the picture has. */
const maxMagnification = 3;

/** Maximum number of candidates, and the smallest side in pixels of the cells, each of which has one patch. */
const maxCandidates = 4096;
const minCellSize = 7;

/** Selects patches in frames of at most the given size. All memory is allocated here. */
export class PatchSelector {
  /** Centers of the candidates in the level and in the picture. */
  private readonly projectedX = new Float32Array(maxCandidates);
  private readonly projectedY = new Float32Array(maxCandidates);
  private readonly pictureX = new Float32Array(maxCandidates);
  private readonly pictureY = new Float32Array(maxCandidates);
  private readonly motion: [number, number] = [0, 0];
  /** Number of the selection that last took a patch from each cell. */
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(width: number, height: number) {
    this.stamps = new Int32Array((Math.ceil(width / minCellSize) + 1) * (Math.ceil(height / minCellSize) + 1));
  }

  /**
   * Selects up to `limit` patches that a view shows well, spread evenly over the visible part, and writes their inputs.
   * `view` maps picture pixels to pixels of a pyramid level of the given size. Each patch is rendered with the motion
   * blur of its own path, its center in place. Returns the number of patches.
   */
  select(
    target: PreparedTarget,
    view: Homography,
    width: number,
    height: number,
    limit: number,
    inputs: PatchInputs,
    blurKernel: BlurKernel | null = null,
  ): number {
    const back = invert(view);
    if (!back) return 0;
    const candidates = this.collect(target, view, width, height);
    if (candidates === 0) return 0;
    const cell = this.cellSize(candidates, limit);
    const columns = Math.ceil(width / cell);
    this.stamp += 1;
    this.motion.fill(0);
    let count = 0;
    for (let i = 0; i < candidates && count < limit; i += 1) {
      const u = Math.round(this.projectedX[i]! - (patchSide - 1) / 2);
      const v = Math.round(this.projectedY[i]! - (patchSide - 1) / 2);
      const at = Math.floor(this.projectedY[i]! / cell) * columns + Math.floor(this.projectedX[i]! / cell);
      if (this.stamps[at] === this.stamp) continue;
      if (blurKernel?.before) this.setMotionAt(blurKernel.before, blurKernel.part, i);
      if (!writePatchInput(inputs, count, target, back, u, v, this.motion, blurKernel?.focus)) continue;
      this.stamps[at] = this.stamp;
      count += 1;
    }
    return count;
  }

  private collect(target: PreparedTarget, view: Homography, width: number, height: number): number {
    const det = determinant(view);
    let count = 0;
    const half = patchSide / 2;
    for (let o = 0; o < target.octaves.length; o += 1) {
      const octave = target.octaves[o]!;
      const last = o === target.octaves.length - 1;
      for (let i = 0; i < octave.count && count < maxCandidates; i += 1) {
        const x = octave.x[i]!;
        const y = octave.y[i]!;
        const w = view[6]! * x + view[7]! * y + view[8]!;
        if (!(w > 1e-9)) continue;
        // Pixels of the picture, by area, per pixel of the frame
        const area = (w * w * w) / det;
        const scale = 0.5 * Math.log2(area);
        if (
          o === 0
            ? scale >= 0.5 || scale < -Math.log2(maxMagnification)
            : scale < o - 0.5 || (!last && scale >= o + 0.5)
        )
          continue;
        const u = (view[0]! * x + view[1]! * y + view[2]!) / w;
        const v = (view[3]! * x + view[4]! * y + view[5]!) / w;
        if (!(u >= half && v >= half && u < width - half - 1 && v < height - half - 1)) continue;
        this.projectedX[count] = u;
        this.projectedY[count] = v;
        this.pictureX[count] = x;
        this.pictureY[count] = y;
        count += 1;
      }
    }
    return count;
  }

  private cellSize(count: number, limit: number): number {
    let x = 0;
    let y = 0;
    let xx = 0;
    let xy = 0;
    let yy = 0;
    for (let i = 0; i < count; i += 1) {
      const u = this.projectedX[i]!;
      const v = this.projectedY[i]!;
      x += u;
      y += v;
      xx += u * u;
      xy += u * v;
      yy += v * v;
    }
    x /= count;
    y /= count;
    xx = xx / count - x * x;
    xy = xy / count - x * y;
    yy = yy / count - y * y;
    // A parallelogram filled evenly has this area
    const area = 12 * Math.sqrt(Math.max(0, xx * yy - xy * xy));
    return Math.max(minCellSize, Math.sqrt(area / limit));
  }

  private setMotionAt(before: Homography, part: number, i: number): void {
    const x = this.pictureX[i]!;
    const y = this.pictureY[i]!;
    const w = before[6]! * x + before[7]! * y + before[8]!;
    const dx = (this.projectedX[i]! - (before[0]! * x + before[1]! * y + before[2]!) / w) * part;
    const dy = (this.projectedY[i]! - (before[3]! * x + before[4]! * y + before[5]!) / w) * part;
    const length = Math.hypot(dx, dy);
    const shorter = w > 1e-9 ? Math.min(1, maxMotionBlur / Math.max(1e-9, length)) : 0;
    this.motion[0] = shorter > 0 ? dx * shorter : 0;
    this.motion[1] = shorter > 0 ? dy * shorter : 0;
  }
}

/**
 * Writes the input of the patch whose first pixel is (u, v). The level of the picture and the samples per pixel follow
 * from the pixel's footprint in the picture, motion included (Heckbert 1989): the level fits its narrow side, the samples
 * lie along the long one. False when a part of the patch lies outside the picture.
 */
// oxlint-disable-next-line max-lines-per-function -- a kernel: it runs for each patch of each step, its numbers stay in registers
export function writePatchInput(
  inputs: PatchInputs,
  index: number,
  target: PreparedTarget,
  back: Homography,
  u: number,
  v: number,
  blur: readonly [number, number],
  focus = 0,
): boolean {
  const [a, b, c0, d, e, f0, g, h, i0] = back as unknown as HomographyNumbers;
  const c = a * u + b * v + c0;
  const f = d * u + e * v + f0;
  const i = g * u + h * v + i0;
  const m = (patchSide - 1) / 2;
  const w = (g + h) * m + i;
  if (!(Math.abs(w) > 1e-12)) return false;
  const x = ((a + b) * m + c) / w;
  const y = ((d + e) * m + f) / w;
  const j11 = (a - x * g) / w;
  const j12 = (b - x * h) / w;
  const j21 = (d - y * g) / w;
  const j22 = (e - y * h) / w;
  const [mx, my] = blur;
  // Footprint of a pixel of the frame in the picture, as twelve times its covariance
  const point = 1 + focus * focus;
  const c11 = point + mx * mx;
  const c12 = mx * my;
  const c22 = point + my * my;
  const k11 = j11 * j11 * c11 + 2 * j11 * j12 * c12 + j12 * j12 * c22;
  const k12 = j11 * j21 * c11 + (j11 * j22 + j12 * j21) * c12 + j12 * j22 * c22;
  const k22 = j21 * j21 * c11 + 2 * j21 * j22 * c12 + j22 * j22 * c22;
  const mean = (k11 + k22) / 2;
  const root = Math.sqrt(Math.max(0, ((k11 - k22) / 2) ** 2 + k12 * k12));
  const long = Math.sqrt(mean + root);
  const narrow = Math.max(Math.sqrt(Math.max(1e-12, mean - root)), long / maxSamples, 1e-6);
  const samples = Math.max(1, Math.min(maxSamples, Math.round(long / narrow)));
  const reduction = Math.round(2 * Math.log2(narrow));
  const level = target.levels[Math.max(0, Math.min(target.levels.length - 1, reduction))]!;
  const s = level.scale;
  const shift = (s - 1) / 2;
  const k = 1 / w;
  const h0 = (a * s + shift * g) * k;
  const h1 = (b * s + shift * h) * k;
  const h2 = (c * s + shift * i) * k;
  const h3 = (d * s + shift * g) * k;
  const h4 = (e * s + shift * h) * k;
  const h5 = (f * s + shift * i) * k;
  const h6 = g * k;
  const h7 = h * k;
  const h8 = i * k;
  for (let corner = 0; corner < 4; corner += 1) {
    const px = corner & 1 ? patchSide : -1;
    const py = corner & 2 ? patchSide : -1;
    const q = h6 * px + h7 * py + h8;
    if (!(q > 0.05)) return false;
    const qx = (h0 * px + h1 * py + h2) / q;
    const qy = (h3 * px + h4 * py + h5) / q;
    if (!(qx > -0.4 && qy > -0.4 && qx < level.width - 0.6 && qy < level.height - 0.6)) return false;
  }
  // Direction of the long axis
  let ex = k12;
  let ey = mean + root - k11;
  if (Math.abs(k12) < 1e-12) {
    ex = k11 >= k22 ? 1 : 0;
    ey = 1 - ex;
  }
  const length = Math.hypot(ex, ey);
  const stride = (long * s) / samples / length;
  const at = index * inputLength;
  const { floats, integers } = inputs;
  floats[at] = h0;
  floats[at + 1] = h1;
  floats[at + 2] = h2;
  floats[at + 3] = h3;
  floats[at + 4] = h4;
  floats[at + 5] = h5;
  floats[at + 6] = h6;
  floats[at + 7] = h7;
  floats[at + 8] = h8;
  integers[at + 9] = level.address;
  integers[at + 10] = level.width;
  integers[at + 11] = level.height;
  integers[at + 12] = samples;
  floats[at + 13] = ex * stride;
  floats[at + 14] = ey * stride;
  integers[at + 15] = u;
  integers[at + 16] = v;
  floats[at + 17] = 0;
  floats[at + 18] = 0;
  return true;
}
