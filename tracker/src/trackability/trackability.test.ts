import { describe, expect, it } from 'vitest';
import { compileTarget } from '../pack/compile-target.ts';
import type { RgbaImage } from '../pack/downscale.ts';
import { chance, shapesPicture } from '../test-pictures.ts';
import {
  measureTrackabilityInSteps,
  measureTrackability,
  type Trackability,
  type TrackabilityOptions,
} from './trackability.ts';

/** The rating after so many simulated views: the reasons need fewer than the stars. */
function ratedAfter(views: number, picture: RgbaImage, options?: TrackabilityOptions): Trackability {
  for (const rating of measureTrackabilityInSteps(picture, options)) if (rating.views >= views) return rating;
  throw new Error('There are not so many views');
}

function picture(width: number, height: number, gray: (x: number, y: number) => number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = gray(x, y);
      data.set([value, value, value, 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

const at = ({ width, data }: RgbaImage, x: number, y: number) => data[(y * width + x) * 4]!;

// Pictures no larger than the views need: most of a rating's time is the compiling of its picture
const [width, height] = [240, 180];
const busy = shapesPicture(5, width, height);
const busyPack = compileTarget(busy);
/** A sky: two slow waves. */
const soft = (x: number, y: number) => 150 + 40 * Math.sin(x / 54) + 30 * Math.cos(y / 42 + x / 120);
const sky = picture(width, height, soft);
/** The same behind a frame of small squares, a tenth of the picture wide. */
const framed = picture(width, height, (x, y) => {
  const inside = x >= 24 && y >= 24 && x < width - 24 && y < height - 24;
  return inside ? soft(x, y) : 30 + 200 * chance(3, Math.floor(y / 5) * 97 + Math.floor(x / 5));
});

describe('stars', () => {
  it('S1.12 a picture full of different shapes is found in nearly every view and has the most stars', () => {
    const rating = measureTrackability(busy, { pack: busyPack });
    expect(rating.stars).toBeGreaterThanOrEqual(4);
    expect(rating.recognition).toBeGreaterThan(0.85);
    expect(rating.coverage).toBeGreaterThan(0.4);
    expect(rating.selfSimilarity).toBeLessThan(0.2);
    expect(rating.smallestShare).toBeLessThan(0.2);
    expect(rating.views).toBe(rating.viewsInAll);
    expect([rating.reasons, rating.remedies, rating.lookAlikes]).toEqual([[], [], []]);
  });

  it('S1.12 the same picture has the same rating, step by step', () => {
    const [a, b] = [measureTrackabilityInSteps(busy), measureTrackabilityInSteps(busy)];
    for (let step = 0; step < 2; step += 1) {
      const one = a.next();
      expect(one.value.views).toBe(4 * (step + 1));
      expect(b.next()).toEqual(one);
    }
  });

  it('S1.12 a flat gray has no stars: too smooth', () => {
    const rating = ratedAfter(
      4,
      picture(width, height, () => 128),
    );
    expect(rating).toMatchObject({ stars: 0, recognition: 0, coverage: 0, smallestShare: 1, reasons: ['too-smooth'] });
    expect(rating.remedies[0]).toBe('add-patterned-frame');
  });

  it('S1.12 squares and bricks repeat themselves', () => {
    const squares = picture(width, height, (x, y) => ((Math.floor(x / 10) + Math.floor(y / 10)) & 1 ? 220 : 40));
    const bricks = picture(width, height, (x, y) => {
      const row = Math.floor(y / 14);
      return y % 14 < 2 || (x + (row & 1) * 17) % 34 < 2 ? 210 : 110;
    });
    for (const pattern of [squares, bricks]) {
      const rating = ratedAfter(4, pattern);
      expect(rating.stars).toBeLessThan(2);
      expect(rating.selfSimilarity).toBeGreaterThan(0.5);
      expect(rating.reasons).toContain('repeats-itself');
    }
  });

  it('S1.12 detail in one corner is distinguished from a picture that is smooth all over', () => {
    const corner = picture(width, height, (x, y) => (x < 60 && y < 45 ? at(busy, 4 * x, 4 * y) : 240));
    expect(ratedAfter(4, corner).reasons).toEqual(['detail-in-one-corner']);
    expect(ratedAfter(4, sky).reasons).toEqual(['too-smooth']);
  });

  it('S1.12 a pale picture lacks contrast', () => {
    const pale = picture(width, height, (x, y) => 200 + 0.05 * at(busy, x, y));
    const rating = ratedAfter(4, pale);
    expect(rating.reasons[0]).toBe('low-contrast');
    expect(rating.remedies[0]).toBe('raise-contrast');
  });

  it('S1.12 a strip is too elongated when it is hard to find', () => {
    const strip = picture(2 * width, 36, (x, y) => at(busy, x >> 1, 60 + y));
    expect(ratedAfter(4, strip).reasons).toContain('too-elongated');
  });
});

describe('stars of particular prints', () => {
  it('S1.12 a frame of texture gives a soft picture its stars', () => {
    const [without, within] = [ratedAfter(8, sky), ratedAfter(8, framed)];
    expect(without.stars).toBeLessThan(1);
    expect(within.stars).toBeGreaterThan(without.stars + 2);
    expect(within.recognition).toBeGreaterThan(without.recognition + 0.4);
  });

  it('S1.12 a print that must come too near to be found is too small', () => {
    expect(ratedAfter(4, busy, { pack: busyPack, widthMm: 200 }).reasons).not.toContain('too-small');
    expect(ratedAfter(4, busy, { pack: busyPack, widthMm: 8 }).reasons).toContain('too-small');
  });

  it('S1.12 the reason for a sky is that it is smooth, and a larger print is no remedy', () => {
    const { reasons, remedies } = ratedAfter(
      4,
      picture(width, height, () => 150),
      { widthMm: 200 },
    );
    expect(reasons).toEqual(['too-smooth']);
    expect(remedies).not.toContain('print-larger');
  });

  it('S1.12 a print that looks like another of the order is reported with it', () => {
    const other = compileTarget(shapesPicture(6, width, height));
    const rating = ratedAfter(4, busy, { pack: busyPack, others: [other, busyPack] });
    expect(rating.lookAlikes).toEqual([1]);
    expect(rating.reasons[0]).toBe('looks-like-other');
  });

  it('S1.12 the smallest pictures have a rating too', () => {
    for (const [width, height] of [
      [1, 1],
      [3, 2],
      [1, 300],
    ] as const) {
      const rating = ratedAfter(
        4,
        picture(width, height, (x, y) => (x * 50 + y * 90) % 256),
      );
      expect(rating.stars).toBe(0);
      expect(rating.reasons.length).toBeGreaterThan(0);
    }
  });

  it('S1.12 a mug is rated on its cylinder', () => {
    const rating = ratedAfter(8, busy, { surface: { kind: 'cylinder', radius: 0.41 } });
    expect(rating.recognition).toBeGreaterThan(0.5);
    expect(rating.coverage).toBeGreaterThan(0.25);
  });

  it('S1.12 a pack that is at hand is used', () => {
    expect(ratedAfter(4, busy, { pack: busyPack })).toEqual(ratedAfter(4, busy));
  });
});
