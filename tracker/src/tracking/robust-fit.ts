import { type Homography, compose } from '../geometry/homography.ts';
import { HomographyEquations, type PriorDeviations } from './homography-equations.ts';
import type { PatchInputs } from './patch-selection.ts';
import { inputLength, patchSide, resultLength } from './tracking-kernels.ts';

/** What is known of a correction before it is measured. */
export type CorrectionPrior = PriorDeviations & {
  /** Standard deviations that inliers may be off: 1 when their displacements have converged, more before. */
  readonly tolerance: number;
};

/** Error of the model (lens, curl, interpolation) that more texture does not reduce: standard deviation in pixels. */
const modelError = 0.08;
const minPatches = 4;
const minNccScore = 0.3;
/** When at least `minGoodPatches` score higher than this, the others are outliers. */
const goodNccScore = 0.45;
const minGoodPatches = 12;
/** Iterations of the reweighting. */
const reweightings = 8;
/** Tukey's biweight becomes zero at so many standard deviations. */
const tukeyCut = 4.685;
/** Median of the norm of a two-dimensional standard normal distribution. */
const medianNorm = 1.1774;

/** Fits a homography correction to the measured displacements of patches, robust against outliers. */
export class RobustFit {
  /** Weights of the patches in the last fit, 0 … 1. */
  readonly weights: Float64Array;
  private readonly equations = new HomographyEquations();
  /** Information matrix (xx, xy, yy) of each displacement. */
  private readonly information: Float64Array;
  /** Mahalanobis distance of each displacement from the correction. */
  private readonly distances: Float64Array;
  private readonly sorted: Float64Array;
  private readonly meanRow = new Float64Array(8);
  private readonly pictureRow = new Float64Array(8);
  private residualRms = 0;
  private minScore = minNccScore;
  /** Ratio of the residuals to what their information predicts, at least 1. */
  private residualScale = 1;

  constructor(maxPatches: number) {
    this.weights = new Float64Array(maxPatches);
    this.information = new Float64Array(maxPatches * 3);
    this.distances = new Float64Array(maxPatches);
    this.sorted = new Float64Array(maxPatches);
  }

  /** Root mean square of the residuals in pixels of the level, along the patches' texture. */
  rms(): number {
    return this.residualRms;
  }

  /** Standard deviation of the corrected view at a point, in pixels of the level: it grows away from the patches. */
  uncertainty(x: number, y: number): number {
    return this.residualScale * Math.sqrt(this.equations.variance(x, y));
  }

  /**
   * Corrects a view (picture pixels to level pixels) by the patches' displacements, each weighted by the information of
   * its texture (an edge only across itself) and by Tukey's biweight of its residual (iteratively reweighted least
   * squares). With `wholeHomography` one Gauss–Newton step of the direct method follows, over the gradients of the
   * patches' quarters, in which patches may rotate and stretch; displacements must have been measured from zero then.
   * Null when too few patches agree.
   */
  correct(
    view: Homography,
    inputs: PatchInputs,
    results: Float32Array,
    count: number,
    prior: CorrectionPrior,
    wholeHomography: boolean,
  ): Homography | null {
    this.weights.fill(0);
    const used = this.prepare(inputs, results, count);
    if (used < minPatches) return null;
    const { correction } = this.equations;
    correction.fill(0);
    correction[0] = this.medianResult(results, count, 1);
    correction[3] = this.medianResult(results, count, 2);
    for (let iteration = 0; iteration < reweightings; iteration += 1) {
      const inliers = this.reweight(count, this.measureResiduals(inputs, results, count), prior.tolerance);
      if (inliers < minPatches || !this.solveDisplacements(inputs, results, count, prior)) return null;
    }
    const median = this.measureResiduals(inputs, results, count);
    this.residualScale = Math.max(1, median / medianNorm);
    this.reweight(count, median, prior.tolerance);
    this.residualRms = this.weightedRms(count);
    if (wholeHomography && !this.solveGradients(inputs, results, count, prior)) return null;
    return compose(this.equations.warp(), view);
  }

  private isUsable(results: Float32Array, i: number): boolean {
    return results[i * resultLength] === 1 && results[i * resultLength + 3]! > this.minScore;
  }

  /** Information of each displacement, and the normalization of coordinates; returns the number of usable patches. */
  private prepare(inputs: PatchInputs, results: Float32Array, count: number): number {
    const { information, equations } = this;
    let good = 0;
    for (let i = 0; i < count; i += 1)
      if (results[i * resultLength] === 1 && results[i * resultLength + 3]! > goodNccScore) good += 1;
    this.minScore = good >= minGoodPatches ? goodNccScore : minNccScore;
    let used = 0;
    let sumX = 0;
    let sumY = 0;
    for (let i = 0; i < count; i += 1) {
      if (!this.isUsable(results, i)) continue;
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
      sumX += inputs.integers[i * inputLength + 15]! + (patchSide - 1) / 2;
      sumY += inputs.integers[i * inputLength + 16]! + (patchSide - 1) / 2;
      used += 1;
    }
    equations.centerX = sumX;
    equations.centerY = sumY;
    if (used < minPatches) return used;
    equations.centerX = sumX / used;
    equations.centerY = sumY / used;
    equations.size = this.sizeOfPatches(inputs, results, count, used);
    return used;
  }

  private sizeOfPatches(inputs: PatchInputs, results: Float32Array, count: number, used: number): number {
    const { centerX, centerY } = this.equations;
    let squares = 0;
    for (let i = 0; i < count; i += 1) {
      if (!this.isUsable(results, i)) continue;
      squares +=
        (inputs.integers[i * inputLength + 15]! + (patchSide - 1) / 2 - centerX) ** 2 +
        (inputs.integers[i * inputLength + 16]! + (patchSide - 1) / 2 - centerY) ** 2;
    }
    return Math.max(patchSide / 2, Math.sqrt(squares / used) * 1.4);
  }

