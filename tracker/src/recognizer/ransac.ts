import type { Homography } from '../geometry/homography.ts';
import type { Matches } from './matches.ts';
import { affineThrough, fitWithPrior } from './ransac-fit.ts';
import { isPlausible } from './plausible-homography.ts';
import { agree, type Seed } from './ransac-seeds.ts';

/** Pairs of companions that are tried with a seed. */
const maxTriples = 60;
/** Focal length of a phone's camera in lengths of the frame's longer side, roughly: it bounds the perspective. */
const focal = 0.85;

/** Size of a target, and the longer side of the frame, in pixels. */
type Size = { readonly width: number; readonly height: number; readonly frameSide: number };

/** Tolerances (pixels) of the first and the last of so many refits, and the prior deviation of the perspective. */
type Refinement = {
  readonly from: number;
  readonly to: number;
  readonly rounds: number;
  readonly perspective: number;
};

/**
 * Estimates homographies from matches most of which are wrong. A seed's companions (matches that agree with it as
 * similarities) are mostly right, so affine transforms through it and two of them are sampled (RANSAC, Fischler and
 * Bolles 1981, those of the highest weights first as in PROSAC, Chum and Matas 2005), scored by truncated squares (MSAC,
 * Torr and Zisserman 2000), and the best is refitted to all matches (local optimization, Chum, Matas, Kittler 2003) with
 * a prior on the perspective that a camera can produce.
 */
export class Ransac {
  /** Inliers of the last `gather`, as indices of matches. */
  readonly inliers: Int32Array;
  private readonly companions: Int32Array;
  private readonly weights: Float64Array;
  private readonly sample: Homography = new Float64Array(9);

  /** Allocates memory for so many matches. */
  constructor(limit: number) {
    this.companions = new Int32Array(limit);
    this.inliers = new Int32Array(limit);
    this.weights = new Float64Array(limit);
  }

  /** Writes the inliers of a homography among all matches, and their weights by Tukey's biweight; their number. */
  gather(h: Homography, matches: Matches, tolerance: number): number {
    const { inliers, weights } = this;
    const { px, py, qx, qy, blur, weight } = matches;
    let count = 0;
    for (let k = 0; k < matches.count; k += 1) {
      const w = h[6]! * px[k]! + h[7]! * py[k]! + h[8]!;
      if (!(w > 0)) continue;
      const ex = (h[0]! * px[k]! + h[1]! * py[k]! + h[2]!) / w - qx[k]!;
      const ey = (h[3]! * px[k]! + h[4]! * py[k]! + h[5]!) / w - qy[k]!;
      const reach = tolerance + blur[k]!;
      const share = (ex * ex + ey * ey) / (reach * reach);
      if (share >= 1) continue;
      inliers[count] = k;
      weights[count] = ((1 - share) ** 2 * (0.2 + weight[k]!)) / (blur[k]! * blur[k]!);
      count += 1;
    }
    return count;
  }

  /** Refits a homography to its inliers among all matches, with ever smaller tolerances; null when too few remain. */
  refine(h: Homography, matches: Matches, { from, to, rounds, perspective }: Refinement): Homography | null {
    let current: Homography | null = h;
    for (let i = 0; i < rounds && current; i += 1) {
      const tolerance = from * (to / from) ** (rounds === 1 ? 0 : i / (rounds - 1));
      const count = this.gather(current, matches, tolerance);
      if (count < 4) return null;
      const prior = { noise: 2, perspective, before: current };
      current = fitWithPrior(matches, this.inliers, this.weights, count, prior);
    }
    return current;
  }

  /** The best homography that has `seed` among its inliers; null when there is none. */
  grow(seed: Seed, matches: Matches, size: Size): { homography: Homography; score: number } | null {
    const list = this.companionsOf(seed.match, matches);
    if (list.length < 2) return null;
    const side = 2 ** matches.zoom[seed.match]! * Math.hypot(size.width, size.height) * 0.5;
    const tolerance = 2 + 0.04 * side;
    const perspective = Math.max(0.02, (0.6 * side) / (focal * size.frameSide));
    const best = this.bestAffine(seed.match, list, matches, size, tolerance);
    if (!best) return null;
    const refined = this.refine(best.homography, matches, { from: tolerance, to: 2, rounds: 5, perspective });
    if (!refined || !isPlausible(refined, size.width, size.height, size.frameSide)) return null;
    return { homography: refined, score: best.score };
  }

  /** The matches that agree with one, those of the highest weights first. */
  private companionsOf(match: number, matches: Matches): Int32Array {
    const { companions } = this;
    const { weight } = matches;
    let count = 0;
    for (let j = 0; j < matches.count; j += 1) if (j !== match && agree(matches, match, j)) companions[count++] = j;
    return companions.subarray(0, count).toSorted((a, b) => weight[b]! - weight[a]! || a - b);
  }

  /** The affine transform through a match and two of its companions with the highest score; null when none is plausible. */
  private bestAffine(
    match: number,
    companions: Int32Array,
    matches: Matches,
    size: Size,
    tolerance: number,
  ): { homography: Homography; score: number } | null {
    const { sample } = this;
    const count = companions.length;
    let score = 0;
    let homography: Homography | null = null;
    let left = maxTriples;
    // Pairs of companions in the order of the lower weight of the two
    for (let b = 1; b < count && left > 0; b += 1)
      for (let a = 0; a < b && left > 0; a += 1) {
        if (!affineThrough(matches, match, companions[a]!, companions[b]!, sample)) continue;
        left -= 1;
        if (!isPlausible(sample, size.width, size.height, size.frameSide)) continue;
        const sampleScore = scoreOf(sample, matches, companions, count, tolerance);
        if (sampleScore <= score) continue;
        score = sampleScore;
        homography = Float64Array.from(sample);
      }
    return homography && { homography, score };
  }
}

/** Sum over the first `count` of `list` of 1 − squared error / squared tolerance, weighted and truncated at zero. */
function scoreOf(h: Homography, matches: Matches, list: Int32Array, count: number, tolerance: number): number {
  const { px, py, qx, qy, blur, weight } = matches;
  let score = 0;
  for (let i = 0; i < count; i += 1) {
    const k = list[i]!;
    const w = h[6]! * px[k]! + h[7]! * py[k]! + h[8]!;
    const ex = (h[0]! * px[k]! + h[1]! * py[k]! + h[2]!) / w - qx[k]!;
    const ey = (h[3]! * px[k]! + h[4]! * py[k]! + h[5]!) / w - qy[k]!;
    const reach = tolerance + blur[k]!;
    const share = (ex * ex + ey * ey) / (reach * reach);
    if (share < 1) score += (1 - share) * weight[k]!;
  }
  return score;
}
