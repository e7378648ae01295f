import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import { VisualVocabulary, type VocabularyKernels } from './visual-vocabulary.ts';

/** The recognizer's kernels that the index calls; all addresses in their memory. */
export type IndexKernels = VocabularyKernels & {
  place(from: number, count: number, bytes: number, places: number, to: number): void;
  scanWords(
    query: number,
    queries: number,
    bytes: number,
    tops: number,
    children: number,
    stride: number,
    branching: number,
    lists: number,
    stored: number,
    branches: number,
    words: number,
    neighbors: number,
    slots: number,
  ): void;
};

/** Mean number of features of a word. */
const meanListLength = 200;
const maxBranching = 40;
/** Number of branches, and of words of all branches, that are searched for a feature of a frame. */
const maxBranches = 6;
const maxWords = 12;
const pad = (count: number) => (count + 15) & ~15;

/**
 * An index over the descriptors of all targets: a tree of two levels divides them into words (a vocabulary tree, Nistér
 * and Stewénius 2006, here of binary descriptors, trained on the targets themselves), and a feature of a frame is only
 * compared with those of the nearest words. All memory is allocated by the constructor.
 */
export class DescriptorIndex {
  /** The target and the feature at each place of the index. */
  readonly targetAt: Uint16Array;
  readonly featureAt: Uint16Array;
  private readonly kernels: Kernels<IndexKernels>;
  private readonly bytes: number;
  private readonly neighbors: number;
  private readonly branching: number;
  private readonly vocabulary: VisualVocabulary;
  /** Addresses of the neighbors, the descriptors in the order of their words, and each word's first place and length. */
  private readonly slots: number;
  private readonly stored: number;
  private readonly lists: number;

  constructor({
    kernels,
    targets,
    bytes,
    limit,
    neighbors,
  }: {
    readonly kernels: Kernels<IndexKernels>;
    readonly targets: readonly Target[];
    /** Length of a descriptor. */
    readonly bytes: number;
    /** Maximum number of features of a frame. */
    readonly limit: number;
    /** Number of nearest features that are found for one of a frame. */
    readonly neighbors: number;
  }) {
    const total = targets.reduce((sum, { features }) => sum + features.count, 0);
    this.kernels = kernels;
    this.bytes = bytes;
    this.neighbors = neighbors;
    this.branching = Math.max(2, Math.min(maxBranching, Math.round(Math.sqrt(total / meanListLength))));
    this.slots = kernels.allocate(limit * neighbors * 8);
    this.vocabulary = new VisualVocabulary(kernels, targets, bytes, this.branching);
    const maxFeatures = Math.max(1, ...targets.map(({ features }) => features.count));
    const staging = kernels.allocate(maxFeatures * bytes);
    const places = kernels.allocate(maxFeatures * 4);
    const words = targets.map(({ features }) => {
      kernels.bytes().set(features.descriptors.subarray(0, features.count * bytes), staging);
      return this.vocabulary.wordsOf(staging, features.count);
    });
    const { starts, lengths, size } = layoutOf(words, this.branching);
    this.stored = kernels.allocate(size * bytes);
    this.lists = kernels.allocate(lengths.length * 8);
    this.targetAt = new Uint16Array(size);
    this.featureAt = new Uint16Array(size);
    this.placeFeatures(targets, words, starts, staging, places);
    const table = new Int32Array(kernels.bytes().buffer, this.lists, lengths.length * 2);
    for (const [word, length] of lengths.entries()) {
      table[2 * word] = starts[word]!;
      table[2 * word + 1] = length;
    }
  }

  /**
   * The nearest features of `count` descriptors at `address`: for each of them `neighbors` pairs of Hamming distance and
   * place, nearest first; those not nearer than `bound` have the place -1. Valid until the next allocation.
   */
  nearest(address: number, count: number, bound: number): Int32Array {
    const { kernels, bytes, branching, neighbors, slots } = this;
    const { tops, children, stride } = this.vocabulary;
    kernels.run.emptySlots(slots, count, neighbors, bound);
    const branches = Math.min(maxBranches, branching);
    kernels.run.scanWords(
      address,
      count,
      bytes,
      tops,
      children,
      stride,
      branching,
      this.lists,
      this.stored,
      branches,
      Math.min(maxWords, branches * branching),
      neighbors,
      slots,
    );
    return new Int32Array(kernels.bytes().buffer, slots, count * neighbors * 2);
  }

  /** Stores the descriptors in the order of their words. `staging` and `places` are addresses of buffers. */
  private placeFeatures(
    targets: readonly Target[],
    words: readonly Int32Array[],
    starts: Int32Array,
    staging: number,
    places: number,
  ): void {
    const { kernels, bytes } = this;
    const next = starts.slice();
    for (const [t, { features }] of targets.entries()) {
      const placeOf = words[t]!.map((word) => next[word]!++);
      for (const [i, place] of placeOf.entries()) {
        this.targetAt[place] = t;
        this.featureAt[place] = i;
      }
      kernels.bytes().set(features.descriptors.subarray(0, features.count * bytes), staging);
      new Int32Array(kernels.bytes().buffer).set(placeOf, places / 4);
      kernels.run.place(staging, features.count, bytes, places, this.stored);
    }
  }
}

/** First place and length of each word's list, and the number of places of all lists, which are padded. */
function layoutOf(words: readonly Int32Array[], branching: number) {
  const lengths = new Int32Array(branching * branching);
  for (const list of words) for (const word of list) lengths[word]! += 1;
  const starts = new Int32Array(branching * branching);
  let size = 0;
  for (const [word, length] of lengths.entries()) {
    starts[word] = size;
    size += pad(length);
  }
  return { starts, lengths, size };
}
