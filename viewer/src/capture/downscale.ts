import { lumaRow, type Luma } from './luma.ts';

interface Size {
  width: number;
  height: number;
}

/** A frame is tracked at this side when it is not further from it, as a part, and divides by a whole number. */
const tolerance = 0.15;

/**
 * The size at which a frame is tracked: `side` pixels on its longer side, or nearly so where each pixel is then the
 * mean of a whole number of the frame's. `shown` is how the frame is seen: its pixels need not be square.
 */
export function trackedSize(displaySize: Size, side: number): Size {
  const longerSide = Math.max(displaySize.width, displaySize.height);
  const divisor = Math.max(1, Math.round(longerSide / side));
  if (
    Math.abs(longerSide / divisor / side - 1) <= tolerance &&
    displaySize.width % divisor === 0 &&
    displaySize.height % divisor === 0
  )
    return { width: displaySize.width / divisor, height: displaySize.height / divisor };
  const scale = Math.min(1, side / longerSide);
  const scaleLength = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaleLength(displaySize.width), height: scaleLength(displaySize.height) };
}

/** What of the source's pixels lies in each of the smaller picture's: from one on, so many, and their weights. */
interface Coverage {
  from: Int32Array;
  count: Int32Array;
  weights: Float32Array;
  most: number;
}

function coverageOf(source: number, target: number): Coverage {
  const step = source / target;
  const most = Math.ceil(step) + 1;
  const shares = {
    from: new Int32Array(target),
    count: new Int32Array(target),
    weights: new Float32Array(target * most),
    most,
  };
  for (let at = 0; at < target; at += 1) {
    const [begin, end] = [at * step, Math.min(source, (at + 1) * step)];
    const first = Math.floor(begin + 1e-9);
    const last = Math.min(source, Math.ceil(end - 1e-9));
    shares.from[at] = first;
    shares.count[at] = last - first;
    for (let i = first; i < last; i += 1)
      shares.weights[at * most + i - first] = (Math.min(i + 1, end) - Math.max(i, begin)) / (end - begin);
  }
  return shares;
}

/** Makes frames of one size smaller. Each pixel is the mean of the area that it covers, so centres stay centres. */
export type Downscaler = (luma: Luma, out: Uint8Array) => void;

/** @param target the size of what is written, no larger than the source in either direction. */
export function createDownscaler(source: Size, target: Size): Downscaler {
  const [x, y] = [source.width / target.width, source.height / target.height];
  const rowBuffer = new Uint8Array(source.width);
  if (x === y && Number.isInteger(x)) return x === 1 ? copyRows(target, rowBuffer) : averageBoxes(target, x, rowBuffer);
  return averageAreas(source, target, rowBuffer);
}

const copyRows =
  ({ width, height }: Size, rowBuffer: Uint8Array): Downscaler =>
  (luma, out) => {
    for (let y = 0; y < height; y += 1) out.set(lumaRow(luma, y, rowBuffer), y * width);
  };

function averageBoxes({ width, height }: Size, side: number, rowBuffer: Uint8Array): Downscaler {
  const sums = new Uint32Array(width);
  const pixels = side * side;
  const half = pixels >> 1;
  return (luma, out) => {
    for (let y = 0; y < height; y += 1) {
      sums.fill(half);
      for (let i = 0; i < side; i += 1) {
        const row = lumaRow(luma, y * side + i, rowBuffer);
        if (side === 2) for (let x = 0, at = 0; x < width; x += 1, at += 2) sums[x]! += row[at]! + row[at + 1]!;
        else for (let x = 0, at = 0; x < width; x += 1) for (let k = 0; k < side; k += 1, at += 1) sums[x]! += row[at]!;
      }
      const to = y * width;
      for (let x = 0; x < width; x += 1) out[to + x] = sums[x]! / pixels;
    }
  };
}

function averageAreas(source: Size, target: Size, rowBuffer: Uint8Array): Downscaler {
  const columns = coverageOf(source.width, target.width);
  const rows = coverageOf(source.height, target.height);
  const sums = new Float32Array(target.width);
  const narrowRow = new Float32Array(target.width);
  let narrowRowIndex = -1;
  /** A row of the source, made narrower; two rows of the target may share it. */
  const readNarrowRow = (luma: Luma, y: number) => {
    if (narrowRowIndex === y) return;
    narrowRowIndex = y;
    const row = lumaRow(luma, y, rowBuffer);
    for (let x = 0; x < target.width; x += 1) {
      let sum = 0;
      const [from, count, at] = [columns.from[x]!, columns.count[x]!, x * columns.most];
      for (let i = 0; i < count; i += 1) sum += row[from + i]! * columns.weights[at + i]!;
      narrowRow[x] = sum;
    }
  };
  return (luma, out) => {
    narrowRowIndex = -1;
    for (let y = 0; y < target.height; y += 1) {
      sums.fill(0.5);
      for (let i = 0; i < rows.count[y]!; i += 1) {
        readNarrowRow(luma, rows.from[y]! + i);
        const weight = rows.weights[y * rows.most + i]!;
        for (let x = 0; x < target.width; x += 1) sums[x]! += weight * narrowRow[x]!;
      }
      const to = y * target.width;
      for (let x = 0; x < target.width; x += 1) out[to + x] = Math.min(255, sums[x]!);
    }
  };
}
