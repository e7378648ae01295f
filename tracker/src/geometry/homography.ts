/**
 * A plane projective transform as nine numbers, row-major: (x, y) goes to ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w)
 * with w = h6 x + h7 y + h8. Pixel coordinates have their origin at the centre of the top left pixel.
 */
export type Homography = Float64Array;

export function identity(): Homography {
  return Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
}

/** `a` after `b`. */
export function compose(a: ArrayLike<number>, b: ArrayLike<number>): Homography {
  const out = new Float64Array(9);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1) {
      let sum = 0;
      for (let k = 0; k < 3; k += 1) sum += (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0);
      out[row * 3 + column] = sum;
    }
  return normalised(out);
}

/** Scaled so that the last number is 1; what is at infinity stays as it is. */
export function normalised(h: Homography): Homography {
  const last = h[8]!;
  if (Math.abs(last) < 1e-12) return h;
  for (let i = 0; i < 9; i += 1) h[i]! /= last;
  return h;
}

export function invert(h: ArrayLike<number>): Homography | null {
  const [a, b, c, d, e, f, g, i, j] = Array.from({ length: 9 }, (_, k) => h[k]!) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const A = e * j - f * i;
  const B = -(d * j - f * g);
  const C = d * i - e * g;
  const det = a * A + b * B + c * C;
  if (!(Math.abs(det) > 1e-18)) return null;
  return normalised(
    Float64Array.of(
      A,
      -(b * j - c * i),
      b * f - c * e,
      B,
      a * j - c * g,
      -(a * f - c * d),
      C,
      -(a * i - b * g),
      a * e - b * d,
    ),
  );
}

export function project(h: ArrayLike<number>, x: number, y: number): [number, number] {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  return [(h[0]! * x + h[1]! * y + h[2]!) / w, (h[3]! * x + h[4]! * y + h[5]!) / w];
}

/**
 * Least squares in normalised coordinates (Hartley 1997), weights optional: `from` and `to` are x, y pairs. Solves the
 * normal equations of the algebraic error with h8 = 1 in normalised frames, then one is as good as two steps of
 * iterated reweighting by 1/w, which makes it the geometric error to first order. Null when degenerate.
 */
export function fitHomography(
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  count: number,
  weights?: ArrayLike<number>,
): Homography | null {
  if (count < 4) return null;
  const nf = normaliser(from, count, weights);
  const nt = normaliser(to, count, weights);
  if (!nf || !nt) return null;
  let h: Float64Array | null = null;
  for (let round = 0; round < 2; round += 1) {
    const M = new Float64Array(64);
    const v = new Float64Array(8);
    for (let i = 0; i < count; i += 1) {
      const weight = weights ? weights[i]! : 1;
      if (weight <= 0) continue;
      const x = (from[2 * i]! - nf.x) * nf.s;
      const y = (from[2 * i + 1]! - nf.y) * nf.s;
      const u = (to[2 * i]! - nt.x) * nt.s;
      const t = (to[2 * i + 1]! - nt.y) * nt.s;
      const w = h ? h[6]! * x + h[7]! * y + 1 : 1;
      const k = weight / (w * w);
      addRow(M, v, [x, y, 1, 0, 0, 0, -u * x, -u * y], u, k);
      addRow(M, v, [0, 0, 0, x, y, 1, -t * x, -t * y], t, k);
    }
    h = solve(M, v, 8);
    if (!h) return null;
  }
  const n = Float64Array.of(h![0]!, h![1]!, h![2]!, h![3]!, h![4]!, h![5]!, h![6]!, h![7]!, 1);
  const T = Float64Array.of(nf.s, 0, -nf.s * nf.x, 0, nf.s, -nf.s * nf.y, 0, 0, 1);
  const U = Float64Array.of(1 / nt.s, 0, nt.x, 0, 1 / nt.s, nt.y, 0, 0, 1);
  return compose(U, compose(n, T));
}

function addRow(M: Float64Array, v: Float64Array, row: readonly number[], value: number, weight: number): void {
  for (let a = 0; a < 8; a += 1) {
    const scaled = row[a]! * weight;
    if (scaled === 0) continue;
    v[a]! += scaled * value;
    for (let b = a; b < 8; b += 1) M[a * 8 + b]! += scaled * row[b]!;
  }
}

function normaliser(points: ArrayLike<number>, count: number, weights?: ArrayLike<number>) {
  let x = 0;
  let y = 0;
  let total = 0;
  for (let i = 0; i < count; i += 1) {
    const weight = weights ? weights[i]! : 1;
    x += points[2 * i]! * weight;
    y += points[2 * i + 1]! * weight;
    total += weight;
  }
  if (!(total > 0)) return null;
  x /= total;
  y /= total;
  let spread = 0;
  for (let i = 0; i < count; i += 1)
    spread += (weights ? weights[i]! : 1) * Math.hypot(points[2 * i]! - x, points[2 * i + 1]! - y);
  spread /= total;
  return spread > 1e-9 ? { x, y, s: Math.SQRT2 / spread } : null;
}

/** Solves the symmetric system whose upper half is in `M` (n x n) by Cholesky's method; null when it is not definite. */
export function solve(M: Float64Array, v: Float64Array, n: number): Float64Array | null {
  const L = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = M[j * n + i]!;
      for (let k = 0; k < j; k += 1) sum -= L[i * n + k]! * L[j * n + k]!;
      if (i === j) {
        if (!(sum > 1e-12)) return null;
        L[i * n + i] = Math.sqrt(sum);
      } else L[i * n + j] = sum / L[j * n + j]!;
    }
  const out = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    let sum = v[i]!;
    for (let k = 0; k < i; k += 1) sum -= L[i * n + k]! * out[k]!;
    out[i] = sum / L[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = out[i]!;
    for (let k = i + 1; k < n; k += 1) sum -= L[k * n + i]! * out[k]!;
    out[i] = sum / L[i * n + i]!;
  }
  return out;
}
