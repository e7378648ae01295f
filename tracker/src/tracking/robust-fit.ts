import { type Homography, compose } from '../geometry/homography.ts';
import { orderLength, patchSide, resultLength } from './tracking-kernels.ts';
import type { Orders } from './patch-selection.ts';

/** What is known of a correction: standard deviations of its affine and perspective parts, in pixels at the patches' rim. */
export type Prior = {
  readonly affine: number;
  readonly perspective: number;
  /** How many standard deviations patches that agree may be off: 1 when their shifts are final, more before. */
  readonly tolerance: number;
};

export type RobustFit = {
  /**
   * The view corrected by what the patches measured: each patch's shift counts by the information of its texture, an
   * edge only across itself; patches that disagree lose their weight (Tukey's biweight, reweighted iteratively). With
   * `whole` the residuals of the quarters of the patches are fitted at once, a Gauss–Newton step of the direct method
   * in which patches may turn and stretch; their shifts must have been measured from zero then. Null when too few agree.
   */
  correct(
    view: Homography,
    orders: Orders,
    results: Float32Array,
    count: number,
    prior: Prior,
    whole: boolean,
  ): Homography | null;
  /** Of the last correction: a weight from 0 to 1 for each patch. */
  readonly weights: Float64Array;
  /** Root mean square of what remained of the shifts, in pixels of the level, across the patches' texture. */
  rms(): number;
  /** Standard deviation in pixels of where the last correction puts a point of the level: it grows away from the patches. */
  uncertainty(x: number, y: number): number;
};

/** Errors of the model (lens, curl, interpolation) that more texture does not make smaller, in pixels. */
const modelError = 0.08;
const fewest = 4;
const leastLikeness = 0.3;
/** What looks less alike than this is left out when enough patches look more so: most of it is something else. */
const goodLikeness = 0.45;
const enough = 12;

