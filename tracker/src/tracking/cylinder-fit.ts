import { type Camera, copyPose, originPose, type Pose } from '../geometry/camera.ts';
import { poseResiduals, refinePose, type RefinementOptions } from '../geometry/pose-refinement.ts';
import type { PatchInputs } from './patch-selection.ts';
import { inputLength, patchSide, resultLength } from './tracking-kernels.ts';

/** Errors of the model (lens, print, interpolation) that more texture does not make smaller, in pixels. */
const modelError = 0.1;
const minNccScore = 0.3;
const minPatches = 6;

/** Fits the pose of a cylinder to the measured displacements of patches, robust against outliers. */
export class CylinderFit {
  /** Weights of the patches in the last fit, 0 … 1. */
  readonly weights: Float64Array;
  /** Measured position (two coordinates) and its information matrix (xx, xy, yy) of each patch, in pixels of the level. */
  private readonly measured: Float64Array;
  private readonly information: Float64Array;
  private readonly residuals: Float64Array;
  private readonly sorted: Float64Array;
  private readonly start = originPose();
  private residualRms = 0;

  constructor(maxPatches: number) {
    this.weights = new Float64Array(maxPatches);
    this.measured = new Float64Array(2 * maxPatches);
    this.information = new Float64Array(3 * maxPatches);
    this.residuals = new Float64Array(maxPatches);
    this.sorted = new Float64Array(maxPatches);
  }

  /** Root mean square of the residuals in pixels of the level. */
  rms(): number {
    return this.residualRms;
  }

  /**
   * Moves the pose, and the camera's focal length about `lens`, to the measured displacements, each weighted by the
   * information of its texture and by Tukey's biweight, whose width follows the median. False when too few patches agree;
   * the pose is restored then.
   */
  fit(
    pose: Pose,
    camera: Camera,
    points: Float64Array,
    inputs: PatchInputs,
    results: Float32Array,
    count: number,
    lens: RefinementOptions['lens'],
  ): boolean {
    this.weights.fill(0);
    if (this.prepare(inputs, results, count) < minPatches) return false;
    copyPose(pose, this.start);
    const focal = camera.focal;
    const correspondences = { count, points, observed: this.measured, information: this.information };
    let tukey = Infinity;
    for (let round = 0; round < 5; round += 1) {
      poseResiduals(this.residuals, pose, camera, correspondences);
      tukey = this.tukeyWidth(count);
      if (refinePose(pose, camera, correspondences, { iterations: 2, tukey, ...(lens && { lens }) }) >= 0) continue;
      copyPose(this.start, pose);
      camera.focal = focal;
      return false;
    }
    poseResiduals(this.residuals, pose, camera, correspondences);
    let [sum, total, agreeing] = [0, 0, 0];
    for (let i = 0; i < count; i += 1) {
      const t = this.residuals[i]! / tukey;
      const w = t < 1 ? (1 - t * t) ** 2 : 0;
      this.weights[i] = w;
      if (w > 0.1) agreeing += 1;
      if (w > 0) sum += (2 * w * this.residuals[i]! ** 2) / (this.information[3 * i]! + this.information[3 * i + 2]!);
      total += w;
    }
    this.residualRms = Math.sqrt(sum / total);
    return agreeing >= minPatches;
  }

  /** Measured position and information of each patch; returns the number of usable patches. */
  private prepare(inputs: PatchInputs, results: Float32Array, count: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1) {
      const at = i * resultLength;
      this.information.fill(0, 3 * i, 3 * i + 3);
      if (results[at] !== 1 || !(results[at + 3]! > minNccScore)) continue;
      this.measured[2 * i] = inputs.integers[i * inputLength + 15]! + (patchSide - 1) / 2 + results[at + 1]!;
      this.measured[2 * i + 1] = inputs.integers[i * inputLength + 16]! + (patchSide - 1) / 2 + results[at + 2]!;
      const precision = results[at + 4]! ** 2 / Math.max(1, results[at + 5]!);
      const [xx, xy] = [results[at + 6]! * precision, results[at + 7]! * precision];
      const yy = results[at + 8]! * precision;
      // (S⁻¹ + m² I)⁻¹ for the information S of the noise alone
      const k = modelError ** 2;
      const det = (1 + k * xx) * (1 + k * yy) - k * k * xy * xy;
      this.information[3 * i] = (xx * (1 + k * yy) - k * xy * xy) / det;
      this.information[3 * i + 1] = xy / det;
      this.information[3 * i + 2] = (yy * (1 + k * xx) - k * xy * xy) / det;
      used += 1;
    }
    return used;
  }

  /** Width of Tukey's biweight by the median of the residuals, which is 1.18 σ in two dimensions. */
  private tukeyWidth(count: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1) if (this.residuals[i]! < Infinity) this.sorted[used++] = this.residuals[i]!;
    this.sorted.subarray(0, used).sort();
    return 4.685 * Math.max(1, this.sorted[used >> 1]! / 1.1774);
  }
}
