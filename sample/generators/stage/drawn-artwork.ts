import { drawPoppies, drawTree } from './landscapes.ts';
import { seeded } from './noise.ts';
import type { Drawing } from './painting.ts';

const drawings = { poppies: drawPoppies, tree: drawTree } satisfies Record<string, Drawing>;
const seed = 1;

export type DrawnName = keyof typeof drawings;
export const drawnNames = Object.keys(drawings) as DrawnName[];

/** Draws as a photographer would frame it, with a photograph's vignette and grain, square. */
export function drawArtwork(name: DrawnName, pixels: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  drawings[name](ctx, pixels, pixels, seed);
  const middle = pixels / 2;
  const vignette = ctx.createRadialGradient(middle, middle, pixels * 0.35, middle, middle, pixels * Math.SQRT2 * 0.58);
  vignette.addColorStop(0, 'rgba(0,0,0,0)');
  vignette.addColorStop(1, 'rgba(10,8,20,.28)');
  ctx.fillStyle = vignette;
  ctx.fillRect(0, 0, pixels, pixels);
  const image = ctx.getImageData(0, 0, pixels, pixels);
  const next = seeded(seed + 99);
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = (next() - 0.5) * 13;
    for (const channel of [0, 1, 2]) image.data[at + channel]! += grain;
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
