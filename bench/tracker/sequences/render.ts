import type { Camera } from './projection.ts';
import { type Drawn, matrixAt, unproject } from './drawn.ts';
import type { Level } from './texture.ts';

/** How a frame is exposed: milliseconds from the first row to the last, and for how long each row is. */
export type Shutter = { readonly readoutMs: number; readonly exposureMs: number };

/**
 * The lens bends the image: a point at p from the axis is seen where p · (1 + bend · (|p| / half a diagonal)²) is its
 * ideal place.
 */
export type Lens = { readonly bend: number };

/** Half the time that a frame takes, in milliseconds: what is drawn is known at −span, 0 and span about its middle. */
export const spanOf = (shutter: Shutter): number => Math.max(0.001, (shutter.readoutMs + shutter.exposureMs) / 2);

const tile = 16;
const mostSamples = 24;

/**
 * Draws objects, the foremost first, into linear light: in tiles of 16 × 16, each with as many samples in space and time
 * as the foremost object's motion and foreshortening there need. The pixel's window is a square of side 1 about its
 * center; the samples lie symmetrically in it, so that nothing moves.
 */
export function render(
  camera: Camera,
  lens: Lens,
  shutter: Shutter,
  objects: readonly Drawn[],
  wall: number,
  out: Float32Array,
): void {
  for (let top = 0; top < camera.height; top += tile)
    for (let left = 0; left < camera.width; left += tile) {
      const right = Math.min(camera.width, left + tile);
      const bottom = Math.min(camera.height, top + tile);
      const visible = visibleObjects(camera, lens, objects, left - 1, top - 1, right, bottom);
      drawTile({ camera, lens, shutter, objects: visible, wall, out, left, top, right, bottom });
    }
}

const corners = new Float64Array(8);
const cornerMatrix = new Float64Array(9);

type VisibleObject = { readonly object: Drawn; readonly whole: boolean };

/** The objects that may show in a rectangle, down to the first that covers it with its picture. */
function visibleObjects(
  camera: Camera,
  lens: Lens,
  objects: readonly Drawn[],
  left: number,
  top: number,
  right: number,
  bottom: number,
): VisibleObject[] {
  const visible: VisibleObject[] = [];
  corners.set([left, top, right, top, left, bottom, right, bottom]);
  for (const object of objects) {
    if (object.texture.wraps && object.bend === null) {
      const whole = cornersIn(camera, lens, object) === 'inside';
      visible.push({ object, whole });
      if (whole) break;
      continue;
    }
    const where = cornersIn(camera, lens, object);
    if (where === 'outside') continue;
    visible.push({ object, whole: where === 'inside' });
    if (where === 'inside') break;
  }
  return visible;
}

type Extent = 'inside' | 'outside' | 'both';

function cornersIn(camera: Camera, lens: Lens, object: Drawn): Extent {
  // The outline of a bent sheet is not straight: its bounding box, known beforehand, decides
  if (object.bend) return isOutsideBox(object.bend.box) ? 'outside' : 'both';
  const { width, height, wraps } = object.texture;
  if (!unprojectCorners(camera, lens, object)) return 'both';
  const [minU, maxU, minV, maxV] = cornerBounds;
  if (wraps || (minU! > 1 && minV! > 1 && maxU! < width - 2 && maxV! < height - 2)) return 'inside';
  const mu = object.marginU + 0.5;
  const mv = object.marginV + 0.5;
  return maxU! < -mu || minU! > width - 1 + mu || maxV! < -mv || minV! > height - 1 + mv ? 'outside' : 'both';
}

const isOutsideBox = (box: readonly [number, number, number, number]): boolean =>
  corners[0]! > box[2] || corners[2]! < box[0] || corners[1]! > box[3] || corners[5]! < box[1];

/** Bounds of the tile's corners in the object's texture, over the exposure: least and largest u, then v. */
const cornerBounds = new Float64Array(4);

