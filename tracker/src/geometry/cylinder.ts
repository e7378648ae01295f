import type { Camera, Pose } from './camera.ts';
import { compose, type Homography, invert } from './homography.ts';
import { homographyOfPose, planarPoses } from './pose.ts';

/**
 * A picture of that size in pixels, wrapped round an upright cylinder, as a mug is printed. In the target's coordinates
 * (lengths in widths of the picture) the picture's center is the origin, as of a flat picture: x is right, y down along
 * the axis, z inwards, and the axis lies at x = 0, z = radius. The point `s` widths to the right of the center lies at
 * (radius sin θ, y, radius (1 − cos θ)) with θ = s / radius. As the radius grows it becomes the flat picture.
 */
export type Cylinder = { readonly width: number; readonly height: number; readonly radius: number };

/** Writes the point of the cylinder at a picture's pixel to out[at…at + 2]. */
export function cylinderPoint(out: Float64Array, at: number, cylinder: Cylinder, x: number, y: number): void {
  const { width, height, radius } = cylinder;
  const angle = ((x + 0.5) / width - 0.5) / radius;
  out[at] = radius * Math.sin(angle);
  out[at + 1] = (y + 0.5 - height / 2) / width;
  out[at + 2] = radius * (1 - Math.cos(angle));
}

/** What `projectCylinder` writes: frame pixel, four derivatives, facing. */
export const sightLength = 7;

/**
 * Writes the projection of a picture's pixel to `out`: [u, v, ∂u/∂x, ∂u/∂y, ∂v/∂x, ∂v/∂y, facing]. `facing` is the cosine
 * between the surface's outward normal and the direction to the camera: what is at or below 0 faces away, or lies behind
 * the camera.
 */
export function projectCylinder(
  out: Float64Array,
  cylinder: Cylinder,
  { rotation: r, translation: t }: Pose,
  { focal, centerX, centerY }: Camera,
  x: number,
  y: number,
): void {
  const { width, height, radius } = cylinder;
  const angle = ((x + 0.5) / width - 0.5) / radius;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const [px, py, pz] = [radius * s, (y + 0.5 - height / 2) / width, radius * (1 - c)];
  const cx = r[0]! * px + r[1]! * py + r[2]! * pz + t[0]!;
  const cy = r[3]! * px + r[4]! * py + r[5]! * pz + t[1]!;
  const cz = r[6]! * px + r[7]! * py + r[8]! * pz + t[2]!;
  const u = cx / cz;
  const v = cy / cz;
  out[0] = focal * u + centerX;
  out[1] = focal * v + centerY;
  // Along the picture's rows the surface goes by (cos θ, 0, sin θ), along its columns by (0, 1, 0)
  const k = focal / (cz * width);
  const ez = r[6]! * c + r[8]! * s;
  out[2] = k * (r[0]! * c + r[2]! * s - u * ez);
  out[3] = k * (r[1]! - u * r[7]!);
  out[4] = k * (r[3]! * c + r[5]! * s - v * ez);
  out[5] = k * (r[4]! - v * r[7]!);
  const inwards = (-r[0]! * s + r[2]! * c) * cx + (-r[3]! * s + r[5]! * c) * cy + (-r[6]! * s + r[8]! * c) * cz;
  out[6] = cz > 0 ? inwards / Math.hypot(cx, cy, cz) : -1;
}

/**
 * Which pixel of the picture a frame pixel shows: the ray's first meeting with the cylinder, written to out[at], out[at +
 * 1], also where the picture is not (its pixels go on all round). False when the ray misses it.
 */
export function pictureOnCylinder(
  out: Float64Array,
  at: number,
  { width, height, radius }: Cylinder,
  { rotation: r, translation: t }: Pose,
  { focal, centerX, centerY }: Camera,
  u: number,
  v: number,
): boolean {
  const [p, q] = [(u - centerX) / focal, (v - centerY) / focal];
  const dx = r[0]! * p + r[3]! * q + r[6]!;
  const dy = r[1]! * p + r[4]! * q + r[7]!;
  const dz = r[2]! * p + r[5]! * q + r[8]!;
  const ox = -(r[0]! * t[0]! + r[3]! * t[1]! + r[6]! * t[2]!);
  const oy = -(r[1]! * t[0]! + r[4]! * t[1]! + r[7]! * t[2]!);
  const oz = -(r[2]! * t[0]! + r[5]! * t[1]! + r[8]! * t[2]!) - radius;
  const a = dx * dx + dz * dz;
  const b = ox * dx + oz * dz;
  const root = b * b - a * (ox * ox + oz * oz - radius * radius);
  if (!(root > 0)) return false;
  const way = -(b + Math.sqrt(root)) / a;
  if (!(way > 0)) return false;
  const angle = Math.atan2(ox + way * dx, -(oz + way * dz));
  out[at] = (angle * radius + 0.5) * width - 0.5;
  out[at + 1] = (oy + way * dy) * width + height / 2 - 0.5;
  return true;
}

