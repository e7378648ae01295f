import type { GrayImage } from '../gray-image.ts';
import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import type { TrackingKernels } from './tracking-kernels.ts';

/** A reduction of the target's picture in the kernels' memory: a picture pixel (x, y) lies at ((x + ½) scale − ½, …). */
type Level = {
  readonly address: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
};

/**
 * Places of an octave that patches can be aligned at: centers in picture pixels, strongest first. Octave o is for views
 * with 2^o picture pixels per pixel of the frame.
 */
type Octave = { readonly count: number; readonly x: Float32Array; readonly y: Float32Array };

/** A target prepared for the aligner: reductions by √2 each, and the places for patches of each octave. */
export type PreparedTarget = {
  readonly picture: GrayImage;
  /** Pixels of the picture per pixel of the compiled picture. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly levels: readonly Level[];
  readonly octaves: readonly Octave[];
};

const smallestSide = 12;

/** Bytes of kernel memory that a picture of so many pixels needs with all its reductions. */
const bytesFor = (pixels: number): number => Math.ceil(pixels * 2.1) + 1024;

/** Computes the reductions and chooses the places. Allocates in the kernels' memory, once a target. */
export function prepareTarget(kernels: Kernels<TrackingKernels>, target: Target): PreparedTarget {
  const { picture } = target;
  const levels: Level[] = [];
  let next = kernels.allocate(bytesFor(picture.width * picture.height));
  const place = (width: number, height: number) => {
    const address = next;
    next += width * height + 16;
    return address;
  };
  const full = {
    address: place(picture.width, picture.height),
    width: picture.width,
    height: picture.height,
    scale: 1,
  };
  const between = reduced(picture, Math.SQRT1_2);
  const half = {
    address: place(between.width, between.height),
    width: between.width,
    height: between.height,
    scale: Math.SQRT1_2,
  };
  kernels.bytes().set(picture.data, full.address);
  kernels.bytes().set(between.data, half.address);
  levels.push(full, half);
  for (;;) {
    const finer = levels[levels.length - 2]!;
    const width = finer.width >> 1;
    const height = finer.height >> 1;
    if (Math.min(width, height) < smallestSide) break;
    const level = { address: place(width, height), width, height, scale: finer.scale / 2 };
    kernels.run.halve(finer.address, finer.width, finer.height, level.address);
    levels.push(level);
  }
  const memory = kernels.bytes();
  const octaves = levels.filter((_, i) => i % 2 === 0).map((level, octave) => choosePlaces(memory, level, octave));
  return {
    picture,
    scaleX: picture.width / target.width,
    scaleY: picture.height / target.height,
    levels,
    octaves,
  };
}

/** The picture at a smaller scale, each pixel the mean of the area that it covers. */
function reduced(picture: GrayImage, scale: number): GrayImage {
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  const rows = new Float32Array(width * picture.height);
  const step = 1 / scale;
  for (let x = 0; x < width; x += 1) {
    const from = x * step;
    const to = Math.min(picture.width, from + step);
    for (let y = 0; y < picture.height; y += 1) {
      let sum = 0;
      for (let i = Math.floor(from); i < to; i += 1)
        sum += picture.data[y * picture.width + i]! * (Math.min(i + 1, to) - Math.max(i, from));
      rows[y * width + x] = sum / (to - from);
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * step;
    const to = Math.min(picture.height, from + step);
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let i = Math.floor(from); i < to; i += 1)
        sum += rows[i * width + x]! * (Math.min(i + 1, to) - Math.max(i, from));
      data[y * width + x] = Math.round(sum / (to - from));
    }
  }
  return { width, height, data };
}

const block = 4;
/** Width of a patch in blocks. */
const blocksPerPatch = 4;
/** Corners with a smaller mean squared gradient along their weakest direction are noise. */
const minCornerStrength = 1.5;

/**
 * The best place in each cell by the smaller eigenvalue of the structure tensor over the patch (Shi & Tomasi 1994), with
 * a share of the larger one: an edge fixes a patch across itself.
 */
function choosePlaces(memory: Uint8Array, level: Level, octave: number): Octave {
  const columns = Math.floor((level.width - 2) / block);
  const rows = Math.floor((level.height - 2) / block);
  const sums = new Float32Array(Math.max(0, columns * rows) * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let xx = 0;
      let xy = 0;
      let yy = 0;
      for (let y = 1 + row * block; y < 1 + (row + 1) * block; y += 1)
        for (let x = 1 + column * block; x < 1 + (column + 1) * block; x += 1) {
          const at = level.address + y * level.width + x;
          const gx = (memory[at + 1]! - memory[at - 1]!) / 2;
          const gy = (memory[at + level.width]! - memory[at - level.width]!) / 2;
          xx += gx * gx;
          xy += gx * gy;
          yy += gy * gy;
        }
      const to = (row * columns + column) * 3;
      sums[to] = xx;
      sums[to + 1] = xy;
      sums[to + 2] = yy;
    }
  const cell = octave === 0 ? 4 : octave === 1 ? 3 : 2;
  const best = new Map<number, { score: number; x: number; y: number }>();
  const pixels = (blocksPerPatch * block) ** 2;
  for (let row = 0; row + blocksPerPatch <= rows; row += 1)
    for (let column = 0; column + blocksPerPatch <= columns; column += 1) {
      let xx = 0;
      let xy = 0;
      let yy = 0;
      for (let y = row; y < row + blocksPerPatch; y += 1)
        for (let x = column; x < column + blocksPerPatch; x += 1) {
          const at = (y * columns + x) * 3;
          xx += sums[at]!;
          xy += sums[at + 1]!;
          yy += sums[at + 2]!;
        }
      const mean = (xx + yy) / 2;
      const root = Math.sqrt(((xx - yy) / 2) ** 2 + xy * xy);
      const score = (mean - root + 0.05 * (mean + root)) / pixels;
      if (score < minCornerStrength) continue;
      const key = Math.floor(row / cell) * 1000 + Math.floor(column / cell);
      const previous = best.get(key);
      if (previous && previous.score >= score) continue;
      const toPicture = (at: number) => (1 + at * block + (blocksPerPatch * block) / 2) / level.scale - 0.5;
      best.set(key, { score, x: toPicture(column), y: toPicture(row) });
    }
  const places = [...best.values()].toSorted((a, b) => b.score - a.score);
  return {
    count: places.length,
    x: Float32Array.from(places, (place) => place.x),
    y: Float32Array.from(places, (place) => place.y),
  };
}
