import type { Picture } from '../denoiser/exr.ts';

const radius = 2;
const epsilon = 1e-4;

/** Means over squares of 2 × radius + 1 pixels, by running sums along rows and then columns. */
function means(values: Float32Array, width: number, height: number): Float32Array {
  const along = (from: Float32Array, count: number, lines: number, step: number, next: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const start = line * next;
      let sum = 0;
      for (let at = 0; at < Math.min(radius, count); at++) sum += from[start + at * step] ?? 0;
      for (let at = 0; at < count; at++) {
        if (at + radius < count) sum += from[start + (at + radius) * step] ?? 0;
        if (at - radius - 1 >= 0) sum -= from[start + (at - radius - 1) * step] ?? 0;
        const seen = Math.min(count - 1, at + radius) - Math.max(0, at - radius) + 1;
        to[start + at * step] = sum / seen;
      }
    }
    return to;
  };
  return along(along(values, width, height, 1, width), height, width, width, 1);
}

/**
 * A mask without noise at its edges, by the guided filter of He, Sun and Tang (2010): near an edge the mask follows the
 * clean picture, so that both blend from thing to ground over the same pixels and no fringe is left when one is coloured.
 */
export function smoothMask(mask: Picture, guide: Picture): Float32Array {
  const { width, height } = mask;
  const count = width * height;
  const light = new Float32Array(count);
  const given = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const sum = (guide.values[3 * at] ?? 0) + (guide.values[3 * at + 1] ?? 0) + (guide.values[3 * at + 2] ?? 0);
    light[at] = Math.min(2, sum / 3);
    given[at] = Math.min(1, Math.max(0, mask.values[3 * at] ?? 0));
  }
  const product = (one: Float32Array, other: Float32Array) => one.map((each, at) => each * (other[at] ?? 0));
  const meanLight = means(light, width, height);
  const meanMask = means(given, width, height);
  const meanBoth = means(product(light, given), width, height);
  const meanSquare = means(product(light, light), width, height);
  const slope = meanBoth.map((both, at) => {
    const average = meanLight[at] ?? 0;
    return (both - average * (meanMask[at] ?? 0)) / ((meanSquare[at] ?? 0) - average * average + epsilon);
  });
  const offset = slope.map((each, at) => (meanMask[at] ?? 0) - each * (meanLight[at] ?? 0));
  const slopes = means(slope, width, height);
  const offsets = means(offset, width, height);
  return slopes.map((each, at) => Math.min(1, Math.max(0, each * (light[at] ?? 0) + (offsets[at] ?? 0))));
}
