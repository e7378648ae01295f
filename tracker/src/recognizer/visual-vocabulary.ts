import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import type { MatchKernels } from './descriptor-matcher.ts';

/** The recognizer's kernels that the vocabulary calls. */
export type VocabularyKernels = MatchKernels;

/** Maximum number of descriptors that words are learned from, and iterations of the clustering. */
const maxSample = 8192;
const iterations = 4;

const pad = (count: number) => (count + 15) & ~15;

/**
 * Divides the targets' descriptors into branching × branching words by two levels of k-majority clustering (Grana et
 * al. 2013): each center is the majority of each bit over the descriptors nearest to it. Learned from a sample that is
 * spread evenly over all descriptors. All memory is allocated by the constructor.
 */
export class VisualVocabulary {
  /** Addresses of the branches' centers, and of each branch's words. */
  readonly tops: number;
  readonly children: number;
  /** Bytes between the words of one branch and of the next. */
  readonly stride: number;
  private readonly kernels: Kernels<VocabularyKernels>;
  private readonly bytes: number;
  private readonly branching: number;
  private readonly slots: number;
  private readonly centers: number;

  /** `bytes` is the length of a descriptor. */
  constructor(kernels: Kernels<VocabularyKernels>, targets: readonly Target[], bytes: number, branching: number) {
    this.kernels = kernels;
    this.bytes = bytes;
    this.branching = branching;
    this.stride = pad(branching) * bytes;
    this.tops = kernels.allocate(this.stride);
    this.children = kernels.allocate(this.stride * branching);
    const maxFeatures = Math.max(maxSample, ...targets.map(({ features }) => features.count));
    const queries = kernels.allocate(maxSample * bytes);
    this.slots = kernels.allocate(maxFeatures * 8);
    this.centers = kernels.allocate(branching * bytes);
    this.train(sampleOf(targets, bytes), queries);
  }

  /** The word of each of `count` descriptors at `address`: branch · branching + child. */
  wordsOf(address: number, count: number): Int32Array {
    const { kernels, bytes, branching, slots } = this;
    const branches = this.assign(address, count, this.tops);
    kernels.run.emptySlots(slots, count, 1, 255);
    for (let i = 0; i < count; i += 1) {
      const words = this.children + branches[i]! * this.stride;
      kernels.run.scanAll(address + i * bytes, 1, words, branching, bytes, 1, slots + i * 8);
    }
    const nearest = new Int32Array(kernels.bytes().buffer, slots, count * 2);
    return branches.map((branch, i) => branch * branching + Math.max(0, nearest[2 * i + 1]!));
  }

  /** Clusters a sample of descriptors into branches, and each branch into words. `queries` is the address of a buffer. */
  private train(sample: Uint8Array, queries: number): void {
    const { kernels, bytes } = this;
    const count = sample.length / bytes;
    kernels.bytes().set(sample, queries);
    const branchOf = this.cluster(queries, count, this.tops);
    for (let branch = 0; branch < this.branching; branch += 1) {
      let members = 0;
      for (let i = 0; i < count; i += 1)
        if (branchOf[i] === branch) {
          kernels.bytes().set(sample.subarray(i * bytes, (i + 1) * bytes), queries + members * bytes);
          members += 1;
        }
      this.cluster(queries, members, this.children + branch * this.stride);
    }
  }

  /** The nearest of `branching` stored centers for each of `count` descriptors. */
  private assign(query: number, count: number, stored: number): Int32Array {
    const { kernels, bytes, branching, slots } = this;
    kernels.run.emptySlots(slots, count, 1, 255);
    kernels.run.scanAll(query, count, stored, branching, bytes, 1, slots);
    const nearest = new Int32Array(kernels.bytes().buffer, slots, count * 2);
    return Int32Array.from({ length: count }, (_, i) => Math.max(0, nearest[2 * i + 1]!));
  }

  /** Writes `branching` centers of the descriptors at `query` to an address; returns the center of each descriptor. */
  private cluster(query: number, count: number, to: number): Int32Array {
    const { kernels, bytes, branching, centers } = this;
    const memory = kernels.bytes();
    for (let k = 0; k < branching; k += 1) {
      const from = query + Math.floor((k * count) / branching) * bytes;
      memory.copyWithin(centers + k * bytes, from, from + bytes);
    }
    kernels.run.arrange(centers, branching, bytes, to);
    let nearest = this.assign(query, count, to);
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      this.updateCenters(memory, query, count, nearest);
      kernels.run.arrange(centers, branching, bytes, to);
      nearest = this.assign(query, count, to);
    }
    return nearest;
  }

  /** Sets each center to the majority of each bit of its members; a center without members stays. */
  private updateCenters(memory: Uint8Array, query: number, count: number, nearest: Int32Array): void {
    const { bytes, branching, centers } = this;
    const ones = new Int32Array(branching * bytes * 8);
    const members = new Int32Array(branching);
    for (let i = 0; i < count; i += 1) {
      const k = nearest[i]!;
      members[k]! += 1;
      for (let b = 0; b < bytes * 8; b += 1)
        ones[k * bytes * 8 + b]! += (memory[query + i * bytes + (b >> 3)]! >> (b & 7)) & 1;
    }
    for (let k = 0; k < branching; k += 1) {
      if (members[k] === 0) continue;
      for (let b = 0; b < bytes * 8; b += 1) {
        const at = centers + k * bytes + (b >> 3);
        const bit = 1 << (b & 7);
        memory[at] = (memory[at]! & ~bit) | (2 * ones[k * bytes * 8 + b]! > members[k]! ? bit : 0);
      }
    }
  }
}

/** At most `maxSample` descriptors, spread evenly over those of all targets. */
function sampleOf(targets: readonly Target[], bytes: number): Uint8Array {
  const total = targets.reduce((sum, { features }) => sum + features.count, 0);
  const count = Math.min(maxSample, total);
  const sample = new Uint8Array(count * bytes);
  let index = 0;
  let length = 0;
  for (const { features } of targets)
    for (let i = 0; i < features.count; i += 1, index += 1)
      if (length < count && index >= Math.floor((length * total) / count)) {
        sample.set(features.descriptors.subarray(i * bytes, (i + 1) * bytes), length * bytes);
        length += 1;
      }
  return sample;
}
