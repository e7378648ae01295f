/**
 * Nearest descriptors by Hamming distance, exhaustively. Stored descriptors lie in blocks of sixteen, made by
 * `arrange`; a query keeps its `kept` nearest in slots of two 32-bit numbers, distance and place, nearest first.
 */

/** Where the next of sixteen begins, and where the next byte of the same descriptor lies. */
const block: i32 = 16;

/**
 * Lays `count` descriptors of `bytes` bytes out in blocks of sixteen: with SIMD byte by byte, the first bytes of all
 * sixteen first, so that sixteen distances grow at once; without, one after the other. `to` takes whole blocks.
 */
export function arrange(from: usize, count: i32, bytes: i32, to: usize): void {
  if (ASC_FEATURE_SIMD) {
    for (let i = 0; i < count; i++) {
      const at = to + (i & ~15) * bytes + (i & 15);
      for (let k = 0; k < bytes; k++) store<u8>(at + k * block, load<u8>(from + i * bytes + k));
    }
  } else memory.copy(to, from, count * bytes);
}

/** Empties the slots of `queries` queries: whatever is not nearer than `bound` (at most 255) will not get in. */
export function emptySlots(slots: usize, queries: i32, kept: i32, bound: i32): void {
  for (let i = 0; i < queries * kept; i++) {
    store<i32>(slots + i * 8, bound);
    store<i32>(slots + i * 8 + 4, -1);
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function insert(slots: usize, kept: i32, distance: i32, place: i32): void {
  let at = kept - 1;
  for (; at > 0 && load<i32>(slots + (at - 1) * 8) > distance; at--)
    store<u64>(slots + at * 8, load<u64>(slots + (at - 1) * 8));
  store<i32>(slots + at * 8, distance);
  store<i32>(slots + at * 8 + 4, place);
}

/** Compares one query with `count` stored descriptors, which have the places from `first`. */
export function scan(query: usize, stored: usize, count: i32, bytes: i32, first: i32, kept: i32, slots: usize): void {
  const last = slots + (kept - 1) * 8;
  if (ASC_FEATURE_SIMD) {
    for (let i = 0; i < count; i += block, stored += block * bytes) {
      let sum = i8x16.splat(0);
      for (let k = 0; k < bytes; k += 4) {
        const at = stored + k * block;
        const a = i8x16.popcnt(v128.xor(v128.load(at), v128.load8_splat(query + k)));
        const b = i8x16.popcnt(v128.xor(v128.load(at, 16), v128.load8_splat(query + k, 1)));
        const c = i8x16.popcnt(v128.xor(v128.load(at, 32), v128.load8_splat(query + k, 2)));
        const d = i8x16.popcnt(v128.xor(v128.load(at, 48), v128.load8_splat(query + k, 3)));
        sum = i8x16.add_sat_u(sum, i8x16.add(i8x16.add(a, b), i8x16.add(c, d)));
      }
      let near = i8x16.bitmask(i8x16.lt_u(sum, i8x16.splat(<i8>load<i32>(last))));
      if (near == 0) continue;
      if (count - i < block) near &= (1 << (count - i)) - 1;
      if (near == 0) continue;
      v128.store(sums, sum);
      for (; near != 0; near &= near - 1) {
        const lane = ctz(near);
        const distance = <i32>load<u8>(sums + lane);
        if (distance < load<i32>(last)) insert(slots, kept, distance, first + i + lane);
      }
    }
  } else {
    for (let i = 0; i < count; i++, stored += bytes) {
      let distance = 0;
      for (let k = 0; k < bytes; k += 8)
        distance += <i32>popcnt<u64>(load<u64>(query + k) ^ load<u64>(stored + k));
      if (distance < load<i32>(last)) insert(slots, kept, distance, first + i);
    }
  }
}

/** Sixteen distances on their way from a vector to the slots. */
const sums: usize = memory.data(16, 16);

/** Compares each of `queries` queries, which lie one after the other, with all that is stored. */
export function scanAll(
  query: usize,
  queries: i32,
  stored: usize,
  count: i32,
  bytes: i32,
  kept: i32,
  slots: usize,
): void {
  for (let i = 0; i < queries; i++) scan(query + i * bytes, stored, count, bytes, 0, kept, slots + i * kept * 8);
}
