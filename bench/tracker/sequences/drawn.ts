import {
  apply,
  backwards,
  type Camera,
  type Matrix,
  multiply,
  pictureToPlane,
  type Place,
  type Placed,
  placed,
  planeToFrame,
  type Pose,
} from './projection.ts';
import type { Lens } from './render.ts';
import type { Texture } from './texture.ts';

/**
 * How a sheet is bent about the vertical of its picture: `radius` in units of the plane, `away` 1 when its middle comes
 * towards the camera (a mug), −1 when it is hollow.
 */
export type Bend = { readonly radius: number; readonly away: 1 | -1 };

/** A picture on paper somewhere in a scene; `pose` of the plane that it lies in, at a time in milliseconds. */
export type Sheet = {
  readonly texture: Texture;
  /** Paper round the picture in its pixels, and its reflectance. */
  readonly marginU: number;
  readonly marginV: number;
  readonly paper: number;
  readonly place: Place;
  readonly pose: (ms: number) => Pose;
  readonly bend: Bend | null;
};

/** A sheet made ready for one frame: its matrices a span before, in and a span after the middle of the exposure. */
export type Drawn = {
  readonly texture: Texture;
  readonly marginU: number;
  readonly marginV: number;
  readonly paper: number;
  readonly moments: readonly [Float64Array, Float64Array, Float64Array];
  readonly bend: (Bend & { readonly unit: number; readonly box: readonly [number, number, number, number] }) | null;
};

export function drawnAt(camera: Camera, sheet: Sheet, middleMs: number, spanMs: number): Drawn {
  const { texture, marginU, marginV, paper, bend } = sheet;
  const moment = (ms: number): Float64Array =>
    bend ? bentNumbers(placed(camera, sheet.pose(ms)), sheet) : backwards(forwards(camera, sheet, ms));
  const moments = [moment(middleMs - spanMs), moment(middleMs), moment(middleMs + spanMs)] as const;
  if (!bend) return { texture, marginU, marginV, paper, moments, bend: null };
  const unit = sheet.place.scale / Math.max(texture.width, texture.height);
  const box: [number, number, number, number] = [1e9, 1e9, -1e9, -1e9];
  for (const ms of [middleMs - spanMs, middleMs, middleMs + spanMs])
    for (let i = 0; i <= 24; i += 1)
      for (const v of [-0.5 - marginV, texture.height - 0.5 + marginV]) {
        const turn = Math.min(Math.PI, ((texture.width / 2 + marginU) * unit) / bend.radius);
        const u = texture.width / 2 - 0.5 + (i / 12 - 1) * ((turn * bend.radius) / unit);
        const [x, y] = ideal(camera, sheet, ms, u, v);
        box[0] = Math.min(box[0], x - 4);
        box[1] = Math.min(box[1], y - 4);
        box[2] = Math.max(box[2], x + 4);
        box[3] = Math.max(box[3], y + 4);
      }
  return { texture, marginU, marginV, paper, moments, bend: { ...bend, unit, box } };
}

/** Turned by the sheet's place about the plane's normal: rotation transposed (9), the camera's place seen from it (3). */
function bentNumbers({ rotation: r, origin }: Placed, { place }: Sheet): Float64Array {
  const [c, s] = [Math.cos(place.turn), Math.sin(place.turn)];
  const q = multiply(r, Float64Array.of(c, -s, 0, s, c, 0, 0, 0, 1));
  const o = origin.map((value, row) => value + r[row * 3]! * place.x + r[row * 3 + 1]! * place.y);
  const [a, b, d] = [0, 1, 2].map((k) => -(q[k]! * o[0]! + q[k + 3]! * o[1]! + q[k + 6]! * o[2]!)) as [
    number,
    number,
    number,
  ];
  return Float64Array.of(q[0]!, q[3]!, q[6]!, q[1]!, q[4]!, q[7]!, q[2]!, q[5]!, q[8]!, a, b, d);
}

/** From pixels of a flat sheet's picture to the frame, without the lens, at a time. */
function forwards(camera: Camera, sheet: Sheet, ms: number): Matrix {
  const { width, height } = sheet.texture;
  const plane = planeToFrame(camera, placed(camera, sheet.pose(ms)));
  return multiply(plane, pictureToPlane(width, height, sheet.place));
}

