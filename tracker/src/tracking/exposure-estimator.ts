/** Estimates how long the shutter is open, from the motion blur of moving targets. */
export type ExposureEstimator = {
  /** The estimate in milliseconds. */
  readonly ms: number;
  /**
   * Updates the estimate with the NCC scores of a target that moved by `pixels` in `ms` milliseconds, rendered with the
   * motion blur of each of `exposureFractions`.
   */
  update(nccScores: ArrayLike<number>, pixels: number, ms: number): void;
};

/** Fractions of the time between two frames for which the motion blur is compared. */
export const exposureFractions = [0, 0.25, 0.5, 1] as const;

/** Exposure time assumed indoors, and its weight beside a frame with a clear motion. */
const defaultMs = 8;
const defaultWeight = 0.2;
/** Largest weight of all earlier frames together: the light changes. */
const maxWeight = 6;
/** A motion of so many pixels has full weight. */
const fullWeightMotion = 10;

export function createExposureEstimator(): ExposureEstimator {
  let ms = defaultMs;
  let weight = defaultWeight;
  return {
    get ms() {
      return ms;
    },
    update(nccScores, pixels, elapsedMs) {
      const frameWeight = Math.min(1, pixels / fullWeightMotion) ** 2;
      weight = Math.min(weight + frameWeight, maxWeight);
      ms += (frameWeight / weight) * (bestFraction(nccScores) * elapsedMs - ms);
    },
  };
}

/** The fraction with the largest score, by a parabola through the best one and its neighbors. */
function bestFraction(nccScores: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < exposureFractions.length; i += 1) if (nccScores[i]! > nccScores[best]!) best = i;
  if (best === 0) return 0;
  best = Math.min(best, exposureFractions.length - 2);
  const [a, b, c] = [exposureFractions[best - 1]!, exposureFractions[best]!, exposureFractions[best + 1]!];
  const left = (nccScores[best]! - nccScores[best - 1]!) / (b - a);
  const right = (nccScores[best + 1]! - nccScores[best]!) / (c - b);
  const curvature = (right - left) / (c - a);
  return curvature < 0 ? Math.max(a, Math.min(c, (a + b) / 2 - left / (2 * curvature))) : b;
}
