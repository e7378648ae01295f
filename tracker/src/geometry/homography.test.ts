import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose, fitHomography, type Homography, invert, project, projectInto, scaling, solve } from './homography.ts';

/** What a pinhole camera makes of a flat picture that is turned, `distance` widths away. */
const view = fc
  .record({
    width: fc.integer({ min: 100, max: 8000 }),
    aspect: fc.double({ min: 0.5, max: 2, noNaN: true }),
    focal: fc.double({ min: 400, max: 2000, noNaN: true }),
    tilt: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
    turn: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    roll: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
    x: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    y: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    distance: fc.double({ min: 2, max: 12, noNaN: true }),
  })
  .map(({ width, aspect, focal, tilt, turn, roll, x, y, distance }) => {
    const height = Math.round(width * aspect);
    const [ct, st, ca, sa] = [Math.cos(tilt), Math.sin(tilt), Math.cos(turn), Math.sin(turn)];
    // The first two columns of a turn about the axis (cos turn, sin turn, 0) by `tilt`, after a roll in the plane
    const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
    const a = [ct + ca * ca * (1 - ct), ca * sa * (1 - ct), -sa * st] as const;
    const b = [ca * sa * (1 - ct), ct + sa * sa * (1 - ct), ca * st] as const;
    const column = (k: 0 | 1 | 2) => [cr * a[k] + sr * b[k], -sr * a[k] + cr * b[k]] as const;
    const rows = [column(0), column(1), column(2)];
    const shift = [x * distance, y * distance, distance];
    const scene = rows.flatMap(([p, q], k) => [
      p / width,
      q / width,
      shift[k]! - (p * (width - 1)) / 2 / width - (q * (height - 1)) / 2 / width,
    ]);
    const h = compose(Float64Array.of(focal, 0, 319.5, 0, focal, 239.5, 0, 0, 1), scene);
    return { h, width, height };
  });

const grid = ({ width, height }: { width: number; height: number }) =>
  Float64Array.from({ length: 50 }, (_, i) => {
    const at = Math.floor(i / 2);
    return i % 2 ? (Math.floor(at / 5) / 4) * (height - 1) : ((at % 5) / 4) * (width - 1);
  });

function through(h: ArrayLike<number>, points: Float64Array): Float64Array {
  const out = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) projectInto(out, i, h, points[i]!, points[i + 1]!);
  return out;
}

const farthest = (a: Float64Array, b: Float64Array) => Math.max(...a.map((value, i) => Math.abs(value - b[i]!)));

describe('homography: conventions', () => {
  it('S1.12 a point goes through the rows of the homography', () => {
    const h = Float64Array.of(2, 0, 1, 0, 3, -1, 0.5, 0, 1);
    expect(project(h, 2, 1)).toEqual([2.5, 1]);
    expect(projectInto(new Float64Array(2), 0, h, -4, 0)).toBe(-1);
  });

  it('S1.12 a scaled picture keeps its outer corners, for pixels are counted from their centers', () => {
    expect(project(scaling(0.5), -0.5, -0.5)).toEqual([-0.5, -0.5]);
    expect(project(scaling(0.5), 639.5, 479.5)).toEqual([319.5, 239.5]);
    // The first pixel of the half is the mean of the pixels 0 and 1
    expect(project(scaling(0.5), 0.5, 0.5)).toEqual([0, 0]);
    expect(project(scaling(2, 3), 0, 0)).toEqual([0.5, 1]);
  });

  it('S1.12 composing is one after the other, and goes into one of the two', () => {
    const a = Float64Array.of(1, 0.2, 30, -0.1, 1.1, 5, 1e-4, 2e-4, 1);
    const b = Float64Array.of(0.8, 0.1, -3, 0.2, 0.9, 8, -1e-4, 1e-4, 1);
    const [x, y] = project(b, 40, 70);
    const [u, v] = project(compose(a, b), 40, 70);
    const expected = project(a, x, y);
    expect(u).toBeCloseTo(expected[0], 10);
    expect(v).toBeCloseTo(expected[1], 10);
    const both = compose(a, b);
    expect([...compose(a, b, b)]).toEqual([...both]);
  });
});

