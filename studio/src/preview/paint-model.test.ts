import { describe, expect, it } from 'vitest';
import { faceSide } from './paint-model.ts';

describe('the picture of a face on the model', () => {
  it('S2.9 has as many pixels for a long bar as for a square, within what a phone can hold', () => {
    const pixels = (widthMm: number, heightMm: number, faces: number) => {
      const side = faceSide({ widthMm, heightMm }, faces);
      return side * ((side * Math.min(widthMm, heightMm)) / Math.max(widthMm, heightMm));
    };
    expect(pixels(450, 450, 1)).toBeCloseTo(2_000_000, -4);
    expect(pixels(90, 12, 3)).toBeCloseTo(2_000_000, -4);
    expect(faceSide({ widthMm: 1400, heightMm: 50 }, 1)).toBe(4096);
    expect(14 * pixels(297, 210, 14)).toBeLessThan(12_100_000);
  });
});
