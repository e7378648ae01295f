import { expect } from 'vitest';
import type { FaceReport } from './preview-truth.ts';

/** Of 255: what may be between preview and print where a face is seen head-on. Aimed at are 3 and 8 %. */
const most = { mean: 0.015 * 255, percentile95: 0.045 * 255 };
/** So many of a face's places that can be compared, at least: a print that is hidden proves nothing. */
const leastSamples = 200;
/** The share of the words' place that is seen, and how far light and dark are apart in it, of 255. */
const leastWords = { share: 0.95, contrast: 40 };

const percent = (levels: number): string => `${(levels / 2.55).toFixed(1)} %`;

/** The colors of a face are those of its print. */
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

/** The words of a face are seen whole and told from what they stand on. */
export function expectReadable(slug: string, { face, words }: FaceReport): void {
  if (!words) throw new Error(`${slug} ${face} has no words`);
  const figures = `${slug} ${face}: ${Math.round(words.share * 100)} % of the words' place, contrast ${Math.round(words.contrast)}`;
  console.log(`  ${figures}`);
  expect(words.share, figures).toBeGreaterThanOrEqual(leastWords.share);
  expect(words.contrast, figures).toBeGreaterThan(leastWords.contrast);
}
