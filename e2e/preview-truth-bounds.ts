import { expect } from 'vitest';
import type { FaceReport } from './preview-truth.ts';

/** The allowed difference between preview and print of a face seen head-on, of 255. The targets are 3 and 8 %. */
const most = { mean: 0.015 * 255, percentile95: 0.045 * 255 };
/** The least number of comparable sample points of a face: a hidden print proves nothing. */
const leastSamples = 200;
/** The least visible share of a text's area, and the least contrast in it, of 255. */
const leastWords = { share: 0.95, contrast: 40 };

const percent = (levels: number): string => `${(levels / 2.55).toFixed(1)} %`;

/** Checks that the colors of a face are those of its print. */
export function expectTrue(slug: string, { face, truth }: FaceReport): void {
  if (!truth) throw new Error(`${slug} ${face} has no photo`);
  const { count, mean, percentile95, brighter } = truth;
  const figures =
    `${slug} ${face}: mean ${percent(mean)}, 95 of 100 within ${percent(percentile95)}, ` +
    `${percent(brighter)} brighter, at ${count} places`;
  console.log(`  ${figures}`);
  expect(count, figures).toBeGreaterThan(leastSamples);
  expect(mean, figures).toBeLessThan(most.mean);
  expect(percentile95, figures).toBeLessThan(most.percentile95);
}

/** Checks that the texts of a face are completely visible and stand out from their background. */
export function expectReadable(slug: string, { face, words }: FaceReport): void {
  if (!words) throw new Error(`${slug} ${face} has no words`);
  const figures = `${slug} ${face}: ${Math.round(words.share * 100)} % of the words' place, contrast ${Math.round(words.contrast)}`;
  console.log(`  ${figures}`);
  expect(words.share, figures).toBeGreaterThanOrEqual(leastWords.share);
  expect(words.contrast, figures).toBeGreaterThan(leastWords.contrast);
}
