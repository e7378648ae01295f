import { expect, it } from 'vitest';
import { linearOf, recoloured, type Rgb } from './recolour.ts';

const neutral: Rgb = [0.7, 0.7, 0.7];

const picture = (...pixels: Rgb[]) => ({ width: pixels.length, height: 1, values: Float32Array.from(pixels.flat()) });

it('S3.4 a lit surface takes on exactly the chosen colour, and its gloss stays white', () => {
  const color = linearOf('#1e73be');
  const lights = { body: picture([0.7, 0.7, 0.7]), gloss: picture([0.04, 0.04, 0.04]), tint: Float32Array.of(1) };
  const { values } = recoloured(lights, neutral, color);
  for (const channel of [0, 1, 2]) expect(values[channel]).toBeCloseTo((color[channel] ?? 0) + 0.04, 5);
});

it('S3.4 what is not tinted stays as it was, and an edge lies between', () => {
  const body = picture([0.5, 0.4, 0.3], [0.7, 0.7, 0.7]);
  const lights = { body, gloss: picture([0.1, 0.1, 0.1], [0, 0, 0]), tint: Float32Array.of(0, 0.5) };
  const { values } = recoloured(lights, neutral, [0.035, 0.035, 0.035]);
  expect([...values.subarray(0, 3)].map((each) => Number(each.toFixed(5)))).toEqual([0.6, 0.5, 0.4]);
  expect(values[3]).toBeCloseTo(0.5 * 0.7 + 0.5 * 0.035, 5);
});

it('S3.4 a fold is deeper in colour than the lit cloth beside it', () => {
  const color = linearOf('#dd9933');
  const lights = { body: picture([0.7, 0.7, 0.7], [0.1, 0.1, 0.1]), gloss: picture([0, 0, 0], [0, 0, 0]) };
  const { values } = recoloured({ ...lights, tint: Float32Array.of(1, 1) }, neutral, color);
  const saturation = (at: number): number => 1 - (values[at + 2] ?? 0) / (values[at] ?? 1);
  expect(saturation(3)).toBeGreaterThan(saturation(0));
});
