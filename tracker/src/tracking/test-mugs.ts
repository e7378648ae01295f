import { type Camera, frameCamera, multiplied, originPose, type Pose, rotationAbout } from '../geometry/camera.ts';
import { type Cylinder, pictureOnCylinder } from '../geometry/cylinder.ts';
import type { GrayImage } from '../gray-image.ts';
import { chance } from '../test-pictures.ts';
import type { Drawing } from './test-views.ts';

/** Frames that mugs are drawn in, and the camera that takes them. */
export const mugFrame = { width: 320, height: 240 };
export const mugCamera = frameCamera(mugFrame.width, mugFrame.height, 260);

/** A mug turned about its axis, leant towards the camera and rolled (radians), its front `size` frame pixels wide. */
export function heldMug(cylinder: Cylinder, turn: number, lean: number, roll: number, size: number, x = 0): Pose {
  const pose = originPose();
  const leant = multiplied(rotationAbout(-lean, 0, 0), rotationAbout(0, turn, 0));
  multiplied(rotationAbout(0, 0, roll), leant, pose.rotation);
  const axis = [x, 0, mugCamera.focal / size + cylinder.radius];
  for (let k = 0; k < 3; k += 1) pose.translation[k] = axis[k]! - pose.rotation[3 * k + 2]! * cylinder.radius;
  return pose;
}

/** What a camera sees of a mug: the mean of 3 × 3 points a pixel, with noise. The mug is white where the picture is not. */
export function mugView(cylinder: Cylinder, pose: Pose, camera: Camera, drawn: Drawing, seed = 1): GrayImage {
  const data = new Uint8Array(mugFrame.width * mugFrame.height);
  const at = new Float64Array(2);
  for (let i = 0; i < data.length; i += 1) {
    const [x, y] = [i % mugFrame.width, Math.floor(i / mugFrame.width)];
    const ground = 90 + 80 * chance(seed + 7, (y >> 3) * 97 + (x >> 3));
    let sum = 0;
    for (let p = 0; p < 9; p += 1) {
      const [u, v] = [x + ((p % 3) - 1) / 3, y + (Math.floor(p / 3) - 1) / 3];
      const hit =
        pictureOnCylinder(at, 0, cylinder, pose, camera, u, v) &&
        Math.abs(at[1]! + 0.5 - cylinder.height / 2) < 0.62 * cylinder.height;
      const [s, t] = [Math.round(2 * at[0]! + 0.5), Math.round(2 * at[1]! + 0.5)];
      const print = s >= 0 && t >= 0 && s < drawn.width && t < drawn.height;
      if (!hit) sum += ground;
      else sum += print ? drawn.data[t * drawn.width + s]! : 235;
    }
    const grain = 3 * (chance(seed, 2 * i) + chance(seed, 2 * i + 1) - 1) * 2.45;
    data[i] = Math.max(0, Math.min(255, Math.round(sum / 9 + grain)));
  }
  return { ...mugFrame, data };
}
