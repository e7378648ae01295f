import { expect, it } from 'vitest';
import { smoothMask } from './mask.ts';

const width = 40;
const height = 40;

/** A dark thing on the right of a bright ground, its edge blended over two pixels; the mask there is anything. */
const coverage = (x: number): number => Math.min(1, Math.max(0, (x - 19) / 3));

it('S3.4 a mask follows the edge of the clean picture, and is whole on either side', () => {
  const guide = { width, height, values: new Float32Array(3 * width * height) };
  const mask = { width, height, values: new Float32Array(3 * width * height) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = coverage(x);
      const noise = share > 0 && share < 1 ? (((x * 7 + y * 13) % 5) - 2) * 0.15 : 0;
      guide.values.fill(0.8 - 0.5 * share, 3 * (y * width + x), 3 * (y * width + x) + 3);
      mask.values.fill(share + noise, 3 * (y * width + x), 3 * (y * width + x) + 3);
    }
  }
  const smooth = smoothMask(mask, guide);
  let [before, after] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      before += Math.abs((mask.values[3 * at] ?? 0) - coverage(x));
      after += Math.abs((smooth[at] ?? 0) - coverage(x));
      if (x < 14) expect(smooth[at]).toBeLessThan(0.01);
      if (x > 26) expect(smooth[at]).toBeGreaterThan(0.99);
    }
  }
  expect(after).toBeLessThan(0.4 * before);
});
