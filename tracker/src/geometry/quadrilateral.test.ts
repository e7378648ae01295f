import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaling } from './homography.ts';
import { isConvexQuad, pictureCorners, projectedCorners, quadArea, quadDistance } from './quadrilateral.ts';

describe('quadrilateral', () => {
  it('S1.12 the corners of a picture are the outer ones of its pixels, clockwise from the top left', () => {
    expect([...pictureCorners(4, 3)]).toEqual([-0.5, -0.5, 3.5, -0.5, 3.5, 2.5, -0.5, 2.5]);
    expect([...projectedCorners(scaling(2), 4, 3)!]).toEqual([-0.5, -0.5, 7.5, -0.5, 7.5, 5.5, -0.5, 5.5]);
    expect(quadArea(pictureCorners(4, 3))).toBe(12);
  });

  it('S1.12 a picture that reaches behind the camera has no corners', () => {
    expect(projectedCorners(Float64Array.of(1, 0, 0, 0, 1, 0, -0.01, 0, 1), 200, 100)).toBeNull();
    expect(projectedCorners(Float64Array.of(1, 0, 0, 0, 1, 0, -0.001, 0, 1), 200, 100)).not.toBeNull();
    expect(projectedCorners(new Float64Array(9).fill(Number.NaN), 200, 100)).toBeNull();
  });

  it('S1.12 mirrored, folded and crossed ones are not convex', () => {
    const square = [0, 0, 100, 0, 100, 100, 0, 100];
    expect(isConvexQuad([0, 0, 100, 100, 100, 0, 0, 100])).toBe(false);
    expect(isConvexQuad(square)).toBe(true);
    expect(isConvexQuad([0, 0, 100, 0, 30, 30, 0, 100])).toBe(false);
    expect(isConvexQuad([0, 0, 0, 100, 100, 100, 100, 0])).toBe(false);
  });

  it('S1.12 turning, moving and scaling change the area as they should, and no judgement', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(number(-4, 4), number(0.5, 5), number(-900, 900), (angle, scale, shift) => {
        const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
        const h = Float64Array.of(c, -s, shift, s, c, -shift, 0, 0, 1);
        const quad = projectedCorners(h, 100, 60)!;
        expect(quadArea(quad)).toBeCloseTo(6000 * scale * scale, 6);
        expect(isConvexQuad(quad)).toBe(true);
        expect(isConvexQuad(projectedCorners(Float64Array.of(-c, -s, shift, -s, c, -shift, 0, 0, 1), 100, 60)!)).toBe(
          false,
        );
      }),
    );
  });

  it('S1.12 how far two are apart is the root mean square over the corners', () => {
    expect(quadDistance([0, 0, 1, 0, 1, 1, 0, 1], [3, 4, 4, 4, 4, 5, 3, 5])).toBe(5);
  });
});
