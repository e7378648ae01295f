import type { Candidates } from './feature-candidates.ts';
import { descriptorBytes, type FrameFeatures } from './features.ts';
import type { View } from './synthetic-views.ts';

/** Hamming distance from which on a feature of a view does not match a candidate. */
const maxHammingDistance = 85;
/** Side of the grid cells that candidates are sorted into, in pixels of the view. */
const cellSide = 4;
const wordsPerDescriptor = descriptorBytes / 4;

/**
 * Scores candidates by simulation: in each view, every feature raises the score of the nearest candidate at its place; a
 * match in a view with few matches has a larger weight.
 */
export function createCandidateScores(candidates: Candidates) {
  const { count, x, y } = candidates;
  const scores = new Float32Array(count);
  const stored = new Int32Array(candidates.descriptors.buffer);
  const [viewX, viewY] = [new Float32Array(count), new Float32Array(count)];
  const next = new Int32Array(count);
  const nearestCandidates = new Int32Array(2_000);
  const similarities = new Float32Array(2_000);

  return {
    scores,
    addView(features: FrameFeatures, view: View): void {
      const columns = Math.ceil(view.width / cellSide) + 2;
      const rows = Math.ceil(view.height / cellSide) + 2;
      const firstInCell = new Int32Array(columns * rows).fill(-1);
      const h = view.homography;
      for (let i = 0; i < count; i += 1) {
        const w = h[6]! * x[i]! + h[7]! * y[i]! + h[8]!;
        viewX[i] = (h[0]! * x[i]! + h[1]! * y[i]! + h[2]!) / w;
        viewY[i] = (h[3]! * x[i]! + h[4]! * y[i]! + h[5]!) / w;
        const place = Math.floor(viewY[i]! / cellSide + 1) * columns + Math.floor(viewX[i]! / cellSide + 1);
        next[i] = firstInCell[place] ?? -1;
        firstInCell[place] = i;
      }
      const words = new Int32Array(features.descriptors.slice().buffer);
      let matched = 0;
      for (let k = 0; k < features.count; k += 1) {
        const reach = 1 + 0.8 * features.scale[k]!;
        const cellReach = Math.ceil(reach / cellSide);
        const column = Math.floor(features.x[k]! / cellSide + 1);
        const row = Math.floor(features.y[k]! / cellSide + 1);
        let minDistance = maxHammingDistance;
        let nearest = -1;
        for (let r = Math.max(0, row - cellReach); r <= Math.min(rows - 1, row + cellReach); r += 1)
          for (let c = Math.max(0, column - cellReach); c <= Math.min(columns - 1, column + cellReach); c += 1)
            for (let i = firstInCell[r * columns + c]!; i >= 0; i = next[i]!) {
              if ((viewX[i]! - features.x[k]!) ** 2 + (viewY[i]! - features.y[k]!) ** 2 > reach * reach) continue;
              const distance = hammingDistance(words, k, stored, i);
              if (distance < minDistance) [minDistance, nearest] = [distance, i];
            }
        if (nearest < 0) continue;
        nearestCandidates[matched] = nearest;
        similarities[matched++] = 1 - minDistance / (maxHammingDistance + 15);
      }
      const weight = 1 / Math.sqrt(Math.max(5, matched));
      for (let k = 0; k < matched; k += 1) scores[nearestCandidates[k]!]! += similarities[k]! * weight;
    },
  };
}

function hammingDistance(a: Int32Array, i: number, b: Int32Array, k: number): number {
  let sum = 0;
  for (let word = 0; word < wordsPerDescriptor; word += 1) {
    let v = a[i * wordsPerDescriptor + word]! ^ b[k * wordsPerDescriptor + word]!;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    sum += Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}
