import type { Pose } from './camera.ts';

/**
 * A pose as WebGL and three.js want it: 16 numbers, column-major, for a camera that looks along −z with y up. The
 * target's own coordinates are turned in the same way: origin at the picture's center, x right, y up, z out of the
 * picture towards the viewer. `unit` is what a picture's width is in the scene's units: its width in millimeters, for
 * instance.
 */
export function modelViewMatrix(
  { rotation: r, translation: t }: Pose,
  unit = 1,
  out: Float32Array = new Float32Array(16),
): Float32Array {
  // Both sides are multiplied by diag(1, −1, −1)
  out.set([r[0]!, -r[3]!, -r[6]!, 0, -r[1]!, r[4]!, r[7]!, 0, -r[2]!, r[5]!, r[8]!, 0]);
  out.set([unit * t[0]!, -unit * t[1]!, -unit * t[2]!, 1], 12);
  return out;
}

/**
 * The projection of a camera whose focal length is given in pixels of a frame of that size, as 16 numbers, column-major,
 * to WebGL's clip space: the frame's outer edges are at ±1, `near` at −1 and `far` at 1 of the depth.
 */
export function projectionMatrix(
  focal: number,
  width: number,
  height: number,
  near = 0.01,
  far = 100,
  out: Float32Array = new Float32Array(16),
): Float32Array {
  out.fill(0);
  out[0] = (2 * focal) / width;
  out[5] = (2 * focal) / height;
  out[10] = (far + near) / (near - far);
  out[11] = -1;
  out[14] = (2 * far * near) / (near - far);
  return out;
}

/** The vertical field of view in radians of frames of that height. */
export function verticalField(focal: number, height: number): number {
  return 2 * Math.atan(height / (2 * focal));
}
