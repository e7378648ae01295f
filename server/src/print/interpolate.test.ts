import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';

const [width, height] = [9, 7];
const picture = (channels: number, light: (x: number, y: number, channel: number) => number) => ({
  width,
  height,
  channels,
  data: Uint8Array.from({ length: width * height * channels }, (_, index) => {
    const pixel = Math.floor(index / channels);
    return light(pixel % width, Math.floor(pixel / width), index % channels);
  }),
});
const noise = picture(3, (x, y, channel) => (x * 83 + y * 131 + channel * 57) % 256);

describe('a picture that is laid straight', () => {
  it('S3.8 is the same where it lay straight, and goes on with the colour of its edge', () => {
    expect(interpolate(noise, noise, [1, 0, 0, 1, 0, 0])).toEqual(noise.data);
    const moved = interpolate(noise, noise, [1, 0, 0, 1, 2, -1]);
    const at = (data: Uint8Array, x: number, y: number) => [
      ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
    ];
    expect(at(moved, 1, 3)).toEqual(at(noise.data, 3, 2));
    expect(at(moved, 8, 0)).toEqual(at(noise.data, 8, 0));
  });

  it('S3.8 is turned about the corners of pixels and not about their middles', () => {
    // A quarter turn: what is the upper right corner becomes the upper left one.
    const turned = interpolate(noise, { width: height, height: width }, [0, 1, -1, 0, width, 0]);
    for (let y = 0; y < width; y += 1)
      for (let x = 0; x < height; x += 1) {
        const from = 3 * (x * width + (width - 1 - y));
        expect([...turned.subarray(3 * (y * height + x), 3 * (y * height + x) + 3)]).toEqual([
          ...noise.data.subarray(from, from + 3),
        ]);
      }
  });

  it('S3.8 keeps slopes as they are, between pixels too, and never leaves the range of a byte', () => {
    const slope = picture(1, (x, y) => 20 + 20 * x + 5 * y);
    const finer = interpolate(slope, { width: 2 * width, height: 2 * height }, [0.5, 0, 0, 0.5, 0, 0]);
    for (let y = 4; y < 2 * height - 4; y += 1)
      for (let x = 4; x < 2 * width - 4; x += 1) {
        const light = 20 + 20 * ((x + 0.5) / 2 - 0.5) + 5 * ((y + 0.5) / 2 - 0.5);
        expect(Math.abs((finer[y * 2 * width + x] ?? 0) - light)).toBeLessThanOrEqual(0.5);
      }
    const edges = picture(1, (x) => (x < 4 ? 0 : 255));
    const cut = interpolate(edges, { width: 90, height: 1 }, [0.1, 0, 0, 1, 0, 3]);
    expect([cut[0], cut[33], cut[46], cut[89]]).toEqual([0, 0, 255, 255]);
  });
});
