import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import type { FrameFeatures } from './features.ts';
import { addMatch } from './descriptor-matcher.ts';
import { createMatches } from './matches.ts';
import type { createSeedRanking } from './ransac-seeds.ts';
import { DescriptorIndex, type IndexKernels } from './descriptor-index.ts';

/** Number of nearest features of all targets that are found for each feature of the frame. */
const neighbors = 8;
/** Maximum number of features of a frame that vote, those with the highest scores. */
const maxVoters = 400;
/** Hamming distance from which on two descriptors do not match. */
const maxMatchDistance = 92;
/** Maximum number of targets in the shortlist. */
const maxTargets = 2;
/** Maximum number of matches of one target, and of seeds among them. */
const matchLimit = 256;
const maxSeedsTried = 40;
/** Factor of a target's priority for each frame in which it was searched in vain, and the lowest priority. */
const priorityDecay = 0.7;
const minPriority = 0.2;

/**
 * Chooses, among many targets, the few that a frame may show: each feature of the frame votes for the targets of the
 * features nearest to it, with the more weight the nearer these are than the background (the farthest neighbor of all
 * targets: McCann and Lowe 2012), and a target is ranked by how many of its matches agree on one place. Targets that were
 * searched in vain lately have a lower priority.
 */
export class Shortlist {
  private readonly targets: readonly Target[];
  private readonly index: DescriptorIndex;
  private readonly limit: number;
  private readonly matches = createMatches(matchLimit);
  /** Votes in the order of their targets: those of target t begin at starts[t + 1]. */
  private readonly starts: Int32Array;
  private readonly votes: Int32Array;
  private readonly priority: Float64Array;
  private readonly surprise: Float64Array;

  constructor({
    kernels,
    targets,
    bytes,
    limit,
  }: {
    readonly kernels: Kernels<IndexKernels>;
    readonly targets: readonly Target[];
    /** Length of a descriptor. */
    readonly bytes: number;
    /** Maximum number of features of a frame. */
    readonly limit: number;
  }) {
    this.targets = targets;
    this.limit = limit;
    this.index = new DescriptorIndex({ kernels, targets, bytes, limit, neighbors });
    this.starts = new Int32Array(targets.length + 1);
    this.votes = new Int32Array(limit * neighbors);
    this.priority = new Float64Array(targets.length).fill(1);
    this.surprise = new Float64Array(targets.length);
  }

  /** At most two of the given targets, the most probable first. */
  choose(
    frame: FrameFeatures,
    targets: readonly number[],
    { frameArea }: { readonly frameArea: number },
    seedRanking: ReturnType<typeof createSeedRanking>,
  ): number[] {
    const { matches, priority, surprise } = this;
    const count = Math.min(this.limit, maxVoters, frame.count);
    const near = this.index.nearest(frame.address, count, maxMatchDistance);
    this.sortVotes(near, count);
    const end = near.length === 0 ? 0 : voteCount(near, count);
    surprise.fill(0);
    for (const t of targets) {
      const { width, height } = this.targets[t]!;
      this.writeMatches(frame, t, near, end);
      priority[t] = Math.min(1, priority[t]! / priorityDecay ** 0.25);
      const [best] = seedRanking.rank(matches, { width, height, frameArea }, { tried: maxSeedsTried, limit: 1 });
      if (best) surprise[t] = best.surprise * priority[t];
    }
    return targets
      .filter((t) => surprise[t]! > 0)
      .toSorted((a, b) => surprise[b]! - surprise[a]! || a - b)
      .slice(0, maxTargets);
  }

  /** Records whether the search for a chosen target succeeded. */
  update(target: number, isDetected: boolean): void {
    this.priority[target] = isDetected ? 1 : Math.max(minPriority, this.priority[target]! * priorityDecay);
  }

  /** Sorts the neighbors of `count` features by their targets. */
  private sortVotes(near: Int32Array, count: number): void {
    const { index, starts, votes } = this;
    starts.fill(0);
    for (let i = 0; i < count * neighbors; i += 1) {
      const place = near[2 * i + 1]!;
      if (place >= 0) starts[index.targetAt[place]! + 1]! += 1;
    }
    for (let t = 0; t < this.targets.length; t += 1) starts[t + 1]! += starts[t]!;
    // Counting sort in reverse: each target's end is decremented to its start
    for (let i = count * neighbors - 1; i >= 0; i -= 1) {
      const place = near[2 * i + 1]!;
      if (place < 0) continue;
      const t = index.targetAt[place]!;
      starts[t + 1]! -= 1;
      votes[starts[t + 1]!] = i;
    }
  }

  /** Writes the votes for a target as matches; `end` is the number of all votes. */
  private writeMatches(frame: FrameFeatures, t: number, near: Int32Array, end: number): void {
    const { index, starts, votes, matches } = this;
    const { features } = this.targets[t]!;
    const last = t + 2 <= this.targets.length ? starts[t + 2]! : end;
    matches.count = 0;
    for (let k = starts[t + 1]!; k < last; k += 1) {
      const vote = votes[k]!;
      const i = Math.floor(vote / neighbors);
      const background = near[2 * (i * neighbors + neighbors - 1)]!;
      const weight = Math.min(1, 0.05 + (3 * (background - near[2 * vote]!)) / maxMatchDistance);
      addMatch(frame, i, features, index.featureAt[near[2 * vote + 1]!]!, weight, matches);
    }
  }
}

/** Number of neighbors that exist. */
function voteCount(near: Int32Array, count: number): number {
  let votes = 0;
  for (let i = 0; i < count * neighbors; i += 1) if (near[2 * i + 1]! >= 0) votes += 1;
  return votes;
}
