import { describe, expect, test } from 'vitest';
import type { GrayImage } from '../gray-image.ts';
import { project } from '../geometry/homography.ts';
import { createAligner } from './aligner.ts';
import { TargetTrack } from './target-track.ts';
import { type Conditions, cameraView, cornerError, drawing, targetOf, viewOf } from './test-views.ts';

const frame = { width: 320, height: 240 };
const targetPicture = drawing(3, 240, 180);
const target = targetOf(targetPicture);

function shifted(view: Float64Array, x: number, y: number): Float64Array {
  return Float64Array.from(view, (value, i) =>
    i < 3 ? value + x * view[6 + i]! : i < 6 ? value + y * view[3 + i]! : value,
  );
}

function alignedError(view: Float64Array, conditions: Partial<Conditions> = {}, off: [number, number] = [2, -1.5]) {
  const aligner = createAligner({ targets: [target], ...frame });
  aligner.setFrame(viewOf(targetPicture, view, { ...frame, ...conditions }));
  const alignment = aligner.align(0, shifted(view, ...off));
  return { alignment, error: alignment ? cornerError(target, view, alignment.homography) : Infinity };
}

describe('conventions', () => {
  test.each([
    ['as compiled', Float64Array.of(1, 0, 40, 0, 1, 30, 0, 0, 1)],
    ['half a pixel aside', Float64Array.of(1, 0, 40.5, 0, 1, 29.5, 0, 0, 1)],
    ['at half size', Float64Array.of(0.5, 0, 99.75, 0, 0.5, 74.75, 0, 0, 1)],
    ['at three quarters', Float64Array.of(0.75, 0, 60.3, 0, 0.75, 50.6, 0, 0, 1)],
    ['on its head', Float64Array.of(-1, 0, 290.2, 0, -1, 220.7, 0, 0, 1)],
  ])('S1.12 a target seen %s lies where the pixel centers say', (_, view) => {
    const { alignment, error } = alignedError(view);
    const [x, y] = [(target.width - 1) / 2, (target.height - 1) / 2];
    const [truth, estimated] = [project(view, x, y), project(alignment!.homography, x, y)];
    expect(Math.hypot(estimated[0] - truth[0], estimated[1] - truth[1])).toBeLessThan(0.05);
    expect(error).toBeLessThan(0.1);
  });

  test.each([0.3, 0.6, 0.9, 1.1])('S1.12 a view tilted by %s radians is found to a tenth of a pixel', (tilt) => {
    const view = cameraView(target, frame, { size: 200, tilt, turn: 0.4 });
    expect(alignedError(view, { noise: 2 }).error).toBeLessThan(0.12);
  });

  test('S1.12 kernels without SIMD give the same alignment', () => {
    const view = cameraView(target, frame, { size: 190, tilt: 0.5, turn: -0.4 });
    const image = viewOf(targetPicture, view, { ...frame, noise: 3 });
    const [fast, slow] = [true, false].map((simd) => {
      const aligner = createAligner({ targets: [target], ...frame, simd });
      aligner.setFrame(image);
      return aligner.align(0, shifted(view, 3, 2));
    });
    expect(fast).not.toBeNull();
    expect(slow).toMatchObject({ inliers: fast?.inliers, tried: fast?.tried });
    expect(cornerError(target, slow!.homography, fast!.homography)).toBeLessThan(1e-4);
  });
});

/** Each pixel the mean of a square of odd width. */
function outOfFocus({ width, height, data }: GrayImage, across: number): GrayImage {
  const half = (across - 1) / 2;
  const inside = (at: number, end: number) => Math.max(0, Math.min(end - 1, at));
  const meaned = data.map((_, at) => {
    let sum = 0;
    for (let i = 0; i < across * across; i += 1) {
      const x = inside((at % width) + (i % across) - half, width);
      const y = inside(Math.floor(at / width) + Math.floor(i / across) - half, height);
      sum += data[y * width + x]!;
    }
    return Math.round(sum / across ** 2);
  });
  return { width, height, data: meaned };
}

