/**
 * A pinhole camera with square pixels: X right, Y down, Z forward. A point goes to
 * (focal X / Z + centerX, focal Y / Z + centerY), in pixels.
 */
export type Camera = { focal: number; readonly centerX: number; readonly centerY: number };

/** Pose of an object: its points map to rotation · point + translation in the camera's coordinates. */
export type Pose = {
  /** Nine numbers, row-major. */
  readonly rotation: Float64Array;
  readonly translation: Float64Array;
};

/** The camera of frames of that size: its principal point is their center, half a pixel before width / 2. */
export function frameCamera(width: number, height: number, focal: number): Camera {
  return { focal, centerX: (width - 1) / 2, centerY: (height - 1) / 2 };
}

/** At the camera's own place, not turned. */
export function originPose(): Pose {
  return { rotation: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1), translation: new Float64Array(3) };
}

/** A copy that stays when the pose is written again. */
export function copyPose(from: Pose, to: Pose = originPose()): Pose {
  to.rotation.set(from.rotation);
  to.translation.set(from.translation);
  return to;
}

/** Where a point is in the camera's coordinates, written to out[0…2]. */
export function toCamera(out: Float64Array, pose: Pose, x: number, y: number, z: number): void {
  const { rotation: r, translation: t } = pose;
  out[0] = r[0]! * x + r[1]! * y + r[2]! * z + t[0]!;
  out[1] = r[3]! * x + r[4]! * y + r[5]! * z + t[1]!;
  out[2] = r[6]! * x + r[7]! * y + r[8]! * z + t[2]!;
}

/** The rotation by |(x, y, z)| radians about that axis (Rodrigues). */
export function rotationAbout(x: number, y: number, z: number, out: Float64Array = new Float64Array(9)): Float64Array {
  const angle = Math.hypot(x, y, z);
  const s = angle < 1e-8 ? 1 : Math.sin(angle) / angle;
  const c = angle < 1e-8 ? 0.5 : (1 - Math.cos(angle)) / (angle * angle);
  out[0] = 1 - c * (y * y + z * z);
  out[1] = c * x * y - s * z;
  out[2] = c * x * z + s * y;
  out[3] = c * x * y + s * z;
  out[4] = 1 - c * (x * x + z * z);
  out[5] = c * y * z - s * x;
  out[6] = c * x * z - s * y;
  out[7] = c * y * z + s * x;
  out[8] = 1 - c * (x * x + y * y);
  return out;
}

/** The product of two 3 × 3 matrices, row-major; `out` may be `b`. */
export function multiplied(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  out: Float64Array = new Float64Array(9),
): Float64Array {
  for (let column = 0; column < 3; column += 1) {
    const [x, y, z] = [b[column]!, b[3 + column]!, b[6 + column]!];
    for (let row = 0; row < 3; row += 1)
      out[3 * row + column] = a[3 * row]! * x + a[3 * row + 1]! * y + a[3 * row + 2]! * z;
  }
  return out;
}

/** The angle in radians, 0 to π, by which one rotation is turned from another. */
export function angleBetween(a: ArrayLike<number>, b: ArrayLike<number>): number {
  // Of the chord: |A − B|² = 8 sin²(angle / 2), which is exact for small angles where the trace is not
  let sum = 0;
  for (let i = 0; i < 9; i += 1) sum += (a[i]! - b[i]!) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(sum / 8)));
}
