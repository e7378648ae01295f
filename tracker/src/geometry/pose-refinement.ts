import { type Camera, copyPose, multiplied, originPose, type Pose, rotationAbout } from './camera.ts';
import { solve } from './homography.ts';

/** Points of a thing and where they were seen: three and two numbers each, in the thing's units and in pixels. */
export type Sightings = {
  readonly count: number;
  readonly points: Float64Array;
  readonly seen: Float64Array;
  /** What each counts; all the same where left out. */
  readonly weights?: Float64Array;
};

export type RefinementOptions = {
  readonly iterations?: number;
  /** Tukey's biweight: what misses by more pixels than this counts nothing. Left out, all count (least squares). */
  readonly tukey?: number;
};

const system = new Float64Array(36);
const right = new Float64Array(6);
const step = new Float64Array(6);
const rows = new Float64Array(12);
const turn = new Float64Array(9);
const trial = originPose();

/**
 * The pose in place, by a few steps of Levenberg and Marquardt on the reprojection error, so that it can only get better
 * (Hartley and Zisserman 2004, A6). The step turns by a small rotation from the left.
 * @returns the root mean square error in pixels of the points that count; NaN where fewer than three do, or one
 * that has a weight lies behind the camera: the pose is as it was then.
 */
export function refinePose(
  pose: Pose,
  camera: Camera,
  sightings: Sightings,
  { iterations = 6, tukey = Infinity }: RefinementOptions = {},
): number {
  let damping = 1e-6;
  let cost = accumulate(pose, camera, sightings, tukey);
  for (let i = 0; i < iterations && cost >= 0; i += 1) {
    for (let k = 0; k < 6; k += 1) system[7 * k]! *= 1 + damping;
    if (!solve(system, right, 6, step)) break;
    copyPose(pose, trial);
    multiplied(rotationAbout(step[0]!, step[1]!, step[2]!, turn), trial.rotation, trial.rotation);
    for (let k = 0; k < 3; k += 1) trial.translation[k]! += step[3 + k]!;
    const next = accumulate(trial, camera, sightings, tukey);
    if (next <= cost) {
      copyPose(trial, pose);
      const gain = cost - next;
      cost = next;
      damping /= 10;
      if (gain < 1e-12 * cost + 1e-18) break;
    } else {
      damping = Math.max(damping, 1e-4) * 10;
      accumulate(pose, camera, sightings, tukey);
    }
  }
  return cost >= 0 ? rootMeanSquare(pose, camera, sightings, tukey) : Number.NaN;
}

/** The normal equations at a pose into `system` and `right`. Returns the cost, NaN where there is none. */
function accumulate(pose: Pose, camera: Camera, { count, points, seen, weights }: Sightings, tukey: number): number {
  const { rotation: r, translation: t } = pose;
  const { focal } = camera;
  system.fill(0);
  right.fill(0);
  let cost = 0;
  let counted = 0;
  for (let i = 0; i < count; i += 1) {
    const weight = weights ? weights[i]! : 1;
    if (!(weight > 0)) continue;
    const [x, y, z] = [points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!];
    const a = r[0]! * x + r[1]! * y + r[2]! * z;
    const b = r[3]! * x + r[4]! * y + r[5]! * z;
    const c = r[6]! * x + r[7]! * y + r[8]! * z;
    const depth = c + t[2]!;
    if (!(depth > 1e-9)) return Number.NaN;
    const u = (a + t[0]!) / depth;
    const v = (b + t[1]!) / depth;
    const du = seen[2 * i]! - camera.centreX - focal * u;
    const dv = seen[2 * i + 1]! - camera.centreY - focal * v;
    const square = du * du + dv * dv;
    if (!(square < Infinity)) return Number.NaN;
    const far = square / (tukey * tukey);
    if (!(far < 1)) {
      cost += (weight * tukey * tukey) / 6;
      continue;
    }
    counted += 1;
    cost += tukey === Infinity ? (weight * square) / 2 : (weight * tukey * tukey * (1 - (1 - far) ** 3)) / 6;
    const k = focal / depth;
    // The camera's point moves by step × (a, b, c) + shift
    fill(0, -u * b * k, k * (c + u * a), -k * b, k, 0, -k * u);
    fill(6, -k * (c + v * b), v * a * k, k * a, 0, k, -k * v);
    addRow(0, du, weight * (1 - far) ** 2);
    addRow(6, dv, weight * (1 - far) ** 2);
  }
  return counted < 3 ? Number.NaN : cost;
}

function fill(at: number, a: number, b: number, c: number, d: number, e: number, f: number): void {
  rows[at] = a;
  rows[at + 1] = b;
  rows[at + 2] = c;
  rows[at + 3] = d;
  rows[at + 4] = e;
  rows[at + 5] = f;
}

function addRow(at: number, value: number, weight: number): void {
  for (let a = 0; a < 6; a += 1) {
    const scaled = rows[at + a]! * weight;
    right[a]! += scaled * value;
    for (let b = a; b < 6; b += 1) system[6 * a + b]! += scaled * rows[at + b]!;
  }
}

/** Of those that miss by less than `limit` pixels, weighted. */
function rootMeanSquare(pose: Pose, camera: Camera, sightings: Sightings, limit: number): number {
  const { count, points, seen, weights } = sightings;
  const { rotation: r, translation: t } = pose;
  let [sum, total] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    const weight = weights ? weights[i]! : 1;
    if (!(weight > 0)) continue;
    const [x, y, z] = [points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!];
    const depth = r[6]! * x + r[7]! * y + r[8]! * z + t[2]!;
    const du = seen[2 * i]! - camera.centreX - (camera.focal * (r[0]! * x + r[1]! * y + r[2]! * z + t[0]!)) / depth;
    const dv = seen[2 * i + 1]! - camera.centreY - (camera.focal * (r[3]! * x + r[4]! * y + r[5]! * z + t[1]!)) / depth;
    const square = du * du + dv * dv;
    if (!(square < limit * limit)) continue;
    sum += weight * square;
    total += weight;
  }
  return Math.sqrt(sum / total);
}
