import type { Kernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import { trainVocabulary, type VocabularyKernels } from './visual-vocabulary.ts';

/** What the index calls of the recognizer's kernels; all addresses in their memory. */
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
    kept: number,
    slots: number,
  ): void;
};

/** Features of a word, on average. */
const listLength = 200;
const maxBranching = 40;
/** How many branches, and how many words in all, are looked into for a feature of a frame. */
const branches = 6;
const words = 12;
const pad = (count: number) => (count + 15) & ~15;

/**
 * An index over the descriptors of all targets: a tree of two levels divides them into words (a vocabulary tree, Nistér
 * and Stewénius 2006, here of binary descriptors, grown from the targets themselves), and a feature of a frame is only
 * compared with the words nearest to it. All memory is taken here.
 */
export function createSearchIndex({
  kernels,
  targets,
  bytes,
  limit,
  kept,
}: {
  readonly kernels: Kernels<IndexKernels>;
  readonly targets: readonly Target[];
  readonly bytes: number;
  /** Most features of a frame. */
  readonly limit: number;
  /** Nearest features that come back for one of a frame. */
  readonly kept: number;
}) {
  const total = targets.reduce((sum, { features }) => sum + features.count, 0);
  const branching = Math.max(2, Math.min(maxBranching, Math.round(Math.sqrt(total / listLength))));
  const slots = kernels.allocate(limit * kept * 8);
  const tree = trainVocabulary(kernels, targets, bytes, branching);
  const longest = Math.max(1, ...targets.map(({ features }) => features.count));
  const staging = kernels.allocate(longest * bytes);
  const places = kernels.allocate(longest * 4);

  // Which word each feature belongs to, how long the words' lists are, where they begin
  const wordOf = targets.map(({ features }) => {
    kernels.bytes().set(features.descriptors.subarray(0, features.count * bytes), staging);
    return tree.wordsOf(staging, features.count);
  });
  const lengths = new Int32Array(branching * branching);
  for (const list of wordOf) for (const word of list) lengths[word]! += 1;
  const starts = new Int32Array(branching * branching);
  let room = 0;
  for (const [word, length] of lengths.entries()) {
    starts[word] = room;
    room += pad(length);
  }
  const stored = kernels.allocate(room * bytes);
  const lists = kernels.allocate(lengths.length * 8);
  const targetAt = new Uint16Array(room);
  const featureAt = new Uint16Array(room);
  const next = starts.slice();
  for (const [t, { features }] of targets.entries()) {
    const at = wordOf[t]!.map((word) => next[word]!++);
    for (const [i, where] of at.entries()) {
      targetAt[where] = t;
      featureAt[where] = i;
    }
    kernels.bytes().set(features.descriptors.subarray(0, features.count * bytes), staging);
    new Int32Array(kernels.bytes().buffer).set(at, places / 4);
    kernels.run.place(staging, features.count, bytes, places, stored);
  }
  const table = new Int32Array(kernels.bytes().buffer, lists, lengths.length * 2);
  for (const [word, length] of lengths.entries()) {
    table[2 * word] = starts[word]!;
    table[2 * word + 1] = length;
  }

  return {
    /** Which target and which of its features lie at a place of the index. */
    targetAt,
    featureAt,
    /**
     * The `kept` nearest features for each of `count` descriptors at `address`, as pairs of distance and place, nearest
     * first; without those as far as `bound`. Good until the next allocation.
     */
    nearest(address: number, count: number, bound: number): Int32Array {
      kernels.run.emptySlots(slots, count, kept, bound);
      const { tops, children, stride } = tree;
      const most = Math.min(branches, branching);
      kernels.run.scanWords(
        address,
        count,
        bytes,
        tops,
        children,
        stride,
        branching,
        lists,
        stored,
        most,
        Math.min(words, most * branching),
        kept,
        slots,
      );
      return new Int32Array(kernels.bytes().buffer, slots, count * kept * 2);
    },
  };
}
