import type { GreyImage } from '../grey.ts';
import type { Features } from '../target.ts';
import { type Level, type Point, pointsOf, pyramidOf, resize } from './detect.ts';

const bits = 256;
const dimensions = 128;
const side = 16;
const radius = 13;
/** Mean of the square root of a bin. */
const mean = 0.062;

/**
 * Finds and describes the points of a picture to be recognised.
 * @param picture the compiled picture; coordinates of the features are in its pixels
 */
export function describeTarget(picture: GreyImage): Features {
  const shrink = Math.min(1, 512 / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * shrink));
  const height = Math.max(1, Math.round(picture.height * shrink));
  let current = picture;
  while (current.width > 2 * width) current = resize(current, current.width >> 1, current.height >> 1);
  const levels = pyramidOf(resize(current, width, height), 1.3, 7);
  const points = pointsOf(levels, { threshold: 7, perCell: 3, cell: 32 });
  const descriptors = new Uint8Array((points.length * bits) / 8);
  describeInto(descriptors, levels, points);
  const scales = Float32Array.from(points, (point) => (levels[point.level]!.scale * picture.width) / width);
  return {
    count: points.length,
    x: Float32Array.from(points, (point, i) => (point.x + 0.5) * scales[i]! - 0.5),
    y: Float32Array.from(points, (point, i) => (point.y + 0.5) * scales[i]! - 0.5),
    scale: scales,
    angle: Float32Array.from(points, (point) => point.angle),
    descriptors,
  };
}

const projections = randomProjections();

/** Writes 256 bits a point: the signs of projections of its histogram of gradients (Lowe 2004, Arandjelović 2012). */
export function describeInto(out: Uint8Array, levels: readonly Level[], points: readonly Point[]): void {
  for (const [i, point] of points.entries()) {
    const histogram = histogramOf(levels[point.level]!, point);
    for (let bit = 0; bit < bits; bit += 1) {
      let sum = 0;
      for (let k = 0; k < dimensions; k += 1) sum += projections[bit * dimensions + k]! * (histogram[k]! - mean);
      if (sum > 0) out[(i * bits + bit) >> 3]! |= 1 << (bit & 7);
    }
  }
}

function histogramOf(level: Level, point: Point): Float32Array {
  const step = (2 * radius) / side;
  const c = Math.cos(point.angle) * step;
  const s = Math.sin(point.angle) * step;
  const patch = new Float32Array((side + 2) ** 2);
  for (let j = 0; j < side + 2; j += 1)
    for (let i = 0; i < side + 2; i += 1) {
      const u = i - 0.5 - side / 2;
      const v = j - 0.5 - side / 2;
      patch[j * (side + 2) + i] = sample(level, point.x + c * u - s * v, point.y + s * u + c * v);
    }
  const out = new Float32Array(dimensions);
  for (let j = 0; j < side; j += 1)
    for (let i = 0; i < side; i += 1) {
      const at = (j + 1) * (side + 2) + i + 1;
      const gx = patch[at + 1]! - patch[at - 1]!;
      const gy = patch[at + side + 2]! - patch[at - side - 2]!;
      const magnitude = Math.hypot(gx, gy) * Math.exp(-((i - 7.5) ** 2 + (j - 7.5) ** 2) / 100);
      if (magnitude > 0) spread(out, (i + 0.5) / 4 - 0.5, (j + 0.5) / 4 - 0.5, Math.atan2(gy, gx), magnitude);
    }
  const sum = out.reduce((a, b) => a + b, 0) || 1;
  return out.map((bin) => Math.sqrt(bin / sum));
}

function spread(out: Float32Array, x: number, y: number, direction: number, weight: number): void {
  const turn = ((direction / (2 * Math.PI)) * 8 + 8) % 8;
  const [x0, y0, t0] = [Math.floor(x), Math.floor(y), Math.floor(turn)];
  for (let corner = 0; corner < 8; corner += 1) {
    const column = x0 + (corner & 1);
    const row = y0 + ((corner >> 1) & 1);
    if (column < 0 || row < 0 || column > 3 || row > 3) continue;
    const share = (from: number, at: number, next: number) => (next ? from - at : 1 - from + at);
    out[(row * 4 + column) * 8 + ((t0 + (corner >> 2)) % 8)]! +=
      weight * share(x, x0, corner & 1) * share(y, y0, corner & 2) * share(turn, t0, corner & 4);
  }
}

function sample({ width, height, data }: GreyImage, x: number, y: number): number {
  const cx = Math.min(width - 1.01, Math.max(0, x));
  const cy = Math.min(height - 1.01, Math.max(0, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const i = y0 * width + x0;
  const above = data[i]! + (data[i + 1]! - data[i]!) * (cx - x0);
  const below = data[i + width]! + (data[i + width + 1]! - data[i + width]!) * (cx - x0);
  return above + (below - above) * (cy - y0);
}

function randomProjections(): Float32Array {
  let seed = 5;
  const uniform = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296;
  return Float32Array.from({ length: bits * dimensions }, () => uniform() + uniform() + uniform() + uniform() - 2);
}
