import { describe, expect, it } from 'vitest';
import { bucketOf, lockBounds, lockBuckets, medianLockMs } from './lock-times.ts';

const bucketCounts = (times: readonly number[]) => {
  const counts = Array.from({ length: lockBuckets }, () => 0);
  for (const time of times) counts[bucketOf(time)] = (counts[bucketOf(time)] ?? 0) + 1;
  return counts;
};

describe('lock times', () => {
  it('S1.13 a time is counted within the first bound that it does not exceed, or beyond them all', () => {
    expect([0, 250, 251, 500, 32_000, 32_001, 3_600_000].map(bucketOf)).toEqual([0, 0, 1, 1, 7, 8, 8]);
  });

  it('S1.13 nobody has found it: there is no median', () => {
    expect(medianLockMs([])).toBeNull();
    expect(medianLockMs(bucketCounts([]))).toBeNull();
  });

  it('S1.13 the median lies within its bucket, spread evenly', () => {
    expect(medianLockMs(bucketCounts([100]))).toBe(125);
    expect(medianLockMs(bucketCounts([700]))).toBe(750);
    expect(medianLockMs(bucketCounts([700, 700, 700, 700]))).toBe(750);
    // Half of them, one and a half, are two thirds of the way through the second bucket's one and the first one's.
    expect(medianLockMs(bucketCounts([200, 400, 900]))).toBe(375);
    expect(medianLockMs(bucketCounts([200, 200, 3000, 3000]))).toBe(250);
  });

  it('S1.13 beyond the last bound it is the last bound', () => {
    expect(medianLockMs(bucketCounts([40_000, 50_000]))).toBe(32_000);
    expect(medianLockMs(bucketCounts([100, 50_000, 50_000]))).toBe(32_000);
  });

  it('S1.13 it is never further from the true median than its bucket is wide', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const times = Array.from({ length: 2 * seed + 1 }, (_, at) => ((at * 7919 + seed * 104_729) % 31_000) + 1);
      const truth = times.toSorted((one, other) => one - other)[seed] ?? 0;
      const bucketIndex = bucketOf(truth);
      const median = medianLockMs(bucketCounts(times)) ?? -1;
      expect(median).toBeGreaterThanOrEqual(lockBounds[bucketIndex - 1] ?? 0);
      expect(median).toBeLessThanOrEqual(lockBounds[bucketIndex] ?? 0);
    }
  });
});