export function createRobustFit(most: number): RobustFit {
  const weights = new Float64Array(most);
  const information = new Float64Array(most * 3);
  const distance = new Float64Array(most);
  const ordered = new Float64Array(most);
  const normal = new Float64Array(64);
  const right = new Float64Array(8);
  const factor = new Float64Array(64);
  const step = new Float64Array(8);
  const solved = new Float64Array(8);
  const rowX = new Float64Array(8);
  const rowY = new Float64Array(8);
  let rms = 0;
  let middleX = 0;
  let middleY = 0;
  let size = 1;
  let least = leastLikeness;
  let excess = 1;

  const usable = (results: Float32Array, i: number) =>
    results[i * resultLength] === 1 && results[i * resultLength + 3]! > least;

  /** Mahalanobis distance of each shift from the correction `step`; returns their median. */
  function measure(orders: Orders, results: Float32Array, count: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1) {
      if (!usable(results, i)) {
        distance[i] = Infinity;
        continue;
      }
      const x = (orders.integers[i * orderLength + 15]! + (patchSide - 1) / 2 - middleX) / size;
      const y = (orders.integers[i * orderLength + 16]! + (patchSide - 1) / 2 - middleY) / size;
      const bend = step[6]! * x + step[7]! * y;
      const ex = step[0]! + step[1]! * x + step[2]! * y - x * bend - results[i * resultLength + 1]!;
      const ey = step[3]! + step[4]! * x + step[5]! * y - y * bend - results[i * resultLength + 2]!;
      const xx = information[3 * i]!;
      const xy = information[3 * i + 1]!;
      const yy = information[3 * i + 2]!;
      const d = Math.sqrt(Math.max(0, ex * ex * xx + 2 * ex * ey * xy + ey * ey * yy));
      distance[i] = d;
      ordered[used] = d;
      used += 1;
    }
    if (used === 0) return 0;
    ordered.fill(Infinity, used);
    ordered.subarray(0, used).sort();
    return ordered[used >> 1]!;
  }

  function reweigh(count: number, median: number, tolerance: number): number {
    // The median of a two-dimensional normal distance is 1.18
    const cut = 4.685 * Math.max(tolerance, median / 1.1774);
    let agreeing = 0;
    for (let i = 0; i < count; i += 1) {
      const t = distance[i]! / cut;
      const w = t < 1 ? (1 - t * t) ** 2 : 0;
      weights[i] = w;
      if (w > 0.1) agreeing += 1;
    }
    return agreeing;
  }

  function fillRows(x: number, y: number): void {
    rowX[0] = 1;
    rowX[1] = x;
    rowX[2] = y;
    rowX[3] = 0;
    rowX[4] = 0;
    rowX[5] = 0;
    rowX[6] = -x * x;
    rowX[7] = -x * y;
    rowY[0] = 0;
    rowY[1] = 0;
    rowY[2] = 0;
    rowY[3] = 1;
    rowY[4] = x;
    rowY[5] = y;
    rowY[6] = -x * y;
    rowY[7] = -y * y;
  }

  function add(xx: number, xy: number, yy: number, vx: number, vy: number): void {
    for (let a = 0; a < 8; a += 1) {
      const ax = rowX[a]!;
      const ay = rowY[a]!;
      if (ax === 0 && ay === 0) continue;
      right[a]! += ax * vx + ay * vy;
      const px = ax * xx + ay * xy;
      const py = ax * xy + ay * yy;
      for (let b = 0; b <= a; b += 1) normal[a * 8 + b]! += px * rowX[b]! + py * rowY[b]!;
    }
  }

  function begin(prior: Prior): void {
    normal.fill(0);
    right.fill(0);
    const linear = 1 / prior.affine ** 2;
    const bent = 1 / prior.perspective ** 2;
    for (let a = 0; a < 8; a += 1) normal[a * 9] = a > 5 ? bent : a === 0 || a === 3 ? 1e-6 : linear;
  }

  function solveShifts(orders: Orders, results: Float32Array, count: number, prior: Prior): boolean {
    begin(prior);
    for (let i = 0; i < count; i += 1) {
      const w = weights[i]!;
      if (w === 0) continue;
      fillRows(
        (orders.integers[i * orderLength + 15]! + (patchSide - 1) / 2 - middleX) / size,
        (orders.integers[i * orderLength + 16]! + (patchSide - 1) / 2 - middleY) / size,
      );
      const xx = w * information[3 * i]!;
      const xy = w * information[3 * i + 1]!;
      const yy = w * information[3 * i + 2]!;
      const dx = results[i * resultLength + 1]!;
      const dy = results[i * resultLength + 2]!;
      add(xx, xy, yy, xx * dx + xy * dy, xy * dx + yy * dy);
    }
    return solveNormal(normal, right, factor, step);
  }

  const meanRow = new Float64Array(8);
  const pictureRow = new Float64Array(8);

  function solveWhole(orders: Orders, results: Float32Array, count: number, prior: Prior): boolean {
    begin(prior);
    for (let i = 0; i < count; i += 1) {
      const w = weights[i]!;
      if (w === 0) continue;
      const at = i * resultLength;
      const gain = results[at + 4]!;
      const noise = Math.max(1, results[at + 5]!);
      const precision = (gain * gain) / noise;
      const trust = w / (1 + modelError ** 2 * 0.5 * (results[at + 6]! + results[at + 8]!) * precision);
      const left = orders.integers[i * orderLength + 15]!;
      const top = orders.integers[i * orderLength + 16]!;
      meanRow.fill(0);
      pictureRow.fill(0);
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const q = at + 16 + quarter * 9;
        fillRows(
          (left + (quarter & 1 ? 11.5 : 3.5) - middleX) / size,
          (top + (quarter & 2 ? 11.5 : 3.5) - middleY) / size,
        );
        const k = trust * precision;
        const pull = (-trust * gain) / noise;
        add(k * results[q]!, k * results[q + 1]!, k * results[q + 2]!, pull * results[q + 7]!, pull * results[q + 8]!);
        for (let a = 0; a < 8; a += 1) {
          meanRow[a]! += rowX[a]! * results[q + 3]! + rowY[a]! * results[q + 4]!;
          pictureRow[a]! += rowX[a]! * results[q + 5]! + rowY[a]! * results[q + 6]!;
        }
      }
      // What a change of the patch's bias and gain explains is no motion
      const perMean = (trust * precision) / patchSide ** 2;
      const perPicture = (trust * precision) / results[at + 9]!;
      for (let a = 0; a < 8; a += 1)
        for (let b = 0; b <= a; b += 1)
          normal[a * 8 + b]! -= perMean * meanRow[a]! * meanRow[b]! + perPicture * pictureRow[a]! * pictureRow[b]!;
    }
    return solveNormal(normal, right, factor, step);
  }

  /** Information of each shift, and the frame in which the correction's numbers are of a size. */
  function gather(orders: Orders, results: Float32Array, count: number): number {
    let good = 0;
    for (let i = 0; i < count; i += 1)
      if (results[i * resultLength] === 1 && results[i * resultLength + 3]! > goodLikeness) good += 1;
    least = good >= enough ? goodLikeness : leastLikeness;
    let used = 0;
    middleX = 0;
    middleY = 0;
    for (let i = 0; i < count; i += 1) {
      if (!usable(results, i)) continue;
      const at = i * resultLength;
      const precision = results[at + 4]! ** 2 / Math.max(1, results[at + 5]!);
      const xx = results[at + 6]! * precision;
      const xy = results[at + 7]! * precision;
      const yy = results[at + 8]! * precision;
      // (S⁻¹ + m² I)⁻¹ = S (I + m² S)⁻¹ for the information S of the noise alone
      const k = modelError ** 2;
      const det = (1 + k * xx) * (1 + k * yy) - k * k * xy * xy;
      information[3 * i] = (xx * (1 + k * yy) - k * xy * xy) / det;
      information[3 * i + 1] = xy / det;
      information[3 * i + 2] = (yy * (1 + k * xx) - k * xy * xy) / det;
      middleX += orders.integers[i * orderLength + 15]! + (patchSide - 1) / 2;
      middleY += orders.integers[i * orderLength + 16]! + (patchSide - 1) / 2;
      used += 1;
    }
    if (used < fewest) return used;
    middleX /= used;
    middleY /= used;
    let squares = 0;
    for (let i = 0; i < count; i += 1) {
      if (!usable(results, i)) continue;
      squares +=
        (orders.integers[i * orderLength + 15]! + (patchSide - 1) / 2 - middleX) ** 2 +
        (orders.integers[i * orderLength + 16]! + (patchSide - 1) / 2 - middleY) ** 2;
    }
    size = Math.max(patchSide / 2, Math.sqrt(squares / used) * 1.4);
    return used;
  }

  function medianShift(results: Float32Array, count: number, column: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1)
      if (usable(results, i)) {
        ordered[used] = results[i * resultLength + column]!;
        used += 1;
      }
    ordered.subarray(0, used).sort();
    return ordered[used >> 1]!;
  }

  return {
    weights,
    rms: () => rms,
    uncertainty(x, y) {
      fillRows((x - middleX) / size, (y - middleY) / size);
      return excess * Math.sqrt(varianceOf(factor, rowX, solved) + varianceOf(factor, rowY, solved));
    },
    correct(view, orders, results, count, prior, whole) {
      weights.fill(0);
      const used = gather(orders, results, count);
      if (used < fewest) return null;
      step.fill(0);
      step[0] = medianShift(results, count, 1);
      step[3] = medianShift(results, count, 2);
      let agreeing = 0;
      for (let round = 0; round < 8; round += 1) {
        agreeing = reweigh(count, measure(orders, results, count), prior.tolerance);
        if (agreeing < fewest || !solveShifts(orders, results, count, prior)) return null;
      }
      const median = measure(orders, results, count);
      excess = Math.max(1, median / 1.1774);
      reweigh(count, median, prior.tolerance);
      let sum = 0;
      let total = 0;
      for (let i = 0; i < count; i += 1) {
        const w = weights[i]!;
        if (w === 0) continue;
        sum += (w * distance[i]! ** 2 * 2) / (information[3 * i]! + information[3 * i + 2]!);
        total += 2 * w;
      }
      rms = total > 0 ? Math.sqrt((2 * sum) / total) : Infinity;
      if (whole && !solveWhole(orders, results, count, prior)) return null;
      return compose(correction(step, middleX, middleY, size), view);
    },
  };
}

