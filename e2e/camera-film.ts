import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { multiplied, rotationAbout } from '../tracker/src/geometry/camera.ts';
import { compose, invert, project, scaling } from '../tracker/src/geometry/homography.ts';

/** A print in the film: its picture, and in each frame where it is, from pixels of the picture to pixels of the frame. */
export interface FilmedPrint {
  /** PNG, WebP, JPEG… */
  picture: Buffer;
  /** Null while it is out of sight. Pixels count from the centre of the top left one, as the tracker's. */
  viewList: readonly (FilmedView | null)[];
}

/** A flat print's homography, from its pixels to the frame's, or how one looks that is bent. */
export type FilmedView = ArrayLike<number> | BentView;

export interface BentView {
  /** Pixels of the frame that it may reach: left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** From a pixel of the frame to one of the picture; null beside it. */
  toPicture(x: number, y: number): readonly [number, number] | null;
}

export interface FilmSize {
  width: number;
  height: number;
}

const fps = 30;
const block = 16;
const digits = 12;

/** How a hand holds a camera: the print's centre, its width, and how it is turned; angles in radians. */
export interface HeldView {
  /** Pixels of the frame. */
  x: number;
  y: number;
  /** About how many pixels of the frame the picture is wide. */
  size: number;
  tilt: number;
  /** The direction of the axis of the tilt. */
  towards: number;
  turn: number;
}

/** The homography of a flat picture before a pinhole camera of `focal` pixels. */
export function heldView(picture: FilmSize, frame: FilmSize, view: HeldView, focal = frame.width): Float64Array {
  const { x, y, size, tilt, towards, turn } = view;
  const turned = rotationAbout(0, 0, turn);
  const r = rotationAbout(Math.cos(towards) * tilt, Math.sin(towards) * tilt, 0);
  const axes = multiplied(r, turned);
  const [cx, cy] = [(frame.width - 1) / 2, (frame.height - 1) / 2];
  const depth = focal / size;
  const [tx, ty] = [((x - cx) / focal) * depth, ((y - cy) / focal) * depth];
  const plane = [axes[0], axes[1], tx, axes[3], axes[4], ty, axes[6], axes[7], depth].map(Number);
  const camera = [focal, 0, cx, 0, focal, cy, 0, 0, 1];
  const unit = 1 / picture.width;
  const centred = [unit, 0, (-unit * (picture.width - 1)) / 2, 0, unit, (-unit * (picture.height - 1)) / 2, 0, 0, 1];
  return compose(compose(camera, plane), centred);
}

/** A hand's slow sway, which is at its beginning again after `frames`, so that a film may be repeated. */
export function swaying(picture: FilmSize, frame: FilmSize, frames: number, around: Partial<HeldView> = {}) {
  const middle = { x: frame.width / 2, y: frame.height / 2 - block, size: frame.width * 0.4, tilt: 0.35, turn: 0.05 };
  const still = { ...middle, towards: 0.6, ...around };
  return Array.from({ length: frames }, (_, index) => {
    const phase = (2 * Math.PI * index) / frames;
    return heldView(picture, frame, {
      ...still,
      x: still.x + 24 * Math.sin(phase),
      y: still.y + 14 * Math.sin(2 * phase + 1),
      size: still.size * (1 + 0.06 * Math.sin(phase + 2)),
      tilt: still.tilt * (1 + 0.25 * Math.sin(2 * phase)),
      turn: still.turn + 0.06 * Math.sin(phase + 0.5),
    });
  });
}

/** Where the outer corners of the picture lie in the frame, clockwise from its top left: eight numbers. */
export function cornersOf({ width, height }: FilmSize, view: ArrayLike<number>): number[] {
  const [right, bottom] = [width - 0.5, height - 0.5];
  return [
    [-0.5, -0.5],
    [right, -0.5],
    [right, bottom],
    [-0.5, bottom],
  ].flatMap(([x = 0, y = 0]) => project(view, x, y));
}

/** Where the blocks begin: in the middle, for a narrow screen cuts off the sides. */
const stampLeft = (width: number) => 2 * Math.round((width - block * (digits + 1)) / 4);

