import { unit, unitOffset } from '../src/print-map.ts';

/** Where pixels lie on faces, over a whole photograph; `face` is 0 where a pixel's middle is on none. */
export interface Places {
  width: number;
  height: number;
  face: Uint8Array;
  u: Float32Array;
  v: Float32Array;
}

/** Reads what Blender wrote: u, v from the bottom, and the face's number, for each pixel. */
export function readPlaces(values: Float32Array, width: number, height: number): Places {
  const count = width * height;
  const places = {
    width,
    height,
    face: new Uint8Array(count),
    u: new Float32Array(count),
    v: new Float32Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    places.face[at] = Math.round(values[3 * at + 2] ?? 0);
    places.u[at] = values[3 * at] ?? 0;
    places.v[at] = places.face[at] === 0 ? 0 : 1 - (values[3 * at + 1] ?? 0);
  }
  return places;
}

const directions = [-1, 0, 1]
  .flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

/** The place of a pixel beside a face, by going on as its neighbors do; null without neighbors. */
function continued(places: Places, x: number, y: number) {
  const numberAt = (column: number, row: number): number => {
    const isInside = column >= 0 && row >= 0 && column < places.width && row < places.height;
    return isInside ? (places.face[row * places.width + column] ?? 0) : 0;
  };
  const beside = directions.find((step) => numberAt(x + step.x, y + step.y) !== 0);
  if (!beside) return null;
  const number = numberAt(x + beside.x, y + beside.y);
  const estimates = directions
    .filter((step) => numberAt(x + step.x, y + step.y) === number)
    .map((step) => {
      const near = (y + step.y) * places.width + x + step.x;
      const isFarOn = numberAt(x + 2 * step.x, y + 2 * step.y) === number;
      const far = isFarOn ? near + step.y * places.width + step.x : near;
      const goOn = (plane: Float32Array): number => 2 * (plane[near] ?? 0) - (plane[far] ?? 0);
      return { u: goOn(places.u), v: goOn(places.v) };
    });
  const mean = (axis: 'u' | 'v'): number => estimates.reduce((sum, one) => sum + one[axis], 0) / estimates.length;
  return { face: number, u: mean('u'), v: mean('v') };
}

/** Gives places to the pixels at the edges that are covered in part, though their middle is beside the face. */
export function withEdges(places: Places, isCovered: (at: number) => boolean): Places {
  let grown = places;
  for (let round = 0; round < 3; round += 1) {
    const next = { ...grown, face: grown.face.slice(), u: grown.u.slice(), v: grown.v.slice() };
    for (let at = 0; at < grown.face.length; at += 1) {
      if (grown.face[at] !== 0 || !isCovered(at)) continue;
      const place = continued(grown, at % grown.width, Math.floor(at / grown.width));
      if (place) [next.face[at], next.u[at], next.v[at]] = [place.face, place.u, place.v];
    }
    grown = next;
  }
  return grown;
}

/** The least box around all pixels that are covered, on even pixels, so that the grid of the light fits. */
export function boxOf(coverage: Uint8Array, { width, height }: { width: number; height: number }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < coverage.length; at += 1) {
    if (coverage[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  if (right === 0) return null;
  [left, top] = [left - (left % 2), top - (top % 2)];
  return { left, top, width: right - left + ((right - left) % 2), height: bottom - top + ((bottom - top) % 2) };
}

export const placeNumber = (part: number): number =>
  Math.min(65_535, Math.max(0, Math.round(part * unit) + unitOffset));
