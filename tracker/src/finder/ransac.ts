import type { Homography } from '../geometry/homography.ts';
import type { Matches } from './matches.ts';
import { affineThrough, fitWithPrior } from './ransac-fit.ts';
import { isSane } from './ransac-sane.ts';
import { agree, type Seed } from './ransac-seeds.ts';

/** Pairs of companions that are tried with a seed. */
const triples = 60;
/** Focal length of a phone's camera in widths of the frame's longer side, roughly: what makes perspective small. */
const focal = 0.85;

/**
 * Estimates homographies from matches most of which are wrong. A seed's companions (matches that agree with it as
 * similarities) are mostly right, so affine transforms through it and two of them are drawn (RANSAC, Fischler and
 * Bolles 1981, the trusted ones first as in PROSAC, Chum and Matas 2005), scored by truncated squares (MSAC, Torr and
 * Zisserman 2000), and the best is improved on all matches (local optimisation, Chum, Matas, Kittler 2003) with
 * perspective held back by what a camera can make.
 */
export function createRansac(limit: number) {
  const companions = new Int32Array(limit);
  const chosen = new Int32Array(limit);
  const weights = new Float64Array(limit);
  const drawn: Homography = new Float64Array(9);

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

  /** Inliers of `h` among all matches into `chosen`, with Tukey's weights; how many. */
  function gather(h: Homography, matches: Matches, tolerance: number): number {
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
      chosen[count] = k;
      weights[count] = ((1 - share) ** 2 * (0.2 + weight[k]!)) / (blur[k]! * blur[k]!);
      count += 1;
    }
    return count;
  }

  /** Improves `h` on all matches, the tolerance growing smaller; null when nothing sensible remains. */
  function improve(
    h: Homography,
    matches: Matches,
    { from, to, rounds, perspective }: { from: number; to: number; rounds: number; perspective: number },
  ): Homography | null {
    let current: Homography | null = h;
    for (let i = 0; i < rounds && current; i += 1) {
      const tolerance = from * (to / from) ** (rounds === 1 ? 0 : i / (rounds - 1));
      const count = gather(current, matches, tolerance);
      if (count < 4) return null;
      current = fitWithPrior(matches, chosen, weights, count, { noise: 2, perspective, before: current });
    }
    return current;
  }

  return {
    improve,
    gather(h: Homography, matches: Matches, tolerance: number): { count: number; chosen: Int32Array } {
      const count = gather(h, matches, tolerance);
      return { count, chosen };
    },
    /** The best homography that has `seed` among its inliers; null when there is none. */
    grow(
      seed: Seed,
      matches: Matches,
      size: { width: number; height: number; frameSide: number },
    ): { homography: Homography; score: number } | null {
      let count = 0;
      for (let j = 0; j < matches.count; j += 1)
        if (j !== seed.match && agree(matches, seed.match, j)) companions[count++] = j;
      if (count < 2) return null;
      const { weight } = matches;
      const list = companions.subarray(0, count).toSorted((a, b) => weight[b]! - weight[a]! || a - b);
      const side = 2 ** matches.zoom[seed.match]! * Math.hypot(size.width, size.height) * 0.5;
      const loose = 2 + 0.04 * side;
      const perspective = Math.max(0.02, (0.6 * side) / (focal * size.frameSide));
      let best = 0;
      let found: Homography | null = null;
      let left = triples;
      // Pairs of companions in the order of the less trusted of the two
      for (let b = 1; b < count && left > 0; b += 1)
        for (let a = 0; a < b && left > 0; a += 1) {
          if (!affineThrough(matches, seed.match, list[a]!, list[b]!, drawn)) continue;
          left -= 1;
          if (!isSane(drawn, size.width, size.height, size.frameSide)) continue;
          const score = scoreOf(drawn, matches, list, count, loose);
          if (score <= best) continue;
          best = score;
          found = Float64Array.from(drawn);
        }
      if (!found) return null;
      const better = improve(found, matches, { from: loose, to: 2, rounds: 5, perspective });
      if (!better || !isSane(better, size.width, size.height, size.frameSide)) return null;
      return { homography: better, score: best };
    },
  };
}
