import { expect, test } from 'vitest';
import { isDegraded } from './degradation.ts';

const sharp = { inliers: 100, tried: 105, uncertainty: 0.08 };
const covered = { inliers: 30, tried: 105, uncertainty: 0.9 };

test('S1.12 few patches that agree badly are another place, after most of them agreed well', () => {
  expect(isDegraded(sharp, { inliers: 30, tried: 102, uncertainty: 1.96 })).toBe(true);
  expect(isDegraded(sharp, { inliers: 55, tried: 100, uncertainty: 0.9 })).toBe(true);
});

test('S1.12 what agrees as badly as before, or a little maxSharpUncertainty, is the same place', () => {
  expect(isDegraded(covered, { inliers: 24, tried: 105, uncertainty: 1.2 })).toBe(false);
  expect(isDegraded(covered, sharp)).toBe(false);
  expect(isDegraded(sharp, { inliers: 80, tried: 105, uncertainty: 0.35 })).toBe(false);
});
