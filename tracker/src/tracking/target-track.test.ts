import { describe, expect, test } from 'vitest';
import type { Homography } from '../geometry/homography.ts';
import type { Alignment } from './alignment.ts';
import { TargetTrack } from './target-track.ts';

const size = { width: 200, height: 100 };
const proposal = { score: 30, inliers: 60, agreement: 0.9 };
const at = (x: number, y: number, scale = 1): Homography => Float64Array.of(scale, 0, x, 0, scale, y, 0, 0, 1);

function alignment(homography: Homography, rest: Partial<Alignment> = {}): Alignment {
  return { homography, nccScore: 0.95, inliers: 80, tried: 90, spread: 0.8, rms: 0.1, uncertainty: 0.1, ...rest };
}

describe('the track of a target', () => {
  test('S1.12 a target that was never detected is searching, without attempts', () => {
    const track = new TargetTrack(size);
    track.update(null, 0);
    expect(track).toMatchObject({ state: 'searching', homography: null, confidence: 0 });
    expect(track.attempts(33)).toEqual([]);
    expect(track.lastPlace()).toBeNull();
  });

  test('S1.12 a confirmed target is tracked, and is tried first where its velocity takes it, then where it was', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    expect(track.state).toBe('tracking');
    const jumps = track.attempts(40);
    expect(jumps.map(({ guess }) => guess[2])).toEqual([100, 100, 100]);
    expect(jumps.map(({ options }) => [options.wide ?? false, options.since !== undefined])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    track.update(alignment(at(110, 50)), 40);
    const [first, second, third] = track.attempts(80);
    expect(first!.guess[2]).toBeCloseTo(119, 0);
    expect(first!.guess[5]).toBeCloseTo(50, 6);
    expect(second!.guess[2]).toBe(110);
    expect(third!.options.wide).toBe(true);
    expect(first!.options.since?.ms).toBe(40);
    expect(first!.options.since?.homography[2]).toBeCloseTo(110, 6);
  });

  test('S1.12 the velocity that blurs a frame is that of its own time, not of the step before it', () => {
    const track = new TargetTrack(size);
    for (const [i, x] of [0, 10, 30].entries()) track.update(alignment(at(x, 50)), 40 * i);
    // At 20, 60 and 100 ms it moves by 10, 20 and 30 pixels a step, so at 120 ms by 35, and is at 60
    expect(track.attempts(120)[0]!.options.since?.homography[2]).toBeCloseTo(25, 6);
  });

  test('S1.12 a frame without it is lost and shows nothing, is tried again near, and locks at once', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.update(null, 40);
    expect(track).toMatchObject({ state: 'lost', homography: null, confidence: 0 });
    expect(track.attempts(80).length).toBeGreaterThan(0);
    expect(track.lastPlace()).toEqual(at(100, 50));
    track.update(alignment(at(104, 50)), 80);
    expect(track.state).toBe('tracking');
    expect(track.homography).toEqual(at(104, 50));
  });

  test('S1.12 what has been gone for long is only found by the recognizer, and its place is forgotten at last', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.update(null, 2000);
    expect(track.attempts(2033)).toEqual([]);
    expect(track.lastPlace()).not.toBeNull();
    track.update(null, 5000);
    expect(track.state).toBe('searching');
    expect(track.lastPlace()).toBeNull();
  });

  test('S1.12 a velocity from before a gap moves nothing', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.update(null, 300);
    track.update(alignment(at(200, 50)), 900);
    expect(track.attempts(940).map(({ guess }) => guess[2])).toEqual([200, 200, 200]);
  });
});

