import type { Homography } from '../geometry/homography.ts';
import type { FramePyramid } from './frame-pyramid.ts';
import type { PreparedTarget } from './prepared-target.ts';

export type PictureAgreement = {
  /**
   * How much a frame looks like the whole picture where a view (picture pixels to frame pixels) puts it, −1 … 1: the mean
   * of the correlations (ZNCC) of overlapping cells, an eighth of the picture's longer side each, weighed by the contrast
   * that either side shows there. Cells that no patch lies in count as well: what agrees along one outline alone stays low,
   * and so does what shows hardly any of the picture.
   */
  agreement(memory: Uint8Array, target: PreparedTarget, frame: FramePyramid, view: Homography): number;
};

/** Samples along the picture's longer side, and along a cell. */
const maxSamples = 64;
const cell = 8;
/** Variance of the noise of samples, and the one with which a cell counts by half. */
const noise = 4;
const halfWeightVariance = 25;
/** Cells that are not seen, as if so many disagreed. */
const unseenCells = 4;

type Plane = { readonly address: number; readonly width: number; readonly height: number };

/** A check for targets and frames of any size. Everything is allocated here. */
export function createPictureAgreement(): PictureAgreement {
  const picture = new Float32Array(maxSamples * maxSamples);
  const seen = new Float32Array(maxSamples * maxSamples);

  /** Fills the samples of both sides; NaN where the frame shows nothing. */
  function fill(
    memory: Uint8Array,
    target: PreparedTarget,
    frame: FramePyramid,
    view: Homography,
    columns: number,
    rows: number,
  ): void {
    const { width, height } = target.picture;
    const { width: wide, height: high } = frame.levels[0]!;
    const step = width / columns;
    const reduction = Math.max(0, Math.min(target.levels.length - 1, Math.round(2 * Math.log2(step))));
    const level = target.levels[reduction]!;
    const det =
      view[0]! * (view[4]! * view[8]! - view[5]! * view[7]!) -
      view[1]! * (view[3]! * view[8]! - view[5]! * view[6]!) +
      view[2]! * (view[3]! * view[7]! - view[4]! * view[6]!);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        const x = (column + 0.5) * step - 0.5;
        const y = ((row + 0.5) * height) / rows - 0.5;
        const w = view[6]! * x + view[7]! * y + view[8]!;
        const u = (view[0]! * x + view[1]! * y + view[2]!) / w;
        const v = (view[3]! * x + view[4]! * y + view[5]!) / w;
        seen[at] = Number.NaN;
        if (!(w > 0 && u >= 0 && v >= 0 && u <= wide - 1 && v <= high - 1)) continue;
        const pitch = Math.sqrt(Math.max(1e-12, det / (w * w * w))) * step;
        const halvings = Math.max(0, Math.min(frame.levels.length - 1, Math.round(Math.log2(pitch))));
        seen[at] = sampled(memory, frame.levels[halvings]!, u, v, 1 / (1 << halvings));
        picture[at] = sampled(memory, level, x, y, level.scale);
      }
  }

  return {
    agreement(memory, target, frame, view) {
      const { width, height } = target.picture;
      const fine = maxSamples / Math.max(width, height);
      const columns = Math.max(cell, Math.round(width * fine));
      const rows = Math.max(cell, Math.round(height * fine));
      fill(memory, target, frame, view, columns, rows);
      let sum = 0;
      let weights = unseenCells;
      for (let top = 0; top + cell <= rows; top += cell / 2)
        for (let left = 0; left + cell <= columns; left += cell / 2) {
          let [n, p, s, pp, ss, ps] = [0, 0, 0, 0, 0, 0];
          for (let row = top; row < top + cell; row += 1)
            for (let at = row * columns + left; at < row * columns + left + cell; at += 1) {
              const b = seen[at]!;
              if (Number.isNaN(b)) continue;
              const a = picture[at]!;
              n += 1;
              p += a;
              s += b;
              pp += a * a;
              ss += b * b;
              ps += a * b;
            }
          if (n < 0.9 * cell * cell) continue;
          const inPicture = pp / n - (p / n) ** 2;
          const inFrame = ss / n - (s / n) ** 2;
          const nccScores = (ps / n - (p / n) * (s / n)) / Math.sqrt((inPicture + noise) * (inFrame + noise));
          const contrast = Math.max(inPicture, inFrame);
          const weight = contrast / (contrast + halfWeightVariance);
          sum += weight * nccScores;
          weights += weight;
        }
      return sum / weights;
    },
  };
}

/** A plane that is `scale` times as large, at a point of the large one, between its four pixels. */
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
