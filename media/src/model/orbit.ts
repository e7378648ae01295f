/** Where the camera stands about what it looks at, in degrees: `turn` to the right of the front, `tilt` above it. */
export interface Orbit {
  turn: number;
  tilt: number;
}

type Vector = { x: number; y: number; z: number };

/** The initial view of an object. */
export const initialOrbit: Orbit = { turn: 24, tilt: 14 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** As far as a hand may tilt; a face that lies underneath is shown from lower still. */
export const clampOrbit = ({ turn, tilt }: Orbit): Orbit => ({ turn, tilt: Math.min(75, Math.max(-20, tilt)) });

/** As near and as far as one may go: so near that a print's grain is seen, so far that the thing stays in sight. */
export const clampZoom = (nearness: number): number => Math.min(5, Math.max(0.6, nearness));

/**
 * The view from in front of a face, slightly to its side so that its depth is visible. `up` is the direction of the top of its
 * picture: a horizontal face is turned so that it can be read.
 */
export function facing(normal: Vector, up: Vector | null = null): Orbit {
  const length = Math.hypot(normal.x, normal.y, normal.z) || 1;
  const tilt = degrees(Math.asin(normal.y / length));
  const isFlat = Math.hypot(normal.x, normal.z) / length < 0.1;
  if (isFlat) return { turn: up ? readableTurn(up, tilt > 0) : 0, tilt: Math.sign(tilt) * 82 };
  const turn = degrees(Math.atan2(normal.x, normal.z));
  return { turn: turn + 8, tilt: Math.min(82, Math.max(-82, tilt + 9)) };
}

/** The side from which the picture of a horizontal face is upright, seen from above or from below. */
function readableTurn({ x, z }: Vector, isFromAbove: boolean): number {
  const turn = Math.hypot(x, z) < 0.1 ? 0 : degrees(Math.atan2(x, z)) + (isFromAbove ? 180 : 0);
  return Math.round((turn > 180 ? turn - 360 : turn) * 100) / 100;
}

/** The initial view of the whole object: one with its picture on top is shown from above. */
export function wholeOrbit(normal: Vector | null, up: Vector | null = null): Orbit {
  if (!normal) return initialOrbit;
  const length = Math.hypot(normal.x, normal.y, normal.z) || 1;
  const tilt = degrees(Math.asin(normal.y / length));
  if (tilt < 25) return initialOrbit;
  const isFlat = tilt > 84;
  const turn = isFlat ? (up ? readableTurn(up, true) : 0) : degrees(Math.atan2(normal.x, normal.z));
  return { turn: turn + 14, tilt: Math.min(62, tilt * 0.7 + 14) };
}

export function eyePosition({ turn, tilt }: Orbit, distance: number, target: Vector): Vector {
  const [around, up] = [radians(turn), radians(tilt)];
  return {
    x: target.x + Math.sin(around) * Math.cos(up) * distance,
    y: target.y + Math.sin(up) * distance,
    z: target.z + Math.cos(around) * Math.cos(up) * distance,
  };
}

/** From how far a ball of that radius just fills a picture; `aspect` is its width by its height. */
export function distanceFor(radius: number, fieldOfView: number, aspect: number): number {
  const half = radians(fieldOfView / 2);
  const across = Math.atan(Math.tan(half) * aspect);
  return radius / Math.sin(Math.min(half, across));
}

/** The way from one place to another, by the shorter side. */
export function interpolateOrbit(from: Orbit, to: Orbit, share: number): Orbit {
  const turnDifference = ((((to.turn - from.turn + 180) % 360) + 360) % 360) - 180;
  return { turn: from.turn + turnDifference * share, tilt: from.tilt + (to.tilt - from.tilt) * share };
}

/** Begins and ends softly. */
export const smoothStep = (share: number): number => share * share * (3 - 2 * share);
