import type { GrayImage } from '../gray-image.ts';
import { reducedBy } from './downscale.ts';

/** What of a picture explains a poor rating; the rating itself comes from simulated views alone. */
export type Traits = {
  /** Gray values between the 2nd and the 98th of 100. */
  readonly contrast: number;
  /** Share of the picture that has structure once its contrast is made up for, 0 … 1. */
  readonly detailed: number;
  /** How far over the picture that structure lies, 0 … 1: 1 when evenly, less when in a corner. */
  readonly spread: number;
  /** Longer side by the shorter one. */
  readonly elongation: number;
};

const maxSide = 192;
const cells = 16;
/** Mean difference of neighbors, in parts of a contrast of 256, from which on a cell has structure. */
const structure = 3.5;
/** What less contrast leaves of structure drowns in noise. */
const minContrast = 24;

/** Looks at a picture as a camera sees it from some way off: about 192 pixels long. */
export function traitsOf(picture: GrayImage): Traits {
  const { width, height, data } = reducedBy(picture, Math.max(picture.width, picture.height) / maxSide);
  const contrast = rangeOf(data);
  const gain = 256 / Math.max(minContrast, contrast);
  const strength = new Float64Array(cells * cells);
  const size = new Float64Array(cells * cells);
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const i = y * width + x;
      const cell = Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width);
      strength[cell]! += Math.abs(data[i + 1]! - data[i]!) + Math.abs(data[i + width]! - data[i]!);
      size[cell]! += 2;
    }
  let [count, sx, sy, sxx, sxy, syy] = [0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < cells * cells; cell += 1) {
    if (!((gain * strength[cell]!) / size[cell]! >= structure)) continue;
    const [x, y] = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
    count += 1;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
    syy += y * y;
  }
  const n = Math.max(1, count);
  const [mx, my] = [sx / n, sy / n];
  const [xx, xy, yy] = [sxx / n - mx * mx, sxy / n - mx * my, syy / n - my * my];
  return {
    contrast,
    detailed: count / (cells * cells),
    // 1/144 is what an evenly filled unit square has
    spread: Math.min(1, 12 * Math.sqrt(Math.max(0, xx * yy - xy * xy))),
    elongation: Math.max(picture.width, picture.height) / Math.min(picture.width, picture.height),
  };
}

function rangeOf(data: Uint8Array): number {
  const sorted = data.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return at(0.98) - at(0.02);
}
