import { lumaRow, type Luma } from './luma.ts';

interface Size {
  width: number;
  height: number;
}

/** A frame is tracked at this side when it is not further from it, as a part, and divides by a whole number. */
const near = 0.15;

/**
 * The size at which a frame is tracked: `side` pixels on its longer side, or nearly so where each pixel is then the
 * mean of a whole number of the frame's. `shown` is how the frame is seen: its pixels need not be square.
 */
export function trackedSize(shown: Size, side: number): Size {
  const longer = Math.max(shown.width, shown.height);
  const whole = Math.max(1, Math.round(longer / side));
  if (Math.abs(longer / whole / side - 1) <= near && shown.width % whole === 0 && shown.height % whole === 0)
    return { width: shown.width / whole, height: shown.height / whole };
  const scale = Math.min(1, side / longer);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(shown.width), height: scaled(shown.height) };
}

/** What of the source's pixels lies in each of the smaller picture's: from one on, so many, and their weights. */
interface Shares {
  from: Int32Array;
  count: Int32Array;
  weights: Float32Array;
  most: number;
}

function sharesOf(source: number, target: number): Shares {
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
export type Reduction = (luma: Luma, out: Uint8Array) => void;

/** @param target the size of what is written, no larger than the source in either direction. */
export function createReduction(source: Size, target: Size): Reduction {
  const [x, y] = [source.width / target.width, source.height / target.height];
  const room = new Uint8Array(source.width);
  if (x === y && Number.isInteger(x)) return x === 1 ? copying(target, room) : boxes(target, x, room);
  return areas(source, target, room);
}

const copying =
  ({ width, height }: Size, room: Uint8Array): Reduction =>
  (luma, out) => {
    for (let y = 0; y < height; y += 1) out.set(lumaRow(luma, y, room), y * width);
  };

function boxes({ width, height }: Size, side: number, room: Uint8Array): Reduction {
  const sums = new Uint32Array(width);
  const pixels = side * side;
  const half = pixels >> 1;
  return (luma, out) => {
    for (let y = 0; y < height; y += 1) {
      sums.fill(half);
      for (let i = 0; i < side; i += 1) {
        const row = lumaRow(luma, y * side + i, room);
        if (side === 2) for (let x = 0, at = 0; x < width; x += 1, at += 2) sums[x]! += row[at]! + row[at + 1]!;
        else for (let x = 0, at = 0; x < width; x += 1) for (let k = 0; k < side; k += 1, at += 1) sums[x]! += row[at]!;
      }
      const to = y * width;
      for (let x = 0; x < width; x += 1) out[to + x] = sums[x]! / pixels;
    }
  };
}

function areas(source: Size, target: Size, room: Uint8Array): Reduction {
  const across = sharesOf(source.width, target.width);
  const down = sharesOf(source.height, target.height);
  const sums = new Float32Array(target.width);
  const narrow = new Float32Array(target.width);
  let narrowed = -1;
  /** A row of the source, made narrower; two rows of the target may share it. */
  const narrower = (luma: Luma, y: number) => {
    if (narrowed === y) return;
    narrowed = y;
    const row = lumaRow(luma, y, room);
    for (let x = 0; x < target.width; x += 1) {
      let sum = 0;
      const [from, count, at] = [across.from[x]!, across.count[x]!, x * across.most];
      for (let i = 0; i < count; i += 1) sum += row[from + i]! * across.weights[at + i]!;
      narrow[x] = sum;
    }
  };
  return (luma, out) => {
    narrowed = -1;
    for (let y = 0; y < target.height; y += 1) {
      sums.fill(0.5);
      for (let i = 0; i < down.count[y]!; i += 1) {
        narrower(luma, down.from[y]! + i);
        const weight = down.weights[y * down.most + i]!;
        for (let x = 0; x < target.width; x += 1) sums[x]! += weight * narrow[x]!;
      }
      const to = y * target.width;
      for (let x = 0; x < target.width; x += 1) out[to + x] = Math.min(255, sums[x]!);
    }
  };
}
