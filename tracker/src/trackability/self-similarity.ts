import type { GrayImage } from '../gray-image.ts';
import { reducedBy } from './downscale.ts';

/** Longest side at which a picture is compared with itself. */
const maxSide = 96;
/** Radius of the high-pass filter: large-scale brightness is removed. */
const radius = 5;
/** Shifts of less than this part of the longer side are the thing itself, not its repetition. */
const nearest = 0.1;
/** Two parts must overlap by this part of the picture. */
const minOverlap = 0.4;
/** Correlation that pictures of one thing have by chance, and from which on a pattern is as good as perfect. */
const chance = 0.35;
const perfect = 0.85;

/**
 * How much of a picture comes again elsewhere in it, 0 … 1: the highest correlation of the picture, its broad light and
 * shade taken away, with itself shifted. A single eye that looks like another does no harm; a pattern whose every part
 * lies again a step aside is mistaken for itself.
 */
export function selfSimilarity(picture: GrayImage): number {
  const { width, height, data } = detailOf(reducedBy(picture, Math.max(picture.width, picture.height) / maxSide));
  const away = nearest * Math.max(width, height);
  const least = minOverlap * width * height;
  let best = 0;
  for (let dy = 0; dy < height; dy += 1)
    for (let dx = dy === 0 ? 1 : 1 - width; dx < width; dx += 1) {
      if (Math.hypot(dx, dy) < away || (width - Math.abs(dx)) * (height - dy) < least) continue;
      let [ab, aa, bb] = [0, 0, 0];
      const from = Math.max(0, -dx);
      const to = Math.min(width, width - dx);
      for (let y = 0; y + dy < height; y += 1)
        for (let i = y * width + from, k = (y + dy) * width + from + dx; i < y * width + to; i += 1, k += 1) {
          const [a, b] = [data[i]!, data[k]!];
          ab += a * b;
          aa += a * a;
          bb += b * b;
        }
      if (ab > 0) best = Math.max(best, ab / Math.sqrt(aa * bb));
    }
  return Math.min(1, Math.max(0, (best - chance) / (perfect - chance)));
}

/** What differs from the mean of its surroundings, in parts of the contrast there. */
function detailOf({ width, height, data }: GrayImage): { width: number; height: number; data: Float32Array } {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [sum, squares, n] = [0, 0, 0];
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v += 1)
        for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u += 1) {
          const value = data[v * width + u]!;
          sum += value;
          squares += value * value;
          n += 1;
        }
      const mean = sum / n;
      const deviation = Math.sqrt(Math.max(0, squares / n - mean * mean));
      out[y * width + x] = (data[y * width + x]! - mean) / (deviation + 6);
    }
  return { width, height, data: out };
}
