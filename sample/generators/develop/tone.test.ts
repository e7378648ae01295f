import { expect, it } from 'vitest';
import { developed, groundGain, lightShownAs, shown } from './tone.ts';

const srgb = (linear: number): number => 1.055 * linear ** (1 / 2.4) - 0.055;

it('S3.1 the middle tones are true, brighter is always brighter, and white is never reached', () => {
  let last = -1;
  for (let light = 0; light < 12; light += 0.003) {
    expect(shown(light)).toBeGreaterThan(last);
    expect(shown(light)).toBeLessThanOrEqual(1);
    last = light < 4 ? shown(light) : last;
  }
  for (const light of [0.05, 0.1, 0.2, 0.4, 0.6]) expect(Math.abs(shown(light) - srgb(light))).toBeLessThan(0.02);
  expect(shown(1)).toBeLessThan(0.97);
});

it('S3.1 what a tone was made of is found again', () => {
  for (const value of [0.1, 0.5, 0.9]) expect(shown(lightShownAs(value))).toBeCloseTo(value, 6);
});

it('S3.1 the ground comes out as #E9E6E2, whatever stands on it', () => {
  const width = 100;
  const height = 125;
  const light = { width, height, values: new Float32Array(3 * width * height) };
  const albedo = { width, height, values: new Float32Array(3 * width * height) };
  for (let at = 0; at < light.values.length; at += 3) {
    const isThing = at % 9 === 0;
    light.values.set(isThing ? [0.01, 0.01, 0.01] : [0.7, 0.66, 0.6], at);
    albedo.values.set(isThing ? [0.03, 0.03, 0.03] : [0.806, 0.78, 0.745], at);
  }
  const gain = groundGain(light, albedo);
  expect(gain).toBeDefined();
  const bytes = developed(light, gain ?? [1, 1, 1]);
  const mean = (channel: number): number => {
    let sum = 0;
    let count = 0;
    for (let at = 3; at < bytes.length; at += 9) {
      sum += bytes[at + channel] ?? 0;
      count += 1;
    }
    return sum / count;
  };
  expect(Math.abs(mean(0) - 0xe9)).toBeLessThan(0.6);
  expect(Math.abs(mean(1) - 0xe6)).toBeLessThan(0.6);
  expect(Math.abs(mean(2) - 0xe2)).toBeLessThan(0.6);
  expect(groundGain(light, light)).toBeUndefined();
});
