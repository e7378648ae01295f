import { describe, expect, test } from 'vitest';
import { project } from '../geometry/homography.ts';
import { createAligner } from './aligner.ts';
import { type Conditions, cameraView, cornerError, drawing, targetOf, viewOf } from './test-views.ts';

const frame = { width: 320, height: 240 };
const drawn = drawing(3, 240, 180);
const target = targetOf(drawn);

function shifted(view: Float64Array, x: number, y: number): Float64Array {
  return Float64Array.from(view, (value, i) =>
    i < 3 ? value + x * view[6 + i]! : i < 6 ? value + y * view[3 + i]! : value,
  );
}

function alignedError(view: Float64Array, conditions: Partial<Conditions> = {}, off: [number, number] = [2, -1.5]) {
  const aligner = createAligner({ targets: [target], ...frame });
  aligner.setFrame(viewOf(drawn, view, { ...frame, ...conditions }));
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
  ])('S1.12 a target seen %s lies where the pixel centres say', (_, view) => {
    const { alignment, error } = alignedError(view);
    const [x, y] = [(target.width - 1) / 2, (target.height - 1) / 2];
    const [truth, found] = [project(view, x, y), project(alignment!.homography, x, y)];
    expect(Math.hypot(found[0] - truth[0], found[1] - truth[1])).toBeLessThan(0.05);
    expect(error).toBeLessThan(0.1);
  });

  test.each([0.3, 0.6, 0.9, 1.1])('S1.12 a view tilted by %s radians is found to a tenth of a pixel', (tilt) => {
    const view = cameraView(target, frame, { size: 200, tilt, turn: 0.4 });
    expect(alignedError(view, { noise: 2 }).error).toBeLessThan(0.12);
  });

  test('S1.12 kernels without SIMD align alike', () => {
    const view = cameraView(target, frame, { size: 190, tilt: 0.5, turn: -0.4 });
    const image = viewOf(drawn, view, { ...frame, noise: 3 });
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
