import { type Camera, copyPose, multiplied, originPose, type Pose, rotationAbout } from './camera.ts';
import { solve } from './homography.ts';

/** Points of an object and their observed positions in the frame. */
export type Correspondences = {
  readonly count: number;
  /** Three numbers a point, in the object's units. */
  readonly points: Float64Array;
  /** Two numbers a point, in pixels. */
  readonly observed: Float64Array;
  /**
   * Information matrix of each observation, the inverse of its covariance: xx, xy, yy a point, in 1 / px². Points with
   * zeros are ignored. By default, the identity for each point.
   */
  readonly information?: Float64Array;
};

export type RefinementOptions = {
  readonly iterations?: number;
  /**
   * Width of Tukey's biweight in standard deviations (pixels without `information`): larger residuals have no weight. By
   * default, least squares.
   */
  readonly tukey?: number;
  /** With this the camera's focal length is refined too, about `focal` with this standard deviation of its logarithm. */
  readonly lens?: { readonly focal: number; readonly deviation: number };
};

const system = new Float64Array(49);
const right = new Float64Array(7);
const step = new Float64Array(7);
const row = new Float64Array(14);
const turn = new Float64Array(9);
const trial = originPose();
const residual = new Float64Array(2);

/**
 * Refines a pose in place, and with `lens` the camera's focal length, by a few Levenberg–Marquardt steps on the
 * reprojection error, which never increases (Hartley and Zisserman 2004, A6). A step multiplies the rotation by a small one
 * from the left.
 * @returns the remaining cost: half the sum of squares (of Tukey's function of them), with that of the focal length's
 * prior. NaN when fewer than three points have weight or one is behind the camera; the pose is unchanged then.
 */
export function refinePose(
  pose: Pose,
  camera: Camera,
  correspondences: Correspondences,
  { iterations = 6, tukey = Infinity, lens }: RefinementOptions = {},
): number {
  const n = lens ? 7 : 6;
  let damping = 1e-6;
  let cost = accumulate(pose, camera, correspondences, tukey, lens);
  for (let i = 0; i < iterations && cost >= 0; i += 1) {
    for (let k = 0; k < n; k += 1) system[(n + 1) * k]! *= 1 + damping;
    if (!solve(system, right, n, step)) break;
    copyPose(pose, trial);
    multiplied(rotationAbout(step[0]!, step[1]!, step[2]!, turn), trial.rotation, trial.rotation);
    for (let k = 0; k < 3; k += 1) trial.translation[k]! += step[3 + k]!;
    const before = camera.focal;
    if (lens) camera.focal *= Math.exp(Math.max(-0.5, Math.min(0.5, step[6]!)));
    const next = accumulate(trial, camera, correspondences, tukey, lens);
    if (next <= cost) {
      copyPose(trial, pose);
      const gain = cost - next;
      cost = next;
      damping /= 10;
      if (gain < 1e-12 * cost + 1e-18) break;
    } else {
      camera.focal = before;
      damping = Math.max(damping, 1e-4) * 10;
      accumulate(pose, camera, correspondences, tukey, lens);
    }
  }
  return cost;
}

/**
 * Writes the residual of each point in standard deviations (pixels without `information`); Infinity for points that are
 * ignored or behind the camera.
 */
export function poseResiduals(out: Float64Array, pose: Pose, camera: Camera, correspondences: Correspondences): void {
  for (let i = 0; i < correspondences.count; i += 1) {
    const isUsed =
      !correspondences.information || correspondences.information[3 * i]! + correspondences.information[3 * i + 2]! > 0;
    out[i] = isUsed && difference(pose, camera, correspondences, i) ? Math.sqrt(squared(correspondences, i)) : Infinity;
  }
}

