import { describe, expect, it } from 'vitest';
import { barsOf, farthestCm, levelOf, matHelps, type Rated, reasonOf, remediesFor } from './rating.ts';

const smooth: Rated = {
  stars: 0.8,
  smallestShare: 0.3,
  reasons: ['looks-like-other', 'too-smooth'],
  remedies: ['add-patterned-frame', 'add-text', 'choose-another-photo'],
};
const good: Rated = { stars: 4.4, smallestShare: 0.1, reasons: [], remedies: [] };

describe('what is told of a rating', () => {
  it('S1.12 three bars hold five stars', () => {
    expect(barsOf(5)).toEqual([1, 1, 1]);
    expect(barsOf(0)).toEqual([0, 0, 0]);
    expect(barsOf(2.5).map((fill) => Math.round(fill * 100))).toEqual([100, 50, 0]);
  });

  it.each([
    [0, 'hard'],
    [1.7, 'hard'],
    [1.8, 'fair'],
    [2.9, 'fair'],
    [3, 'well'],
  ])('S1.12 %s stars are %s', (stars, level) => {
    expect(levelOf(stars)).toBe(level);
  });

  it('S1.12 from how far it is found, by its printed size', () => {
    expect(farthestCm(good, 150)).toBe(105);
    expect(farthestCm(good, 300)).toBe(215);
    expect(farthestCm({ smallestShare: 0.6 }, 20)).toBe(5);
    expect(farthestCm({ smallestShare: 1 }, 150)).toBeNull();
  });

  it('S1.12 the gravest reason and the two best remedies; a second mat is none', () => {
    expect(reasonOf(smooth)).toBe('too-smooth');
    expect(remediesFor(smooth, false)).toEqual(['add-patterned-frame', 'add-text']);
    expect(remediesFor(smooth, true)).toEqual(['add-text', 'choose-another-photo']);
    expect([matHelps(smooth, false), matHelps(smooth, true), matHelps(good, false)]).toEqual([true, false, false]);
    expect([reasonOf(good), remediesFor(good, false)]).toEqual([null, []]);
  });
});
