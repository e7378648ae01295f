/** How long the shutter is open, learnt from how smeared moving targets look. */
export type Exposure = {
  /** The estimate in milliseconds. */
  readonly ms: number;
  /** Takes how alike a target looked that had moved so many pixels in so many milliseconds, drawn with each of `parts`. */
  take(likeness: ArrayLike<number>, pixels: number, ms: number): void;
};

/** Parts of the time between two frames that a shutter may be open. */
export const parts = [0, 0.25, 0.5, 1] as const;

/** A shutter in a room, and how much that is worth beside a frame that says it clearly. */
const usualMs = 8;
const usualWeight = 0.2;
/** Light changes: no more frames than these are remembered. */
const memory = 6;
/** A motion of so many pixels says clearly how much of it is smeared. */
const clear = 10;

export function createExposure(): Exposure {
  let ms = usualMs;
  let weight = usualWeight;
  return {
    get ms() {
      return ms;
    },
    take(likeness, pixels, elapsedMs) {
      const trust = Math.min(1, pixels / clear) ** 2;
      weight = Math.min(weight + trust, memory);
      ms += (trust / weight) * (bestPart(likeness) * elapsedMs - ms);
    },
  };
}

/** The part whose likeness is the largest, by a parabola through the best and those beside it. */
function bestPart(likeness: ArrayLike<number>): number {
  let best = 0;
  for (let i = 1; i < parts.length; i += 1) if (likeness[i]! > likeness[best]!) best = i;
  if (best === 0) return 0;
  best = Math.min(best, parts.length - 2);
  const [a, b, c] = [parts[best - 1]!, parts[best]!, parts[best + 1]!];
  const left = (likeness[best]! - likeness[best - 1]!) / (b - a);
  const right = (likeness[best + 1]! - likeness[best]!) / (c - b);
  const curve = (right - left) / (c - a);
  return curve < 0 ? Math.max(a, Math.min(c, (a + b) / 2 - left / (2 * curve))) : b;
}
