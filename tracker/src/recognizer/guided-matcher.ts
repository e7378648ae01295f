import type { Homography } from '../geometry/homography.ts';
import type { Features, Target } from '../target.ts';
import type { Matches } from './matches.ts';

/** Side of the cells that a frame's features are sorted into, in pixels. */
const cell = 16;

/** Bits set in each byte. */
const bits = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** What is accepted of a match whose place is known: how far off (frame pixels), how different, turned and scaled. */
export type Allowance = {
  readonly reach: number;
  readonly distance: number;
  readonly turn: number;
  readonly zoom: number;
};

/**
 * Matching where a homography already says what should lie where (guided matching, Hartley and Zisserman 2003, 4.7.1):
 * each feature of the target is compared with the few features of the frame near its place, of fitting scale and angle.
 */
export function createGuidedMatcher({
  width,
  height,
  bytes,
  limit,
}: {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Most features of a frame. */
  readonly limit: number;
}) {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const starts = new Int32Array(columns * rows + 1);
  const order = new Int32Array(limit);
  const cells = new Int32Array(limit);
  const taken = new Int32Array(limit);
  const logScale = new Float64Array(limit);
  let features: Features | null = null;

  function distanceOf(a: Uint8Array, i: number, b: Uint8Array, j: number, worst: number): number {
    let sum = 0;
    for (let k = 0; k < bytes; k += 1) {
      sum += bits[a[i + k]! ^ b[j + k]!]!;
      if (sum >= worst) return worst;
    }
    return sum;
  }

  return {
    /** Sorts the features of a frame by place. They are read until the next call. */
    setFrame(frame: Features): void {
      features = frame;
      starts.fill(0);
      const count = Math.min(limit, frame.count);
      for (let i = 0; i < count; i += 1) {
        const column = Math.max(0, Math.min(columns - 1, Math.floor(frame.x[i]! / cell)));
        const row = Math.max(0, Math.min(rows - 1, Math.floor(frame.y[i]! / cell)));
        cells[i] = row * columns + column;
        starts[cells[i]! + 1]! += 1;
        logScale[i] = Math.log2(frame.scale[i]!);
      }
      for (let i = 0; i < columns * rows; i += 1) starts[i + 1]! += starts[i]!;
      for (let i = count - 1; i >= 0; i -= 1) {
        // Counting sort from behind: the starts move to where they belong
        const at = cells[i]!;
        starts[at + 1]! -= 1;
        order[starts[at + 1]!] = i;
      }
      // They point at the cells' beginnings one place late
      for (let i = 0; i < columns * rows; i += 1) starts[i] = starts[i + 1]!;
      starts[columns * rows] = count;
    },

    /** Writes into `matches` the nearest feature of the frame for each feature of the target that `h` puts into it. */
    match(h: Homography, target: Target, { reach, distance, turn, zoom }: Allowance, matches: Matches): void {
      matches.count = 0;
      if (!features) return;
      const frame = features;
      const { count, x, y, scale, angle, descriptors } = target.features;
      taken.fill(-1);
      for (let i = 0; i < count; i += 1) {
        const px = x[i]!;
        const py = y[i]!;
        const w = h[6]! * px + h[7]! * py + h[8]!;
        if (!(w > 0)) continue;
        const u = (h[0]! * px + h[1]! * py + h[2]!) / w;
        const v = (h[3]! * px + h[4]! * py + h[5]!) / w;
        if (!(u > -reach && v > -reach && u < width + reach && v < height + reach)) continue;
        const a = (h[0]! - u * h[6]!) / w;
        const b = (h[1]! - u * h[7]!) / w;
        const c = (h[3]! - v * h[6]!) / w;
        const d = (h[4]! - v * h[7]!) / w;
        const growth = 0.5 * Math.log2(Math.abs(a * d - b * c));
        const expectedScale = growth + Math.log2(scale[i]!);
        const cos = Math.cos(angle[i]!);
        const sin = Math.sin(angle[i]!);
        const expectedAngle = Math.atan2(c * cos + d * sin, a * cos + b * sin);
        const left = Math.max(0, Math.floor((u - reach) / cell));
        const right = Math.min(columns - 1, Math.floor((u + reach) / cell));
        const top = Math.max(0, Math.floor((v - reach) / cell));
        const bottom = Math.min(rows - 1, Math.floor((v + reach) / cell));
        let best = distance;
        let found = -1;
        for (let row = top; row <= bottom; row += 1)
          for (let k = starts[row * columns + left]!; k < starts[row * columns + right + 1]!; k += 1) {
            const j = order[k]!;
            const ex = frame.x[j]! - u;
            const ey = frame.y[j]! - v;
            if (ex * ex + ey * ey > reach * reach) continue;
            const z = logScale[j]! - expectedScale;
            if (z > zoom || z < -zoom) continue;
            let t = Math.abs(frame.angle[j]! - expectedAngle);
            if (t > Math.PI) t = 2 * Math.PI - t;
            if (t > turn) continue;
            const off = distanceOf(frame.descriptors, j * bytes, descriptors, i * bytes, best);
            if (off >= best) continue;
            best = off;
            found = j;
          }
        if (found < 0) continue;
        // A feature of the frame belongs to one of the target: the nearer
        const weight = 1 - best / (distance + 1);
        let at = taken[found]!;
        if (at >= 0 && matches.weight[at]! >= weight) continue;
        if (at < 0) {
          if (matches.count === matches.limit) continue;
          at = matches.count++;
          taken[found] = at;
        }
        matches.px[at] = px;
        matches.py[at] = py;
        matches.qx[at] = frame.x[found]!;
        matches.qy[at] = frame.y[found]!;
        matches.turn[at] = frame.angle[found]! - angle[i]!;
        matches.zoom[at] = logScale[found]! - Math.log2(scale[i]!);
        matches.weight[at] = weight;
        matches.blur[at] = 0.7 * (1 + frame.scale[found]!);
        matches.frame[at] = found;
        matches.target[at] = i;
      }
    },
  };
}
