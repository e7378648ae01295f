import { type Camera, copyPose, multiplied, originPose, type Pose } from './camera.ts';
import { type Homography, project, solve } from './homography.ts';
import { refinePose } from './pose-refinement.ts';

/**
 * A pose that explains a homography. The target's coordinates have their origin at the picture's center, x right, y down
 * and z into the picture, so that a frontal picture has the identity as rotation; lengths are in widths of the picture.
 */
export type PoseSolution = Pose & {
  /** Root mean square distance of the four corners from their positions by the homography, in pixels. */
  readonly error: number;
};

const corners = new Float64Array(12);
const observed = new Float64Array(8);

/**
 * Both poses of a flat picture that a homography leaves open, the better first: infinitesimal plane-based pose estimation
 * (Collins and Bartoli 2014) at the picture's center, refined on the four corners. Seen from the front or from far away
 * they differ little in error, and time has to tell them apart (`createPoseChooser`); where only one is in front of the
 * camera it stands twice. Null when the homography is none
 * that a camera sees: mirrored, flat, with a corner behind the camera, or not finite.
 */
export function planarPoses(
  h: Homography,
  width: number,
  height: number,
  camera: Camera,
): readonly [PoseSolution, PoseSolution] | null {
  const aspect = height / width;
  for (let i = 0; i < 4; i += 1) {
    const [x, y] = [i === 0 || i === 3 ? -0.5 : 0.5, i < 2 ? -0.5 : 0.5];
    corners[3 * i] = x;
    corners[3 * i + 1] = y * aspect;
    const [px, py] = [(x + 0.5) * width - 0.5, (y + 0.5) * height - 0.5];
    if (!(h[6]! * px + h[7]! * py + h[8]! > 0)) return null;
    const [u, v] = project(h, px, py);
    observed[2 * i] = u;
    observed[2 * i + 1] = v;
  }
  const rotations = planarRotations(h, width, height, camera);
  if (!rotations) return null;
  const [a, b] = rotations.map((rotation) => solution(rotation, camera));
  // So near and so tilted that the other would reach behind the camera: there is one alone
  if (!a || !b) return a ? [a, a] : b ? [b, b] : null;
  return a.error <= b.error ? [a, b] : [b, a];
}

function solution(rotation: Float64Array, camera: Camera): PoseSolution | null {
  const pose = originPose();
  pose.rotation.set(rotation);
  if (!placed(pose, camera)) return null;
  const cost = refinePose(pose, camera, { count: 4, points: corners, observed });
  return Number.isFinite(cost) ? { ...pose, error: Math.sqrt(cost / 2) } : null;
}

/** Both rotations at the picture's center, by the homography's value and derivative there. */
function planarRotations(
  h: Homography,
  width: number,
  height: number,
  camera: Camera,
): [Float64Array, Float64Array] | null {
  const [x, y] = [(width - 1) / 2, (height - 1) / 2];
  const w = h[6]! * x + h[7]! * y + h[8]!;
  const [u, v] = project(h, x, y);
  const k = width / camera.focal / w;
  const [j0, j1, j2, j3] = [
    (h[0]! - u * h[6]!) * k,
    (h[1]! - u * h[7]!) * k,
    (h[3]! - v * h[6]!) * k,
    (h[4]! - v * h[7]!) * k,
  ];
  const [p, q] = [(u - camera.centerX) / camera.focal, (v - camera.centerY) / camera.focal];
  // The rotation that turns the optical axis to the center's ray
  const length = Math.hypot(p, q, 1);
  const c = 1 / length;
  const [nx, ny] = [p / length, q / length];
  const k1 = 1 / (1 + c);
  const ray = [1 - nx * nx * k1, -nx * ny * k1, nx, -nx * ny * k1, 1 - ny * ny * k1, ny, -nx, -ny, c] as const;
  const [b0, b1, b2, b3] = [ray[0] - p * ray[6], ray[1] - p * ray[7], ray[3] - q * ray[6], ray[4] - q * ray[7]];
  const det = b0 * b3 - b1 * b2;
  const a0 = (b3 * j0 - b1 * j2) / det;
  const a1 = (b3 * j1 - b1 * j3) / det;
  const a2 = (b0 * j2 - b2 * j0) / det;
  const a3 = (b0 * j3 - b2 * j1) / det;
  if (!(a0 * a3 - a1 * a2 > 0)) return null;
  const [s, t, m] = [a0 * a0 + a1 * a1, a2 * a2 + a3 * a3, a0 * a2 + a1 * a3];
  const largest = Math.sqrt((s + t + Math.hypot(s - t, 2 * m)) / 2);
  const [r0, r1, r2, r3] = [a0 / largest, a1 / largest, a2 / largest, a3 / largest];
  const z0 = Math.sqrt(Math.max(0, 1 - r0 * r0 - r2 * r2));
  const z1 = Math.sqrt(Math.max(0, 1 - r1 * r1 - r3 * r3)) * (r0 * r1 + r2 * r3 > 0 ? -1 : 1);
  const turned = (sign: 1 | -1) => {
    const [e, f] = [sign * z0, sign * z1];
    return multiplied(ray, [r0, r1, r2 * f - e * r3, r2, r3, e * r1 - r0 * f, e, f, r0 * r3 - r1 * r2]);
  };
  const both: [Float64Array, Float64Array] = [turned(1), turned(-1)];
  return both.every((r) => r.every(Number.isFinite)) ? both : null;
}

