import { determinant, type Homography } from '../geometry/homography.ts';
import type { FramePyramid } from './frame-pyramid.ts';
import type { PreparedTarget } from './prepared-target.ts';

/** Samples along the picture's longer side, and along a cell. */
const maxSamples = 64;
const cell = 8;
/** Variance of the noise of samples, and the variance of a cell that has half the full weight. */
const noise = 4;
const halfWeightVariance = 25;
/** Weight of the cells that the frame does not show, as if they disagreed. */
const hiddenCellsWeight = 4;

type Plane = { readonly address: number; readonly width: number; readonly height: number };

/** Measures how well frames agree with whole pictures, of any size. All memory is allocated here. */
export class PictureAgreement {
  /** Samples of the picture, and of the frame at the same places: NaN where it does not show the picture. */
  private readonly pictureSamples = new Float32Array(maxSamples * maxSamples);
  private readonly frameSamples = new Float32Array(maxSamples * maxSamples);

  /**
   * How much a frame looks like the whole picture at a view (picture pixels to frame pixels), −1 … 1: the mean of the
   * correlations (ZNCC) of overlapping cells, an eighth of the picture's longer side each, weighted by the contrast of
   * either side. Cells without a patch count as well: what agrees along one outline alone has a low value, and so has a
   * view that shows hardly any of the picture.
   */
  agreement(memory: Uint8Array, target: PreparedTarget, frame: FramePyramid, view: Homography): number {
    const { width, height } = target.picture;
    const resolution = maxSamples / Math.max(width, height);
    const columns = Math.max(cell, Math.round(width * resolution));
    const rows = Math.max(cell, Math.round(height * resolution));
    this.sample(memory, target, frame, view, columns, rows);
    let sum = 0;
    let weights = hiddenCellsWeight;
    for (let top = 0; top + cell <= rows; top += cell / 2)
      for (let left = 0; left + cell <= columns; left += cell / 2) {
        const { nccScore, weight } = this.compareCell(left, top, columns);
        sum += weight * nccScore;
        weights += weight;
      }
    return sum / weights;
  }

  /** NCC score of a cell and its weight, which is 0 when the frame does not show the cell. */
  private compareCell(left: number, top: number, columns: number): { nccScore: number; weight: number } {
    let [n, p, s, pp, ss, ps] = [0, 0, 0, 0, 0, 0];
    for (let row = top; row < top + cell; row += 1)
      for (let at = row * columns + left; at < row * columns + left + cell; at += 1) {
        const b = this.frameSamples[at]!;
        if (Number.isNaN(b)) continue;
        const a = this.pictureSamples[at]!;
        n += 1;
        p += a;
        s += b;
        pp += a * a;
        ss += b * b;
        ps += a * b;
      }
    if (n < 0.9 * cell * cell) return { nccScore: 0, weight: 0 };
    const pictureVariance = pp / n - (p / n) ** 2;
    const frameVariance = ss / n - (s / n) ** 2;
    const covariance = ps / n - (p / n) * (s / n);
    const nccScore = covariance / Math.sqrt((pictureVariance + noise) * (frameVariance + noise));
    const contrast = Math.max(pictureVariance, frameVariance);
    return { nccScore, weight: contrast / (contrast + halfWeightVariance) };
  }

  /** Writes columns × rows samples of the picture and of the frame. */
  private sample(
    memory: Uint8Array,
    target: PreparedTarget,
    frame: FramePyramid,
    view: Homography,
    columns: number,
    rows: number,
  ): void {
    const { pictureSamples, frameSamples } = this;
    const { width, height } = target.picture;
    const { width: frameWidth, height: frameHeight } = frame.levels[0]!;
    const step = width / columns;
    const reduction = Math.max(0, Math.min(target.levels.length - 1, Math.round(2 * Math.log2(step))));
    const level = target.levels[reduction]!;
    const det = determinant(view);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        const x = (column + 0.5) * step - 0.5;
        const y = ((row + 0.5) * height) / rows - 0.5;
        const w = view[6]! * x + view[7]! * y + view[8]!;
        const u = (view[0]! * x + view[1]! * y + view[2]!) / w;
        const v = (view[3]! * x + view[4]! * y + view[5]!) / w;
        frameSamples[at] = Number.NaN;
        if (!(w > 0 && u >= 0 && v >= 0 && u <= frameWidth - 1 && v <= frameHeight - 1)) continue;
        const pitch = Math.sqrt(Math.max(1e-12, det / (w * w * w))) * step;
        const halvings = Math.max(0, Math.min(frame.levels.length - 1, Math.round(Math.log2(pitch))));
        frameSamples[at] = sampled(memory, frame.levels[halvings]!, u, v, 1 / (1 << halvings));
        pictureSamples[at] = sampled(memory, level, x, y, level.scale);
      }
  }
}

/** Bilinear interpolation of a plane of scale `scale`, at a point in pixels of the full scale. */
function sampled(memory: Uint8Array, { address, width, height }: Plane, x: number, y: number, scale: number): number {
  const u = Math.max(0, Math.min(width - 1.001, (x + 0.5) * scale - 0.5));
  const v = Math.max(0, Math.min(height - 1.001, (y + 0.5) * scale - 0.5));
  const left = Math.floor(u);
  const top = Math.floor(v);
  const a = u - left;
  const b = v - top;
  const at = address + top * width + left;
  const upper = memory[at]! * (1 - a) + memory[at + 1]! * a;
  const lower = memory[at + width]! * (1 - a) + memory[at + width + 1]! * a;
  return upper * (1 - b) + lower * b;
}
