/** Over this, in milliseconds, a phone falls behind its camera and warms up. */
const budgetMs = 40;
const windowMs = 2000;
const percentile = 0.95;

/** The sides of the tracked frame, in pixels of its longer side, from the best to what the slowest phones can follow. */
export const trackingSides = [640, 480, 360] as const;

/** Says when the frames of the last two seconds took too long, 95 of 100 of them counted; asked with each frame's time. */
export function createFrameBudget() {
  let samples: { at: number; durationMs: number }[] = [];
  let windowStart: number | null = null;
  return {
    /** `ms` is what the frame took, `at` when that was, in milliseconds. True begins the next two seconds. */
    isTooSlow(durationMs: number, at: number): boolean {
      windowStart ??= at;
      samples = [...samples.filter((one) => one.at > at - windowMs), { at, durationMs }];
      if (at - windowStart < windowMs || samples.length < 10) return false;
      const durations = samples.map((one) => one.durationMs).toSorted((a, b) => a - b);
      if (durations[Math.floor(percentile * (durations.length - 1))]! <= budgetMs) return false;
      samples = [];
      windowStart = null;
      return true;
    },
  };
}
