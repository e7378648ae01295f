import { describe, expect, it } from 'vitest';
import { objectFitMatrix, objectFitOf, toViewport, projectCorners } from './object-fit.ts';

const landscape = { width: 640, height: 360 };
const phone = { width: 390, height: 844 };

describe('how the camera covers the stage', () => {
  it('S1.13 an upright phone sees the middle of a wide frame, over its whole height', () => {
    const cover = objectFitOf(landscape, phone);
    expect(cover.scale).toBeCloseTo(844 / 360, 12);
    expect(cover.top).toBe(0);
    expect(cover.left).toBeCloseTo((390 - (640 * 844) / 360) / 2, 10);
  });

  it('S1.13 outer corners of the frame fall on outer edges of the stage, the middle on its middle', () => {
    for (const stage of [phone, { width: 844, height: 390 }, { width: 320, height: 180 }]) {
      const cover = objectFitOf(landscape, stage);
      const [left, top] = toViewport(cover, -0.5, -0.5);
      const [right, bottom] = toViewport(cover, 639.5, 359.5);
      expect(Math.min(Math.abs(left), Math.abs(top))).toBeCloseTo(0, 10);
      expect(Math.max(left, top)).toBeLessThanOrEqual(1e-9);
      expect([left + right, top + bottom]).toEqual([expect.closeTo(stage.width, 9), expect.closeTo(stage.height, 9)]);
      expect(toViewport(cover, 319.5, 179.5)).toEqual([
        expect.closeTo(stage.width / 2, 9),
        expect.closeTo(stage.height / 2, 9),
      ]);
    }
  });

  it('S1.13 the matrix does the same as the numbers', () => {
    const cover = objectFitOf(landscape, phone);
    const m = objectFitMatrix(cover);
    const [x, y] = toViewport(cover, 12, 34);
    expect([m[0]! * 12 + m[2]!, m[4]! * 34 + m[5]!]).toEqual([expect.closeTo(x, 10), expect.closeTo(y, 10)]);
  });

  it('S1.13 a target that fills the frame fills what the frame does', () => {
    const cover = objectFitOf(landscape, landscape);
    expect(projectCorners([1, 0, 0, 0, 1, 0, 0, 0, 1], landscape, cover)).toEqual([0, 0, 640, 0, 640, 360, 0, 360]);
    // the picture is half as large as the frame: the pixel's centres shift by half of what is gained
    const doubled = [2, 0, 0.5, 0, 2, 0.5, 0, 0, 1];
    expect(projectCorners(doubled, { width: 320, height: 180 }, cover)).toEqual([0, 0, 640, 0, 640, 360, 0, 360]);
  });

  it('S1.13 perspective is divided away, and what lies behind the camera has no place', () => {
    const cover = objectFitOf(landscape, landscape);
    const tilted = [1, 0, 0, 0, 1, 0, 0.002, 0, 1];
    const place = projectCorners(tilted, { width: 100, height: 50 }, cover);
    expect(place?.[2]).toBeCloseTo(99.5 / (1 + 0.002 * 99.5) + 0.5, 10);
    expect(projectCorners([1, 0, 0, 0, 1, 0, -0.02, 0, 1], { width: 100, height: 50 }, cover)).toBeNull();
  });
});
