import type { GreyImage } from '../grey.ts';

/** A picture of the pyramid and the size of its pixels in those of the first. */
export type Level = GreyImage & { readonly scale: number };

/** A corner in pixels of its level. */
export type Point = { x: number; y: number; level: number; score: number; angle: number };

/** A smoothed picture in `count` sizes at most, each `factor` smaller than the one before. */
export function pyramidOf(picture: GreyImage, factor: number, count: number, smallest = 40): Level[] {
  const levels: Level[] = [];
  let current = blur(picture);
  let scale = 1;
  for (let i = 0; i < count; i += 1) {
    levels.push({ ...current, scale });
    const width = Math.round(picture.width / factor ** (i + 1));
    const height = Math.round(picture.height / factor ** (i + 1));
    if (Math.min(width, height) < smallest) break;
    current = blur(resize(current, width, height));
    scale = picture.width / width;
  }
  return levels;
}

/** Bilinear: for factors below 2. */
export function resize(from: GreyImage, width: number, height: number): GreyImage {
  const out = new Uint8Array(width * height);
  const sx = from.width / width;
  const sy = from.height / height;
  for (let y = 0; y < height; y += 1) {
    const fy = Math.min(from.height - 1.001, Math.max(0, (y + 0.5) * sy - 0.5));
    const y0 = Math.floor(fy);
    const ay = fy - y0;
    for (let x = 0; x < width; x += 1) {
      const fx = Math.min(from.width - 1.001, Math.max(0, (x + 0.5) * sx - 0.5));
      const x0 = Math.floor(fx);
      const ax = fx - x0;
      const i = y0 * from.width + x0;
      const a = from.data[i]! * (1 - ax) + (from.data[i + 1] ?? 0) * ax;
      const b = (from.data[i + from.width] ?? 0) * (1 - ax) + (from.data[i + from.width + 1] ?? 0) * ax;
      out[y * width + x] = a * (1 - ay) + b * ay + 0.5;
    }
  }
  return { width, height, data: out };
}

/** [1 2 1] / 4 both ways. */
function blur({ width, height, data }: GreyImage): GreyImage {
  const rows = Uint8Array.from(data);
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      rows[i] = (data[i - 1]! + 2 * data[i]! + data[i + 1]! + 2) >> 2;
    }
  const out = Uint8Array.from(rows);
  for (let i = width; i < width * (height - 1); i += 1)
    out[i] = (rows[i - width]! + 2 * rows[i]! + rows[i + width]! + 2) >> 2;
  return { width, height, data: out };
}

// oxfmt-ignore
const circle = [
  [0, -3], [1, -3], [2, -2], [3, -1], [3, 0], [3, 1], [2, 2], [1, 3],
  [0, 3], [-1, 3], [-2, 2], [-3, 1], [-3, 0], [-3, -1], [-2, -2], [-1, -3],
] as const;

const border = 17;

/** FAST-9 corners (Rosten and Drummond 2006): the best of each cell of every level, with their orientation. */
export function pointsOf(
  levels: readonly Level[],
  options: { readonly threshold: number; readonly perCell: number; readonly cell: number },
): Point[] {
  const out: Point[] = [];
  for (const [index, level] of levels.entries()) {
    const { width, height } = level;
    const score = cornerScores(level, options.threshold);
    const columns = Math.ceil(width / options.cell);
    const cells = new Map<number, Point[]>();
    for (let y = border; y < height - border; y += 1)
      for (let x = border; x < width - border; x += 1) {
        const i = y * width + x;
        const s = score[i]!;
        if (s === 0 || !isPeak(score, i, width)) continue;
        const cell = Math.floor(y / options.cell) * columns + Math.floor(x / options.cell);
        const list = cells.get(cell);
        const point = { x, y, level: index, score: s, angle: 0 };
        if (list) list.push(point);
        else cells.set(cell, [point]);
      }
    for (const list of cells.values())
      out.push(...list.toSorted((a, b) => b.score - a.score).slice(0, options.perCell));
  }
  for (const point of out) point.angle = orientation(levels[point.level]!, point);
  return out;
}

function cornerScores({ width, height, data }: GreyImage, threshold: number): Uint16Array {
  const offsets = circle.map(([x, y]) => y * width + x);
  const out = new Uint16Array(width * height);
  for (let y = border; y < height - border; y += 1)
    for (let x = border; x < width - border; x += 1) {
      const i = y * width + x;
      const high = data[i]! + threshold;
      const low = data[i]! - threshold;
      let bright = 0;
      let dark = 0;
      let above = 0;
      let below = 0;
      for (let k = 0; k < 16; k += 1) {
        const v = data[i + offsets[k]!]!;
        if (v > high) {
          bright |= 1 << k;
          above += v - high;
        } else if (v < low) {
          dark |= 1 << k;
          below += low - v;
        }
        if (k === 7 && bright === 0 && dark === 0) break;
      }
      if (hasArc(bright) || hasArc(dark)) out[i] = Math.max(above, below);
    }
  return out;
}

/** Whether nine bits of the circle of 16 follow one another. */
function hasArc(mask: number): boolean {
  const twice = mask | (mask << 16);
  let run = twice;
  for (let k = 1; k < 9; k += 1) run &= twice >>> k;
  return (run & 0xffff) !== 0;
}

function isPeak(score: Uint16Array, i: number, width: number): boolean {
  const s = score[i]!;
  return (
    score[i - width - 1]! <= s &&
    score[i - width]! <= s &&
    score[i - width + 1]! <= s &&
    score[i - 1]! <= s &&
    score[i + 1]! < s &&
    score[i + width - 1]! < s &&
    score[i + width]! < s &&
    score[i + width + 1]! < s
  );
}

/** Direction of the centre of brightness (Rosin 1999, as in ORB). */
function orientation({ width, data }: GreyImage, { x, y }: Point): number {
  const radius = 15;
  let mx = 0;
  let my = 0;
  for (let dy = -radius; dy <= radius; dy += 1) {
    const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
    for (let dx = -half; dx <= half; dx += 1) {
      const v = data[(y + dy) * width + x + dx]!;
      mx += dx * v;
      my += dy * v;
    }
  }
  return Math.atan2(my, mx);
}
