import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import type { MatchKernels } from './descriptor-matcher.ts';

/** What the words call of the recognizer's kernels. */
export type VocabularyKernels = MatchKernels;

/** Descriptors that the words are learned from, and rounds of learning. */
const sample = 8192;
const rounds = 4;

const pad = (count: number) => (count + 15) & ~15;

/**
 * Divides the targets' descriptors into branching × branching words by two levels of k-majority clustering (Grana et
 * al. 2013): each center is the majority of each bit over the descriptors nearest to it. Learnt from a sample that is
 * spread evenly over all of them.
 */
export function trainVocabulary(
  kernels: Kernels<VocabularyKernels>,
  targets: readonly Target[],
  bytes: number,
  branching: number,
) {
  const { run } = kernels;
  const stride = pad(branching) * bytes;
  const tops = kernels.allocate(stride);
  const children = kernels.allocate(stride * branching);
  const longest = Math.max(sample, ...targets.map(({ features }) => features.count));
  const queries = kernels.allocate(sample * bytes);
  const slots = kernels.allocate(longest * 8);
  const centers = kernels.allocate(branching * bytes);

  /** The nearest of `branching` stored descriptors for each of `count`. */
  function assign(query: number, count: number, stored: number): Int32Array {
    run.emptySlots(slots, count, 1, 255);
    run.scanAll(query, count, stored, branching, bytes, 1, slots);
    const found = new Int32Array(kernels.bytes().buffer, slots, count * 2);
    return Int32Array.from({ length: count }, (_, i) => Math.max(0, found[2 * i + 1]!));
  }

  /** Puts `branching` centers for the descriptors at `query` into `to`; to which each of these belongs. */
  function cluster(query: number, count: number, to: number): Int32Array {
    const memory = kernels.bytes();
    for (let k = 0; k < branching; k += 1) {
      const from = query + Math.floor((k * count) / branching) * bytes;
      memory.copyWithin(centers + k * bytes, from, from + bytes);
    }
    run.arrange(centers, branching, bytes, to);
    let nearest = assign(query, count, to);
    for (let round = 0; round < rounds; round += 1) {
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
      run.arrange(centers, branching, bytes, to);
      nearest = assign(query, count, to);
    }
    return nearest;
  }

  const total = targets.reduce((sum, { features }) => sum + features.count, 0);
  const count = Math.min(sample, total);
  const taken = new Uint8Array(count * bytes);
  let passed = 0;
  let filled = 0;
  for (const { features } of targets)
    for (let i = 0; i < features.count; i += 1, passed += 1)
      if (filled < count && passed >= Math.floor((filled * total) / count)) {
        taken.set(features.descriptors.subarray(i * bytes, (i + 1) * bytes), filled * bytes);
        filled += 1;
      }
  kernels.bytes().set(taken, queries);
  const branchOf = cluster(queries, count, tops);
  for (let branch = 0; branch < branching; branch += 1) {
    let members = 0;
    for (let i = 0; i < count; i += 1)
      if (branchOf[i] === branch) {
        const descriptor = taken.subarray(i * bytes, (i + 1) * bytes);
        kernels.bytes().set(descriptor, queries + members * bytes);
        members += 1;
      }
    cluster(queries, members, children + branch * stride);
  }

  return {
    tops,
    children,
    /** Bytes between the children of one branch and of the next. */
    stride,
    /** The word of each of `count` descriptors at `address`: branch · branching + child. */
    wordsOf(address: number, count: number): Int32Array {
      const branch = assign(address, count, tops);
      run.emptySlots(slots, count, 1, 255);
      for (let i = 0; i < count; i += 1)
        run.scanAll(address + i * bytes, 1, children + branch[i]! * stride, branching, bytes, 1, slots + i * 8);
      const found = new Int32Array(kernels.bytes().buffer, slots, count * 2);
      const word = branch.map((one, i) => one * branching + Math.max(0, found[2 * i + 1]!));
      return word;
    },
  };
}
