/** Within how many milliseconds a print was found: each time is counted in the first of these that it fits, or beyond all. */
export const lockBounds = [250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000] as const;

/** How many counts there are: one for each bound, and one beyond them. */
export const lockBuckets = lockBounds.length + 1;

/** The place of a time among the counts. */
export function bucketOf(milliseconds: number): number {
  const bucketIndex = lockBounds.findIndex((bound) => milliseconds <= bound);
  return bucketIndex === -1 ? lockBounds.length : bucketIndex;
}

/**
 * The time that half of all stayed within, as if those of a bucket were spread evenly over it; null of none. Whoever
 * took longer than the last bound counts as that bound: how much longer was not kept.
 */
export function medianLockMs(counts: readonly number[]): number | null {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return null;
  let before = 0;
  for (const [bucketIndex, count] of counts.entries()) {
    const to = lockBounds[bucketIndex];
    if (to === undefined) break;
    if (before + count >= half) {
      const from = lockBounds[bucketIndex - 1] ?? 0;
      return Math.round(from + ((half - before) / count) * (to - from));
    }
    before += count;
  }
  return lockBounds[lockBounds.length - 1] ?? null;
}
