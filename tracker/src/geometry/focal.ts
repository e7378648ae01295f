import { type Homography, projectInto } from './homography.ts';
import { quadDistance } from './quadrilateral.ts';

/** Focal length in frame pixels, and how far off it may be: the standard deviation of its logarithm (0.1 is 10 %). */
type FocalEstimate = { readonly focal: number; readonly deviation: number };

/** The focal length of the camera, from the views of flat targets. */
export type FocalEstimator = {
  /** Takes in one view of a target of that size in pixels. Views that tell nothing, or nothing new, change nothing. */
  add(h: Homography, width: number, height: number): void;
  estimate(): FocalEstimate;
};

export type FocalOptions = {
  /** Standard deviation of a tracked corner in pixels. */
  readonly noise?: number;
};

/** Of focal lengths between 0.4 and 2.5 of what is expected, evenly in their logarithm. */
const candidates = 128;
const range = Math.log(2.5);
/**
 * What is expected of a phone or laptop: the long side of the frame is seen at 70°, with 20 % more or less. That is 55°
 * of height when 4:3 is held across, and 70° when it is held upright.
 */
const expectedField = (70 * Math.PI) / 180;
const expectedDeviation = 0.2;

/** The focal length in pixels that is expected of a camera with frames of that size, before anything is seen. */
export const expectedFocal = (width: number, height: number): number =>
  Math.max(width, height) / (2 * Math.tan(expectedField / 2));

/** What must have changed of the corners, in parts of the target's size in the frame, before a view is a new one. */
const novelty = 0.04;
/** A new view's errors go with those of its neighbours (lens, exposure), so that it counts as less than one. */
const worth = 0.5;
/** What no number of views can tell better, for lenses bend a little. */
const lens = 0.01;
/** So many views are remembered, in effect: a phone may change its lens. */
const remembered = 200;

/**
 * Estimates it as views come in, on the assumption that the pixels are square and the principal point is the centre of
 * the frame. Each view gives two constraints on 1 / f² (Zhang 2000; Triggs 1998): the images of the target's axes are
 * perpendicular and of the same length. Their covariance follows from the corners' noise at each candidate, so that the
 * likelihood is that of the nearest corners that would satisfy them (Gauss and Helmert), with a heavy tail against wrong
 * views; a histogram over log f holds prior times likelihoods. A frontal view says nothing of f and is left out.
 */
