import { expect, it } from 'vitest';
import { mirrored, stripsOf } from './denoise.ts';

it('S3.1 the strips of a picture cover it once, and none is too large', () => {
  for (const [width, height] of [
    [1600, 2000],
    [400, 500],
    [2000, 1250],
  ] as const) {
    let next = 0;
    for (const { top, bottom } of stripsOf(width, height)) {
      expect(top).toBe(next);
      expect(width * (bottom - top)).toBeLessThan(1_900_000);
      next = bottom;
    }
    expect(next).toBe(height);
  }
});

it('S3.1 beyond its edge a picture is seen mirrored', () => {
  expect([-2, -1, 0, 9, 10, 11].map((at) => mirrored(at, 10))).toEqual([1, 0, 0, 9, 9, 8]);
});
