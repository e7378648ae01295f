import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose, identity, scaling } from './homography.ts';
import { isConvexQuad, isSaneQuad, pictureCorners, projectedCorners, quadArea, quadDistance } from './quadrilateral.ts';

describe('quadrilateral', () => {
  it('S1.12 the corners of a picture are the outer ones of its pixels, clockwise from the top left', () => {
    expect([...pictureCorners(4, 3)]).toEqual([-0.5, -0.5, 3.5, -0.5, 3.5, 2.5, -0.5, 2.5]);
    expect([...projectedCorners(scaling(2), 4, 3)!]).toEqual([-0.5, -0.5, 7.5, -0.5, 7.5, 5.5, -0.5, 5.5]);
    expect(quadArea(pictureCorners(4, 3))).toBe(12);
  });

  it('S1.12 a picture that reaches behind the camera has no corners', () => {
    expect(projectedCorners(Float64Array.of(1, 0, 0, 0, 1, 0, -0.01, 0, 1), 200, 100)).toBeNull();
    expect(projectedCorners(Float64Array.of(1, 0, 0, 0, 1, 0, -0.001, 0, 1), 200, 100)).not.toBeNull();
    expect(projectedCorners(identity().fill(Number.NaN), 200, 100)).toBeNull();
  });

  it('S1.12 mirrored, folded, crossed, flat, tiny and huge ones are not sane', () => {
    const square = [0, 0, 100, 0, 100, 100, 0, 100];
    expect(isSaneQuad(square)).toBe(true);
    expect(isSaneQuad([0, 0, 0, 100, 100, 100, 100, 0])).toBe(false);
    expect(isSaneQuad([0, 0, 100, 0, 30, 30, 0, 100])).toBe(false);
    expect(isSaneQuad([0, 0, 100, 100, 100, 0, 0, 100])).toBe(false);
    expect(isSaneQuad([0, 0, 1000, 0, 1000, 1, 0, 1])).toBe(true);
    expect(isSaneQuad([0, 0, 500, 1, 1000, 1.9, 0, 100])).toBe(false);
    expect(isSaneQuad([0, 0, 5, 0, 5, 5, 0, 5])).toBe(false);
    expect(isSaneQuad([0, 0, 5, 0, 5, 5, 0, 5], 20)).toBe(true);
    expect(isSaneQuad([0, 0, 1e5, 0, 1e5, 1e5, 0, 1e5])).toBe(false);
    expect(isSaneQuad([0, 0, 100, Number.NaN, 100, 100, 0, 100])).toBe(false);
    expect(isConvexQuad(square)).toBe(true);
    expect(isConvexQuad([0, 0, 100, 0, 30, 30, 0, 100])).toBe(false);
    expect(isConvexQuad([0, 0, 0, 100, 100, 100, 100, 0])).toBe(false);
  });

  it('S1.12 turning, moving and scaling change the area as they should, and no judgement', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(number(-4, 4), number(0.5, 5), number(-900, 900), (angle, scale, shift) => {
        const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
        const h = compose(Float64Array.of(c, -s, shift, s, c, -shift, 0, 0, 1), identity());
        const quad = projectedCorners(h, 100, 60)!;
        expect(quadArea(quad)).toBeCloseTo(6000 * scale * scale, 6);
        expect(isSaneQuad(quad) && isConvexQuad(quad)).toBe(true);
        expect(isSaneQuad(projectedCorners(Float64Array.of(-c, -s, shift, -s, c, -shift, 0, 0, 1), 100, 60)!)).toBe(
          false,
        );
      }),
    );
  });

  it('S1.12 how far two are apart is the root mean square over the corners', () => {
    expect(quadDistance([0, 0, 1, 0, 1, 1, 0, 1], [3, 4, 4, 4, 4, 5, 3, 5])).toBe(5);
  });
});