  private medianResult(results: Float32Array, count: number, column: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1)
      if (this.isUsable(results, i)) {
        this.sorted[used] = results[i * resultLength + column]!;
        used += 1;
      }
    this.sorted.subarray(0, used).sort();
    return this.sorted[used >> 1]!;
  }

  /** Mahalanobis distances of the displacements from the correction; returns their median. */
  private measureResiduals(inputs: PatchInputs, results: Float32Array, count: number): number {
    const { distances, sorted, information } = this;
    const { correction, centerX, centerY, size } = this.equations;
    let used = 0;
    for (let i = 0; i < count; i += 1) {
      if (!this.isUsable(results, i)) {
        distances[i] = Infinity;
        continue;
      }
      const x = (inputs.integers[i * inputLength + 15]! + (patchSide - 1) / 2 - centerX) / size;
      const y = (inputs.integers[i * inputLength + 16]! + (patchSide - 1) / 2 - centerY) / size;
      const perspective = correction[6]! * x + correction[7]! * y;
      const ex =
        correction[0]! + correction[1]! * x + correction[2]! * y - x * perspective - results[i * resultLength + 1]!;
      const ey =
        correction[3]! + correction[4]! * x + correction[5]! * y - y * perspective - results[i * resultLength + 2]!;
      const xx = information[3 * i]!;
      const xy = information[3 * i + 1]!;
      const yy = information[3 * i + 2]!;
      const distance = Math.sqrt(Math.max(0, ex * ex * xx + 2 * ex * ey * xy + ey * ey * yy));
      distances[i] = distance;
      sorted[used] = distance;
      used += 1;
    }
    if (used === 0) return 0;
    sorted.fill(Infinity, used);
    sorted.subarray(0, used).sort();
    return sorted[used >> 1]!;
  }

  /** Tukey's biweights of the residuals; returns the number of inliers. */
  private reweight(count: number, median: number, tolerance: number): number {
    const cut = tukeyCut * Math.max(tolerance, median / medianNorm);
    let inliers = 0;
    for (let i = 0; i < count; i += 1) {
      const t = this.distances[i]! / cut;
      const weight = t < 1 ? (1 - t * t) ** 2 : 0;
      this.weights[i] = weight;
      if (weight > 0.1) inliers += 1;
    }
    return inliers;
  }

  private weightedRms(count: number): number {
    const { weights, distances, information } = this;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < count; i += 1) {
      const w = weights[i]!;
      if (w === 0) continue;
      sum += (w * distances[i]! ** 2 * 2) / (information[3 * i]! + information[3 * i + 2]!);
      total += 2 * w;
    }
    return total > 0 ? Math.sqrt((2 * sum) / total) : Infinity;
  }

  /** Least squares over the patches' displacements. */
  private solveDisplacements(
    inputs: PatchInputs,
    results: Float32Array,
    count: number,
    prior: CorrectionPrior,
  ): boolean {
    const { equations, information } = this;
    equations.reset(prior);
    for (let i = 0; i < count; i += 1) {
      const w = this.weights[i]!;
      if (w === 0) continue;
      equations.setPoint(
        inputs.integers[i * inputLength + 15]! + (patchSide - 1) / 2,
        inputs.integers[i * inputLength + 16]! + (patchSide - 1) / 2,
      );
      const xx = w * information[3 * i]!;
      const xy = w * information[3 * i + 1]!;
      const yy = w * information[3 * i + 2]!;
      const dx = results[i * resultLength + 1]!;
      const dy = results[i * resultLength + 2]!;
      equations.add(xx, xy, yy, xx * dx + xy * dy, xy * dx + yy * dy);
    }
    return equations.solve();
  }

  /** Gauss–Newton step over the gradients of the patches' quarters; each patch keeps its own gain and bias. */
  private solveGradients(inputs: PatchInputs, results: Float32Array, count: number, prior: CorrectionPrior): boolean {
    const { equations, meanRow, pictureRow } = this;
    equations.reset(prior);
    for (let i = 0; i < count; i += 1) {
      const w = this.weights[i]!;
      if (w === 0) continue;
      const at = i * resultLength;
      const gain = results[at + 4]!;
      const noise = Math.max(1, results[at + 5]!);
      const precision = (gain * gain) / noise;
      const weight = w / (1 + modelError ** 2 * 0.5 * (results[at + 6]! + results[at + 8]!) * precision);
      const left = inputs.integers[i * inputLength + 15]!;
      const top = inputs.integers[i * inputLength + 16]!;
      meanRow.fill(0);
      pictureRow.fill(0);
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const q = at + 16 + quarter * 9;
        equations.setPoint(left + (quarter & 1 ? 11.5 : 3.5), top + (quarter & 2 ? 11.5 : 3.5));
        const k = weight * precision;
        const pull = (-weight * gain) / noise;
        equations.add(
          k * results[q]!,
          k * results[q + 1]!,
          k * results[q + 2]!,
          pull * results[q + 7]!,
          pull * results[q + 8]!,
        );
        const { rowX, rowY } = equations;
        for (let a = 0; a < 8; a += 1) {
          meanRow[a]! += rowX[a]! * results[q + 3]! + rowY[a]! * results[q + 4]!;
          pictureRow[a]! += rowX[a]! * results[q + 5]! + rowY[a]! * results[q + 6]!;
        }
      }
      // A change of the patch's bias and gain is no motion
      const perMean = (weight * precision) / patchSide ** 2;
      const perPicture = (weight * precision) / results[at + 9]!;
      equations.eliminate(perMean, meanRow, perPicture, pictureRow);
    }
    return equations.solve();
  }
}
