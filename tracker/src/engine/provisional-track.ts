import type { Homography } from '../geometry/homography.ts';
import type { AlignOptions, Alignment } from '../track/aligner.ts';

export type TargetTrack = {
  readonly state: 'searching' | 'tracking' | 'lost';
  readonly homography: Homography | null;
  readonly confidence: number;
  attempts(timeMs: number): readonly { readonly guess: Homography; readonly options?: AlignOptions }[];
  accepts(alignment: Alignment): boolean;
  confirms(alignment: Alignment): boolean;
  update(alignment: Alignment | null, timeMs: number): void;
  lastPlace(): Homography | null;
};

export function createTargetTrack(): TargetTrack {
  let state: TargetTrack['state'] = 'searching';
  let last: Homography | null = null;
  let homography: Homography | null = null;
  let confidence = 0;
  let missed = 0;
  const good = (a: Alignment, inliers: number) =>
    a.zncc > 0.7 && a.inliers >= inliers && a.inliers > 0.3 * a.tried && a.spread > 0.08;
  return {
    get state() {
      return state;
    },
    get homography() {
      return homography;
    },
    get confidence() {
      return confidence;
    },
    attempts: () => (last && missed < 10 ? [{ guess: last }, { guess: last, options: { wide: true } }] : []),
    accepts: (a) => good(a, 8),
    confirms: (a) => good(a, 12) && a.inliers > 0.5 * a.tried && a.spread > 0.2,
    update(a) {
      if (a) {
        state = 'tracking';
        last = homography = a.homography;
        confidence = Math.max(0, a.zncc) * (a.inliers / a.tried);
        missed = 0;
      } else {
        if (state === 'tracking') state = 'lost';
        homography = null;
        confidence = 0;
        missed += 1;
        if (missed > 60) state = 'searching';
      }
    },
    lastPlace: () => (missed < 60 ? last : null),
  };
}