/** The centres of the blocks that tell a frame's number, in its pixels, the lowest digit first, then their parity. */
export function stampPlaces({ width, height }: FilmSize): { x: number; y: number }[] {
  return Array.from({ length: digits + 1 }, (_, index) => ({
    x: stampLeft(width) + block * index + block / 2 - 0.5,
    y: height - block / 2 - 0.5,
  }));
}

/** The number that blocks of this brightness (0 to 255) tell; null when they contradict themselves. */
export function stampedNumber(brightness: readonly number[]): number | null {
  const bits = brightness.map((value) => (value > 127 ? 1 : 0));
  const number = bits.slice(0, digits).reduce<number>((sum, bit, index) => sum + bit * 2 ** index, 0);
  return parityOf(number) === bits[digits] ? number : null;
}

const parityOf = (number: number) => (number.toString(2).replaceAll('0', '').length % 2 === 0 ? 1 : 0);

interface RenderedFilm {
  width: number;
  height: number;
  rgb: Buffer;
  viewList: (BentView | null)[];
}

/**
 * Writes a film (YUV4MPEG2, 4:2:0, 30 frames a second) for a browser's fake camera: the prints on a desk, each frame
 * with its number stamped into the bottom rows, so that whatever the capture drops, its truth is known.
 */
export async function writeFilm(path: string, size: FilmSize, prints: readonly FilmedPrint[]): Promise<void> {
  const frames = Math.max(...prints.map(({ viewList }) => viewList.length));
  const printPictures = await Promise.all(prints.map(readPrint));
  const background = backgroundOf(size);
  const file = await open(path, 'w');
  try {
    await file.write(`YUV4MPEG2 W${size.width} H${size.height} F${fps}:1 Ip A1:1 C420jpeg\n`);
    for (let index = 0; index < frames; index += 1) {
      const rgb = Float32Array.from(background);
      for (const print of printPictures) paint(rgb, size, print, index);
      await file.write('FRAME\n');
      await file.write(planesOf(rgb, size, index));
    }
  } finally {
    await file.close();
  }
}

/** The picture at about the size at which it is filmed, so that it is not sampled too sparsely. */
async function readPrint({ picture, viewList }: FilmedPrint): Promise<RenderedFilm> {
  const { width: whole, height: high } = await sharp(picture).metadata();
  const views = viewList.map((view) => (view ? asBent({ width: whole, height: high }, view) : null));
  const widths = views.flatMap((view) => (view ? [view.box[2] - view.box[0]] : []));
  const scale = Math.min(1, (1.5 * Math.max(...widths)) / whole);
  const [width, height] = [Math.round(whole * scale), Math.round(high * scale)];
  const rgb = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  // x' = s (x + 0.5) - 0.5, for each axis
  const shrink = scaling(width / whole, height / high);
  const shrunk = (view: BentView): BentView => ({
    box: view.box,
    toPicture(x, y) {
      const at = view.toPicture(x, y);
      return at && project(shrink, ...at);
    },
  });
  return { width, height, rgb, viewList: views.map((view) => view && shrunk(view)) };
}

/** A flat view as a bent one. Throws for a print that is seen from its edge. */
export function asBent(picture: FilmSize, view: FilmedView): BentView {
  if ('toPicture' in view) return view;
  const back = invert(view);
  if (!back) throw new Error('A print is not seen from its edge.');
  const corners = cornersOf(picture, view);
  const xs = corners.filter((_, at) => at % 2 === 0);
  const ys = corners.filter((_, at) => at % 2 === 1);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return { box, toPicture: (x, y) => project(back, x, y) };
}

/** A desk: wood grain without an edge that could be taken for a print's. */
function backgroundOf({ width, height }: FilmSize): Float32Array {
  const background = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const grain = 9 * Math.sin(y * 0.19 + 3 * Math.sin(x * 0.011 + y * 0.004)) + 5 * Math.sin(y * 0.71 + x * 0.013);
      const light = 1 - 0.25 * Math.hypot(x / width - 0.4, y / height - 0.3);
      const at = (y * width + x) * 3;
      background[at] = (158 + grain) * light;
      background[at + 1] = (126 + grain) * light;
      background[at + 2] = (96 + grain) * light;
    }
  return background;
}

