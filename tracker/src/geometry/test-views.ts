import fc from 'fast-check';
import { type Camera, frameCamera, multiplied, originPose, type Pose, rotationAbout } from './camera.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A pose `distance` widths away, tilted by `tilt` about a direction in the picture, after a roll. */
export function tiltedPose(tilt: number, direction: number, roll: number, at: readonly number[]): Pose {
  const pose = originPose();
  const tilted = rotationAbout(tilt * Math.cos(direction), tilt * Math.sin(direction), 0);
  multiplied(rotationAbout(0, 0, roll), tilted, pose.rotation);
  pose.translation.set(at);
  return pose;
}

/** Numbers from 0 to 1 that are the same every time. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Normally distributed numbers (Box and Muller 1958). */
export function seededNoise(seed: number): () => number {
  const next = seededNumbers(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** A camera and a picture in front of it, for property tests. */
export const views: fc.Arbitrary<{ camera: Camera; pose: Pose; width: number; height: number; tilt: number }> = fc
  .record({
    width: fc.integer({ min: 100, max: 8000 }),
    aspect: number(0.5, 2),
    focal: number(400, 2000),
    tilt: number(-1.2, 1.2),
    direction: number(-Math.PI, Math.PI),
    roll: number(-Math.PI, Math.PI),
    x: number(-0.3, 0.3),
    y: number(-0.3, 0.3),
    distance: number(2, 12),
  })
  .map(({ width, aspect, focal, tilt, direction, roll, x, y, distance }) => ({
    camera: frameCamera(640, 480, focal),
    pose: tiltedPose(tilt, direction, roll, [x * distance, y * distance, distance]),
    width,
    height: Math.round(width * aspect),
    tilt,
  }));