describe('homography: properties', () => {
  it('S1.12 the inverse leads back, also of targets of 8000 px', () => {
    fc.assert(
      fc.property(view, (sample) => {
        const back = invert(sample.h);
        expect(back).not.toBeNull();
        const points = grid(sample);
        expect(farthest(through(back!, through(sample.h, points)), points)).toBeLessThan(1e-6);
        const whole = compose(back!, sample.h);
        expect(farthest(through(whole, points), points)).toBeLessThan(1e-6);
      }),
    );
  });

  it('S1.12 a fit to exact points recovers the homography, from four corners and from a grid', () => {
    fc.assert(
      fc.property(view, (sample) => {
        const points = grid(sample);
        const there = through(sample.h, points);
        const corners = Float64Array.from([0, 4, 24, 20].flatMap((i) => [points[2 * i]!, points[2 * i + 1]!]));
        for (const [from, to] of [[points, there] as const, [corners, through(sample.h, corners)] as const]) {
          const fit = fitHomography(from, to, from.length / 2);
          expect(fit).not.toBeNull();
          expect(farthest(through(fit!, points), there)).toBeLessThan(1e-5);
        }
      }),
    );
  });

  it('S1.12 points of no weight do not move a fit, and its weights have no unit', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (sample, unit) => {
        const points = grid(sample);
        const there = through(sample.h, points);
        const wrong = there.slice();
        wrong[6]! += 500;
        wrong[21] = Number.NaN;
        const weights = Float64Array.from({ length: 25 }, (_, i) => (i === 3 || i === 10 ? 0 : unit * (1 + (i % 3))));
        const fit = fitHomography(points, wrong, 25, weights);
        expect(farthest(through(fit!, points), there)).toBeLessThan(1e-5);
      }),
    );
  });

  it('S1.12 noise of the points is averaged: the fit is nearer to the truth than they are', () => {
    fc.assert(
      fc.property(view, (sample) => {
        const points = grid(sample);
        const there = through(sample.h, points);
        const noisy = there.map((value, i) => value + 0.3 * Math.sin(12.9898 * i + 4.1 * i * i));
        const fit = through(fitHomography(points, noisy, 25)!, points);
        const rms = (a: Float64Array) => Math.sqrt(a.reduce((sum, v, i) => sum + (v - there[i]!) ** 2, 0) / a.length);
        expect(rms(fit)).toBeLessThan(0.85 * rms(noisy));
      }),
    );
  });
});

describe('homography: what is degenerate', () => {
  const square = Float64Array.of(0, 0, 100, 0, 100, 100, 0, 100);

  it('S1.12 too few points, points on a line, in one place or not finite give null', () => {
    expect(fitHomography(square, square, 3)).toBeNull();
    expect(fitHomography(square, new Float64Array(8).fill(7), 4)).toBeNull();
    expect(fitHomography(Float64Array.of(0, 0, 1, 1, 2, 2, 3, 3), square, 4)).toBeNull();
    expect(fitHomography(square, Float64Array.of(0, 0, 1, 1, 2, 2, 3, 3), 4)).toBeNull();
    expect(fitHomography(Float64Array.of(0, 0, 1, 0, 2, 0, 0, 9), square, 4)).toBeNull();
    expect(fitHomography(square, Float64Array.of(0, 0, 1, 0, 2, 0, 0, 9), 4)).toBeNull();
    expect(fitHomography(square, Float64Array.of(0, 0, 1, Number.NaN, 2, 5, 0, 9), 4)).toBeNull();
    expect(fitHomography(square, Float64Array.of(0, 0, 1, Infinity, 2, 5, 0, 9), 4)).toBeNull();
    expect(fitHomography(square, square, 4, new Float64Array(4))).toBeNull();
  });

  it('S1.12 whatever goes in, a fit is null or finite', () => {
    const numbers = fc.float64Array({ minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(numbers, numbers, fc.float64Array({ minLength: 6, maxLength: 6 }), (from, to, weights) => {
        for (const fit of [fitHomography(from, to, 6), fitHomography(from, to, 6, weights)])
          if (fit) expect(fit.every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('S1.12 whatever goes in, an inverse is null or finite', () => {
    expect(invert(new Float64Array(9))).toBeNull();
    expect(invert(Float64Array.of(1, 2, 3, 2, 4, 6, 0, 0, 1))).toBeNull();
    expect(invert(Float64Array.of(1, 2, 3, 2, 4, Number.NaN, 0, 0, 1))).toBeNull();
    fc.assert(
      fc.property(fc.float64Array({ minLength: 9, maxLength: 9 }), (h: Homography) => {
        const inverse = invert(h);
        if (inverse) expect(inverse.every(Number.isFinite)).toBe(true);
      }),
    );
    expect(invert(scaling(1))).toEqual(scaling(1));
  });

  it('S1.12 a system that is not definite has no solution', () => {
    expect(solve(Float64Array.of(1, 2, 2, 4), [1, 2], 2)).toBeNull();
    expect(solve(Float64Array.of(1, 0, 0, Number.NaN), [1, 2], 2)).toBeNull();
    const solution = solve(Float64Array.of(4, 2, Number.NaN, 3), [10, 8], 2)!;
    expect(solution[0]).toBeCloseTo(1.75, 12);
    expect(solution[1]).toBeCloseTo(1.5, 12);
  });
});
