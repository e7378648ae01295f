import type { Kernels } from '../kernels.ts';
import type { Features } from '../target.ts';
import type { Matches } from './matches.ts';

/** What matching calls of the recognizer's kernels; all addresses in their memory. */
export type MatchKernels = {
  arrange(from: number, count: number, bytes: number, to: number): void;
  emptySlots(slots: number, queries: number, kept: number, bound: number): void;
  scanAll(
    query: number,
    queries: number,
    stored: number,
    count: number,
    bytes: number,
    kept: number,
    slots: number,
  ): void;
};

/** Features whose descriptors lie in the kernels' memory too, at `address`. */
type StoredFeatures = Features & { readonly address: number };

/** Nearest features of a target that are looked at for each of the frame. */
const kept = 4;
/** Matches of one feature of the frame: the nearest, and the next one elsewhere in the target. */
const candidates = 2;
/** Two features of a target lie in different places when they are this many times their scale apart. */
const apart = 6;

/**
 * Matches a frame with one target: each feature of the frame with the nearest of all the target's, and with the next
 * nearest elsewhere, weighted by how near they are and by how much nearer the one is than the other.
 */
export function createMatcher({
  kernels,
  bytes,
  limit,
  longest,
}: {
  readonly kernels: Kernels<MatchKernels>;
  readonly bytes: number;
  /** Most features of a frame. */
  readonly limit: number;
  /** Most features of a target. */
  readonly longest: number;
}) {
  const slots = kernels.allocate(limit * kept * 8);
  const staging = kernels.allocate(longest * bytes);
  return {
    /** Puts the descriptors of a target into the kernels' memory, as `match` wants them: where they lie. */
    store(features: Features): number {
      const to = kernels.allocate(((features.count + 15) & ~15) * bytes);
      kernels.bytes().set(features.descriptors.subarray(0, features.count * bytes), staging);
      kernels.run.arrange(staging, features.count, bytes, to);
      return to;
    },

    /** Writes matches of the frame with a stored target, none of which differ by `bound` bits or more. */
    match(frame: StoredFeatures, target: Features, stored: number, bound: number, matches: Matches): void {
      const count = Math.min(limit, frame.count);
      kernels.run.emptySlots(slots, count, kept, bound);
      kernels.run.scanAll(frame.address, count, stored, target.count, bytes, kept, slots);
      const found = new Int32Array(kernels.bytes().buffer, slots, count * kept * 2);
      matches.count = 0;
      for (let i = 0; i < count; i += 1) {
        const at = i * kept * 2;
        const first = found[at + 1]!;
        if (first < 0) continue;
        const nearest = found[at]!;
        let second = -1;
        let distance = found[at + kept * 2 - 2]!;
        for (let k = 1; k < kept; k += 1) {
          const other = found[at + 2 * k + 1]!;
          if (other < 0) break;
          const gap = apart * Math.max(target.scale[first]!, target.scale[other]!);
          if (Math.abs(target.x[first]! - target.x[other]!) + Math.abs(target.y[first]! - target.y[other]!) < gap)
            continue;
          second = other;
          distance = found[at + 2 * k]!;
          break;
        }
        const margin = (distance - nearest) / bound;
        addMatch(frame, i, target, first, trust(nearest / bound, margin), matches);
        if (second >= 0 && candidates > 1)
          addMatch(frame, i, target, second, trust(distance / bound, 0) * 0.5, matches);
      }
    },
  };
}

/** How far to trust a match: by its distance and how much farther the next is, both in parts of the bound. */
function trust(distance: number, margin: number): number {
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