export function createFocalEstimator(
  frameWidth: number,
  frameHeight: number,
  { noise = 0.3 }: FocalOptions = {},
): FocalEstimator {
  const expected = expectedFocal(frameWidth, frameHeight);
  const logPrior = new Float64Array(candidates);
  const logLikelihood = new Float64Array(candidates);
  const offset = (i: number) => range * ((2 * i) / (candidates - 1) - 1);
  for (let i = 0; i < candidates; i += 1) logPrior[i] = -0.5 * (offset(i) / expectedDeviation) ** 2;

  const quad = new Float64Array(8);
  const last = new Float64Array(8);
  const moved = new Float64Array(8);
  // Of the constraints a / f² + b: their values, and how each goes with each of the corners' coordinates
  const value = new Float64Array(4);
  const shifted = new Float64Array(4);
  const slopes = new Float64Array(32);

  /** By differences: the constraints are rational functions of the corners. */
  function differentiate(aspect: number): void {
    const step = 0.01;
    for (let k = 0; k < 8; k += 1)
      for (const sign of [1, -1]) {
        moved.set(quad);
        moved[k]! += (sign * step) / expected;
        constraints(shifted, moved, aspect);
        for (let i = 0; i < 4; i += 1)
          slopes[8 * i + k] = (sign > 0 ? 0 : slopes[8 * i + k]!) + (sign * shifted[i]!) / (2 * step);
      }
  }

  /** Covariance of the numbers i and j of `value`. */
  function covariance(i: number, j: number): number {
    let sum = 0;
    for (let k = 0; k < 8; k += 1) sum += slopes[8 * i + k]! * slopes[8 * j + k]!;
    return sum * noise * noise;
  }

  function weigh(): void {
    // The constraints are a q + b, with q = 1 / f² in units of the expected focal length
    const [aa00, aa01, aa11] = [covariance(0, 0), covariance(0, 1), covariance(1, 1)];
    if (!(mahalanobis(value[0]!, value[1]!, aa00, aa01, aa11) > 25)) return;
    const [ab00, ab11] = [2 * covariance(0, 2), 2 * covariance(1, 3)];
    const ab01 = covariance(0, 3) + covariance(1, 2);
    const [bb00, bb01, bb11] = [covariance(2, 2), covariance(2, 3), covariance(3, 3)];
    for (let i = 0; i < candidates; i += 1) {
      const q = Math.exp(-2 * offset(i));
      const distance = mahalanobis(
        value[0]! * q + value[2]!,
        value[1]! * q + value[3]!,
        (aa00 * q + ab00) * q + bb00,
        (aa01 * q + ab01) * q + bb01,
        (aa11 * q + ab11) * q + bb11,
      );
      // Student's t with four degrees of freedom
      const gain = -worth * 3 * Math.log1p(distance / 4);
      logLikelihood[i] = logLikelihood[i]! * (1 - 1 / remembered) + gain;
    }
  }

  return {
    add(h, width, height) {
      const aspect = height / width;
      for (let i = 0; i < 4; i += 1) {
        const x = (i === 0 || i === 3 ? 0 : width) - 0.5;
        const y = (i < 2 ? 0 : height) - 0.5;
        if (!(projectInto(quad, 2 * i, h, x, y) > 0)) return;
        quad[2 * i] = (quad[2 * i]! - (frameWidth - 1) / 2) / expected;
        quad[2 * i + 1] = (quad[2 * i + 1]! - (frameHeight - 1) / 2) / expected;
      }
      const size = Math.hypot(quad[4]! - quad[0]!, quad[5]! - quad[1]!);
      if (!(quadDistance(quad, last) > novelty * size)) return;
      if (!constraints(value, quad, aspect)) return;
      last.set(quad);
      differentiate(aspect);
      weigh();
    },
    estimate() {
      let highest = -Infinity;
      for (let i = 0; i < candidates; i += 1) highest = Math.max(highest, logPrior[i]! + logLikelihood[i]!);
      let [total, mean, square] = [0, 0, 0];
      for (let i = 0; i < candidates; i += 1) {
        const p = Math.exp(logPrior[i]! + logLikelihood[i]! - highest);
        total += p;
        mean += p * offset(i);
        square += p * offset(i) ** 2;
      }
      mean /= total;
      const variance = Math.max(0, square / total - mean * mean);
      return { focal: expected * Math.exp(mean), deviation: Math.sqrt(variance + lens * lens) };
    },
  };
}

/**
 * The two constraints of four corners about the principal point, of a picture 1 wide and `aspect` high, as
 * [a0, a1, b0, b1]: a0 q + b0 = 0 says that the axes are perpendicular, a1 q + b1 = 0 that they are equally long.
 */
function constraints(out: Float64Array, quad: Float64Array, aspect: number): boolean {
  // Of the unit square to a quadrilateral (Heckbert 1989)
  const [x0, y0, x1, y1] = [quad[0]!, quad[1]!, quad[2]!, quad[3]!];
  const [x2, y2, x3, y3] = [quad[4]!, quad[5]!, quad[6]!, quad[7]!];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const [ax, ay, az] = [x1 - x0 + g * x1, y1 - y0 + g * y1, g];
  const [bx, by, bz] = [(x3 - x0 + h * x3) / aspect, (y3 - y0 + h * y3) / aspect, h / aspect];
  const size = ax * ax + ay * ay + bx * bx + by * by;
  out[0] = (ax * bx + ay * by) / size;
  out[1] = (ax * ax + ay * ay - bx * bx - by * by) / 2 / size;
  out[2] = (az * bz) / size;
  out[3] = (az * az - bz * bz) / 2 / size;
  return Number.isFinite(out[0] + out[1] + out[2] + out[3]);
}

/** (x, y) by the inverse of the covariance ((a, b), (b, c)) on both sides. */
function mahalanobis(x: number, y: number, a: number, b: number, c: number): number {
  const det = a * c - b * b;
  return (c * x * x - 2 * b * x * y + a * y * y) / det;
}
