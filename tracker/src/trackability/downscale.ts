import type { GrayImage } from '../gray-image.ts';

/** A picture smaller by about `factor` (not larger), each pixel the mean of the whole pixels that it covers. */
export function reducedBy({ width, height, data }: GrayImage, factor: number): GrayImage {
  const across = Math.max(2, Math.round(width / Math.max(1, factor)));
  const down = Math.max(2, Math.round(height / Math.max(1, factor)));
  const out = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const [left, top] = [Math.floor((x * width) / across), Math.floor((y * height) / down)];
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / across));
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / down));
      let sum = 0;
      for (let v = top; v < bottom; v += 1) for (let u = left; u < right; u += 1) sum += data[v * width + u]!;
      out[y * across + x] = Math.round(sum / (right - left) / (bottom - top));
    }
  return { width: across, height: down, data: out };
}
