import { fromBase64, type Kernels } from '../kernels.ts';
import { axes, meanHistogram } from './descriptor-axes.ts';

/** Bits of a descriptor. */
export const descriptorBits = 256;

/** Numbers of a histogram of gradients: 4 × 4 places, 8 directions. */
export const histogramLength = 128;

const places = 4;
const samples = 16;
/** Standard deviation of the weight of a sample by its distance from the middle, in samples. */
const spread = 7;
/** Addresses of the tables of orientation and description. */
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
  kernels.bytes().set(fromBase64(meanHistogram), mean);
  new Int16Array(buffer, projections, descriptorBits * histogramLength).set(turnedAxes());
  return { halves, weights, mean, projections };
}

/** Random combinations of the learned axes, so that all bits carry equal information (Charikar 2002). */
function turnedAxes(): Int16Array {
  const learned = new Int8Array(fromBase64(axes).buffer);
  const count = learned.length / histogramLength;
  let seed = 5;
  const uniform = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const out = new Int16Array(descriptorBits * histogramLength);
  const row = new Float64Array(histogramLength);
  for (let bit = 0; bit < descriptorBits; bit += 1) {
    row.fill(0);
    for (let axis = 0; axis < count; axis += 1) {
      const share = uniform() + uniform() + uniform() + uniform() - 2;
      for (let k = 0; k < histogramLength; k += 1) row[k]! += share * learned[axis * histogramLength + k]!;
    }
    const maximum = row.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1);
    for (let k = 0; k < histogramLength; k += 1)
      out[bit * histogramLength + k] = Math.round((row[k]! * 8_000) / maximum);
  }
  return out;
}
