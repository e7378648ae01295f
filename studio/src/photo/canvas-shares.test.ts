import { describe, expect, it } from 'vitest';
import { canvasShares, isDrawn } from './canvas-shares.ts';

describe('a photo that is larger than a phone can draw', () => {
  it('S1.11 is drawn whole where it is small enough for every phone', () => {
    expect(canvasShares({ width: 4032, height: 3024 })).toEqual([1]);
  });

  it('S1.11 of 48 megapixels is tried whole, then as large as older iPhones can', () => {
    const [whole, smaller, ...more] = canvasShares({ width: 8064, height: 6048 });
    expect([whole, more]).toEqual([1, []]);
    const pixels = Math.round(8064 * smaller!) * Math.round(6048 * smaller!);
    expect(pixels).toBeLessThanOrEqual(4096 * 4096);
    expect(pixels).toBeGreaterThan(4096 * 4096 * 0.99);
  });

  it('S1.11 of 100 megapixels has both limits to try', () => {
    const shares = canvasShares({ width: 11_648, height: 8_736 });
    expect(shares).toHaveLength(3);
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  });
});

describe('a canvas that was drawn upon', () => {
  const canvas = { width: 100, height: 100 } as OffscreenCanvas;
  const contextOf = (read: (x: number) => number) =>
    ({ getImageData: (x: number) => ({ data: [0, 0, 0, read(x)] }) }) as unknown as OffscreenCanvasRenderingContext2D;

  it('S1.11 has something at one of several places', () => {
    expect(
      isDrawn(
        canvas,
        contextOf((x) => (x === 50 ? 255 : 0)),
      ),
    ).toBe(true);
  });

  it('S1.11 is told from one that stayed clear, and from one that cannot be read', () => {
    expect(
      isDrawn(
        canvas,
        contextOf(() => 0),
      ),
    ).toBe(false);
    const refusing = contextOf(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(isDrawn(canvas, refusing)).toBe(false);
  });
});
