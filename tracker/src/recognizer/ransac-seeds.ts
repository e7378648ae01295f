import type { Matches } from './matches.ts';

/** Number of cells across and down a target: matches in one cell count once. */
const across = 16;

/** Largest differences of two matches of one print, each as a similarity: those of tilts up to 60°. */
const maxTurn = 0.7;
const maxZoom = 0.9;
/** Largest difference of positions, as a part of the distance between the matches. */
const maxStretch = 0.4;
/** Probability that a wrong match agrees in turn and zoom. */
const chance = (maxTurn / Math.PI) * 0.45;

/** A match that others agree with: their number of places, and how improbable that is by chance (a negative logarithm). */
export type Seed = { match: number; surprise: number; places: number };

/** Whether two matches agree: as a similarity, the seed predicts the other one's turn, zoom and position. */
export function agree(matches: Matches, seed: number, other: number): boolean {
  const { px, py, qx, qy, turn, zoom, blur } = matches;
  const z = zoom[other]! - zoom[seed]!;
  if (z > maxZoom || z < -maxZoom) return false;
  let t = turn[other]! - turn[seed]!;
  if (t > Math.PI) t -= 2 * Math.PI;
  else if (t < -Math.PI) t += 2 * Math.PI;
  if (t > maxTurn || t < -maxTurn) return false;
  const r = 2 ** zoom[seed]!;
  const c = r * Math.cos(turn[seed]!);
  const s = r * Math.sin(turn[seed]!);
  const x = px[other]! - px[seed]!;
  const y = py[other]! - py[seed]!;
  const ex = c * x - s * y - (qx[other]! - qx[seed]!);
  const ey = s * x + c * y - (qy[other]! - qy[seed]!);
  const reach = maxStretch * r * Math.hypot(x, y) + 3 * blur[seed]!;
  return ex * ex + ey * ey < reach * reach;
}

/**
 * Ranks matches by how many others agree with them, compared with chance: the exponent of the Poisson tail of the number
 * of agreeing places, given the number expected by chance (an a-contrario test, Desolneux, Moisan, Morel 2000). Several
 * matches at one place of the target count once.
 */
export function createSeedRanking(limit: number) {
  const c = new Float64Array(limit);
  const s = new Float64Array(limit);
  const r = new Float64Array(limit);
  const places = new Int32Array((across * across) / 32);
  const seeds: Seed[] = Array.from({ length: limit }, () => ({ match: 0, surprise: 0, places: 0 }));
  const order = new Int32Array(limit);
  return {
    /** The best seeds, at most `limit`, among the `tried` matches of the highest weights; valid until the next call. */
    rank(
      matches: Matches,
      size: { width: number; height: number; frameArea: number },
      { tried, limit: seedLimit }: { readonly tried: number; readonly limit: number },
    ): readonly Seed[] {
      const { count, px, py, qx, qy, turn, zoom, blur, weight } = matches;
      for (let i = 0; i < count; i += 1) {
        order[i] = i;
        r[i] = 2 ** zoom[i]!;
        c[i] = r[i]! * Math.cos(turn[i]!);
        s[i] = r[i]! * Math.sin(turn[i]!);
      }
      const byWeight = order.subarray(0, count).toSorted((a, b) => weight[b]! - weight[a]! || a - b);
      const cellX = across / size.width;
      const cellY = across / size.height;
      let seedCount = 0;
      for (let n = 0; n < Math.min(tried, count); n += 1) {
        const i = byWeight[n]!;
        places.fill(0);
        let agreed = 0;
        let expected = 0;
        const slack = 3 * blur[i]!;
        const stretch = maxStretch * r[i]!;
        for (let j = 0; j < count; j += 1) {
          const x = px[j]! - px[i]!;
          const y = py[j]! - py[i]!;
          const reach = stretch * Math.sqrt(x * x + y * y) + slack;
          expected += reach * reach;
          const ex = c[i]! * x - s[i]! * y - (qx[j]! - qx[i]!);
          const ey = s[i]! * x + c[i]! * y - (qy[j]! - qy[i]!);
          if (ex * ex + ey * ey > reach * reach) continue;
          const z = zoom[j]! - zoom[i]!;
          if (z > maxZoom || z < -maxZoom) continue;
          let t = turn[j]! - turn[i]!;
          if (t > Math.PI) t -= 2 * Math.PI;
          else if (t < -Math.PI) t += 2 * Math.PI;
          if (t > maxTurn || t < -maxTurn) continue;
          const cell = Math.min(across - 1, (cellY * py[j]!) | 0) * across + Math.min(across - 1, (cellX * px[j]!) | 0);
          const bit = 1 << (cell & 31);
          if ((places[cell >> 5]! & bit) !== 0) continue;
          places[cell >> 5]! |= bit;
          agreed += 1;
        }
        agreed -= 1; // the match itself
        if (agreed < 2) continue;
        expected = Math.max(0.05, (chance * Math.PI * expected) / size.frameArea);
        if (agreed <= expected) continue;
        const seed = seeds[seedCount++]!;
        seed.match = i;
        seed.places = agreed + 1;
        seed.surprise = agreed * Math.log(agreed / expected) - agreed + expected;
      }
      const ranked = seeds.slice(0, seedCount).toSorted((a, b) => b.surprise - a.surprise || a.match - b.match);
      return ranked.slice(0, seedLimit);
    },
  };
}
