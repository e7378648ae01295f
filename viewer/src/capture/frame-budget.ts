/** Over this, in milliseconds, a phone falls behind its camera and warms up. */
const limit = 40;
const span = 2000;
const share = 0.95;

/** The sides of the tracked frame, in pixels of its longer side, from the best to what the slowest phones can follow. */
export const trackedSides = [640, 480, 360] as const;

/** Says when the frames of the last two seconds took too long, 95 of 100 of them counted; asked with each frame's time. */
export function createPace() {
  let taken: { at: number; ms: number }[] = [];
  let began: number | null = null;
  return {
    /** `ms` is what the frame took, `at` when that was, in milliseconds. True begins the next two seconds. */
    isTooSlow(ms: number, at: number): boolean {
      began ??= at;
      taken = [...taken.filter((one) => one.at > at - span), { at, ms }];
      if (at - began < span || taken.length < 10) return false;
      const sorted = taken.map((one) => one.ms).toSorted((a, b) => a - b);
      if (sorted[Math.floor(share * (sorted.length - 1))]! <= limit) return false;
      taken = [];
      began = null;
      return true;
    },
  };
}
