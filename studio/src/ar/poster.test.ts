import { describe, expect, it } from 'vitest';
import { isGoodPicture } from './poster.ts';

const picture = (light: (index: number) => number) =>
  Uint8ClampedArray.from({ length: 32 * 32 * 4 }, (_, index) => (index % 4 === 3 ? 255 : light(index >> 2)));

describe('the picture that stands for a film', () => {
  it('S3.14 shows something: neither black, nor white, nor one grey', () => {
    expect(isGoodPicture(picture(() => 0))).toBe(false);
    expect(isGoodPicture(picture(() => 252))).toBe(false);
    expect(isGoodPicture(picture(() => 120))).toBe(false);
    expect(isGoodPicture(picture((index) => (index % 32) * 8))).toBe(true);
  });
});
