import type { Homography } from '../geometry/homography.ts';
import type { Features, Target } from '../target.ts';
import type { Matches } from './matches.ts';

/** Side of the cells that a frame's features are sorted into, in pixels. */
const cell = 16;

/** Number of set bits of each byte. */
const bitCounts = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** Tolerances of a match: distance from the predicted place (frame pixels), Hamming distance, angle, log₂ of the scale. */
export type Tolerance = {
  readonly reach: number;
  readonly distance: number;
  readonly turn: number;
  readonly zoom: number;
};

/** Where a homography predicts a feature of the target in the frame: position, angle and log₂ of the scale. */
type Prediction = { u: number; v: number; angle: number; logScale: number };

/**
 * Matches features where a homography predicts them (guided matching, Hartley and Zisserman 2003, 4.7.1): each feature of
 * the target is compared with the few features of the frame near its place, of similar scale and angle.
 */
export class GuidedMatcher {
  private readonly width: number;
  private readonly height: number;
  private readonly bytes: number;
  private readonly limit: number;
  private readonly columns: number;
  private readonly rows: number;
  /** The frame's features in the order of their cells: cell i has those from starts[i] to starts[i + 1]. */
  private readonly starts: Int32Array;
  private readonly order: Int32Array;
  private readonly cells: Int32Array;
  /** Match of each feature of the frame; -1 for none. */
  private readonly matchOf: Int32Array;
  private readonly logScale: Float64Array;
  private readonly prediction: Prediction = { u: 0, v: 0, angle: 0, logScale: 0 };
  /** Hamming distance of the last nearest feature. */
  private nearestDistance = 0;
  private features: Features | null = null;

  /** For frames of width × height pixels with at most `limit` features, whose descriptors have so many bytes. */
  constructor({
    width,
    height,
    bytes,
    limit,
  }: {
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
    readonly limit: number;
  }) {
    this.width = width;
    this.height = height;
    this.bytes = bytes;
    this.limit = limit;
    this.columns = Math.ceil(width / cell);
    this.rows = Math.ceil(height / cell);
    this.starts = new Int32Array(this.columns * this.rows + 1);
    this.order = new Int32Array(limit);
    this.cells = new Int32Array(limit);
    this.matchOf = new Int32Array(limit);
    this.logScale = new Float64Array(limit);
  }

  /** Sorts the features of a frame by cells. They are read until the next call. */
  setFrame(frame: Features): void {
    const { starts, order, cells, columns, rows } = this;
    this.features = frame;
    starts.fill(0);
    const count = Math.min(this.limit, frame.count);
    for (let i = 0; i < count; i += 1) {
      const column = Math.max(0, Math.min(columns - 1, Math.floor(frame.x[i]! / cell)));
      const row = Math.max(0, Math.min(rows - 1, Math.floor(frame.y[i]! / cell)));
      cells[i] = row * columns + column;
      starts[cells[i]! + 1]! += 1;
      this.logScale[i] = Math.log2(frame.scale[i]!);
    }
    for (let i = 0; i < columns * rows; i += 1) starts[i + 1]! += starts[i]!;
    for (let i = count - 1; i >= 0; i -= 1) {
      // Counting sort in reverse: each cell's end is decremented to its start
      const at = cells[i]!;
      starts[at + 1]! -= 1;
      order[starts[at + 1]!] = i;
    }
    // The starts are stored one cell late
    for (let i = 0; i < columns * rows; i += 1) starts[i] = starts[i + 1]!;
    starts[columns * rows] = count;
  }

  /** Writes into `matches` the nearest feature of the frame for each feature of the target that `h` maps into it. */
  match(h: Homography, target: Target, tolerance: Tolerance, matches: Matches): void {
    matches.count = 0;
    const frame = this.features;
    if (!frame) return;
    const { features } = target;
    this.matchOf.fill(-1);
    for (let i = 0; i < features.count; i += 1) {
      if (!this.predict(h, features, i, tolerance.reach)) continue;
      const nearest = this.findNearest(frame, features, i, tolerance);
      if (nearest < 0) continue;
      const weight = 1 - this.nearestDistance / (tolerance.distance + 1);
      this.writeMatch(frame, nearest, features, i, weight, matches);
    }
  }

