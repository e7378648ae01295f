import { describe, expect, it } from 'vitest';
import { blendOnto } from './paint-surfaces.ts';

const blendedPixel = (pixel: number[], backgroundColor: [number, number, number], cut: boolean): number[] => {
  const pixels = Uint8Array.from(pixel);
  blendOnto(pixels, backgroundColor, cut);
  return [...pixels];
};

describe('a print on its ground', () => {
  it('S1.12 covers it as far as it is opaque', () => {
    expect(blendedPixel([200, 100, 0, 255], [10, 20, 30], false)).toEqual([200, 100, 0, 255]);
    expect(blendedPixel([200, 100, 0, 0], [10, 20, 30], false)).toEqual([10, 20, 30, 255]);
    expect(blendedPixel([200, 100, 0, 51], [0, 0, 100], false)).toEqual([40, 20, 80, 255]);
  });

  it('S1.12 what is cut into the thing gives it light and shade and no colour', () => {
    const wood: [number, number, number] = [200, 150, 100];
    const [red = 0, green = 0, blue = 0] = blendedPixel([0, 0, 255, 255], wood, true);
    // As dark as that blue is, as warm as the wood.
    expect(0.3 * red + 0.59 * green + 0.11 * blue).toBeCloseTo(0.11 * 255, 0);
    expect(red).toBeGreaterThan(blue);
    expect(blendedPixel([255, 255, 255, 255], wood, true)).toEqual([255, 255, 255, 255]);
    expect(blendedPixel([0, 0, 0, 255], wood, true)).toEqual([0, 0, 0, 255]);
  });
});