/** Where a pixel of a sheet's picture is in the frame at a time, without the lens. */
export function ideal(camera: Camera, sheet: Sheet, ms: number, u: number, v: number): [number, number] {
  const { texture, place, bend } = sheet;
  if (!bend) return apply(forwards(camera, sheet, ms), u, v);
  const { rotation: r, origin } = placed(camera, sheet.pose(ms));
  const unit = place.scale / Math.max(texture.width, texture.height);
  const turn = ((u + 0.5 - texture.width / 2) * unit) / bend.radius;
  const along = bend.radius * Math.sin(turn);
  const down = (v + 0.5 - texture.height / 2) * unit;
  const deep = bend.away * bend.radius * (1 - Math.cos(turn));
  const [c, s] = [Math.cos(place.turn), Math.sin(place.turn)];
  const [x, y] = [place.x + c * along - s * down, place.y + s * along + c * down];
  const point = [0, 3, 6].map((row) => r[row]! * x + r[row + 1]! * y + r[row + 2]! * deep + origin[row / 3]!);
  const { focal, width, height } = camera;
  return [(focal * point[0]!) / point[2]! + (width - 1) / 2, (focal * point[1]!) / point[2]! + (height - 1) / 2];
}

/** The numbers of an object between its moments (−1 … 1), by a parabola through all three. */
export function matrixAt(object: Drawn, moment: number, out: Float64Array): void {
  const before = object.moments[0];
  const now = object.moments[1];
  const after = object.moments[2];
  const a = (moment * (moment - 1)) / 2;
  const b = 1 - moment * moment;
  const c = (moment * (moment + 1)) / 2;
  for (let i = 0; i < before.length; i += 1) out[i] = a * before[i]! + b * now[i]! + c * after[i]!;
}

/**
 * The place (u, v) in an object's picture that a point of the frame shows, written to `to`; false when it shows none. A
 * `lens` when the point still has to be taken to its ideal place.
 */
export function unproject(
  camera: Camera,
  lens: Lens | null,
  object: Drawn,
  m: Float64Array,
  seenX: number,
  seenY: number,
  to: Float64Array,
): boolean {
  const cx = (camera.width - 1) / 2;
  const cy = (camera.height - 1) / 2;
  let x = seenX;
  let y = seenY;
  if (lens) {
    const { width, height } = camera;
    const dx = x - cx;
    const dy = y - cy;
    const factor = 1 + (lens.bend * 4 * (dx * dx + dy * dy)) / ((width + 1) ** 2 + (height + 1) ** 2);
    x = cx + dx * factor;
    y = cy + dy * factor;
  }
  if (!object.bend) {
    const w = m[6]! * x + m[7]! * y + m[8]!;
    if (!(w > 0)) return false;
    to[0] = (m[0]! * x + m[1]! * y + m[2]!) / w;
    to[1] = (m[3]! * x + m[4]! * y + m[5]!) / w;
    return true;
  }
  const { radius, away, unit } = object.bend;
  const rx = (x - cx) / camera.focal;
  const ry = (y - cy) / camera.focal;
  const dx = m[0]! * rx + m[1]! * ry + m[2]!;
  const dy = m[3]! * rx + m[4]! * ry + m[5]!;
  const dz = m[6]! * rx + m[7]! * ry + m[8]!;
  const ox = m[9]!;
  const oy = m[10]!;
  const oz = m[11]! - away * radius;
  const a = dx * dx + dz * dz;
  const b = ox * dx + oz * dz;
  const root = b * b - a * (ox * ox + oz * oz - radius * radius);
  if (root < 0) return false;
  const reach = (-b - away * Math.sqrt(root)) / a;
  if (!(reach > 0)) return false;
  const turn = Math.atan2(ox + reach * dx, -away * (oz + reach * dz));
  to[0] = (turn * radius) / unit + object.texture.width / 2 - 0.5;
  to[1] = (oy + reach * dy) / unit + object.texture.height / 2 - 0.5;
  return true;
}
