import { expect, it } from 'vitest';
import { groundOf, noGround } from './ground.ts';
import { developed } from './tone.ts';

const width = 160;
const height = 200;

/** A dark thing in the middle, its shadow to the right, and light that falls off towards the top. */
function scene() {
  const light = { width, height, values: new Float32Array(3 * width * height) };
  const albedo = { width, height, values: new Float32Array(3 * width * height) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      const isThing = x > 50 && x < 110 && y > 60 && y < 150;
      const isShaded = !isThing && x >= 110 && x < 140 && y > 120 && y < 150;
      const strength = (0.75 + 0.2 * (y / height)) * (isShaded ? 0.6 : 1);
      light.values.set(isThing ? [0.02, 0.02, 0.02] : [0.9 * strength, 0.88 * strength, 0.8 * strength], at);
      albedo.values.set(isThing ? [0.03, 0.03, 0.03] : [0.806, 0.78, 0.745], at);
    }
  }
  return { light, albedo };
}

function mean(bytes: Uint8Array, left: number, top: number): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < top + 10; y++)
    for (let x = left; x < left + 10; x++)
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (bytes[3 * (y * width + x) + channel] ?? 0);
  return sums.map((sum) => sum / 100);
}

it('S3.1 the ground comes out as #E9E6E2 from edge to edge, whatever stands on it', () => {
  const { light, albedo } = scene();
  const bytes = developed(light, groundOf(light, albedo));
  for (const [left, top] of [
    [0, 0],
    [150, 0],
    [0, 190],
    [150, 190],
    [20, 100],
  ] as const) {
    for (const [channel, wanted] of [0xe9, 0xe6, 0xe2].entries())
      expect(Math.abs((mean(bytes, left, top)[channel] ?? 0) - wanted), `${left} ${top}`).toBeLessThan(4);
  }
});

it('S3.1 a shadow stays a shadow', () => {
  const { light, albedo } = scene();
  const [red = 0] = mean(developed(light, groundOf(light, albedo)), 120, 130);
  expect(red).toBeLessThan(0xe9 - 35);
});

it('S3.1 a picture without the ground is left as it is', () => {
  const { light } = scene();
  expect(groundOf(light, light)).toBe(noGround);
});
