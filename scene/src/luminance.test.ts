import { expect, it } from 'vitest';
import { contrast } from './luminance.ts';

it('S3.17 contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#004aab')).toBeCloseTo(8.2, 1);
});
