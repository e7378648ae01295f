import type { Random } from './random.ts';
import { patternOf, type Texture } from './texture.ts';

const size = 512;

/** Noise that repeats after `size`, smooth over `cellX` × `cellY` pixels (value noise, Perlin's fade). */
function noiseOf(random: Random, cellX: number, cellY: number): Float32Array {
  const [columns, rows] = [size / cellX, size / cellY];
  const values = Float32Array.from({ length: columns * rows }, () => random.between(-1, 1));
  const out = new Float32Array(size * size);
  const fade = (t: number): number => t * t * (3 - 2 * t);
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / cellY);
    const v = fade((y % cellY) / cellY);
    const [top, bottom] = [row * columns, ((row + 1) % rows) * columns];
    for (let x = 0; x < size; x += 1) {
      const column = Math.floor(x / cellX);
      const next = (column + 1) % columns;
      const u = fade((x % cellX) / cellX);
      const a = values[top + column]! * (1 - u) + values[top + next]! * u;
      const b = values[bottom + column]! * (1 - u) + values[bottom + next]! * u;
      out[y * size + x] = a * (1 - v) + b * v;
    }
  }
  return out;
}

const layers: Readonly<Record<string, readonly (readonly [x: number, y: number, strength: number])[]>> = {
  wood: [
    [128, 4, 0.22],
    [64, 2, 0.12],
    [256, 32, 0.2],
    [16, 1, 0.08],
  ],
  cloth: [
    [2, 2, 0.18],
    [128, 128, 0.12],
    [4, 64, 0.06],
    [64, 4, 0.06],
  ],
  plain: [
    [128, 128, 0.06],
    [1, 1, 0.03],
  ],
  stone: [
    [64, 64, 0.25],
    [16, 16, 0.2],
    [4, 4, 0.25],
    [1, 1, 0.12],
  ],
};

/** What a print lies on or hangs on: wood, cloth, stone or a plain top, by chance, without ends. */
export function groundOf(random: Random): Texture {
  const kind = random.pick(Object.keys(layers));
  const bright = random.between(0.08, 0.55);
  const data = new Float32Array(size * size).fill(1);
  for (const [x, y, strength] of layers[kind]!) {
    const noise = noiseOf(random, x, y);
    for (let i = 0; i < data.length; i += 1) data[i]! += strength * noise[i]!;
  }
  return patternOf(
    size,
    data.map((value) => bright * Math.max(0.1, value)),
  );
}
