import { describe, expect, it } from 'vitest';
import { frameCamera } from './camera.ts';
import { FocalEstimator } from './focal-estimator.ts';
import { fitHomography, type Homography } from './homography.ts';
import { homographyOfPose } from './pose.ts';
import { pictureCorners, projectedCorners } from './quadrilateral.ts';
import { seededNoise, seededNumbers, tiltedPose } from './test-views.ts';

type Hand = { focal: number; noise: number; seed: number; tilt: number; frames?: number; frame?: [number, number] };

/** Homographies of a picture held in a hand: tilted by up to `tilt`, with noise of its corners in pixels. */
function* handheld({ focal, noise, seed, tilt, frames = 200, frame = [640, 480] }: Hand): Generator<Homography> {
  const [next, random] = [seededNoise(seed), seededNumbers(seed)];
  const [a, b, c] = [6 * random(), 6 * random(), 6 * random()];
  const camera = frameCamera(...frame, focal);
  for (let i = 0; i < frames; i += 1) {
    const t = i / 30;
    const at = [
      0.3 * Math.sin(0.7 * t + a),
      0.2 * Math.cos(1.1 * t),
      (focal / 280) * (1 + 0.3 * Math.sin(0.6 * t + b)),
    ];
    const pose = tiltedPose(tilt * (0.6 + 0.4 * Math.sin(0.9 * t + c)), 6 * a + 0.5 * t, 0.3 * Math.sin(t + b), at);
    const corners = projectedCorners(homographyOfPose(pose, 800, 600, camera), 800, 600)!;
    yield fitHomography(
      pictureCorners(800, 600),
      corners.map((value) => value + noise * next()),
      4,
    )!;
  }
}

function estimated(hand: Hand) {
  const estimator = new FocalEstimator(...(hand.frame ?? [640, 480]));
  for (const h of handheld(hand)) estimator.add(h, 800, 600);
  return estimator.estimate();
}

const focalOf = (field: number, height: number) => height / 2 / Math.tan((field * Math.PI) / 360);

describe('focal length', () => {
  it('S1.12 before any view it is what is expected: 70° on the long side, and it says how uncertain that is', () => {
    for (const [width, height] of [
      [640, 480],
      [480, 640],
    ] as const) {
      const { focal, deviation } = new FocalEstimator(width, height).estimate();
      expect(focal).toBeCloseTo(320 / Math.tan((35 * Math.PI) / 180), 3);
      expect(deviation).toBeCloseTo(0.2, 2);
    }
  });

  it.each([45, 52, 60, 68])('S1.12 of a hand-held picture that tilts, it is found within 3 % (field %i°)', (field) => {
    const truth = focalOf(field, 480);
    for (const noise of [0.1, 0.3])
      for (const seed of [1, 2, 3, 4]) {
        const { focal, deviation } = estimated({ focal: truth, noise, seed, tilt: 0.7 });
        expect(Math.abs(focal / truth - 1)).toBeLessThan(0.03);
        expect(deviation).toBeLessThan(0.05);
      }
  });

  it('S1.12 the same in frames of another size, held upright', () => {
    const truth = focalOf(66, 1280);
    const { focal } = estimated({ focal: truth, noise: 0.3, seed: 3, tilt: 0.7, frame: [720, 1280] });
    expect(Math.abs(focal / truth - 1)).toBeLessThan(0.03);
  });

  it('S1.12 frontal views leave it at what is expected, however many there are', () => {
    const before = new FocalEstimator(640, 480).estimate();
    for (const noise of [0.1, 0.3]) {
      const { focal, deviation } = estimated({ focal: focalOf(45, 480), noise, seed: 7, tilt: 0.02, frames: 1500 });
      expect(Math.abs(focal / before.focal - 1)).toBeLessThan(0.03);
      expect(deviation).toBeGreaterThan(0.15);
    }
  });

  it('S1.12 what it says of its own uncertainty holds: few views of little tilt are off by no more than thrice it', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const truth = focalOf(45 + seed, 480);
      const { focal, deviation } = estimated({ focal: truth, noise: 0.3, seed, tilt: 0.35, frames: 40 });
      expect(Math.abs(Math.log(focal / truth))).toBeLessThan(3 * deviation);
    }
  });

  it('S1.12 one view in six that is wrong does not lead it astray', () => {
    const truth = focalOf(60, 480);
    const estimator = new FocalEstimator(640, 480);
    let i = 0;
    const wild = handheld({ focal: truth * 2, noise: 8, seed: 2, tilt: 0.9 });
    for (const h of handheld({ focal: truth, noise: 0.2, seed: 1, tilt: 0.7 })) {
      const wrong = wild.next().value as Homography;
      estimator.add(i % 6 === 5 ? wrong : h, 800, 600);
      i += 1;
    }
    expect(Math.abs(estimator.estimate().focal / truth - 1)).toBeLessThan(0.03);
  });

  it('S1.12 views that are none change nothing, and the same views give the same number', () => {
    const estimator = new FocalEstimator(640, 480);
    const before = estimator.estimate();
    estimator.add(new Float64Array(9), 800, 600);
    estimator.add(new Float64Array(9).fill(Number.NaN), 800, 600);
    estimator.add(Float64Array.of(1, 0, 0, 0, 1, 0, -0.01, 0, 1), 800, 600);
    expect(estimator.estimate()).toEqual(before);
    const hand = { focal: 500, noise: 0.2, seed: 4, tilt: 0.6 };
    expect(estimated(hand)).toEqual(estimated(hand));
  });
});
