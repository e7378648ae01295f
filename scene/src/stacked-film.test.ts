import { expect, it } from 'vitest';
import { looksStacked, maybeStacked, visibleSize } from './stacked-film.ts';

it('S1.12 a stacked film counts half as high', () => {
  expect(visibleSize({ width: 640, height: 720 }, true)).toEqual({ width: 640, height: 360 });
  expect(visibleSize({ width: 640, height: 720 }, undefined)).toEqual({ width: 640, height: 720 });
});

it('S1.12 by its shape a film may be a stacked one, and usual films are not', () => {
  for (const [width, height] of [
    [1280, 1440],
    [640, 960],
    [720, 1440],
    [720, 2560],
  ] as const)
    expect(maybeStacked({ width, height })).toBe(true);
  for (const [width, height] of [
    [1920, 1080],
    [1080, 1920],
    [640, 480],
    [480, 640],
    [1080, 1080],
    [1080, 1350],
  ] as const)
    expect(maybeStacked({ width, height }), `${width}x${height}`).toBe(false);
});

const frame = (paint: (x: number, y: number) => readonly [number, number, number]) => {
  const [width, height] = [20, 40];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(paint(x, y), (y * width + x) * 4);
  return { width, height, data };
};
const mask = (x: number) => (x > 5 && x < 15 ? ([255, 255, 255] as const) : ([0, 0, 0] as const));

it('S1.12 by its picture a film is told to be stacked: a grey half below a coloured one', () => {
  expect(looksStacked(frame((x, y) => (y < 20 ? [200, 40, x] : mask(x))))).toBe(true);
  // A white figure has no colour above either, but its mask is nothing but black and white.
  expect(looksStacked(frame((x, y) => (y < 20 ? [180, 180, 180] : mask(x))))).toBe(true);
  expect(looksStacked(frame((x, y) => [200, y, x]))).toBe(false);
  expect(looksStacked(frame(() => [120, 120, 120]))).toBe(false);
  expect(looksStacked(frame(() => [0, 0, 0]))).toBeNull();
});
