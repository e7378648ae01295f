import { expect, test } from 'vitest';
import { startKernels } from '../kernels.ts';
import { describeTarget } from './describe.ts';
import { createExtractor, descriptorBytes, type FeatureKernels } from './features.ts';
import * as bytes from './kernel-bytes.ts';

const blocks = (width: number, height: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => {
    const block = Math.floor((i % width) / 9) * 131 + Math.floor(i / width / 9) * 37;
    return (block * block * 7919) % 256;
  }),
});

test.each([
  [1, 1],
  [7, 300],
  [61, 33],
  [640, 480],
])('S1.12 a frame of %i × %i pixels gives features inside it', (width, height) => {
  const extractor = createExtractor({ kernels: startKernels<FeatureKernels>(bytes), width, height });
  const found = extractor.extract(blocks(width, height));
  for (let i = 0; i < found.count; i += 1) {
    expect(found.x[i]).toBeGreaterThan(-0.5);
    expect(found.x[i]).toBeLessThan(width - 0.5);
    expect(found.y[i]).toBeGreaterThan(-0.5);
    expect(found.y[i]).toBeLessThan(height - 0.5);
  }
  expect(found.descriptors).toHaveLength(found.count * descriptorBytes);
  expect(extractor.extract({ width, height, data: new Uint8Array(width * height) }).count).toBe(0);
});

test('S1.12 a picture gives the same features each time', () => {
  const picture = blocks(300, 200);
  const features = describeTarget(picture);
  expect(features.count).toBeGreaterThan(100);
  expect(describeTarget(picture)).toEqual(features);
});
