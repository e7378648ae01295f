import { describe, expect, it } from 'vitest';
import type { Matrix, Path } from '@afterimage/scene/drawing.ts';
import { mapped } from '@afterimage/scene/matrix.ts';
import { visiblePart } from './visible-part.ts';

const box = (x: number, y: number, width: number, height: number): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];
const page = { widthMm: 1000, heightMm: 1000, bleedMm: 10 };
const upright = (width: number, height: number) => ({ width, height, orientation: 1 });
const corners = (matrix: Matrix) =>
  [0, 1].flatMap((y) =>
    [0, 1].map((x) => {
      const at = mapped(matrix, { x, y });
      return [Number(at.x.toFixed(6)), Number(at.y.toFixed(6))];
    }),
  );

describe('what of a photo is printed', () => {
  it('S3.8 is what is seen of it and no pixel more', () => {
    // 10 pixels to the millimetre, moved 20 mm to the left and 5 mm up.
    const part = visiblePart(
      { matrix: [0.1, 0, 0, 0.1, -20, -5], clip: box(-3, -3, 106, 156) },
      page,
      upright(4000, 3000),
    );
    expect(part?.region).toEqual({ left: 170, top: 20, width: 1060, height: 1560 });
    expect([part?.width, part?.height]).toEqual([1060, 1560]);
    expect(part && corners(part.matrix)).toEqual([
      [-3, -3],
      [103, -3],
      [-3, 153],
      [103, 153],
    ]);
  });

  it('S3.8 has 300 pixels to the inch where the photo has more, and its own where it has less', () => {
    const fine = visiblePart({ matrix: [0.02, 0, 0, 0.02, 0, 0], clip: box(0, 0, 100, 50) }, page, upright(5000, 2500));
    expect([fine?.width, fine?.height]).toEqual([Math.round((100 / 25.4) * 300), Math.round((50 / 25.4) * 300)]);
    const coarse = visiblePart({ matrix: [0.5, 0, 0, 0.5, 0, 0], clip: box(0, 0, 100, 50) }, page, upright(200, 100));
    expect([coarse?.width, coarse?.height]).toEqual([200, 100]);
  });

  it('S3.8 of a photo that is turned is what lies under its outline, laid straight', () => {
    const turn = Math.PI / 6;
    const [cos, sin] = [Math.cos(turn) * 0.1, Math.sin(turn) * 0.1];
    const matrix: Matrix = [cos, sin, -sin, cos, 40, -30];
    const part = visiblePart({ matrix, clip: box(20, 20, 30, 20) }, page, upright(2000, 2000));
    const { region, width, height, turned } = part ?? expect.fail();
    expect(corners(part?.matrix ?? matrix)).toEqual([
      [20, 20],
      [50, 20],
      [20, 40],
      [50, 40],
    ]);
    // Ten pixels to the millimetre, fewer than 300 to the inch: more of them on the way, so that none is lost.
    expect([turned?.width, turned?.height]).toEqual([354, 236]);
    expect([region.width, region.height]).toEqual([width, height]);
    for (const [x, y] of [
      [0, 0],
      [354, 0],
      [100, 200],
    ] as const) {
      const own = mapped(turned?.toOther ?? matrix, { x, y });
      const at = mapped(matrix, { x: region.left + own.x, y: region.top + own.y });
      expect([at.x, at.y]).toEqual([expect.closeTo(20 + (x / 354) * 30, 6), expect.closeTo(20 + (y / 236) * 20, 6)]);
    }
    expect(width).toBeLessThan(370);
    expect(height).toBeLessThan(340);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'S3.8 of a file of orientation %i is the same of the upright photo',
    (orientation) => {
      // What is seen is the upright photo's left upper quarter: 200 × 150 of 400 × 300 pixels.
      const aside = orientation > 4;
      const stored = { width: aside ? 300 : 400, height: aside ? 400 : 300, orientation };
      const part = visiblePart({ matrix: [1, 0, 0, 1, 0, 0], clip: box(0, 0, 200, 150) }, page, stored);
      const { left: remaining = 0, top = 0, width = 0, height = 0 } = part?.region ?? {};
      expect([width, height]).toEqual(aside ? [150, 200] : [200, 150]);
      const atEnd = { x: remaining > 0, y: top > 0 };
      const ends: Record<number, { x: boolean; y: boolean }> = {
        1: { x: false, y: false },
        2: { x: true, y: false },
        3: { x: true, y: true },
        4: { x: false, y: true },
        5: { x: false, y: false },
        6: { x: false, y: true },
        7: { x: true, y: true },
        8: { x: true, y: false },
      };
      expect(atEnd).toEqual(ends[orientation]);
      const xs = part ? corners(part.matrix).map(([x]) => x) : [];
      expect([Math.min(...(xs as number[])), Math.max(...(xs as number[]))]).toEqual([0, 200]);
    },
  );

  it('S3.8 ends with the page, where the photo goes on beyond it', () => {
    const small = { widthMm: 50, heightMm: 40, bleedMm: 2 };
    const part = visiblePart(
      { matrix: [0.1, 0, 0, 0.1, -20, -20], clip: box(-20, -20, 100, 100) },
      small,
      upright(1e3, 1e3),
    );
    expect(part?.region).toEqual({ left: 180, top: 180, width: 540, height: 440 });
  });

  it('S3.8 is nothing where the photo is not', () => {
    expect(visiblePart({ matrix: [1, 0, 0, 1, 500, 0], clip: box(0, 0, 100, 100) }, page, upright(10, 10))).toBeNull();
  });
});