describe('conditions', () => {
  const view = cameraView(target, frame, { size: 210, tilt: 0.4, turn: 0.3 });

  test.each([
    ['a quarter of the light', { gain: 0.25, bias: 10, noise: 1 }, 0.25],
    ['washed out light', { gain: 0.5, bias: 120, noise: 2 }, 0.2],
    ['noise', { noise: 8 }, 0.3],
    ['half of it hidden', { hidden: (x: number) => x > 160, noise: 2 }, 0.5],
  ])('S1.12 a target is aligned in %s', (_, conditions, bound) => {
    expect(alignedError(view, conditions).error).toBeLessThan(bound);
  });

  test.each([0, 4, 8, 16])(
    'S1.12 of 16 pixels a frame %d are motion blur: the aligner learns how many, and aligns with the middle of the exposure',
    (open) => {
      const aligner = createAligner({ targets: [target], ...frame });
      aligner.setFrame(viewOf(targetPicture, view, { ...frame, motion: [open, 0], noise: 2 }));
      const sharp = aligner.align(0, shifted(view, 2, 1))!;
      const since = { homography: shifted(view, -16, 0), ms: 33 };
      aligner.align(0, shifted(view, 2, 1), { since });
      const smeared = aligner.align(0, shifted(view, 2, 1), { since })!;
      expect(cornerError(target, view, smeared.homography)).toBeLessThan(0.3);
      expect(smeared.nccScore).toBeGreaterThanOrEqual(sharp.nccScore - 0.01);
      expect(smeared.inliers).toBeGreaterThanOrEqual(sharp.inliers);
    },
  );

  test.each([
    [3, 0.5],
    [5, 1],
  ])('S1.12 a frame whose points are %d pixels wide is out of focus: the aligner learns that', (width, bound) => {
    const image = outOfFocus(viewOf(targetPicture, view, { ...frame, noise: 0 }), width);
    const aligner = createAligner({ targets: [target], ...frame });
    aligner.setFrame(image);
    const alignment = aligner.align(0, shifted(view, 2, 1))!;
    expect(cornerError(target, view, alignment.homography)).toBeLessThan(bound);
    expect(alignment.nccScore).toBeGreaterThan(0.85);
    expect(
      new TargetTrack(target).confirms(alignment, {
        score: 20,
        inliers: 40,
        agreement: aligner.agreement(0, alignment),
      }),
    ).toBe(true);
  });

  test('S1.12 a guess is drawn in from ten pixels, from twice that when it may look wide', () => {
    expect(alignedError(view, { noise: 2 }, [8, -6]).error).toBeLessThan(0.1);
    const aligner = createAligner({ targets: [target], ...frame });
    aligner.setFrame(viewOf(targetPicture, view, { ...frame, noise: 2 }));
    const alignment = aligner.align(0, shifted(view, -16, 12), { wide: true });
    expect(cornerError(target, view, alignment!.homography)).toBeLessThan(0.1);
  });

  test('S1.12 how sure the corners are covers how wrong they are', () => {
    for (const seed of [1, 2, 3]) {
      const { alignment, error } = alignedError(view, { noise: 6, seed });
      expect(alignment!.uncertainty).toBeGreaterThan(error / 4);
      expect(alignment!.uncertainty).toBeLessThan(0.5);
    }
  });
});

describe('what is no view of the target', () => {
  test.each([
    ['not numbers', new Float64Array(9).fill(Number.NaN)],
    ['nothing', new Float64Array(9)],
    ['out of the frame', Float64Array.of(1, 0, 5000, 0, 1, 0, 0, 0, 1)],
    ['mirrored', Float64Array.of(-1, 0, 250, 0, 1, 20, 0, 0, 1)],
    ['a point', Float64Array.of(1e-6, 0, 100, 0, 1e-6, 100, 0, 0, 1)],
    ['behind the camera', Float64Array.of(1, 0, 0, 0, 1, 0, -0.02, 0, 1)],
    ['endless', Float64Array.of(1e300, 0, 0, 0, 1e300, 0, 0, 0, 1)],
  ])('S1.12 a guess that is %s gives nothing', (_, guess) => {
    const aligner = createAligner({ targets: [target], ...frame });
    aligner.setFrame(viewOf(targetPicture, cameraView(target, frame, { size: 200, tilt: 0, turn: 0 }), frame));
    expect(aligner.align(0, guess)).toBeNull();
  });

  test.each([0, 255])('S1.12 a frame of nothing but %s agrees with nothing', (gray) => {
    const aligner = createAligner({ targets: [target], ...frame });
    aligner.setFrame({ ...frame, data: new Uint8Array(320 * 240).fill(gray) });
    expect(aligner.align(0, cameraView(target, frame, { size: 200, tilt: 0, turn: 0 }))).toBeNull();
  });

  test('S1.12 another picture in its place is not confirmed', () => {
    const aligner = createAligner({ targets: [target], ...frame });
    for (const seed of [11, 12, 13, 14]) {
      const view = cameraView(target, frame, { size: 210, tilt: 0.3, turn: 0.2 });
      aligner.setFrame(viewOf(drawing(seed, 240, 180), view, { ...frame, noise: 2 }));
      const alignment = aligner.align(0, view, { wide: true });
      if (!alignment) continue;
      const agreement = aligner.agreement(0, alignment);
      expect(agreement).toBeLessThan(0.5);
      expect(new TargetTrack(target).confirms(alignment, { score: 8, inliers: 20, agreement })).toBe(false);
    }
  });

  test('S1.12 a frame agrees with the whole picture where it is, less where it is covered, hardly where it is not', () => {
    const aligner = createAligner({ targets: [target], ...frame });
    const view = cameraView(target, frame, { size: 210, tilt: 0.3, turn: 0.2 });
    const frameImage = viewOf(targetPicture, view, { ...frame, noise: 2 });
    aligner.setFrame(frameImage);
    const alignment = aligner.align(0, view)!;
    const whole = aligner.agreement(0, alignment);
    expect(whole).toBeGreaterThan(0.8);
    const h = alignment.homography;
    const beside = h.map((value, i) => value + (i < 3 ? 15 : i < 6 ? 10 : 0) * h[6 + (i % 3)]!);
    expect(aligner.agreement(0, { ...alignment, homography: beside })).toBeLessThan(0.3);
    frameImage.data.fill(90, 0, (frame.width * frame.height) / 2);
    aligner.setFrame(frameImage);
    const covered = aligner.agreement(0, alignment);
    expect(covered).toBeLessThan(0.75 * whole);
    expect(covered).toBeGreaterThan(0.2);
  });

  test('S1.12 a frame of another size is refused', () => {
    const aligner = createAligner({ targets: [target], ...frame });
    expect(() => aligner.setFrame({ width: 8, height: 8, data: new Uint8Array(64) })).toThrow(RangeError);
  });
});