/** The angle θ of the line of the cylinder that faces the camera. */
export function facingAngle({ radius }: Cylinder, { rotation: r, translation: t }: Pose): number {
  const x = -(r[0]! * t[0]! + r[3]! * t[1]! + r[6]! * t[2]!);
  const z = -(r[2]! * t[0]! + r[5]! * t[1]! + r[8]! * t[2]!) - radius;
  return Math.atan2(x, -z);
}

/** From the flat pose's coordinates to the cylinder's: the plane that touches it at θ, its picture unrolled. */
function touching({ radius }: Cylinder, angle: number) {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const along = angle * radius;
  return { s, c, x: radius * s - c * along, z: radius * (1 - c) - s * along };
}

/** The pose that a flat picture has which touches the cylinder at θ, in the same place of the picture. */
export function touchingPose(cylinder: Cylinder, { rotation: r, translation: t }: Pose, angle: number): Pose {
  const { s, c, x, z } = touching(cylinder, angle);
  const rotation = new Float64Array(9);
  const translation = new Float64Array(3);
  for (let row = 0; row < 9; row += 3) {
    rotation[row] = r[row]! * c + r[row + 2]! * s;
    rotation[row + 1] = r[row + 1]!;
    rotation[row + 2] = -r[row]! * s + r[row + 2]! * c;
    translation[row / 3] = r[row]! * x + r[row + 2]! * z + t[row / 3]!;
  }
  return { rotation, translation };
}

/** The cylinder's pose when a flat picture of this pose touches it at θ: the inverse of `touchingPose`. */
export function poseFromTouching(cylinder: Cylinder, { rotation: r, translation: t }: Pose, angle: number): Pose {
  const { s, c, x, z } = touching(cylinder, angle);
  const rotation = new Float64Array(9);
  const translation = new Float64Array(3);
  for (let row = 0; row < 9; row += 3) {
    rotation[row] = r[row]! * c - r[row + 2]! * s;
    rotation[row + 1] = r[row + 1]!;
    rotation[row + 2] = r[row]! * s + r[row + 2]! * c;
    translation[row / 3] = t[row / 3]! - rotation[row]! * x - rotation[row + 2]! * z;
  }
  return { rotation, translation };
}

/** A part of a picture: where its middle is, and its size, in pixels. */
export type PicturePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * The poses of a cylinder that a flat view leaves open when it holds about the middle of a part of the picture: the two
 * of the plane that touches there (`planarPoses`), the better first; none when the view is none.
 */
export function cylinderPoses(cylinder: Cylinder, h: Homography, part: PicturePart, camera: Camera): Pose[] {
  const { x, y, width, height } = part;
  const shift = Float64Array.of(1, 0, x - (width - 1) / 2, 0, 1, y - (height - 1) / 2, 0, 0, 1);
  const along = (x + 0.5) / cylinder.width - 0.5;
  const down = (y + 0.5 - cylinder.height / 2) / cylinder.width;
  const poses = planarPoses(compose(h, shift), width, height, camera) ?? [];
  return poses.map(({ rotation: r, translation: t }) => {
    const translation = t.map(
      (value, i) => (value * width) / cylinder.width - r[3 * i]! * along - r[3 * i + 1]! * down,
    );
    return poseFromTouching(cylinder, { rotation: r, translation }, along / cylinder.radius);
  });
}

/** Largest angle between the camera and the column of the picture whose tangent plane is the flat view. */
const aside = (40 * Math.PI) / 180;

/**
 * The flat view that approximates a cylinder's: that of the plane that touches it along the picture's middle column, as long as
 * that is turned from the camera by 40° at most; then along the nearest line that is turned no further. There it has the
 * true place and derivatives; towards the sides the cylinder recedes from it.
 */
export function cylinderHomography(cylinder: Cylinder, pose: Pose, camera: Camera): Homography | null {
  const facing = facingAngle(cylinder, pose);
  const angle = facing > aside ? facing - aside : facing < -aside ? facing + aside : 0;
  const { width, height } = cylinder;
  const h = homographyOfPose(touchingPose(cylinder, pose, angle), width, height, camera);
  return invert(h) && h;
}
