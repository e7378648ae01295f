/** A small seeded generator, so that every run draws the same picture. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise, 0 to 1. */
function noise(x: number, y: number, seed = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = x - x0;
  const v = y - y0;
  const a = u * u * u * (u * (u * 6 - 15) + 10);
  const b = v * v * v * (v * (v * 6 - 15) + 10);
  const top = lattice(x0, y0, seed) * (1 - a) + lattice(x0 + 1, y0, seed) * a;
  const bottom = lattice(x0, y0 + 1, seed) * (1 - a) + lattice(x0 + 1, y0 + 1, seed) * a;
  return top * (1 - b) + bottom * b;
}

/** Noise in octaves, 0 to 1. */
export function fractal(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * 2 ** octave, y * 2 ** octave, seed + octave * 17);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
