import { expect, it } from 'vitest';
import type { Truth } from './generate.ts';
import { type Answer, judged, quantileOf, scoreOf, type TargetFrame, together } from './metrics.ts';
import { apply } from './projection.ts';

const size = { width: 200, height: 100 };
const home = [1, 0, 100, 0, 1, 50, 0, 0, 1];

function truthAt(homography: number[] | null, changes: Partial<Truth> = {}): Truth {
  const grid = Array.from({ length: 25 }, (_, i) =>
    apply(homography ?? home, (i % 5) * 50 - 0.5, Math.floor(i / 5) * 25 - 0.5),
  ).flat();
  const pose = { rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], translation: [0, 0, 2], radius: 0 };
  return {
    target: 0,
    homography,
    visibleShare: homography ? 1 : 0,
    grid,
    gridVisible: grid.slice(25).map(() => true),
    ...pose,
    ...changes,
  };
}

const shifted = (x: number, y: number): Answer => ({ target: 0, homography: [1, 0, 100 + x, 0, 1, 50 + y, 0, 0, 1] });
const one = (truth: Truth, ...answers: Answer[]): TargetFrame => judged([truth], answers, [size])[0]!;

/** A film of a target that stays, with these answers. */
const film = (answers: readonly (Answer | null)[], absent: readonly number[] = []): TargetFrame[] =>
  answers.map((answer, i) => one(truthAt(absent.includes(i) ? null : home), ...(answer ? [answer] : [])));

it('S1.12 the error is the mean distance of the outer corners', () => {
  expect(one(truthAt(home), shifted(3, 4)).error).toBeCloseTo(5, 9);
  expect(one(truthAt(home), shifted(0, 0)).error).toBeCloseTo(0, 9);
  // Twice as large about the middle of the top left pixel: the corners go 0.7, 199.5…
  const error = one(truthAt(home), { target: 0, homography: [2, 0, 100, 0, 2, 50, 0, 0, 1] }).error;
  const corners = [Math.hypot(0.5, 0.5), Math.hypot(199.5, 0.5), Math.hypot(199.5, 99.5), Math.hypot(0.5, 99.5)];
  expect(error).toBeCloseTo(corners.reduce((sum, value) => sum + value, 0) / 4, 9);
});

it('S1.12 with corners out of view, what can be seen of the target counts too', () => {
  const gridVisible = Array.from({ length: 25 }, (_, i) => i % 5 < 3);
  const stretched: Answer = { target: 0, homography: [1.05, 0, 100, 0, 1, 50, 0, 0, 1] };
  const whole = one(truthAt(home), stretched).error;
  const part = one(truthAt(home, { gridVisible, visibleShare: 0.5 }), stretched).error;
  expect(part).toBeLessThan(whole);
  expect(part).toBeGreaterThan(0.4 * whole);
});

it('S1.12 on a mug only what can be seen counts', () => {
  const gridVisible = Array.from({ length: 25 }, (_, i) => i % 5 === 2);
  const truth = truthAt(home, { gridVisible, radius: 0.4 });
  expect(one(truth, { target: 0, homography: [1, 0, 103, 0, 1, 54, 0, 0, 1] }).error).toBeCloseTo(5, 9);
});

it('S1.12 a target with little in view is not asked for, one out of view must not be seen', () => {
  expect(one(truthAt(home, { visibleShare: 0.1 })).expected).toBe('optional');
  const gone = one(truthAt(null), shifted(0, 0));
  expect([gone.expected, gone.answered]).toEqual(['absent', true]);
  const wrong = judged([], [{ target: 3, homography: home }], [size]);
  expect(wrong).toHaveLength(1);
  expect(scoreOf(wrong).falsePositives).toBe(1);
});

it('S1.12 shares, median, losses and locks count what they say', () => {
  const score = scoreOf(
    film([null, null, shifted(0.5, 0), shifted(1.5, 0), null, shifted(4, 0), shifted(30, 0), shifted(6, 0)]),
  );
  expect(score.requiredFrames).toBe(8);
  expect(score.detectionRate).toBe(5 / 8);
  expect([score.within1, score.within2, score.within5]).toEqual([1 / 8, 2 / 8, 3 / 8]);
  expect(score.median).toBeCloseTo(4, 9);
  expect(score.losses).toBe(2);
  expect(score.lock).toEqual([3]);
  expect(score.relock).toEqual([]);
  expect(score.wrongPlaces).toBe(1);
  expect(score.falsePositives).toBe(0);
});

it('S1.12 locking again is counted from each time that the target is back', () => {
  const here = shifted(0, 0);
  const score = scoreOf(film([here, here, null, null, here, null, null, null, null], [2, 6]));
  expect(score.lock).toEqual([1]);
  expect(score.relock).toEqual([2, Infinity]);
  expect(score.losses).toBe(1);
});

it('S1.12 jitter is what a steady error and a steady drift have not', () => {
  expect(scoreOf(film([shifted(2, 0), shifted(2, 0), shifted(2, 0), shifted(2, 0)])).jitter).toBeCloseTo(0, 9);
  expect(scoreOf(film([shifted(0, 0), shifted(1, 1), shifted(2, 2), shifted(3, 3)])).jitter).toBeCloseTo(0, 9);
  expect(scoreOf(film([shifted(0, 0), shifted(1, 0), shifted(0, 0), shifted(1, 0)])).jitter).toBeCloseTo(2, 9);
  expect(scoreOf(film([shifted(0, 0), null, shifted(0, 0)])).jitter).toBeNaN();
});

it('S1.12 sequences together weigh by their frames', () => {
  const good = scoreOf(film(Array.from({ length: 9 }, () => shifted(0, 0))));
  const bad = scoreOf(film([null, null, null]));
  const none = scoreOf([]);
  const all = together([good, bad, none]);
  expect(all.requiredFrames).toBe(12);
  expect(all.detectionRate).toBeCloseTo(0.75, 9);
  expect(all.median).toBeCloseTo(0, 9);
  expect(all.lock).toEqual([1, Infinity]);
});

it('S1.12 a quantile is the value that so many do not exceed', () => {
  expect(quantileOf([3, 1, 2, 4], 0.5)).toBe(2);
  expect(quantileOf([3, 1, 2, 4], 0.9)).toBe(4);
  expect(quantileOf([], 0.5)).toBeNaN();
});