describe('acceptance of alignments', () => {
  test('S1.12 a detection needs more agreement than a tracked target', () => {
    const track = new TargetTrack(size);
    const weak = alignment(at(100, 50), { inliers: 20, tried: 70, nccScore: 0.8, uncertainty: 0.8 });
    expect(track.confirms(alignment(at(100, 50)), proposal)).toBe(true);
    expect(track.confirms(weak, { ...proposal, agreement: 0.3 })).toBe(false);
    track.update(alignment(at(101, 50)), 0);
    track.attempts(33);
    expect(track.accepts(weak)).toBe(true);
  });

  test('S1.12 few inliers are not accepted far from the prediction', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.attempts(33);
    expect(track.accepts(alignment(at(300, 150), { inliers: 25, tried: 100 }))).toBe(false);
    expect(track.accepts(alignment(at(300, 150)))).toBe(true);
  });

  test('S1.12 after a gap between frames few inliers are accepted only where there were few before', () => {
    const weak = { inliers: 30, tried: 90, uncertainty: 2 };
    const acceptedAfter = (ms: number, before: Partial<Alignment>) => {
      const track = new TargetTrack(size);
      track.attempts(0);
      track.update(alignment(at(100, 50), before), 0);
      track.attempts(ms);
      return track.accepts(alignment(at(101, 50), weak));
    };
    expect(acceptedAfter(33, {})).toBe(true);
    expect(acceptedAfter(100, {})).toBe(false);
    expect(acceptedAfter(100, weak)).toBe(true);
  });

  test.each([
    ['too few patches', { inliers: 6, tried: 8 }],
    ['no nccScores', { nccScore: 0.4 }],
    ['hardly any agreement', { inliers: 9, tried: 130 }],
  ])('S1.12 an alignment with %s is neither confirmed nor accepted', (_, rest) => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.attempts(33);
    expect(track.accepts(alignment(at(100, 50), rest))).toBe(false);
    expect(track.confirms(alignment(at(100, 50), rest), { score: 6, inliers: 14, agreement: 0.3 })).toBe(false);
  });

  /** Doubtful: less than half of the patches. */
});

describe('confirmation by several frames', () => {
  const maybe = (x: number) => alignment(at(x, 50), { inliers: 40, tried: 90, nccScore: 0.7, uncertainty: 0.65 });
  const faint = { score: 4, inliers: 14, agreement: 0.7 };

  test('S1.12 weak evidence is confirmed when three frames repeat it at one place', () => {
    const track = new TargetTrack(size);
    const answers = [0, 33, 66].map((time) => {
      track.attempts(time);
      const answer = track.confirms(maybe(100 + time / 10), faint);
      if (!answer) track.update(null, time);
      return answer;
    });
    expect(answers).toEqual([false, false, true]);
  });

  test('S1.12 weak evidence is not confirmed at different places, long after, or twice in a frame', () => {
    const confirmed = (places: readonly (readonly [number, number])[]) => {
      const track = new TargetTrack(size);
      return places.map(([x, time]) => {
        track.attempts(time);
        return track.confirms(maybe(x), faint);
      });
    };
    expect(confirmed([[100, 0], [400, 33], [100, 66], [400, 99]])).not.toContain(true); // prettier-ignore
    expect(confirmed([[100, 0], [100, 900], [100, 1800], [100, 2700]])).not.toContain(true); // prettier-ignore
    expect(confirmed([[100, 0], [100, 0], [100, 0], [100, 0]])).not.toContain(true); // prettier-ignore
  });

  test('S1.12 an equal outline with another content is never confirmed', () => {
    const track = new TargetTrack(size);
    const outline = alignment(at(100, 50), { inliers: 43, tried: 85, nccScore: 0.95, uncertainty: 0.73 });
    for (let time = 0; time < 400; time += 40) {
      track.attempts(time);
      expect(track.confirms(outline, { score: 12.1, inliers: 32, agreement: 0.64 })).toBe(false);
    }
  });

  test('S1.12 weak evidence is confirmed near the place where the target was lost', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.update(null, 33);
    track.attempts(66);
    expect(track.confirms(maybe(104), faint)).toBe(true);
    expect(track.confirms(maybe(400), faint)).toBe(false);
  });

  test('S1.12 a visible strip is tracked at its place when it agrees', () => {
    const track = new TargetTrack(size);
    track.update(alignment(at(100, 50)), 0);
    track.attempts(33);
    const strip = { inliers: 12, tried: 105, nccScore: 0.9, uncertainty: 4 };
    expect(track.accepts(alignment(at(101, 50), strip))).toBe(true);
    expect(track.accepts(alignment(at(140, 50), strip))).toBe(false);
  });
});