/** The warp of the level whose shift at (x, y), in units of `size` about the middle, is `step` to first order. */
function correction(step: Float64Array, middleX: number, middleY: number, size: number): Homography {
  const a = 1 + step[1]! / size;
  const b = step[2]! / size;
  const d = step[4]! / size;
  const e = 1 + step[5]! / size;
  const g = step[6]! / (size * size);
  const h = step[7]! / (size * size);
  const i = 1 - g * middleX - h * middleY;
  const c = step[0]! - a * middleX - b * middleY;
  const f = step[3]! - d * middleX - e * middleY;
  return Float64Array.of(
    a + middleX * g,
    b + middleX * h,
    c + middleX * i,
    d + middleY * g,
    e + middleY * h,
    f + middleY * i,
    g,
    h,
    i,
  );
}

/** Solves the symmetric system whose lower half is given (8 × 8) by Cholesky's method; false when it is not definite. */
function solveNormal(M: Float64Array, v: Float64Array, L: Float64Array, out: Float64Array): boolean {
  for (let i = 0; i < 8; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = M[i * 8 + j]!;
      for (let k = 0; k < j; k += 1) sum -= L[i * 8 + k]! * L[j * 8 + k]!;
      if (i === j) {
        if (!(sum > 1e-12)) return false;
        L[i * 9] = Math.sqrt(sum);
      } else L[i * 8 + j] = sum / L[j * 9]!;
    }
  for (let i = 0; i < 8; i += 1) {
    let sum = v[i]!;
    for (let k = 0; k < i; k += 1) sum -= L[i * 8 + k]! * out[k]!;
    out[i] = sum / L[i * 9]!;
  }
  for (let i = 7; i >= 0; i -= 1) {
    let sum = out[i]!;
    for (let k = i + 1; k < 8; k += 1) sum -= L[k * 8 + i]! * out[k]!;
    out[i] = sum / L[i * 9]!;
  }
  return true;
}

/** rowᵀ M⁻¹ row for the matrix whose Cholesky factor is L. */
function varianceOf(L: Float64Array, row: Float64Array, y: Float64Array): number {
  let variance = 0;
  for (let i = 0; i < 8; i += 1) {
    let sum = row[i]!;
    for (let k = 0; k < i; k += 1) sum -= L[i * 8 + k]! * y[k]!;
    y[i] = sum / L[i * 9]!;
    variance += y[i]! ** 2;
  }
  return variance;
}
