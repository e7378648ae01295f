/**
 * A plane projective transform as nine numbers, row-major: (x, y) maps to ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w)
 * with w = h6 x + h7 y + h8, scaled so that h8 = 1. Pixel coordinates have their origin at the center of the top left
 * pixel. What is in front of the camera has w > 0.
 *
 * Functions that return a homography write it into `out` where that is given, and allocate nothing then; `out` may be one of
 * the arguments.
 */
export type Homography = Float64Array;

/** The nine numbers of a homography, for taking them apart by name. */
export type HomographyNumbers = readonly [number, number, number, number, number, number, number, number, number];

/**
 * From a picture's pixels to the pixels of the same picture scaled by `sx` and `sy`, about the outer corner as pixel
 * centers ask for: x' = sx (x + 0.5) − 0.5.
 */
export function scaling(sx: number, sy = sx, out: Homography = new Float64Array(9)): Homography {
  return setMatrix(out, sx, 0, (sx - 1) / 2, 0, sy, (sy - 1) / 2, 0, 0, 1);
}

/** `a` after `b`. */
export function compose(a: ArrayLike<number>, b: ArrayLike<number>, out: Homography = new Float64Array(9)): Homography {
  const [b0, b1, b2] = [b[0]!, b[1]!, b[2]!];
  const [b3, b4, b5] = [b[3]!, b[4]!, b[5]!];
  const [b6, b7, b8] = [b[6]!, b[7]!, b[8]!];
  return normalized(
    setMatrix(
      out,
      a[0]! * b0 + a[1]! * b3 + a[2]! * b6,
      a[0]! * b1 + a[1]! * b4 + a[2]! * b7,
      a[0]! * b2 + a[1]! * b5 + a[2]! * b8,
      a[3]! * b0 + a[4]! * b3 + a[5]! * b6,
      a[3]! * b1 + a[4]! * b4 + a[5]! * b7,
      a[3]! * b2 + a[4]! * b5 + a[5]! * b8,
      a[6]! * b0 + a[7]! * b3 + a[8]! * b6,
      a[6]! * b1 + a[7]! * b4 + a[8]! * b7,
      a[6]! * b2 + a[7]! * b5 + a[8]! * b8,
    ),
  );
}

/** Scales the numbers in place so that the last is 1; unchanged when the origin maps to infinity. */
export function normalized(h: Homography): Homography {
  const last = h[8]!;
  if (!(Math.abs(last) > 1e-12)) return h;
  for (let i = 0; i < 9; i += 1) h[i]! /= last;
  return h;
}

/** The inverse; null for a matrix that is singular, or nearly so in double precision. */
export function invert(h: ArrayLike<number>, out: Homography = new Float64Array(9)): Homography | null {
  const [a, b, c] = [h[0]!, h[1]!, h[2]!];
  const [d, e, f] = [h[3]!, h[4]!, h[5]!];
  const [g, i, j] = [h[6]!, h[7]!, h[8]!];
  const A = e * j - f * i;
  const B = f * g - d * j;
  const C = d * i - e * g;
  const det = a * A + b * B + c * C;
  // The size of its terms is the scale of the determinant's rounding error
  const size = Math.abs(a * A) + Math.abs(b * B) + Math.abs(c * C);
  if (!(Math.abs(det) > 1e-13 * size) || !(size < Infinity)) return null;
  normalized(
    setMatrix(out, A, c * i - b * j, b * f - c * e, B, a * j - c * g, c * d - a * f, C, b * g - a * i, a * e - b * d),
  );
  return isFinite(out) ? out : null;
}

/** The image of a point. It is meaningless behind the camera (w ≤ 0) and not finite on its horizon. */
export function project(h: ArrayLike<number>, x: number, y: number): [number, number] {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w];
}

/**
 * Writes the image of a point to out[at] and out[at + 1].
 * @returns w: only where it is above 0 the point is in front of the camera.
 */
export function projectInto(out: Float64Array, at: number, h: ArrayLike<number>, x: number, y: number): number {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  out[at] = (h[0]! * x + h[1]! * y + h[2]!) / w;
  out[at + 1] = (h[3]! * x + h[4]! * y + h[5]!) / w;
  return w;
}

const system = new Float64Array(64);
const right = new Float64Array(8);
const solution = new Float64Array(8);
const row = new Float64Array(9);
/** Determinant of a 3 × 3 matrix, row-major. */
export function determinant(h: ArrayLike<number>): number {
  return (
    h[0]! * (h[4]! * h[8]! - h[5]! * h[7]!) -
    h[1]! * (h[3]! * h[8]! - h[5]! * h[6]!) +
    h[2]! * (h[3]! * h[7]! - h[4]! * h[6]!)
  );
}

const fromFrame = new Float64Array(3);
const toFrame = new Float64Array(3);
const fitted = new Float64Array(9);
const change = new Float64Array(9);

/**
 * Least squares in normalized coordinates (Hartley 1997), weights optional: `from` and `to` are x, y pairs. Solves the
 * normal equations of the algebraic error with h8 = 1 in normalized frames, twice: the second time weighted by 1/w², which
 * makes it the geometric error to first order. Null when degenerate (fewer than four points that count, points on a
 * line, numbers that are not finite), never NaN.
 */
