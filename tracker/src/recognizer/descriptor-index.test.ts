import { expect, test } from 'vitest';
import { startKernels } from '../kernels.ts';
import type { Target } from '../target.ts';
import * as kernelBytes from './kernel-bytes.ts';
import { DescriptorIndex, type IndexKernels } from './descriptor-index.ts';

const bytes = 32;

function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function targetOf(count: number, seed: number): Target {
  const next = random(seed);
  const column = () => Float32Array.from({ length: count }, () => 200 * next());
  const descriptors = Uint8Array.from({ length: count * bytes }, () => next() * 256);
  const features = { count, x: column(), y: column(), scale: column(), angle: column(), descriptors };
  const picture = { width: 1, height: 1, data: new Uint8Array(1) };
  return { width: 200, height: 200, surface: { kind: 'flat' }, features, picture };
}

const targets = [0, 300, 1, 500, 40, 700].map(targetOf);

test.each([true, false])(
  'S1.12 the index finds again what differs in a few bits, and whose it is (SIMD: %s)',
  (simd) => {
    const kernels = startKernels<IndexKernels>(kernelBytes, simd);
    const index = new DescriptorIndex({ kernels, targets, bytes, limit: 2000, neighbors: 3 });
    const next = random(77);
    let queries = 0;
    let right = 0;
    for (const [t, { features }] of targets.entries()) {
      const query = kernels.allocate(features.count * bytes + 1);
      // 20 of 256 bits at most
      const noisy = features.descriptors.slice(0, features.count * bytes);
      for (let i = 0; i < features.count; i += 1)
        for (let k = 0; k < 20; k += 1) noisy[i * bytes + Math.floor(next() * bytes)]! ^= 1 << Math.floor(next() * 8);
      kernels.bytes().set(noisy, query);
      const near = index.nearest(query, features.count, 60);
      for (let i = 0; i < features.count; i += 1) {
        const place = near[6 * i + 1]!;
        queries += 1;
        if (place >= 0 && index.targetAt[place] === t && index.featureAt[place] === i) right += 1;
      }
    }
    expect(queries).toBe(1541);
    expect(right / queries).toBeGreaterThan(0.95);
  },
);

test('S1.12 an index of nothing finds nothing', () => {
  const kernels = startKernels<IndexKernels>(kernelBytes);
  const index = new DescriptorIndex({ kernels, targets: [targetOf(0, 1)], bytes, limit: 10, neighbors: 2 });
  const query = kernels.allocate(bytes);
  expect([...index.nearest(query, 1, 92)]).toEqual([92, -1, 92, -1]);
});
