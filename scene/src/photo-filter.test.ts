import { photoFilters } from '@afterimage/contract/values/looks.ts';
import { describe, expect, it } from 'vitest';
import { filterMatrix, filterPixels } from './photo-filter.ts';

type Rgb = readonly [number, number, number];
const filtered = (filter: (typeof photoFilters)[number], ...colors: Rgb[]): number[][] => {
  const pixels = Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));
  filterPixels(pixels, filter);
  return colors.map((_, index) => [...pixels.subarray(4 * index, 4 * index + 3)]);
};
const pure: Rgb[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

describe("a photo's filter", () => {
  it('S2.8 black-and-white is the luminance of Rec. 709, and leaves grays as they are', () => {
    expect(filtered('black-and-white', ...pure)).toEqual([
      [54, 54, 54],
      [182, 182, 182],
      [18, 18, 18],
    ]);
    const grays = Array.from({ length: 256 }, (_, value): Rgb => [value, value, value]);
    expect(filtered('black-and-white', ...grays)).toEqual(grays);
  });

  it('S2.8 warm makes neutral colors redder and less blue, at the same green; what is too bright is cut off', () => {
    expect(filtered('warm', [100, 100, 100], [255, 255, 255], [0, 0, 0])).toEqual([
      [106, 100, 84],
      [255, 255, 214],
      [0, 0, 0],
    ]);
    for (const [index, [red, green, blue]] of filtered('warm', ...pure).entries())
      expect([red, green, blue].indexOf(Math.max(red!, green!, blue!))).toBe(index);
  });

  it.each(photoFilters)('S2.8 %s keeps the transparency of each pixel, and black', (filter) => {
    const pixels = Uint8ClampedArray.from([10, 200, 30, 0, 0, 0, 0, 128, 9, 9]);
    filterPixels(pixels, filter);
    expect([pixels[3], ...pixels.subarray(4)]).toEqual([0, 0, 0, 0, 128, 9, 9]);
    for (const row of filterMatrix(filter)) expect(row.every((share) => share >= 0)).toBe(true);
  });
});
