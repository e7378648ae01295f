import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance, shapesPicture } from '../test-pictures.ts';
import { forwardDct, inverseDct } from './dct.ts';
import { decodePicture, encodePicture } from './picture-codec.ts';
import { bitContexts, rangeDecoder, rangeEncoder } from './range-coder.ts';
import { reducedGray } from './downscale.ts';

const gray = (seed: number, width: number, height: number) =>
  reducedGray(shapesPicture(seed, width, height), width, height);
const noise = (width: number, height: number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, i) => chance(5, i) * 256),
});
const meanError = (a: Uint8Array, b: Uint8Array) => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length);
};

test('S1.12 the range coder gives back every bit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(3), fc.nat(1)), { maxLength: 3000 }), fc.nat(9), (bits, skewed) => {
      const sure = Array.from({ length: skewed * 2000 }, (): [number, number] => [0, 0]);
      const all = [...sure, ...bits];
      const encoder = rangeEncoder();
      const written = bitContexts(4);
      for (const [context, bit] of all) encoder.bit(written, context, bit);
      const decoder = rangeDecoder(encoder.finish());
      const read = bitContexts(4);
      for (const [context, bit] of all) if (decoder.bit(read, context, 0) !== bit) return false;
      return true;
    }),
    { numRuns: 60 },
  );
});

test('S1.12 the cosine transform and back is the picture', () => {
  const pixels = Float64Array.from({ length: 64 }, (_, i) => Math.floor(chance(1, i) * 256) - 128);
  const block = pixels.slice();
  forwardDct(block, 0);
  expect(block[0]).toBeCloseTo(pixels.reduce((sum, value) => sum + value, 0) / 8, 1);
  inverseDct(block, 0);
  for (let i = 0; i < 64; i += 1) expect(Math.abs((block[i] ?? 0) - (pixels[i] ?? 0))).toBeLessThan(0.2);
});

test.each([
  [1, 1],
  [8, 8],
  [9, 7],
  [1, 200],
  [333, 17],
])('S1.12 a picture of %i × %i is kept nearly as it was, in the same bytes each time', (width, height) => {
  const picture = gray(3, width, height);
  const bytes = encodePicture(picture, 40_000);
  const back = decodePicture(bytes, width, height);
  expect([back.width, back.height, back.data.length]).toEqual([width, height, width * height]);
  expect(meanError(back.data, picture.data)).toBeLessThan(7);
  expect(encodePicture(picture, 40_000)).toEqual(bytes);
});

test('S1.12 an ordinary picture takes 25 to 40 kB, and noise no more', () => {
  const picture = gray(3, 640, 480);
  const bytes = encodePicture(picture, 40_000);
  expect(bytes.length).toBeLessThan(40_000);
  expect(meanError(decodePicture(bytes, 640, 480).data, picture.data)).toBeLessThan(4);
  expect(encodePicture(noise(640, 480), 40_000).length).toBeLessThanOrEqual(40_000);
});

test('S1.12 any bytes give some picture', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 70 }),
      (bytes, width, height) => decodePicture(bytes, width, height).data.length === width * height,
    ),
  );
});
