import { seeded } from './noise.ts';
import type { Painter } from './painting.ts';
import { paintAurora, paintDunes, paintLake, paintPoppies, paintRidge, paintSea, paintTree } from './landscapes.ts';
import { paintBalloons, paintCity, paintCouple, paintDog } from './moments.ts';

/** Pictures drawn as a photographer would frame them; they are printed on the sample's things. */
export type ArtName =
  | 'ridge'
  | 'sea'
  | 'poppies'
  | 'city'
  | 'dog'
  | 'dunes'
  | 'aurora'
  | 'balloons'
  | 'lake'
  | 'tree'
  | 'couple'
  | 'monochrome';

const painters: Record<ArtName, Painter> = {
  ridge: paintRidge,
  lake: paintLake,
  sea: paintSea,
  poppies: paintPoppies,
  city: paintCity,
  dunes: paintDunes,
  aurora: paintAurora,
  balloons: paintBalloons,
  dog: paintDog,
  tree: paintTree,
  couple: paintCouple,
  monochrome: (ctx, w, h, seed) => {
    ctx.filter = 'grayscale(1) contrast(1.15)';
    const inner = artwork('lake', w, h, seed);
    ctx.drawImage(inner, 0, 0);
    ctx.filter = 'none';
  },
};

const drawn = new Map<string, HTMLCanvasElement>();

/** The picture in the asked size, with a photograph's vignette and grain. */
export function artwork(name: ArtName, w: number, h: number, seed = 1): HTMLCanvasElement {
  const key = `${name} ${w} ${h} ${seed}`;
  const known = drawn.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  painters[name](ctx, w, h, seed);
  const vignette = ctx.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.35, w / 2, h / 2, Math.hypot(w, h) * 0.58);
  vignette.addColorStop(0, 'rgba(0,0,0,0)');
  vignette.addColorStop(1, 'rgba(10,8,20,.28)');
  ctx.fillStyle = vignette;
  ctx.fillRect(0, 0, w, h);
  const image = ctx.getImageData(0, 0, w, h);
  const next = seeded(seed + 99);
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = (next() - 0.5) * 13;
    for (const channel of [0, 1, 2]) image.data[at + channel]! += grain;
  }
  ctx.putImageData(image, 0, 0);
  drawn.set(key, canvas);
  return canvas;
}
