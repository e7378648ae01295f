/** Parameters of a filter of corners, in Hz and pixels per second. */
export type SmoothingOptions = {
  /** Cutoff at rest: a lower one reduces jitter and adds lag. */
  readonly minimumCutoff?: number;
  /** Increase of the cutoff per pixel per second. The lag of a steady motion is at most 1 / (2π beta) pixels. */
  readonly beta?: number;
  /** Cutoff of the speed itself. */
  readonly speedCutoff?: number;
};

/** A filter of four corners (or of so many other points), for one target. */
export type CornerSmoother = {
  /**
   * Smooths x, y pairs of the frame in place.
   * @param timestampMs the frame's time in milliseconds: the filter does the same at every frame rate.
   */
  smooth(corners: Float64Array, timestampMs: number): void;
  /** Resets the filter: the next corners are not changed. */
  reset(): void;
};

/** Longest time between corners, in milliseconds; after a longer one the filter starts again. */
const gap = 500;

/**
 * The one-euro filter (Casiez, Roussel and Vogel 2012) on corners in pixels of the frame: a low-pass filter whose
 * cutoff grows with speed, which reduces jitter at rest and lag in motion. All corners share one cutoff, by the fastest of
 * them, so that smoothing does not distort the picture. Smoothed corners define a homography; smoothed matrices would not.
 */
export function createCornerSmoother(
  count = 4,
  { minimumCutoff = 1.5, beta = 0.5, speedCutoff = 1 }: SmoothingOptions = {},
): CornerSmoother {
  const smoothed = new Float64Array(2 * count);
  const speed = new Float64Array(2 * count);
  let before: number | null = null;
  return {
    smooth(corners, timestampMs) {
      const seconds = before === null ? -1 : (timestampMs - before) / 1000;
      before = timestampMs;
      if (!(seconds > 0 && seconds < gap / 1000)) {
        // A repeated time is the same frame
        if (seconds === 0) corners.set(smoothed);
        else {
          smoothed.set(corners);
          speed.fill(0);
        }
        return;
      }
      const change = smoothingFactor(speedCutoff, seconds);
      let fastest = 0;
      for (let i = 0; i < 2 * count; i += 2) {
        for (let k = i; k < i + 2; k += 1) speed[k]! += change * ((corners[k]! - smoothed[k]!) / seconds - speed[k]!);
        fastest = Math.max(fastest, Math.hypot(speed[i]!, speed[i + 1]!));
      }
      const weight = smoothingFactor(minimumCutoff + beta * fastest, seconds);
      for (let i = 0; i < 2 * count; i += 1) {
        smoothed[i]! += weight * (corners[i]! - smoothed[i]!);
        corners[i] = smoothed[i]!;
      }
    },
    reset() {
      before = null;
    },
  };
}

/** Weight of the new value in a first-order low-pass filter after so many seconds. */
function smoothingFactor(cutoff: number, seconds: number): number {
  const period = 2 * Math.PI * cutoff * seconds;
  return period / (1 + period);
}
