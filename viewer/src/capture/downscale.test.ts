import { describe, expect, it } from 'vitest';
import type { Luma } from './luma.ts';
import { createDownscaler, trackedSize } from './downscale.ts';

/** A picture of width × height with gaps between its rows. */
function lumaFrom(width: number, height: number, value: (x: number, y: number) => number): Luma {
  const stride = width + 7;
  const data = new Uint8Array(stride * height).fill(255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data[y * stride + x] = value(x, y);
  return { data, offset: 0, stride, width, height, weights: null };
}

function reduced(luma: Luma, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  createDownscaler(luma, { width, height })(luma, out);
  return out;
}

/** The centre of what is bright, in pixels that count from the centre of the first. */
function centreOf(grey: Uint8Array, width: number): [number, number] {
  let [sum, sumX, sumY] = [0, 0, 0];
  grey.forEach((value, at) => {
    sum += value;
    sumX += value * (at % width);
    sumY += value * Math.floor(at / width);
  });
  return [sumX / sum, sumY / sum];
}

describe('the tracked frame', () => {
  it.each([
    [1280, 720, 640, 360],
    [1920, 1080, 640, 360],
    [720, 1280, 360, 640],
    [640, 480, 640, 480],
    [3840, 2160, 640, 360],
    [960, 540, 640, 360],
    [1440, 1080, 720, 540],
    [1024, 768, 640, 480],
    [320, 240, 320, 240],
    [1279, 719, 640, 360],
    [1, 3000, 1, 640],
  ])('S1.13 %i × %i is tracked as %i × %i', (width, height, toWidth, toHeight) => {
    expect(trackedSize({ width, height }, 640)).toEqual({ width: toWidth, height: toHeight });
  });

  it.each([
    [48, 32, 48, 32],
    [96, 64, 48, 32],
    [144, 96, 48, 32],
    [72, 48, 48, 32],
    [100, 61, 48, 32],
    [72, 64, 48, 32],
  ])('S1.13 from %i × %i to %i × %i a spot keeps its centre and a plane its brightness', (w, h, width, height) => {
    const [x, y] = [0.62 * w, 0.34 * h];
    const radius = w / 10;
    const spot = lumaFrom(w, h, (u, v) => 250 * Math.exp(-((u - x) ** 2 + (v - y) ** 2) / radius ** 2));
    const centre = centreOf(reduced(spot, width, height), width);
    expect(centre[0]).toBeCloseTo(((x + 0.5) * width) / w - 0.5, 1);
    expect(centre[1]).toBeCloseTo(((y + 0.5) * height) / h - 0.5, 1);
    expect(
      new Set(
        reduced(
          lumaFrom(w, h, () => 255),
          width,
          height,
        ),
      ),
    ).toEqual(new Set([255]));
    expect(
      new Set(
        reduced(
          lumaFrom(w, h, () => 0),
          width,
          height,
        ),
      ),
    ).toEqual(new Set([0]));
    expect(
      new Set(
        reduced(
          lumaFrom(w, h, () => 77),
          width,
          height,
        ),
      ),
    ).toEqual(new Set([77]));
  });

  it('S1.13 a pixel is the rounded mean of those that it covers', () => {
    const luma = lumaFrom(4, 2, (x, y) => [10, 20, 0, 1, 30, 41, 0, 1][y * 4 + x]!);
    expect([...reduced(luma, 2, 1)]).toEqual([25, 1]);
    const third = lumaFrom(3, 3, (x, y) => 3 * y + x);
    expect([...reduced(third, 1, 1)]).toEqual([4]);
    // one and a half pixels each: the middle one belongs to both
    expect([
      ...reduced(
        lumaFrom(3, 1, (x) => 90 * x),
        2,
        1,
      ),
    ]).toEqual([30, 150]);
  });

  it('S1.13 colours are weighed while they are reduced', () => {
    const data = new Uint8Array([255, 0, 0, 9, 255, 0, 0, 9, 0, 0, 255, 9, 0, 0, 255, 9]);
    const luma = { data, offset: 0, stride: 8, width: 2, height: 2, weights: [77, 150, 29, 0] } as const;
    expect([...reduced(luma, 1, 1)]).toEqual([53]);
  });
});
