import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import type { FrameFeatures } from './features.ts';
import { addMatch } from './descriptor-matcher.ts';
import { createMatches } from './matches.ts';
import type { createSeedRanking } from './ransac-seeds.ts';
import { createSearchIndex, type IndexKernels } from './descriptor-index.ts';

/** Nearest features of all targets that are looked at for each of the frame. */
const kept = 8;
/** Features of a frame that are asked, the best of them. */
const asked = 400;
/** Bits from which on a match is none. */
const bound = 92;
/** Targets that are searched in full in one frame. */
const most = 2;
/** Matches of one target that are looked at, and seeds among them. */
const matchLimit = 256;
const seedsTried = 40;
/** What a target's chance is multiplied with for each frame in which it was searched in vain, and its least. */
const fatigue = 0.7;
const minVigor = 0.2;

/**
 * Chooses, among many targets, the few that a frame may show: each feature of the frame speaks for the targets of the
 * features nearest to it, the more the nearer these are than the background (the next nearest of all: McCann and Lowe
 * 2012), and a target counts as much as its matches agree on one place. Those searched in vain lately come later.
 */
export function createShortlist({
  kernels,
  targets,
  bytes,
  limit,
}: {
  readonly kernels: Kernels<IndexKernels>;
  readonly targets: readonly Target[];
  readonly bytes: number;
  /** Most features of a frame. */
  readonly limit: number;
}) {
  const index = createSearchIndex({ kernels, targets, bytes, limit, kept });
  const matches = createMatches(matchLimit);
  // Votes in the order of their targets: those of target t are from starts[t] on
  const starts = new Int32Array(targets.length + 1);
  const votes = new Int32Array(limit * kept);
  const vigor = new Float64Array(targets.length).fill(1);
  const surprise = new Float64Array(targets.length);

  return {
    /** At most two of `wanted`, the most promising first. */
    choose(
      frame: FrameFeatures,
      wanted: readonly number[],
      { frameArea }: { frameArea: number },
      seeds: ReturnType<typeof createSeedRanking>,
    ): number[] {
      const count = Math.min(limit, asked, frame.count);
      const near = index.nearest(frame.address, count, bound);
      starts.fill(0);
      for (let i = 0; i < count * kept; i += 1) {
        const place = near[2 * i + 1]!;
        if (place >= 0) starts[index.targetAt[place]! + 1]! += 1;
      }
      for (let t = 0; t < targets.length; t += 1) starts[t + 1]! += starts[t]!;
      // Filled from behind, so that the ends move to the beginnings
      for (let i = count * kept - 1; i >= 0; i -= 1) {
        const place = near[2 * i + 1]!;
        if (place < 0) continue;
        const t = index.targetAt[place]!;
        starts[t + 1]! -= 1;
        votes[starts[t + 1]!] = i;
      }
      const total = near.length === 0 ? 0 : endOf(near, count);
      surprise.fill(0);
      for (const t of wanted) {
        const { features, width, height } = targets[t]!;
        const end = t + 2 <= targets.length ? starts[t + 2]! : total;
        matches.count = 0;
        for (let k = starts[t + 1]!; k < end; k += 1) {
          const vote = votes[k]!;
          const i = Math.floor(vote / kept);
          const background = near[2 * (i * kept + kept - 1)]!;
          const weight = Math.min(1, 0.05 + (3 * (background - near[2 * vote]!)) / bound);
          addMatch(frame, i, features, index.featureAt[near[2 * vote + 1]!]!, weight, matches);
        }
        vigor[t] = Math.min(1, vigor[t]! / fatigue ** 0.25);
        const [best] = seeds.rank(matches, { width, height, frameArea }, { tried: seedsTried, most: 1 });
        if (best) surprise[t] = best.surprise * vigor[t];
      }
      return wanted
        .filter((t) => surprise[t]! > 0)
        .toSorted((a, b) => surprise[b]! - surprise[a]! || a - b)
        .slice(0, most);
    },
    /** Whether the search for a target that was chosen had success. */
    tell(target: number, found: boolean): void {
      vigor[target] = found ? 1 : Math.max(minVigor, vigor[target]! * fatigue);
    },
  };
}

/** How many of the slots are filled. */
function endOf(near: Int32Array, count: number): number {
  let filled = 0;
  for (let i = 0; i < count * kept; i += 1) if (near[2 * i + 1]! >= 0) filled += 1;
  return filled;
}