/** Writes observed minus projected position into `residual`; false behind the camera. */
function difference(
  { rotation: r, translation: t }: Pose,
  camera: Camera,
  correspondences: Correspondences,
  i: number,
): boolean {
  const { points, observed } = correspondences;
  const [x, y, z] = [points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!];
  const depth = r[6]! * x + r[7]! * y + r[8]! * z + t[2]!;
  const k = camera.focal / depth;
  residual[0] = observed[2 * i]! - camera.centerX - k * (r[0]! * x + r[1]! * y + r[2]! * z + t[0]!);
  residual[1] = observed[2 * i + 1]! - camera.centerY - k * (r[3]! * x + r[4]! * y + r[5]! * z + t[1]!);
  return depth > 1e-9;
}

function squared({ information }: Correspondences, i: number): number {
  const [x, y] = [residual[0]!, residual[1]!];
  if (!information) return x * x + y * y;
  const [xx, xy, yy] = [information[3 * i]!, information[3 * i + 1]!, information[3 * i + 2]!];
  return Math.max(0, xx * x * x + 2 * xy * x * y + yy * y * y);
}

/** The normal equations at a pose into `system` and `right`. Returns the cost, NaN where there is none. */
function accumulate(
  pose: Pose,
  camera: Camera,
  correspondences: Correspondences,
  tukey: number,
  lens: RefinementOptions['lens'],
): number {
  const n = lens ? 7 : 6;
  const { count, points, information } = correspondences;
  const { rotation: r, translation: t } = pose;
  system.fill(0);
  right.fill(0);
  let cost = 0;
  let counted = 0;
  for (let i = 0; i < count; i += 1) {
    const xx = information ? information[3 * i]! : 1;
    const xy = information ? information[3 * i + 1]! : 0;
    const yy = information ? information[3 * i + 2]! : 1;
    if (!(xx + yy > 0)) continue;
    if (!difference(pose, camera, correspondences, i)) return Number.NaN;
    const square = squared(correspondences, i);
    if (!(square < Infinity)) return Number.NaN;
    const share = square / (tukey * tukey);
    if (share >= 1) {
      cost += (tukey * tukey) / 6;
      continue;
    }
    counted += 1;
    cost += tukey === Infinity ? square / 2 : (tukey * tukey * (1 - (1 - share) ** 3)) / 6;
    const [x, y, z] = [points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!];
    const a = r[0]! * x + r[1]! * y + r[2]! * z;
    const b = r[3]! * x + r[4]! * y + r[5]! * z;
    const c = r[6]! * x + r[7]! * y + r[8]! * z;
    const depth = c + t[2]!;
    const k = camera.focal / depth;
    const [u, v] = [(a + t[0]!) / depth, (b + t[1]!) / depth];
    // The camera's point moves by turn × (a, b, c) + shift
    write(0, -u * b * k, k * (c + u * a), -k * b, k, 0, -k * u, camera.focal * u);
    write(7, -k * (c + v * b), v * a * k, k * a, 0, k, -k * v, camera.focal * v);
    addPoint(n, xx, xy, yy, (1 - share) ** 2);
  }
  if (lens) {
    const off = Math.log(camera.focal / lens.focal) / lens.deviation;
    cost += off * off * 0.5;
    system[48]! += lens.deviation ** -2;
    right[6]! -= off / lens.deviation;
  }
  return counted < 3 ? Number.NaN : cost;
}

function write(at: number, a: number, b: number, c: number, d: number, e: number, f: number, g: number): void {
  row[at] = a;
  row[at + 1] = b;
  row[at + 2] = c;
  row[at + 3] = d;
  row[at + 4] = e;
  row[at + 5] = f;
  row[at + 6] = g;
}

function addPoint(n: number, xx: number, xy: number, yy: number, weight: number): void {
  for (let a = 0; a < n; a += 1) {
    const px = weight * (row[a]! * xx + row[7 + a]! * xy);
    const py = weight * (row[a]! * xy + row[7 + a]! * yy);
    right[a]! += px * residual[0]! + py * residual[1]!;
    for (let b = a; b < n; b += 1) system[n * a + b]! += px * row[b]! + py * row[7 + b]!;
  }
}
