import type { RgbaImage } from './pack/downscale.ts';

/** A number from 0 to 1 that follows from a seed and a counter alone. */
export const chance = (seed: number, i: number): number => {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(i + 1, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 15), 0x27d4eb2f);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
};

/** A picture of overlapping shapes of many sizes and grays: what recognizers and trackers like, made from a seed. */
export function shapesPicture(seed: number, width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const longest = Math.max(width, height);
  for (let n = 0; n < 220; n += 1) {
    const at = (k: number) => chance(seed, n * 8 + k);
    const radius = longest * (0.01 + 0.13 * at(0) ** 2 * (1 - n / 300));
    const [cx, cy] = [at(1) * width, at(2) * height];
    const [red, green, blue] = [at(3) * 255, at(4) * 255, at(5) * 255];
    const round = at(6) < 0.5;
    for (let y = Math.max(0, Math.ceil(cy - radius)); y < Math.min(height, cy + radius); y += 1)
      for (let x = Math.max(0, Math.ceil(cx - radius)); x < Math.min(width, cx + radius); x += 1)
        if (!round || (x - cx) ** 2 + (y - cy) ** 2 < radius * radius) {
          const to = (y * width + x) * 4;
          data[to] = red;
          data[to + 1] = green;
          data[to + 2] = blue;
        }
  }
  return { width, height, data };
}
