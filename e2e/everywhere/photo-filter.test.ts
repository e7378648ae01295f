import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { engine } from '../browser.ts';
import { casesOf } from '../every-case.ts';
import {
  colorfulPhoto,
  expectThumbnails,
  filterChoice,
  filterNames,
  looksLike,
  quartersOf,
} from '../photo-filter-steps.ts';
import { arrived, canvas, choice } from '../photo-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
const product = '/customize/window-seat-photo-cushion';
const radio = (page: Page, name: string) => filterChoice(page).getByRole('radio', { name });
const quartersOnCanvas = (page: Page) => quartersOf(canvas(page).locator('img'));

const windows: [string, { width: number; height: number }][] = [
  ['390 px', { width: 390, height: 844 }],
  ['1440 px', { width: 1440, height: 900 }],
];
// Firefox tells it on a desk, WebKit and Chromium on a phone.
const filterWindows = casesOf(windows, windows.slice(...(engine === 'firefox' ? [1] : [0, 1])));

describe("a photo's filter", () => {
  it.each(filterWindows)(
    'S2.8 S2.9 S3.15 at %s: chosen by pictures and keys, taken back, kept, and shown in the proof',
    async (_, viewport) => {
      const page = await testShop.visit({ viewport });
      await page.goto(product, { waitUntil: 'networkidle' });
      await choice(page).setInputFiles(await colorfulPhoto());
      await arrived(page);
      await expectThumbnails(page);
      expect(await radio(page, filterNames.none).isChecked()).toBe(true);
      await expect.poll(() => quartersOnCanvas(page)).toEqual(looksLike());

      await radio(page, filterNames.none).focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => radio(page, filterNames['black-and-white']).isChecked()).toBe(true);
      await expect.poll(() => quartersOnCanvas(page)).toEqual(looksLike('black-and-white'));
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => quartersOnCanvas(page)).toEqual(looksLike('warm'));
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect.poll(() => quartersOnCanvas(page)).toEqual(looksLike('black-and-white'));
      await page.getByRole('button', { name: 'Redo' }).first().click();
      await expect.poll(() => quartersOnCanvas(page)).toEqual(looksLike('warm'));

      await page.getByText(/^Saved/).waitFor();
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => quartersOnCanvas(page)).toEqual(looksLike('warm'));
      expect(await radio(page, filterNames.warm).isChecked()).toBe(true);

      await page.goto(`${product}?step=checkout`, { waitUntil: 'networkidle' });
      const proof = page.locator('main canvas').first();
      await proof.waitFor();
      await expect.poll(() => quartersOf(proof)).toEqual(looksLike('warm'));
    },
  );
});
