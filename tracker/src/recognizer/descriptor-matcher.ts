import type { Kernels } from '../kernels.ts';
import type { Features } from '../target.ts';
import type { Matches } from './matches.ts';

/** The recognizer's kernels that matching calls; all addresses in their memory. */
export type MatchKernels = {
  arrange(from: number, count: number, bytes: number, to: number): void;
  emptySlots(slots: number, queries: number, neighbors: number, bound: number): void;
  scanAll(
    query: number,
    queries: number,
    stored: number,
    count: number,
    bytes: number,
    neighbors: number,
    slots: number,
  ): void;
};

/** Features with a copy of their descriptors in the kernels' memory, at `address`. */
type StoredFeatures = Features & { readonly address: number };

/** Number of nearest features of the target that are found for each feature of the frame. */
const neighbors = 4;
/** Features of a target count as different places when their distance is at least so many times their scale. */
const minSeparation = 6;

/**
 * Matches a frame with one target: each feature of the frame with the nearest of all the target's features, and with the
 * next nearest at another place, weighted by their distances and by the margin between them (the ratio test of Lowe 2004).
 */
export function createMatcher({
  kernels,
  bytes,
  limit,
  maxFeatures,
}: {
  readonly kernels: Kernels<MatchKernels>;
  readonly bytes: number;
  /** Maximum number of features of a frame. */
  readonly limit: number;
  /** Maximum number of features of a target. */
  readonly maxFeatures: number;
}) {
  const slots = kernels.allocate(limit * neighbors * 8);
  const staging = kernels.allocate(maxFeatures * bytes);
  return {
    /** Stores the descriptors of a target in the kernels' memory; returns their address for `match`. */
    store(features: Features): number {
      const to = kernels.allocate(((features.count + 15) & ~15) * bytes);
      kernels.bytes().set(features.descriptors.subarray(0, features.count * bytes), staging);
      kernels.run.arrange(staging, features.count, bytes, to);
      return to;
    },

    /** Writes the matches of the frame with a stored target whose Hamming distance is less than `bound`. */
    match(frame: StoredFeatures, target: Features, stored: number, bound: number, matches: Matches): void {
      const count = Math.min(limit, frame.count);
      kernels.run.emptySlots(slots, count, neighbors, bound);
      kernels.run.scanAll(frame.address, count, stored, target.count, bytes, neighbors, slots);
      const nearest = new Int32Array(kernels.bytes().buffer, slots, count * neighbors * 2);
      matches.count = 0;
      for (let i = 0; i < count; i += 1) {
        const at = i * neighbors * 2;
        const first = nearest[at + 1]!;
        if (first < 0) continue;
        const firstDistance = nearest[at]!;
        const rank = secondPlace(target, nearest, at);
        const secondDistance = nearest[at + 2 * (rank || neighbors - 1)]!;
        const margin = (secondDistance - firstDistance) / bound;
        addMatch(frame, i, target, first, weightOf(firstDistance / bound, margin), matches);
        if (rank > 0)
          addMatch(frame, i, target, nearest[at + 2 * rank + 1]!, weightOf(secondDistance / bound, 0) * 0.5, matches);
      }
    },
  };
}

/** Rank of the nearest neighbor at another place of the target than the first one; 0 when there is none. */
function secondPlace(target: Features, nearest: Int32Array, at: number): number {
  const first = nearest[at + 1]!;
  for (let rank = 1; rank < neighbors; rank += 1) {
    const other = nearest[at + 2 * rank + 1]!;
    if (other < 0) break;
    const separation = minSeparation * Math.max(target.scale[first]!, target.scale[other]!);
    if (Math.abs(target.x[first]! - target.x[other]!) + Math.abs(target.y[first]! - target.y[other]!) >= separation)
      return rank;
  }
  return 0;
}

/** Weight of a match by its distance and its margin to the next one, both as parts of the bound. */
function weightOf(distance: number, margin: number): number {
  return Math.min(1, 0.05 + 0.35 * Math.max(0, 1 - distance) + 2.5 * margin);
}

/** Adds the match of feature i of the frame with feature k of the target. */
export function addMatch(
  frame: Features,
  i: number,
  target: Features,
  k: number,
  weight: number,
  matches: Matches,
): void {
  if (matches.count === matches.limit) return;
  const at = matches.count++;
  matches.px[at] = target.x[k]!;
  matches.py[at] = target.y[k]!;
  matches.qx[at] = frame.x[i]!;
  matches.qy[at] = frame.y[i]!;
  let turn = frame.angle[i]! - target.angle[k]!;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  else if (turn < -Math.PI) turn += 2 * Math.PI;
  matches.turn[at] = turn;
  matches.zoom[at] = Math.log2(frame.scale[i]! / target.scale[k]!);
  matches.weight[at] = weight;
  matches.blur[at] = 0.7 * (1 + frame.scale[i]!);
  matches.frame[at] = i;
  matches.target[at] = k;
}