/** The translation that suits a rotation, by least squares on the corners' rays. */
function placed(pose: Pose, camera: Camera): boolean {
  const { rotation: r } = pose;
  const system = new Float64Array(9);
  const right = new Float64Array(3);
  for (let i = 0; i < 4; i += 1) {
    const [x, y] = [corners[3 * i]!, corners[3 * i + 1]!];
    const u = (observed[2 * i]! - camera.centerX) / camera.focal;
    const v = (observed[2 * i + 1]! - camera.centerY) / camera.focal;
    const depth = r[6]! * x + r[7]! * y;
    const [du, dv] = [u * depth - r[0]! * x - r[1]! * y, v * depth - r[3]! * x - r[4]! * y];
    system[0]! += 1;
    system[2]! -= u;
    system[4]! += 1;
    system[5]! -= v;
    system[8]! += u * u + v * v;
    right[0]! += du;
    right[1]! += dv;
    right[2]! -= u * du + v * dv;
  }
  return solve(system, right, 3, pose.translation) !== null;
}

/** The homography from picture pixels to frame pixels of a flat picture in a pose. */
export function homographyOfPose(
  { rotation: r, translation: t }: Pose,
  width: number,
  height: number,
  { focal, centerX, centerY }: Camera,
): Homography {
  const h = new Float64Array(9);
  const center = [centerX, centerY, 1];
  // Row 2 of the pose's matrix for the points (x − (width − 1) / 2, y − (height − 1) / 2, 0) / width is the depth
  const entry = (row: number, column: number) =>
    column < 2
      ? r[3 * row + column]! / width
      : t[row]! - (r[3 * row]! * (width - 1) + r[3 * row + 1]! * (height - 1)) / (2 * width);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1)
      h[3 * row + column] = (row < 2 ? focal * entry(row, column) : 0) + center[row]! * entry(2, column);
  const last = h[8]!;
  return h.map((value) => value / last);
}

/** Which of the two poses it is, over time. */
export type PoseChooser = {
  /** Chooses one of the poses of `planarPoses`, with the frame's time in milliseconds. */
  choose(poses: readonly [PoseSolution, PoseSolution], timestampMs: number): PoseSolution;
  /** Forgets what was, for instance when the target was lost. */
  reset(): void;
};

/** Time constant of the memory of errors, in milliseconds. */
const memory = 700;
/** Noise of a corner that an error is compared with, in pixels. */
const noise = 0.4;

/**
 * Resolves the two-fold ambiguity: goes on with the pose that turns least from the one before, and changes to the other
 * only when their reprojection errors have said so for some frames, by the sum of what their squares differ, which fades
 * with time and not with frames.
 */
export function createPoseChooser(): PoseChooser {
  const last = originPose();
  let before: number | null = null;
  let doubt = 0;
  return {
    choose(poses, timestampMs) {
      let [best, other] = poses;
      if (before === null) doubt = 0;
      else {
        if (turned(other, last) < turned(best, last)) [best, other] = [other, best];
        const fade = Math.exp(-Math.max(0, timestampMs - before) / memory);
        const difference = (best.error ** 2 - other.error ** 2) / (2 * noise * noise);
        doubt = Math.max(-10, doubt * fade + Math.max(-3, Math.min(3, difference)));
        if (doubt > 5) {
          [best, other] = [other, best];
          doubt = 0;
        }
      }
      copyPose(best, last);
      before = timestampMs;
      return best;
    },
    reset() {
      before = null;
    },
  };
}

/** How far apart two rotations are, as the squared distance of their matrices. */
function turned(a: Pose, b: Pose): number {
  let sum = 0;
  for (let i = 0; i < 9; i += 1) sum += (a.rotation[i]! - b.rotation[i]!) ** 2;
  return sum;
}