/** Writes `cornerBounds`; false when a corner shows no point of the object's plane. */
function unprojectCorners(camera: Camera, lens: Lens, object: Drawn): boolean {
  const m = cornerMatrix;
  cornerBounds.set([Infinity, -Infinity, Infinity, -Infinity]);
  for (let moment = -1; moment <= 1; moment += 1) {
    matrixAt(object, moment, m);
    for (let i = 0; i < 8; i += 2) {
      if (!unproject(camera, lens, object, m, corners[i]!, corners[i + 1]!, place)) return false;
      cornerBounds[0] = Math.min(cornerBounds[0]!, place[0]!);
      cornerBounds[1] = Math.max(cornerBounds[1]!, place[0]!);
      cornerBounds[2] = Math.min(cornerBounds[2]!, place[1]!);
      cornerBounds[3] = Math.max(cornerBounds[3]!, place[1]!);
    }
  }
  return true;
}

const place = new Float64Array(2);
const xs = new Float64Array(tile);
const ys = new Float64Array(tile);
const sums = new Float64Array(tile * tile);
const waits = new Uint8Array(tile);
const matrix = new Float64Array(12);

type TileTask = {
  camera: Camera;
  lens: Lens;
  shutter: Shutter;
  objects: readonly VisibleObject[];
  wall: number;
  out: Float32Array;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

function drawTile({ camera, lens, shutter, objects, wall, out, left, top, right, bottom }: TileTask): void {
  const plan = planOf(camera, lens, shutter, objects, (left + right - 1) / 2, (top + bottom - 1) / 2);
  const span = spanOf(shutter);
  const count = plan.samples.length / 3;
  const width = right - left;
  sums.fill(0);
  const [cx, cy] = [(camera.width - 1) / 2, (camera.height - 1) / 2];
  const bend = lens.bend / (((camera.width + 1) ** 2 + (camera.height + 1) ** 2) / 4);
  for (let y = top; y < bottom; y += 1) {
    const rowMs = shutter.readoutMs * ((y - cy) / camera.height);
    for (let sample = 0; sample < count; sample += 1) {
      const moment = (rowMs + shutter.exposureMs * plan.samples[sample * 3 + 2]!) / span;
      const py = y + plan.samples[sample * 3 + 1]! - cy;
      for (let x = 0; x < width; x += 1) {
        const px = left + x + plan.samples[sample * 3]! - cx;
        const factor = 1 + bend * (px * px + py * py);
        xs[x] = cx + px * factor;
        ys[x] = cy + py * factor;
        waits[x] = 1;
      }
      let left16 = width;
      for (let index = 0; index < objects.length && left16 > 0; index += 1) {
        const { object, whole } = objects[index]!;
        matrixAt(object, moment, matrix);
        const level = object.texture.levels[plan.levels[index]!]!;
        if (whole && left16 === width && !object.texture.wraps) {
          wholeRow(level, width, (y - top) * tile);
          left16 = 0;
        } else left16 -= partOfRow(camera, object, level, width, (y - top) * tile);
      }
      if (left16 > 0) for (let x = 0; x < width; x += 1) if (waits[x] === 1) sums[(y - top) * tile + x]! += wall;
    }
    for (let x = 0; x < width; x += 1) out[y * camera.width + left + x] = sums[(y - top) * tile + x]! / count;
  }
}

/** Adds a row of one sample of a picture that covers the tile. */
function wholeRow(level: Level, width: number, at: number): void {
  const m = matrix;
  const { data, scaleX, scaleY } = level;
  const [lastX, lastY, stride] = [level.width - 1.001, level.height - 1.001, level.width];
  for (let i = 0; i < width; i += 1) {
    const x = xs[i]!;
    const y = ys[i]!;
    const w = 1 / (m[6]! * x + m[7]! * y + m[8]!);
    let u = ((m[0]! * x + m[1]! * y + m[2]!) * w + 0.5) * scaleX - 0.5;
    let v = ((m[3]! * x + m[4]! * y + m[5]!) * w + 0.5) * scaleY - 0.5;
    u = u < 0 ? 0 : u > lastX ? lastX : u;
    v = v < 0 ? 0 : v > lastY ? lastY : v;
    const iu = u | 0;
    const iv = v | 0;
    const fu = u - iu;
    const k = iv * stride + iu;
    const a = data[k]! + (data[k + 1]! - data[k]!) * fu;
    const b = data[k + stride]! + (data[k + stride + 1]! - data[k + stride]!) * fu;
    sums[at + i]! += a + (b - a) * (v - iv);
  }
}

/** Adds an object's part of a row's open pixels; returns their number. */
function partOfRow(camera: Camera, object: Drawn, level: Level, width: number, at: number): number {
  if (object.texture.wraps) return patternRow(level, width, at);
  const { texture, marginU, marginV, paper } = object;
  const lastU = texture.width - 0.5;
  const lastV = texture.height - 0.5;
  const flat = object.bend === null;
  const m = matrix;
  let covered = 0;
  for (let i = 0; i < width; i += 1) {
    if (waits[i] === 0) continue;
    let u = 0;
    let v = 0;
    if (flat) {
      const x = xs[i]!;
      const y = ys[i]!;
      const w = m[6]! * x + m[7]! * y + m[8]!;
      if (!(w > 0)) continue;
      u = (m[0]! * x + m[1]! * y + m[2]!) / w;
      v = (m[3]! * x + m[4]! * y + m[5]!) / w;
    } else {
      if (!unproject(camera, null, object, m, xs[i]!, ys[i]!, place)) continue;
      u = place[0]!;
      v = place[1]!;
    }
    if (u < -0.5 - marginU || u > lastU + marginU || v < -0.5 - marginV || v > lastV + marginV) continue;
    waits[i] = 0;
    covered += 1;
    sums[at + i]! += u < -0.5 || v < -0.5 || u > lastU || v > lastV ? paper : between(level, u, v);
  }
  return covered;
}

/** A level's value between its pixels; at the edges the outermost pixels go on. */
function between(level: Level, baseU: number, baseV: number): number {
  const { data, width } = level;
  const u = Math.min(width - 1.001, Math.max(0, (baseU + 0.5) * level.scaleX - 0.5));
  const v = Math.min(level.height - 1.001, Math.max(0, (baseV + 0.5) * level.scaleY - 0.5));
  const iu = u | 0;
  const iv = v | 0;
  const k = iv * width + iu;
  const a = data[k]! + (data[k + 1]! - data[k]!) * (u - iu);
  const b = data[k + width]! + (data[k + width + 1]! - data[k + width]!) * (u - iu);
  return a + (b - a) * (v - iv);
}

/** Adds a row of one sample of a pattern without ends wherever nothing is before it. */
function patternRow(level: Level, width: number, at: number): number {
  const m = matrix;
  const { data, scaleX, scaleY } = level;
  const side = level.width;
  const mask = side - 1;
  let covered = 0;
  for (let i = 0; i < width; i += 1) {
    if (waits[i] === 0) continue;
    const x = xs[i]!;
    const y = ys[i]!;
    const w = m[6]! * x + m[7]! * y + m[8]!;
    if (!(w > 0)) continue;
    waits[i] = 0;
    covered += 1;
    const u = ((m[0]! * x + m[1]! * y + m[2]!) / w + 0.5) * scaleX - 0.5;
    const v = ((m[3]! * x + m[4]! * y + m[5]!) / w + 0.5) * scaleY - 0.5;
    const iu = Math.floor(u);
    const iv = Math.floor(v);
    const x0 = iu & mask;
    const x1 = (iu + 1) & mask;
    const y0 = (iv & mask) * side;
    const y1 = ((iv + 1) & mask) * side;
    const a = data[y0 + x0]! + (data[y0 + x1]! - data[y0 + x0]!) * (u - iu);
    const b = data[y1 + x0]! + (data[y1 + x1]! - data[y1 + x0]!) * (u - iu);
    sums[at + i]! += a + (b - a) * (v - iv);
  }
  return covered;
}

type Plan = { readonly samples: Float64Array; readonly levels: readonly number[] };

/** Where in the pixel (x, y) and when (−½ … ½ of the exposure) to take samples, and each object's level of detail. */
function planOf(
  camera: Camera,
  lens: Lens,
  shutter: Shutter,
  objects: readonly VisibleObject[],
  x: number,
  y: number,
): Plan {
  let [along, across, direction, motion] = [2, 2, 0, 0];
  const levels: number[] = [];
  for (const [index, { object, whole }] of objects.entries()) {
    const { long, short, angle, travel } = stretchAt(camera, lens, shutter, object, x, y);
    const most = whole ? 6 : 4;
    if (index === 0) {
      across = object.texture.wraps ? 1 : whole ? 2 : 3;
      const finest = Math.ceil((across * long) / Math.max(short, 0.7));
      along = object.texture.wraps ? 2 : Math.min(most, Math.max(across, finest));
      direction = angle;
    }
    motion = Math.max(motion, travel);
    const footprint = Math.max(index === 0 ? long / along : long / 2, short / Math.max(2, across));
    const level = Math.round(Math.log(Math.max(1, footprint)) / Math.log(object.texture.step));
    levels.push(Math.min(object.texture.levels.length - 1, level));
  }
  const repeats = Math.max(1, Math.ceil(Math.min(mostSamples, motion / 1.2) / (along * across)));
  const count = along * across * repeats;
  const samples = new Float64Array(3 * count);
  const [c, s] = [Math.cos(direction), Math.sin(direction)];
  const stride = coprimeNear(count, 0.618 * count);
  for (let i = 0; i < count; i += 1) {
    const cell = i % (along * across);
    const a = ((cell % along) + 0.5) / along - 0.5;
    const b = (Math.floor(cell / along) + 0.5) / across - 0.5;
    samples[3 * i] = c * a - s * b;
    samples[3 * i + 1] = s * a + c * b;
    samples[3 * i + 2] = (((i * stride) % count) + 0.5) / count - 0.5;
  }
  return { samples, levels };
}

function coprimeNear(count: number, ideal: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let near = Math.max(1, Math.round(ideal));
  while (common(near, count) !== 1) near += 1;
  return near;
}

/** How many pixels of the picture one pixel of the frame spans, the long way (at `angle`) and the short way. */
function stretchAt(camera: Camera, lens: Lens, shutter: Shutter, object: Drawn, x: number, y: number) {
  const m = new Float64Array(12);
  matrixAt(object, 0, m);
  const nowhere = { long: 1, short: 1, angle: 0, travel: 0 };
  const at = (px: number, py: number): [number, number] | null =>
    unproject(camera, lens, object, m, px, py, place) ? [place[0]!, place[1]!] : null;
  const [east, west, south, north] = [at(x + 0.5, y), at(x - 0.5, y), at(x, y + 0.5), at(x, y - 0.5)];
  if (!east || !west || !south || !north) return nowhere;
  const [a, b, c, d] = [east[0] - west[0], south[0] - north[0], east[1] - west[1], south[1] - north[1]];
  const angle = 0.5 * Math.atan2(2 * (a * b + c * d), a * a + c * c - b * b - d * d);
  const half = (a * a + b * b + c * c + d * d) / 2;
  const off = Math.hypot((a * a + c * c - b * b - d * d) / 2, a * b + c * d);
  const [long, short] = [Math.sqrt(half + off), Math.sqrt(Math.max(1e-12, half - off))];
  if (!Number.isFinite(long)) return nowhere;
  // What travels over a pixel within the exposure: the picture's own travel, measured in pixels of the frame
  const part = Math.min(1, shutter.exposureMs / 2 / spanOf(shutter));
  matrixAt(object, part, m);
  const later = at(x, y);
  matrixAt(object, -part, m);
  const sooner = at(x, y);
  const travel = later && sooner ? Math.hypot(later[0] - sooner[0], later[1] - sooner[1]) / short : 0;
  return { long, short, angle, travel: Number.isFinite(travel) ? Math.min(travel, 60) : 0 };
}
