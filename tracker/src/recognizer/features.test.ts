import { expect, test } from 'vitest';
import type { GrayImage } from '../gray-image.ts';
import { startKernels } from '../kernels.ts';
import { FeatureExtractor, descriptorBytes, type FeatureKernels } from './features.ts';
import * as bytes from './kernel-bytes.ts';

/** Soft and sharp blobs of many sizes. */
const blobs = (width: number, height: number): GrayImage => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const soft = Math.sin(x / 7 + Math.sin(y / 23) * 3) + Math.sin(y / 5 + Math.sin(x / 31) * 4);
    const sharp = ((Math.floor(x / 11) * 131 + Math.floor(y / 13) * 37) ** 2 * 7919) % 64;
    return Math.round(90 + 40 * soft + sharp);
  }),
});

const extractorOf = (width: number, height: number, simd = true) =>
  new FeatureExtractor({ kernels: startKernels<FeatureKernels>(bytes, simd), width, height });

const sizes = [
  [1, 1],
  [7, 300],
  [61, 33],
  [333, 241],
] as const;

test.each(sizes)(
  'S1.12 a frame of %i × %i pixels gives features inside it, the same from both builds',
  (width, height) => {
    const frame = blobs(width, height);
    const features = extractorOf(width, height).extract(frame);
    for (let i = 0; i < features.count; i += 1) {
      expect(features.x[i]).toBeGreaterThan(-0.5);
      expect(features.x[i]).toBeLessThan(width - 0.5);
      expect(features.y[i]).toBeGreaterThan(-0.5);
      expect(features.y[i]).toBeLessThan(height - 0.5);
      if (i > 0) expect(features.score[i]).toBeLessThanOrEqual(features.score[i - 1]!);
    }
    expect(features.descriptors).toHaveLength(features.count * descriptorBytes);
    const plain = extractorOf(width, height, false).extract(frame);
    expect({ ...plain, address: 0 }).toEqual({ ...features, address: 0 });
    if (width > 300) expect(features.count).toBeGreaterThan(200);
  },
);

test('S1.12 black and empty frames have no features; frames that are too large are refused', () => {
  const extractor = extractorOf(100, 80);
  expect(extractor.extract(blobs(100, 80)).count).toBeGreaterThan(10);
  expect(extractor.extract({ width: 100, height: 80, data: new Uint8Array(8_000) }).count).toBe(0);
  expect(extractor.extract({ width: 0, height: 0, data: new Uint8Array() }).count).toBe(0);
  expect(() => extractor.extract(blobs(101, 80))).toThrow(RangeError);
});

test('S1.12 what came before a frame does not change its features', () => {
  const extractor = extractorOf(320, 240);
  const first = structuredClone(extractor.extract(blobs(320, 240)));
  extractor.extract(blobs(77, 93));
  expect(extractor.extract(blobs(320, 240))).toEqual(first);
});

test('S1.12 a turn by a right angle turns places and angles and keeps descriptors', () => {
  const frame = blobs(240, 240);
  const turned = {
    ...frame,
    data: frame.data.map((_, i) => frame.data[(239 - (i % 240)) * 240 + Math.floor(i / 240)]!),
  };
  const before = structuredClone(extractorOf(240, 240).extract(frame));
  const after = extractorOf(240, 240).extract(turned);
  let retained = 0;
  for (let i = 0; i < before.count; i += 1)
    for (let k = 0; k < after.count; k += 1) {
      // What was at (x, y) is at (239 - y, x)
      if (Math.abs(after.x[k]! - (239 - before.y[i]!)) > 0.3 || Math.abs(after.y[k]! - before.x[i]!) > 0.3) continue;
      if (after.scale[k] !== before.scale[i]) continue;
      const turn = after.angle[k]! - before.angle[i]! - Math.PI / 2;
      if (Math.abs(turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) > 0.1) continue;
      if (differing(before.descriptors, i, after.descriptors, k) < 30) retained += 1;
    }
  expect(retained).toBeGreaterThan(0.65 * before.count);
});

function differing(a: Uint8Array, i: number, b: Uint8Array, k: number): number {
  let sum = 0;
  for (let byte = 0; byte < descriptorBytes; byte += 1)
    for (let rest = a[i * descriptorBytes + byte]! ^ b[k * descriptorBytes + byte]!; rest > 0; rest &= rest - 1)
      sum += 1;
  return sum;
}
