import { expect, test } from 'vitest';
import { startKernels } from '../kernels.ts';
import * as kernelBytes from './kernel-bytes.ts';
import type { MatchKernels } from './descriptor-matcher.ts';

const bytes = 32;
const neighbors = 4;

/** Descriptors in two crowds, so that many are near each other. */
function descriptors(count: number, salt: number): Uint8Array {
  let state = salt;
  return Uint8Array.from({ length: count * bytes }, (_, i) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = (state >>> 24) & (state >>> 16) & 255;
    return (Math.floor(i / bytes) % 2 === 0 ? 0x5a : 0xc3) ^ noise;
  });
}

function distance(a: Uint8Array, i: number, b: Uint8Array, j: number): number {
  let sum = 0;
  for (let k = 0; k < bytes; k += 1)
    for (let rest = a[i * bytes + k]! ^ b[j * bytes + k]!; rest > 0; rest >>= 1) sum += rest & 1;
  return sum;
}

test.each([
  [true, 37],
  [true, 16],
  [false, 37],
])(
  'S1.12 the nearest descriptors are found, in order and without those too far (SIMD: %s, %i stored)',
  (simd, count) => {
    const kernels = startKernels<MatchKernels>(kernelBytes, simd);
    const queries = 21;
    const [a, b] = [descriptors(queries, 1), descriptors(count, 2)];
    const query = kernels.allocate(a.length);
    const from = kernels.allocate(b.length);
    const to = kernels.allocate((count + 15) * bytes);
    const slots = kernels.allocate(queries * neighbors * 8);
    kernels.bytes().set(a, query);
    kernels.bytes().set(b, from);
    kernels.run.arrange(from, count, bytes, to);
    const bound = 70;
    kernels.run.emptySlots(slots, queries, neighbors, bound);
    kernels.run.scanAll(query, queries, to, count, bytes, neighbors, slots);
    const matched = new Int32Array(kernels.bytes().buffer, slots, queries * neighbors * 2);
    for (let i = 0; i < queries; i += 1) {
      const expected = Array.from({ length: count }, (_, j) => [distance(a, i, b, j), j])
        .filter(([d]) => d! < bound)
        .toSorted(([d, j], [e, k]) => d! - e! || j! - k!)
        .slice(0, neighbors);
      while (expected.length < neighbors) expected.push([bound, -1]);
      expect([...matched.subarray(i * neighbors * 2, (i + 1) * neighbors * 2)]).toEqual(expected.flat());
    }
  },
);

test('S1.12 distances beyond a byte do not wrap round', () => {
  const kernels = startKernels<MatchKernels>(kernelBytes, true);
  const query = kernels.allocate(bytes);
  const from = kernels.allocate(bytes);
  const to = kernels.allocate(16 * bytes);
  const slots = kernels.allocate(8);
  kernels.bytes().fill(255, from, from + bytes);
  kernels.run.arrange(from, 1, bytes, to);
  kernels.run.emptySlots(slots, 1, 1, 255);
  kernels.run.scanAll(query, 1, to, 1, bytes, 1, slots);
  expect(new Int32Array(kernels.bytes().buffer, slots, 2)[1]).toBe(-1);
});
