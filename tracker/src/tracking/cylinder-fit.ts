import { type Camera, copyPose, originPose, type Pose } from '../geometry/camera.ts';
import { missed, refinePose, type RefinementOptions } from '../geometry/pose-refinement.ts';
import type { Orders } from './patch-selection.ts';
import { orderLength, patchSide, resultLength } from './tracking-kernels.ts';

export type CylinderFit = {
  /**
   * Moves the pose, and the camera's focal length about `lens`, to what the patches measured: each shift counts by the
   * information of its texture, and patches that disagree lose their weight (Tukey's biweight, whose width follows the
   * median). False when too few agree; the pose is as it was then.
   */
  fit(
    pose: Pose,
    camera: Camera,
    points: Float64Array,
    orders: Orders,
    results: Float32Array,
    count: number,
    lens: RefinementOptions['lens'],
  ): boolean;
  /** Of the last fit: a weight from 0 to 1 for each patch. */
  readonly weights: Float64Array;
  /** Root mean square of what remained of the shifts, in pixels of the level. */
  rms(): number;
};

/** Errors of the model (lens, print, interpolation) that more texture does not make smaller, in pixels. */
const modelError = 0.1;
const leastLikeness = 0.3;
const fewest = 6;

export function createCylinderFit(most: number): CylinderFit {
  const weights = new Float64Array(most);
  const seen = new Float64Array(2 * most);
  const information = new Float64Array(3 * most);
  const misses = new Float64Array(most);
  const ordered = new Float64Array(most);
  const start = originPose();
  let rms = 0;

  /** Where each patch was seen and what that says. Returns how many say something. */
  function gather(orders: Orders, results: Float32Array, count: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1) {
      const at = i * resultLength;
      information.fill(0, 3 * i, 3 * i + 3);
      if (results[at] !== 1 || !(results[at + 3]! > leastLikeness)) continue;
      seen[2 * i] = orders.integers[i * orderLength + 15]! + (patchSide - 1) / 2 + results[at + 1]!;
      seen[2 * i + 1] = orders.integers[i * orderLength + 16]! + (patchSide - 1) / 2 + results[at + 2]!;
      const precision = results[at + 4]! ** 2 / Math.max(1, results[at + 5]!);
      const [xx, xy] = [results[at + 6]! * precision, results[at + 7]! * precision];
      const yy = results[at + 8]! * precision;
      // (S⁻¹ + m² I)⁻¹ for the information S of the noise alone
      const k = modelError ** 2;
      const det = (1 + k * xx) * (1 + k * yy) - k * k * xy * xy;
      information[3 * i] = (xx * (1 + k * yy) - k * xy * xy) / det;
      information[3 * i + 1] = xy / det;
      information[3 * i + 2] = (yy * (1 + k * xx) - k * xy * xy) / det;
      used += 1;
    }
    return used;
  }

  /** The width of Tukey's function for what is missed now, by the median, which is 1.18 σ in two dimensions. */
  function cut(count: number): number {
    let used = 0;
    for (let i = 0; i < count; i += 1) if (misses[i]! < Infinity) ordered[used++] = misses[i]!;
    ordered.subarray(0, used).sort();
    return 4.685 * Math.max(1, ordered[used >> 1]! / 1.1774);
  }

  return {
    weights,
    rms: () => rms,
    fit(pose, camera, points, orders, results, count, lens) {
      weights.fill(0);
      if (gather(orders, results, count) < fewest) return false;
      copyPose(pose, start);
      const focal = camera.focal;
      const sightings = { count, points, seen, information };
      let tukey = Infinity;
      for (let round = 0; round < 5; round += 1) {
        missed(misses, pose, camera, sightings);
        tukey = cut(count);
        if (refinePose(pose, camera, sightings, { iterations: 2, tukey, ...(lens && { lens }) }) >= 0) continue;
        copyPose(start, pose);
        camera.focal = focal;
        return false;
      }
      missed(misses, pose, camera, sightings);
      let [sum, total, agreeing] = [0, 0, 0];
      for (let i = 0; i < count; i += 1) {
        const t = misses[i]! / tukey;
        const w = t < 1 ? (1 - t * t) ** 2 : 0;
        weights[i] = w;
        if (w > 0.1) agreeing += 1;
        if (w > 0) sum += (2 * w * misses[i]! ** 2) / (information[3 * i]! + information[3 * i + 2]!);
        total += w;
      }
      rms = Math.sqrt(sum / total);
      return agreeing >= fewest;
    },
  };
}
