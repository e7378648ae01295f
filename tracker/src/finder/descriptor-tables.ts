import type { Kernels } from '../kernels.ts';

/** Bits of a descriptor. */
export const descriptorBits = 256;

/** Numbers of a histogram of gradients: 4 × 4 places, 8 directions. */
export const histogramLength = 128;

const places = 4;
const samples = 16;
/** Standard deviation of the weight of a sample by its distance from the middle, in samples. */
const spread = 7;
/** Mean of the roots of a histogram whose sum is 1, in 1 / 16384: the same for all its numbers. */
const meanRoot = Math.round(0.062 * 16_384);

/** Addresses of the numbers that description needs. */
export type DescriptorTables = {
  readonly halves: number;
  readonly weights: number;
  readonly mean: number;
  readonly projections: number;
};

/** Writes the tables of orientation and description into the kernels' memory. */
export function writeTables(kernels: Kernels<unknown>, radius: number): DescriptorTables {
  const halves = kernels.allocate(4 * (radius + 1));
  const weights = kernels.allocate(4 * samples * places);
  const mean = kernels.allocate(2 * histogramLength);
  const projections = kernels.allocate(2 * descriptorBits * histogramLength);
  const { buffer } = kernels.bytes();
  new Int32Array(buffer, halves, radius + 1).set(
    Array.from({ length: radius + 1 }, (_, d) => Math.floor(Math.sqrt(radius * radius - d * d))),
  );
  new Float32Array(buffer, weights, samples * places).set(
    Array.from({ length: samples * places }, (_, n) => {
      const sample = Math.floor(n / places);
      const share = Math.max(0, 1 - Math.abs((sample + 0.5) / places - 0.5 - (n % places)));
      return share * Math.exp(-((sample - (samples - 1) / 2) ** 2) / (2 * spread * spread));
    }),
  );
  new Int16Array(buffer, mean, histogramLength).fill(meanRoot);
  new Int16Array(buffer, projections, descriptorBits * histogramLength).set(randomProjections());
  return { halves, weights, mean, projections };
}

/** Directions that are about evenly spread: each number the sum of four uniform ones (Charikar 2002). */
function randomProjections(): Int16Array {
  let seed = 5;
  const uniform = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  return Int16Array.from({ length: descriptorBits * histogramLength }, () =>
    Math.round((uniform() + uniform() + uniform() + uniform() - 2) * 1_000),
  );
}
