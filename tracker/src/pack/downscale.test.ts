import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reducedGray, sizeWithin } from './downscale.ts';

const picture = (width: number, height: number, at: (x: number, y: number) => readonly number[]) => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(at(x, y), (y * width + x) * 4);
  return { width, height, data };
};

test('S1.12 brightness is weighed as cameras do, over white paper', () => {
  const colors = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
    [255, 255, 255, 255],
    [0, 0, 0, 0],
    [0, 0, 0, 128],
  ];
  const gray = reducedGray(
    picture(6, 1, (x) => colors[x] ?? []),
    6,
    1,
  );
  expect([...gray.data]).toEqual([77, 149, 29, 255, 255, 127]);
});

test('S1.12 a ramp stays where it was when a picture is made smaller', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 300 }),
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      fc.boolean(),
      (long, short, scale, upright) => {
        const size = Math.max(1, Math.round(long * scale));
        const gray = (x: number, y: number) => ((upright ? y : x) * 255) / long;
        const ramp = upright
          ? picture(short, long, (x, y) => [gray(x, y), gray(x, y), gray(x, y), 255])
          : picture(long, short, (x, y) => [gray(x, y), gray(x, y), gray(x, y), 255]);
        const small = upright ? reducedGray(ramp, short, size) : reducedGray(ramp, size, short);
        for (let i = 0; i < size; i += 1) {
          const at = ((i + 0.5) * long) / size - 0.5;
          const found = small.data[upright ? i * short : i] ?? Number.NaN;
          expect(Math.abs(found - (at * 255) / long)).toBeLessThan(1.5 + (255 / long) * 0.13);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('S1.12 the mean of a picture is kept by any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(59),
      fc.nat(59),
      (w, h, a, b) => {
        const white = reducedGray(
          picture(w, h, () => [200, 200, 200, 255]),
          Math.min(w, a + 1),
          Math.min(h, b + 1),
        );
        expect(white.data.every((value) => value === 200)).toBe(true);
      },
    ),
  );
});

test.each([
  [640, 480, 640, 480],
  [8000, 6000, 640, 480],
  [100, 50, 100, 50],
  [1, 9000, 1, 640],
])('S1.12 %i × %i is worked on as %i × %i', (width, height, toWidth, toHeight) => {
  expect(sizeWithin(width, height, 640)).toEqual({ width: toWidth, height: toHeight });
});