export function fitHomography(
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  count: number,
  weights?: ArrayLike<number>,
  out: Homography = new Float64Array(9),
): Homography | null {
  const total = totalWeight(count, weights);
  if (!(total > 0) || !normalizer(fromFrame, from, count, total, weights)) return null;
  if (!normalizer(toFrame, to, count, total, weights)) return null;
  const [fx, fy, fs] = [fromFrame[0]!, fromFrame[1]!, fromFrame[2]!];
  const [tx, ty, ts] = [toFrame[0]!, toFrame[1]!, toFrame[2]!];
  for (let round = 0; round < 2; round += 1) {
    const [g, h] = round === 0 ? [0, 0] : [solution[6]!, solution[7]!];
    system.fill(0);
    right.fill(0);
    for (let i = 0; i < count; i += 1) {
      const weight = weights ? weights[i]! : 1;
      if (!(weight > 0)) continue;
      const x = (from[2 * i]! - fx) * fs;
      const y = (from[2 * i + 1]! - fy) * fs;
      const w = g * x + h * y + 1;
      addPoint(x, y, (to[2 * i]! - tx) * ts, (to[2 * i + 1]! - ty) * ts, weight / (total * w * w));
    }
    if (!solve(system, right, 8, solution)) return null;
  }
  fitted.set(solution);
  fitted[8] = 1;
  if (!invert(fitted, change)) return null;
  compose(fitted, setMatrix(change, fs, 0, -fs * fx, 0, fs, -fs * fy, 0, 0, 1), fitted);
  compose(setMatrix(change, 1 / ts, 0, tx, 0, 1 / ts, ty, 0, 0, 1), fitted, out);
  return isFinite(out) ? out : null;
}

/** Sum of the positive weights; 0 when fewer than four are positive. */
function totalWeight(count: number, weights?: ArrayLike<number>): number {
  let total = 0;
  let positive = 0;
  for (let i = 0; i < count; i += 1) {
    const weight = weights ? weights[i]! : 1;
    if (!(weight > 0)) continue;
    total += weight;
    positive += 1;
  }
  return positive < 4 ? 0 : total;
}

function isFinite(h: Homography): boolean {
  for (let i = 0; i < 9; i += 1) if (!Number.isFinite(h[i]!)) return false;
  return true;
}

/** Adds the two equations of one pair of points. */
function addPoint(x: number, y: number, u: number, v: number, weight: number): void {
  addRow(setMatrix(row, x, y, 1, 0, 0, 0, -u * x, -u * y, u), weight);
  addRow(setMatrix(row, 0, 0, 0, x, y, 1, -v * x, -v * y, v), weight);
}

/** Adds one equation, whose right side is the row's last number. */
function addRow(row: Float64Array, weight: number): void {
  const value = row[8]!;
  for (let a = 0; a < 8; a += 1) {
    const scaled = row[a]! * weight;
    if (scaled === 0) continue;
    right[a]! += scaled * value;
    for (let b = a; b < 8; b += 1) system[a * 8 + b]! += scaled * row[b]!;
  }
}

/** Writes the nine numbers of a 3 × 3 matrix, row by row. */
export function setMatrix(
  out: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
): Float64Array {
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
  out[4] = e;
  out[5] = f;
  out[6] = g;
  out[7] = h;
  out[8] = i;
  return out;
}

/** Mean x, mean y, and the factor that makes the mean distance from there √2. */
function normalizer(
  out: Float64Array,
  points: ArrayLike<number>,
  count: number,
  total: number,
  weights?: ArrayLike<number>,
): boolean {
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i += 1) {
    const weight = weights ? weights[i]! : 1;
    if (!(weight > 0)) continue;
    x += points[2 * i]! * weight;
    y += points[2 * i + 1]! * weight;
  }
  x /= total;
  y /= total;
  let spread = 0;
  for (let i = 0; i < count; i += 1) {
    const weight = weights ? weights[i]! : 1;
    if (weight > 0) spread += weight * Math.hypot(points[2 * i]! - x, points[2 * i + 1]! - y);
  }
  spread /= total;
  out[0] = x;
  out[1] = y;
  out[2] = Math.SQRT2 / spread;
  return spread > 1e-9 && spread < Infinity;
}

/**
 * Solves the symmetric system of size n whose upper half is in `M`, row-major, by Cholesky's method, which overwrites
 * the lower half and the diagonal. Null when it is not safely positive definite.
 */
export function solve(
  M: Float64Array,
  v: ArrayLike<number>,
  n: number,
  out: Float64Array = new Float64Array(n),
): Float64Array | null {
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = M[j * n + i]!;
      for (let k = 0; k < j; k += 1) sum -= M[i * n + k]! * M[j * n + k]!;
      if (i === j) {
        if (!(sum > 1e-12 * M[i * n + i]!) || !(sum < Infinity)) return null;
        M[i * n + i] = Math.sqrt(sum);
      } else M[i * n + j] = sum / M[j * n + j]!;
    }
  for (let i = 0; i < n; i += 1) {
    let sum = v[i]!;
    for (let k = 0; k < i; k += 1) sum -= M[i * n + k]! * out[k]!;
    out[i] = sum / M[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = out[i]!;
    for (let k = i + 1; k < n; k += 1) sum -= M[k * n + i]! * out[k]!;
    out[i] = sum / M[i * n + i]!;
  }
  return out;
}
