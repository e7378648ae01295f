import { emptySlots, scan } from './match';

/** Writes descriptors into a store that `scan` reads: the i-th to the place that the i-th 32-bit number names. */
export function place(from: usize, count: i32, bytes: i32, places: usize, to: usize): void {
  for (let i = 0; i < count; i++) {
    const at = load<i32>(places + i * 4);
    if (ASC_FEATURE_SIMD) {
      const lane = to + (at & ~15) * bytes + (at & 15);
      for (let k = 0; k < bytes; k++) store<u8>(lane + k * 16, load<u8>(from + i * bytes + k));
    } else memory.copy(to + at * bytes, from + i * bytes, bytes);
  }
}

/** Room for the words that a query looks into: 32 branches, 64 words. */
const branchSlots: usize = memory.data(32 * 8, 16);
const wordSlots: usize = memory.data(64 * 8, 16);

/**
 * The nearest of a store that is divided by words, for each query: those in the words nearest to it. The words are the
 * children of `branching` branches, as many each; the children of one branch take `stride` bytes. `lists` has two
 * 32-bit numbers for each word: the first place of its list, a multiple of 16, and its length. Of the branches the
 * `branches` nearest (at most 32) are followed, of their words the `words` nearest (at most 64).
 */
export function scanWords(
  query: usize,
  queries: i32,
  bytes: i32,
  tops: usize,
  children: usize,
  stride: i32,
  branching: i32,
  lists: usize,
  stored: usize,
  branches: i32,
  words: i32,
  kept: i32,
  slots: usize,
): void {
  for (let i = 0; i < queries; i++, query += bytes, slots += kept * 8) {
    emptySlots(branchSlots, 1, branches, 255);
    emptySlots(wordSlots, 1, words, 255);
    scan(query, tops, branching, bytes, 0, branches, branchSlots);
    for (let b = 0; b < branches; b++) {
      const branch = load<i32>(branchSlots + b * 8 + 4);
      if (branch < 0) break;
      scan(query, children + branch * stride, branching, bytes, branch * branching, words, wordSlots);
    }
    for (let w = 0; w < words; w++) {
      const word = load<i32>(wordSlots + w * 8 + 4);
      if (word < 0) break;
      const first = load<i32>(lists + word * 8);
      scan(query, stored + first * bytes, load<i32>(lists + word * 8 + 4), bytes, first, kept, slots);
    }
  }
}
