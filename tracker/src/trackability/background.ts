/** What is behind a print: light from 0 to 255, rows without gaps. */
export type Backdrop = Float32Array;

/** Noise of wood, cloth and stone: cells of so many pixels, and their strength. */
const layers: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [160, 3, 40],
    [40, 1, 18],
    [90, 60, 30],
  ],
  [
    [3, 3, 26],
    [120, 120, 40],
    [9, 9, 14],
  ],
  [
    [70, 70, 60],
    [20, 20, 36],
    [6, 6, 40],
    [2, 2, 20],
  ],
];

/** Shapes of many sizes on a table of wood, cloth or stone: three kinds, each the same every time. */
export function backdropOf(kind: number, width: number, height: number): Backdrop {
  const next = random(kind + 1);
  const out = new Float32Array(width * height).fill([150, 90, 120][kind % 3]!);
  for (const [across, down, strength] of layers[kind % 3]!) addNoise(out, width, height, across, down, strength, next);
  for (let n = 0; n < 14; n += 1) {
    const [cx, cy] = [next() * width, next() * height];
    const [rx, ry] = [8 + 70 * next() ** 2, 8 + 70 * next() ** 2];
    const turn = Math.PI * next();
    const [value, round] = [255 * next(), next() < 0.5];
    addShape(out, width, height, { cx, cy, rx, ry, turn, value, round });
  }
  for (let i = 0; i < out.length; i += 1) out[i] = Math.max(0, Math.min(255, out[i]!));
  return out;
}

/** Value noise, smooth over cells of across × down pixels. */
function addNoise(
  out: Float32Array,
  width: number,
  height: number,
  across: number,
  down: number,
  strength: number,
  next: () => number,
): void {
  const columns = Math.ceil(width / across) + 2;
  const rows = Math.ceil(height / down) + 2;
  const values = Float32Array.from({ length: columns * rows }, () => (2 * next() - 1) * strength);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / down);
    const v = y / down - row;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / across);
      const u = x / across - column;
      const i = row * columns + column;
      const above = values[i]! + (values[i + 1]! - values[i]!) * u;
      const below = values[i + columns]! + (values[i + columns + 1]! - values[i + columns]!) * u;
      out[y * width + x]! += above + (below - above) * v;
    }
  }
}

type Shape = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  readonly value: number;
  readonly round: boolean;
};

function addShape(out: Float32Array, width: number, height: number, shape: Shape): void {
  const { cx, cy, rx, ry, turn, value, round } = shape;
  const reach = Math.hypot(rx, ry);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  for (let y = Math.max(0, Math.ceil(cy - reach)); y < Math.min(height, cy + reach); y += 1)
    for (let x = Math.max(0, Math.ceil(cx - reach)); x < Math.min(width, cx + reach); x += 1) {
      const a = (c * (x - cx) + s * (y - cy)) / rx;
      const b = (c * (y - cy) - s * (x - cx)) / ry;
      if (round ? a * a + b * b < 1 : Math.abs(a) < 1 && Math.abs(b) < 1) {
        const i = y * width + x;
        out[i] = 0.8 * value + 0.2 * out[i]!;
      }
    }
}

/** Numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