  /** Predicts feature i of the target; false when it is out of reach of the frame. */
  private predict(h: Homography, { x, y, scale, angle }: Features, i: number, reach: number): boolean {
    const px = x[i]!;
    const py = y[i]!;
    const w = h[6]! * px + h[7]! * py + h[8]!;
    if (!(w > 0)) return false;
    const u = (h[0]! * px + h[1]! * py + h[2]!) / w;
    const v = (h[3]! * px + h[4]! * py + h[5]!) / w;
    if (!(u > -reach && v > -reach && u < this.width + reach && v < this.height + reach)) return false;
    const a = (h[0]! - u * h[6]!) / w;
    const b = (h[1]! - u * h[7]!) / w;
    const c = (h[3]! - v * h[6]!) / w;
    const d = (h[4]! - v * h[7]!) / w;
    const cos = Math.cos(angle[i]!);
    const sin = Math.sin(angle[i]!);
    const growth = 0.5 * Math.log2(Math.abs(a * d - b * c));
    const { prediction } = this;
    prediction.u = u;
    prediction.v = v;
    prediction.logScale = growth + Math.log2(scale[i]!);
    prediction.angle = Math.atan2(c * cos + d * sin, a * cos + b * sin);
    return true;
  }

  /** The feature of the frame with the nearest descriptor among those that fit the prediction; -1 when there is none. */
  private findNearest(
    frame: Features,
    features: Features,
    i: number,
    { reach, distance, turn, zoom }: Tolerance,
  ): number {
    const { columns, rows, starts, order, logScale, bytes } = this;
    const { u, v, angle: expectedAngle, logScale: expectedScale } = this.prediction;
    const left = Math.max(0, Math.floor((u - reach) / cell));
    const right = Math.min(columns - 1, Math.floor((u + reach) / cell));
    const top = Math.max(0, Math.floor((v - reach) / cell));
    const bottom = Math.min(rows - 1, Math.floor((v + reach) / cell));
    let minDistance = distance;
    let nearest = -1;
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
        const hamming = hammingDistance(
          frame.descriptors,
          j * bytes,
          features.descriptors,
          i * bytes,
          bytes,
          minDistance,
        );
        if (hamming >= minDistance) continue;
        minDistance = hamming;
        nearest = j;
      }
    this.nearestDistance = minDistance;
    return nearest;
  }

  /** Writes a match; of several matches of one feature of the frame, that with the largest weight remains. */
  private writeMatch(
    frame: Features,
    j: number,
    features: Features,
    i: number,
    weight: number,
    matches: Matches,
  ): void {
    let at = this.matchOf[j]!;
    if (at >= 0 && matches.weight[at]! >= weight) return;
    if (at < 0) {
      if (matches.count === matches.limit) return;
      at = matches.count++;
      this.matchOf[j] = at;
    }
    matches.px[at] = features.x[i]!;
    matches.py[at] = features.y[i]!;
    matches.qx[at] = frame.x[j]!;
    matches.qy[at] = frame.y[j]!;
    matches.turn[at] = frame.angle[j]! - features.angle[i]!;
    matches.zoom[at] = this.logScale[j]! - Math.log2(features.scale[i]!);
    matches.weight[at] = weight;
    matches.blur[at] = 0.7 * (1 + frame.scale[j]!);
    matches.frame[at] = j;
    matches.target[at] = i;
  }
}

/** Number of different bits of two descriptors, from byte i of a and byte j of b; `limit` when it is not less. */
function hammingDistance(a: Uint8Array, i: number, b: Uint8Array, j: number, bytes: number, limit: number): number {
  let sum = 0;
  for (let k = 0; k < bytes; k += 1) {
    sum += bitCounts[a[i + k]! ^ b[j + k]!]!;
    if (sum >= limit) return limit;
  }
  return sum;
}
