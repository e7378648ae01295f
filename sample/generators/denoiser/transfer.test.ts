import { expect, it } from 'vitest';
import { exposureOf, fromUniform, toUniform } from './transfer.ts';

it('S3.1 light that is encoded for the network comes back as it was', () => {
  for (const light of [0, 1e-7, 1e-4, 0.01, 0.18, 1, 40, 60_000]) {
    expect(Math.abs(fromUniform(toUniform(light)) - light)).toBeLessThan(1e-6 + light * 1e-3);
  }
  expect(toUniform(Number.NaN)).toBe(0);
  expect(toUniform(65_504)).toBeCloseTo(1, 6);
});

it('S3.1 the exposure brings the mean of a picture to 0.18, and black stays as it is', () => {
  const width = 32;
  const height = 32;
  const values = new Float32Array(3 * width * height).fill(0.36);
  expect(exposureOf({ width, height, values })).toBeCloseTo(0.5, 4);
  expect(exposureOf({ width, height, values: values.map(() => 0) })).toBe(1);
});
