/** Where a thing stands in a room while it is put there: not yet found, a place offered, or placed. */
export type Placing = 'searching' | 'offered' | 'placed';

/** What happens next to a thing: whether a level place is seen, and whether it was tapped there. */
export function placingAfter(before: Placing, event: 'seen' | 'lost' | 'tapped'): Placing {
  // Once it stands, it stands: tapping and looking away leave it where it is.
  if (before === 'placed') return 'placed';
  if (event === 'tapped') return before === 'offered' ? 'placed' : 'searching';
  return event === 'seen' ? 'offered' : 'searching';
}

type Point = { x: number; z: number };

/** The turn about the upright axis, in radians, by which what looks along +z looks at the eye. */
export const towards = (object: Point, camera: Point): number => Math.atan2(camera.x - object.x, camera.z - object.z);

type Finger = { x: number; y: number };

/** By what two fingers have turned since they were `before`, in radians, counter-clockwise as seen from above. */
export function twist(before: readonly [Finger, Finger], after: readonly [Finger, Finger]): number {
  const angle = ([one, other]: readonly [Finger, Finger]) => Math.atan2(other.y - one.y, other.x - one.x);
  const by = angle(before) - angle(after);
  return Math.atan2(Math.sin(by), Math.cos(by));
}

/** Whether a surface is level enough to stand on; `up` is the upright part of its unit normal. */
export const isLevel = (up: number): boolean => up > 0.9;