const sub = [-0.25, 0.25];

// A film has tens of millions of samples: the loops below make no arrays and no functions.

function paint(out: Float32Array, { width, height }: FilmSize, print: RenderedFilm, index: number): void {
  const view = print.viewList[index];
  if (!view) return;
  const [left, top] = [Math.max(0, Math.floor(view.box[0])), Math.max(0, Math.floor(view.box[1]))];
  const [right, bottom] = [Math.min(width - 1, Math.ceil(view.box[2])), Math.min(height - 1, Math.ceil(view.box[3]))];
  const sum = new Float64Array(3);
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      let share = 0;
      sum.fill(0);
      for (const dy of sub)
        for (const dx of sub) {
          const at = view.toPicture(x + dx, y + dy);
          if (at && addSample(sum, print, at[0], at[1])) share += 0.25;
        }
      if (share === 0) continue;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        out[at + channel] = out[at + channel]! * (1 - share) + sum[channel]!;
    }
}

/** Adds a quarter of the picture's value there, bilinear; false beyond the picture. */
function addSample(sum: Float64Array, { width, height, rgb }: RenderedFilm, u: number, v: number): boolean {
  if (!(u >= -0.5 && v >= -0.5 && u <= width - 0.5 && v <= height - 0.5)) return false;
  const x = Math.min(Math.max(u, 0), width - 1);
  const y = Math.min(Math.max(v, 0), height - 1);
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const right = x0 + 1 < width ? 3 : 0;
  const down = y0 + 1 < height ? width * 3 : 0;
  const fx = x - x0;
  const fy = y - y0;
  const at = (y0 * width + x0) * 3;
  for (let channel = at; channel < at + 3; channel += 1) {
    const above = rgb[channel]! * (1 - fx) + rgb[channel + right]! * fx;
    const below = rgb[channel + down]! * (1 - fx) + rgb[channel + down + right]! * fx;
    sum[channel - at] = sum[channel - at]! + Math.fround(above * (1 - fy) + below * fy) / 4;
  }
  return true;
}

/** JPEG's full-range planes, with the stamp. */
function planesOf(rgb: Float32Array, { width, height }: FilmSize, index: number): Buffer {
  const planes = Buffer.alloc(width * height * 1.5, 128);
  for (let at = 0; at < width * height; at += 1)
    planes[at] = byte(0.299 * rgb[at * 3]! + 0.587 * rgb[at * 3 + 1]! + 0.114 * rgb[at * 3 + 2]!);
  const row = width * 3;
  /** The mean of a channel in a square of four pixels. */
  const mean = (at: number) => (rgb[at]! + rgb[at + 3]! + rgb[at + row]! + rgb[at + row + 3]!) / 4;
  for (let y = 0; y < height / 2; y += 1)
    for (let x = 0; x < width / 2; x += 1) {
      const from = 2 * (y * row + x * 3);
      const r = mean(from);
      const g = mean(from + 1);
      const b = mean(from + 2);
      const at = width * height + (y * width) / 2 + x;
      planes[at] = byte(128 - 0.168736 * r - 0.331264 * g + 0.5 * b);
      planes[at + (width * height) / 4] = byte(128 + 0.5 * r - 0.418688 * g - 0.081312 * b);
    }
  stamp(planes, { width, height }, index);
  return planes;
}

const byte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

function stamp(planes: Buffer, { width, height }: FilmSize, index: number): void {
  const bits = [...Array.from({ length: digits }, (_, digit) => (index >> digit) & 1), parityOf(index)];
  const left = stampLeft(width);
  for (let y = height - block; y < height; y += 1)
    for (let x = left; x < left + block * bits.length; x += 1) {
      planes[y * width + x] = bits[Math.floor((x - left) / block)] === 1 ? 240 : 12;
      planes[width * height + ((y >> 1) * width) / 2 + (x >> 1)] = 128;
      planes[(width * height * 5) / 4 + ((y >> 1) * width) / 2 + (x >> 1)] = 128;
    }
}
