import { type Homography, projectInto } from './homography.ts';
import { quadDistance } from './quadrilateral.ts';

/** Focal length in frame pixels, and the standard deviation of its logarithm (0.1 is 10 %). */
export type FocalEstimate = { readonly focal: number; readonly deviation: number };

export type FocalOptions = {
  /** Standard deviation of a tracked corner in pixels. */
  readonly noise?: number;
};

/** Number of candidates, between 1 / 2.5 and 2.5 times the expected focal length, at equal steps of the logarithm. */
const candidates = 128;
const range = Math.log(2.5);
/**
 * Field of view expected of a phone or laptop along the long side of the frame, and the standard deviation of the focal
 * length's logarithm. That is a vertical field of 55° for 4:3 in landscape, and of 70° in portrait.
 */
const expectedField = (70 * Math.PI) / 180;
const expectedDeviation = 0.2;

/** The expected focal length in pixels of a camera with frames of that size, without any view. */
export const expectedFocal = (width: number, height: number): number =>
  Math.max(width, height) / (2 * Math.tan(expectedField / 2));

/** Motion of the corners, in parts of the target's size in the frame, from which on a view counts as new. */
const minMotion = 0.04;
/** Weight of a view: its errors correlate with those of similar views (lens, exposure). */
const viewWeight = 0.5;
/** Least standard deviation of the logarithm: lenses are not pinholes. */
const minDeviation = 0.01;
/** Effective number of views that are remembered: a phone may change its lens. */
const memoryLength = 200;

/** Logarithm of a candidate's focal length, relative to the expected one. */
const offset = (i: number) => range * ((2 * i) / (candidates - 1) - 1);

/**
 * Estimates the focal length of the camera from views of flat targets, on the assumption that the pixels are square and
 * the principal point is the center of the frame. Each view gives two constraints on 1 / f² (Zhang 2000; Triggs 1998):
 * the images of the target's axes are perpendicular and of the same length. Their covariance follows from the corners'
 * noise at each candidate, so that the likelihood is that of the nearest corners that satisfy them (Gauss–Helmert model),
 * with a heavy tail against outliers; a histogram over log f holds prior times likelihoods. A frontal view carries no
 * information on f and is ignored.
 */
export class FocalEstimator {
  private readonly width: number;
  private readonly height: number;
  private readonly noise: number;
  private readonly expected: number;
  private readonly logPrior = new Float64Array(candidates);
  private readonly logLikelihood = new Float64Array(candidates);
  /** Corners of the view, relative to the principal point in units of the expected focal length. */
  private readonly quad = new Float64Array(8);
  private readonly last = new Float64Array(8);
  private readonly shifted = new Float64Array(8);
  /** Coefficients of the constraints (see `constraints`), and their derivatives by the corners' coordinates. */
  private readonly value = new Float64Array(4);
  private readonly shiftedValue = new Float64Array(4);
  private readonly derivatives = new Float64Array(32);

  /** For frames of so many pixels. */
  constructor(width: number, height: number, { noise = 0.3 }: FocalOptions = {}) {
    this.width = width;
    this.height = height;
    this.noise = noise;
    this.expected = expectedFocal(width, height);
    for (let i = 0; i < candidates; i += 1) this.logPrior[i] = -0.5 * (offset(i) / expectedDeviation) ** 2;
  }

  /** Adds a view of a target of that size in pixels. Views without new information change nothing. */
  add(h: Homography, width: number, height: number): void {
    const { quad, last, expected } = this;
    const aspect = height / width;
    for (let i = 0; i < 4; i += 1) {
      const x = (i === 0 || i === 3 ? 0 : width) - 0.5;
      const y = (i < 2 ? 0 : height) - 0.5;
      if (!(projectInto(quad, 2 * i, h, x, y) > 0)) return;
      quad[2 * i] = (quad[2 * i]! - (this.width - 1) / 2) / expected;
      quad[2 * i + 1] = (quad[2 * i + 1]! - (this.height - 1) / 2) / expected;
    }
    const size = Math.hypot(quad[4]! - quad[0]!, quad[5]! - quad[1]!);
    if (!(quadDistance(quad, last) > minMotion * size)) return;
    if (!constraints(this.value, quad, aspect)) return;
    last.set(quad);
    this.differentiate(aspect);
    this.updateLikelihood();
  }

  /** Mean and standard deviation of log f by prior and views. */
  estimate(): FocalEstimate {
    const { logPrior, logLikelihood } = this;
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
    return {
      focal: this.expected * Math.exp(mean),
      deviation: Math.sqrt(variance + minDeviation * minDeviation),
    };
  }

  /** Central differences: the constraints are rational functions of the corners. */
  private differentiate(aspect: number): void {
    const { quad, shifted, shiftedValue, derivatives } = this;
    const step = 0.01;
    for (let k = 0; k < 8; k += 1)
      for (const sign of [1, -1]) {
        shifted.set(quad);
        shifted[k]! += (sign * step) / this.expected;
        constraints(shiftedValue, shifted, aspect);
        for (let i = 0; i < 4; i += 1)
          derivatives[8 * i + k] = (sign > 0 ? 0 : derivatives[8 * i + k]!) + (sign * shiftedValue[i]!) / (2 * step);
      }
  }

  /** Covariance of the coefficients i and j of `value`. */
  private covariance(i: number, j: number): number {
    const { derivatives, noise } = this;
    let sum = 0;
    for (let k = 0; k < 8; k += 1) sum += derivatives[8 * i + k]! * derivatives[8 * j + k]!;
    return sum * noise * noise;
  }

  private updateLikelihood(): void {
    const { value, logLikelihood } = this;
    // The constraints are a q + b, with q = 1 / f² in units of the expected focal length
    const [aa00, aa01, aa11] = [this.covariance(0, 0), this.covariance(0, 1), this.covariance(1, 1)];
    if (!(mahalanobis(value[0]!, value[1]!, aa00, aa01, aa11) > 25)) return;
    const [ab00, ab11] = [2 * this.covariance(0, 2), 2 * this.covariance(1, 3)];
    const ab01 = this.covariance(0, 3) + this.covariance(1, 2);
    const [bb00, bb01, bb11] = [this.covariance(2, 2), this.covariance(2, 3), this.covariance(3, 3)];
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
      const gain = -viewWeight * 3 * Math.log1p(distance / 4);
      logLikelihood[i] = logLikelihood[i]! * (1 - 1 / memoryLength) + gain;
    }
  }
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

/** Squared Mahalanobis distance of (x, y) by the covariance ((a, b), (b, c)). */
function mahalanobis(x: number, y: number, a: number, b: number, c: number): number {
  const det = a * c - b * b;
  return (c * x * x - 2 * b * x * y + a * y * y) / det;
}
