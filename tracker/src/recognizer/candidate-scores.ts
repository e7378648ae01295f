import type { Candidates } from './feature-candidates.ts';
import { descriptorBytes, type FrameFeatures } from './features.ts';
import type { View } from './synthetic-views.ts';

/** Bits from which on a feature of a view is not the candidate's. */
const bound = 85;
/** Side of the squares by which candidates are sought, in pixels of the view. */
const square = 4;
const wordsEach = descriptorBytes / 4;

/**
 * Weighs candidates by simulation: in each view, every feature gives credit to the candidate at its place that is most
 * like it; a match in a view that has few of them counts for more.
 */
export function createCandidateScores(candidates: Candidates) {
  const { count, x, y } = candidates;
  const worth = new Float32Array(count);
  const stored = new Int32Array(candidates.descriptors.buffer);
  const [px, py] = [new Float32Array(count), new Float32Array(count)];
  const next = new Int32Array(count);
  const owners = new Int32Array(2_000);
  const likeness = new Float32Array(2_000);

  return {
    worth,
    weigh(found: FrameFeatures, view: View): void {
      const columns = Math.ceil(view.width / square) + 2;
      const rows = Math.ceil(view.height / square) + 2;
      const heads = new Int32Array(columns * rows).fill(-1);
      const h = view.homography;
      for (let i = 0; i < count; i += 1) {
        const w = h[6]! * x[i]! + h[7]! * y[i]! + h[8]!;
        px[i] = (h[0]! * x[i]! + h[1]! * y[i]! + h[2]!) / w;
        py[i] = (h[3]! * x[i]! + h[4]! * y[i]! + h[5]!) / w;
        const place = Math.floor(py[i]! / square + 1) * columns + Math.floor(px[i]! / square + 1);
        next[i] = heads[place] ?? -1;
        heads[place] = i;
      }
      const words = new Int32Array(found.descriptors.slice().buffer);
      let matched = 0;
      for (let k = 0; k < found.count; k += 1) {
        const reach = 1 + 0.8 * found.scale[k]!;
        const squares = Math.ceil(reach / square);
        const column = Math.floor(found.x[k]! / square + 1);
        const row = Math.floor(found.y[k]! / square + 1);
        let least = bound;
        let owner = -1;
        for (let r = Math.max(0, row - squares); r <= Math.min(rows - 1, row + squares); r += 1)
          for (let c = Math.max(0, column - squares); c <= Math.min(columns - 1, column + squares); c += 1)
            for (let i = heads[r * columns + c]!; i >= 0; i = next[i]!) {
              if ((px[i]! - found.x[k]!) ** 2 + (py[i]! - found.y[k]!) ** 2 > reach * reach) continue;
              const distance = differing(words, k, stored, i);
              if (distance < least) [least, owner] = [distance, i];
            }
        if (owner < 0) continue;
        owners[matched] = owner;
        likeness[matched++] = 1 - least / (bound + 15);
      }
      const weight = 1 / Math.sqrt(Math.max(5, matched));
      for (let k = 0; k < matched; k += 1) worth[owners[k]!]! += likeness[k]! * weight;
    },
  };
}

function differing(a: Int32Array, i: number, b: Int32Array, k: number): number {
  let sum = 0;
  for (let word = 0; word < wordsEach; word += 1) {
    let v = a[i * wordsEach + word]! ^ b[k * wordsEach + word]!;
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    sum += Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}
