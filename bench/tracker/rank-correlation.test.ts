import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correlationInterval, rankCorrelation, ranksOf } from './rank-correlation.ts';

describe('rank correlation', () => {
  it('S1.12 gives equal values the mean of their ranks', () => {
    expect(ranksOf([5, 1, 5, 9])).toEqual([2.5, 1, 2.5, 4]);
  });

  it('S1.12 agrees with a worked example, ties and all', () => {
    // Ranks 1 2.5 2.5 4 5 and 2 1 3 5 4: from their means −2 −½ −½ 1 2 and −1 −2 0 2 1
    expect(rankCorrelation([1, 2, 2, 3, 4], [20, 10, 30, 50, 40])).toBeCloseTo(7 / Math.sqrt(9.5 * 10), 12);
  });

  it('S1.12 is 1 for what rises together, −1 for what falls, and does not see by how much', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 2, maxLength: 40 }), (values) => {
        expect(
          rankCorrelation(
            values,
            values.map((value) => value ** 3 + 2),
          ),
        ).toBeCloseTo(1, 12);
        expect(
          rankCorrelation(
            values,
            values.map((value) => -Math.exp(value / 300)),
          ),
        ).toBeCloseTo(-1, 12);
      }),
    );
  });

  it('S1.12 has no value where one side stands still', () => {
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNaN();
  });

  it('S1.12 tells how far it is to be trusted, the same every time', () => {
    const a = Array.from({ length: 60 }, (_, i) => i);
    const b = a.map((i) => i + 12 * Math.sin(i * 12.9898));
    const interval = correlationInterval(a, b, 400);
    const value = rankCorrelation(a, b);
    expect(interval.low).toBeLessThan(value);
    expect(interval.high).toBeGreaterThan(value);
    expect(interval.high - interval.low).toBeLessThan(0.2);
    expect(correlationInterval(a, b, 400)).toEqual(interval);
  });
});
