import { expect, it } from 'vitest';
import { toneMapped } from '../../src/tone.ts';
import { lightShownAs } from './tone.ts';

const srgb = (linear: number): number => 1.055 * linear ** (1 / 2.4) - 0.055;

it('S3.1 the middle tones are true, brighter is always brighter, and white is never reached', () => {
  let last = -1;
  for (let light = 0; light < 12; light += 0.003) {
    expect(toneMapped(light)).toBeGreaterThan(last);
    expect(toneMapped(light)).toBeLessThanOrEqual(1);
    last = light < 4 ? toneMapped(light) : last;
  }
  for (const light of [0.05, 0.1, 0.2, 0.4, 0.6]) expect(Math.abs(toneMapped(light) - srgb(light))).toBeLessThan(0.02);
  expect(toneMapped(1)).toBeLessThan(0.97);
});

it('S3.1 what a tone was made of is found again', () => {
  for (const value of [0.1, 0.5, 0.9]) expect(toneMapped(lightShownAs(value))).toBeCloseTo(value, 6);
});
