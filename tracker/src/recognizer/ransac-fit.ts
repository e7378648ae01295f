import { type Homography, solve } from '../geometry/homography.ts';

/** Pairs of points, as columns: (px, py) in pixels of the target corresponds to (qx, qy) in pixels of the frame. */
export type Pairs = {
  readonly px: Float64Array;
  readonly py: Float64Array;
  readonly qx: Float64Array;
  readonly qy: Float64Array;
};

const normal = new Float64Array(64);
const right = new Float64Array(8);
const row = new Float64Array(8);

/**
 * Fits a homography to pairs (those of the indices `chosen`, with their `weights`) by weighted least squares of the
 * algebraic error, with a prior on the perspective, which is small for a print that covers little of the view:
 * `perspective` is the standard deviation of the relative change of depth over half the target, `noise` that of a position
 * in frame pixels. With three pairs, or many in a small area, the result is almost affine. With a former estimate (`before`)
 * the weights are divided by its squared depths, so that iterations minimize the geometric error. Null when the pairs are
 * degenerate.
 */
export function fitWithPrior(
  pairs: Pairs,
  chosen: ArrayLike<number>,
  weights: ArrayLike<number>,
  count: number,
  { noise, perspective, before }: { noise: number; perspective: number; before: Homography | null },
): Homography | null {
  const { px, py, qx, qy } = pairs;
  let total = 0;
  let [mx, my, nx, ny] = [0, 0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const k = chosen[i]!;
    const w = weights[i]!;
    total += w;
    mx += w * px[k]!;
    my += w * py[k]!;
    nx += w * qx[k]!;
    ny += w * qy[k]!;
  }
  if (!(total > 0)) return null;
  mx /= total;
  my /= total;
  nx /= total;
  ny /= total;
  let [ps, qs] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    const k = chosen[i]!;
    ps += weights[i]! * ((px[k]! - mx) ** 2 + (py[k]! - my) ** 2);
    qs += weights[i]! * ((qx[k]! - nx) ** 2 + (qy[k]! - ny) ** 2);
  }
  ps = Math.sqrt(ps / total);
  qs = Math.sqrt(qs / total);
  if (!(ps > 1e-6) || !(qs > 1e-6)) return null;
  normal.fill(0);
  right.fill(0);
  for (let i = 0; i < count; i += 1) {
    const k = chosen[i]!;
    const x = (px[k]! - mx) / ps;
    const y = (py[k]! - my) / ps;
    const u = (qx[k]! - nx) / qs;
    const v = (qy[k]! - ny) / qs;
    let depth = 1;
    if (before)
      depth =
        (before[6]! * px[k]! + before[7]! * py[k]! + before[8]!) / (before[6]! * mx + before[7]! * my + before[8]!);
    const weight = weights[i]! / (depth * depth);
    add(x, y, 0, u, weight);
    add(x, y, 3, v, weight);
  }
  const ridge = (noise / qs / perspective) ** 2;
  normal[54]! += ridge;
  normal[63]! += ridge;
  const h = solve(normal, right, 8);
  if (!h) return null;
  return denormalized(h, ps, qs, mx, my, nx, ny);
}

/** The homography of pixels for one of normalized coordinates: T' H T with the scale and shift T of the target's points. */
function denormalized(
  h: ArrayLike<number>,
  ps: number,
  qs: number,
  mx: number,
  my: number,
  nx: number,
  ny: number,
): Homography | null {
  const a = h[0]! / ps;
  const b = h[1]! / ps;
  const c = h[2]! - a * mx - b * my;
  const d = h[3]! / ps;
  const e = h[4]! / ps;
  const f = h[5]! - d * mx - e * my;
  const g = h[6]! / ps;
  const j = h[7]! / ps;
  const l = 1 - g * mx - j * my;
  if (!(Math.abs(l) > 1e-9)) return null;
  return Float64Array.of(
    (a * qs + nx * g) / l,
    (b * qs + nx * j) / l,
    (c * qs + nx * l) / l,
    (d * qs + ny * g) / l,
    (e * qs + ny * j) / l,
    (f * qs + ny * l) / l,
    g / l,
    j / l,
    1,
  );
}

/** One equation of the normal system: a row for u (`offset` 0) or v (3). */
function add(x: number, y: number, offset: number, value: number, weight: number): void {
  row.fill(0);
  row[offset] = x;
  row[offset + 1] = y;
  row[offset + 2] = 1;
  row[6] = -value * x;
  row[7] = -value * y;
  for (let a = offset; a < 8; a += 1) {
    const scaled = row[a]! * weight;
    if (scaled === 0) continue;
    right[a]! += scaled * value;
    for (let b = a; b < 8; b += 1) normal[a * 8 + b]! += scaled * row[b]!;
  }
}

/** The affine transform through three pairs, as a homography; null when they are nearly on a line. */
export function affineThrough(pairs: Pairs, i: number, j: number, k: number, into: Homography): Homography | null {
  const { px, py, qx, qy } = pairs;
  const ax = px[j]! - px[i]!;
  const ay = py[j]! - py[i]!;
  const bx = px[k]! - px[i]!;
  const by = py[k]! - py[i]!;
  const area = ax * by - ay * bx;
  // Thin triangles blow errors up: the height over the longest side must be a tenth of that side
  if (!(Math.abs(area) > 0.1 * Math.max(ax * ax + ay * ay, bx * bx + by * by) && Math.abs(area) > 1e-9)) return null;
  const ux = qx[j]! - qx[i]!;
  const uy = qy[j]! - qy[i]!;
  const vx = qx[k]! - qx[i]!;
  const vy = qy[k]! - qy[i]!;
  const a = (ux * by - vx * ay) / area;
  const b = (vx * ax - ux * bx) / area;
  const d = (uy * by - vy * ay) / area;
  const e = (vy * ax - uy * bx) / area;
  into[0] = a;
  into[1] = b;
  into[2] = qx[i]! - a * px[i]! - b * py[i]!;
  into[3] = d;
  into[4] = e;
  into[5] = qy[i]! - d * px[i]! - e * py[i]!;
  into[6] = 0;
  into[7] = 0;
  into[8] = 1;
  return into;
}
