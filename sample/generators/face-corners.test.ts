import { describe, expect, it } from 'vitest';
import { faceCorners } from './face-corners.ts';

describe('where a face lies on a picture', () => {
  const place = { x: 20, y: 10, width: 100, height: 200 };
  const face = { widthMm: 140, heightMm: 260 };

  it('S2.9 a face seen straight on keeps its proportions', () => {
    const seen = [
      { x: 0.2, y: 0.1 },
      { x: 0.7, y: 0.1 },
      { x: 0.7, y: 0.9 },
      { x: 0.2, y: 0.9 },
    ];
    const [first, , third] = faceCorners(seen, place, face);
    expect(first?.x).toBeCloseTo(0.1);
    expect(first?.y).toBeCloseTo(0.06);
    expect(third?.x).toBeCloseTo(0.8);
    expect(third?.y).toBeCloseTo(1.1);
  });

  it('S2.9 a face that is the place has its corners, seen from the side too', () => {
    const seen = [
      { x: 0.2, y: 0.15 },
      { x: 0.7, y: 0.05 },
      { x: 0.75, y: 0.95 },
      { x: 0.18, y: 0.8 },
    ];
    const own = faceCorners(seen, { x: 0, y: 0, width: 50, height: 40 }, { widthMm: 50, heightMm: 40 });
    for (const [index, { x, y }] of own.entries()) {
      expect(x).toBeCloseTo(seen[index]!.x);
      expect(y).toBeCloseTo(seen[index]!.y);
    }
  });
});
