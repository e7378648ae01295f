import type { Placement } from '@afterimage/contract/look.ts';
import { inverse, mapped } from '@afterimage/scene/matrix.ts';
import {
  effectiveDpi,
  normalAngle,
  panBy,
  type PhotoFrame,
  photoMatrix,
  rotateTo,
  zoomAbout,
} from '@afterimage/scene/place-photo.ts';

export interface Point {
  x: number;
  y: number;
}

/** What two fingers did: they spread by `scale`, turned by `turn` degrees clockwise, and their middle went `from`, `to`. */
interface Pinch {
  scale: number;
  turn: number;
  from: Point;
  to: Point;
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const spread = ([a, b]: readonly [Point, Point]): number => Math.hypot(b.x - a.x, b.y - a.y);
const slope = ([a, b]: readonly [Point, Point]): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Two fingers before and after, in millimetres like everything here. */
export function pinchOf(before: readonly [Point, Point], after: readonly [Point, Point]): Pinch {
  return {
    scale: spread(after) / Math.max(spread(before), 1e-6),
    turn: normalAngle(slope(after) - slope(before)),
    from: middle(before),
    to: middle(after),
  };
}

/** Fingers that only spread never stay quite parallel: so many degrees of turning mean nothing. */
const unmeant = 8;
/** A photo that comes so near to upright, or to its side, is meant to be. */
const nearlyUpright = 2;

/** How much of a turn was meant; it begins at nothing, without a jump. */
export function snappedTurn(turn: number): number {
  return Math.sign(turn) * Math.max(0, Math.abs(turn) - unmeant);
}

/** The nearest quarter turn where an angle is almost that, in degrees. */
export function settledAngle(degrees: number): number {
  const quarter = Math.round(degrees / 90) * 90;
  return normalAngle(Math.abs(degrees - quarter) < nearlyUpright ? quarter : degrees);
}

/** The photo as two fingers hold it: what lay between them when they came down still does, as far as it can. */
export function pinched(frame: PhotoFrame, placement: Placement, { scale, turn, from, to }: Pinch): Placement {
  const heldPoint = mapped(inverse(photoMatrix(frame, placement)), from);
  const rotation = settledAngle(placement.rotation + snappedTurn(turn));
  const rotated = rotateTo(frame, placement, rotation);
  // Turned, the same zoom is another size; the fingers mean sizes.
  const factor = (scale * effectiveDpi(frame, rotated)) / effectiveDpi(frame, placement);
  const sized = zoomAbout(frame, rotated, factor);
  const now = mapped(photoMatrix(frame, sized), heldPoint);
  return panBy(frame, sized, { x: to.x - now.x, y: to.y - now.y });
}

/** The part of a rotation beyond the nearest quarter turn, -45 to 45 degrees. */
export function fineAngle(rotation: number): number {
  return rotation - Math.round(rotation / 90) * 90;
}
