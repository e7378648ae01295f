import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExposureEstimator, exposureFractions } from './exposure-estimator.ts';

const frameMs = 33;
/** BlurScore falls with the square of what is smeared too much or too little. */
const scoresOf = (open: number) => exposureFractions.map((part) => 0.95 - 0.4 * (part - open / frameMs) ** 2);

describe('exposure', () => {
  test('S1.12 a shutter of any length is learned within a few frames of fullTrustMotion motion', () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: frameMs, noNaN: true }), (open) => {
        const exposure = createExposureEstimator();
        for (let i = 0; i < 8; i += 1) exposure.update(scoresOf(open), 20, frameMs);
        expect(Math.abs(exposure.ms - open)).toBeLessThan(0.2 * frameMs);
      }),
    );
  });

  test('S1.12 a frame that hardly moved says little, and a frame without any blurKernel that there is none', () => {
    const exposure = createExposureEstimator();
    const usual = exposure.ms;
    exposure.update(scoresOf(33), 1, frameMs);
    expect(Math.abs(exposure.ms - usual)).toBeLessThan(2);
    for (let i = 0; i < 20; i += 1) exposure.update([0.9, 0.8, 0.6, 0.4], 20, frameMs);
    expect(exposure.ms).toBeLessThan(0.2);
  });
});
