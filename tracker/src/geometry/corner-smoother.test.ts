import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCornerSmoother } from './corner-smoother.ts';
import { seededNoise } from './test-views.ts';

const square = Float64Array.of(100, 100, 300, 100, 300, 250, 100, 250);
const moved = (x: number, y = 0, noise: () => number = () => 0) =>
  square.map((value, i) => value + (i % 2 ? y : x) + noise());

/** The last corners of a motion in pixels a second, at a rate in frames a second. */
function after(seconds: number, rate: number, speed: number): Float64Array {
  const smoother = createCornerSmoother();
  let corners = square;
  for (let i = 0; i <= seconds * rate; i += 1) {
    corners = moved((speed * i) / rate);
    smoother.smooth(corners, (1000 * i) / rate);
  }
  return corners;
}

describe('smoothing of corners', () => {
  it('S1.12 the first corners, and the first after a gap or after a reset, stay as they are', () => {
    const smoother = createCornerSmoother();
    for (const [x, time] of [
      [0, 0],
      [40, 1000],
    ] as const) {
      const corners = moved(x);
      smoother.smooth(corners, time);
      expect(corners).toEqual(moved(x));
    }
    smoother.reset();
    const corners = moved(90);
    smoother.smooth(corners, 1033);
    expect(corners).toEqual(moved(90));
  });

  it('S1.12 at rest the jitter falls to a quarter', () => {
    const noise = seededNoise(3);
    const smoother = createCornerSmoother();
    let [before, now, count] = [0, 0, 0];
    for (let i = 0; i < 400; i += 1) {
      const corners = moved(0, 0, () => 0.1 * noise());
      const raw = corners[0]! - 100;
      smoother.smooth(corners, i * 33.3);
      if (i < 30) continue;
      before += raw * raw;
      now += (corners[0]! - 100) ** 2;
      count += 1;
    }
    expect(Math.sqrt(now / count)).toBeLessThan(Math.sqrt(before / count) / 2);
  });

  it('S1.12 a steady motion lags by at most a third of a pixel once it is known, at every speed', () => {
    for (const speed of [20, 100, 500, 2000])
      expect(Math.abs(after(2, 30, speed)[0]! - (100 + 2 * speed))).toBeLessThan(0.34);
  });

  it('S1.12 the result is the same at every frame rate', () => {
    for (const speed of [5, 100]) {
      const lag = (rate: number) => 100 + 2 * speed - after(2, rate, speed)[0]!;
      expect(Math.abs(lag(120) - lag(30))).toBeLessThan(0.12);
    }
  });
});

describe('smoothing of one frame', () => {
  it('S1.12 corners stay between the smoothed and the new ones, and all corners go the same part of it', () => {
    const values = fc.float64Array({ minLength: 8, maxLength: 8, min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(values, values, fc.double({ min: 1, max: 200, noNaN: true }), (a, b, time) => {
        const smoother = createCornerSmoother();
        smoother.smooth(a.slice(), 0);
        const corners = b.slice();
        smoother.smooth(corners, time);
        const parts = [...corners].flatMap((value, i) =>
          Math.abs(b[i]! - a[i]!) > 1 ? [(value - a[i]!) / (b[i]! - a[i]!)] : [],
        );
        for (const part of parts) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
          expect(part).toBeCloseTo(parts[0]!, 6);
        }
      }),
    );
  });

  it('S1.12 the same frame again is not smoothed again, and time that goes back starts afresh', () => {
    const smoother = createCornerSmoother();
    smoother.smooth(moved(0), 0);
    const once = moved(1);
    smoother.smooth(once, 33);
    const twice = moved(1);
    smoother.smooth(twice, 33);
    expect(twice).toEqual(once);
    const back = moved(7);
    smoother.smooth(back, 10);
    expect(back).toEqual(moved(7));
  });
});
