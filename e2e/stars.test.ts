import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const product = 'window-seat-photo-cushion';

/** A clear sky in the evening: nothing that a camera could hold on to. */
const sky = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><defs>
      <linearGradient id="g" x2="0.2" y2="1"><stop stop-color="#4a86c8"/><stop offset="1" stop-color="#e8d8c0"/></linearGradient>
      </defs><rect width="1600" height="1600" fill="url(#g)"/></svg>`),
  )
    .jpeg({ quality: 92 })
    .toBuffer();

const starsIn = async (place: Locator): Promise<number> =>
  Number(await place.locator('[data-stars]').getAttribute('data-stars'));

/** The lit part of a canvas's edge: how many colours a strip along its left side has. */
const colorsAtEdge = (page: Page): Promise<number> =>
  page
    .locator('canvas')
    .first()
    .evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const copy = document.createElement('canvas');
      Object.assign(copy, { width: canvas.width, height: canvas.height });
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0);
      const { width, height } = canvas;
      const data = context?.getImageData(
        Math.round(width * 0.04),
        Math.round(height * 0.2),
        2,
        Math.round(height / 2),
      ).data;
      const starTexts = new Set<string>();
      for (let at = 0; at < (data?.length ?? 0); at += 4)
        starTexts.add(
          [data?.[at], data?.[at + 1], data?.[at + 2]].map((value) => Math.round((value ?? 0) / 48)).join(),
        );
      return starTexts.size;
    });

describe('how well a photo will be recognised', () => {
  it('S1.12 a sky has few stars, and why; a mat that is added by the keyboard makes them rise, and is printed', async () => {
    const page = await testShop.visit();
    await openPage(page, `/customize/${product}`);
    await page
      .getByLabel(/^Choose a photo: /)
      .setInputFiles({ name: 'sky.jpg', mimeType: 'image/jpeg', buffer: await sky() });
    await page.getByRole('button', { name: /^Remove the photo: / }).waitFor();
    await page.getByText(/^Saved/).waitFor();
    // Nothing is to play on it yet: nobody has asked.
    expect(await page.locator('[data-stars]').count()).toBe(0);
    await openPage(page, `/customize/${product}?step=AR`);
    await page.getByRole('button', { name: /^Video on / }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('Hard to recognise').waitFor();
    const before = await starsIn(main);
    expect(before).toBeLessThan(1.8);
    await main.getByText(/^Large smooth areas\. Add a patterned mat, or /).waitFor();

    const add = page.getByRole('button', { name: 'Add a patterned mat' });
    await add.focus();
    await page.keyboard.press('Enter');
    await main.locator('svg[data-mat]').first().waitFor();
    await expect.poll(() => starsIn(main)).toBeGreaterThan(before + 1.5);
    const after = await starsIn(main);
    expect(after).toBeGreaterThanOrEqual(3);
    await main.getByText('Will be recognised well').waitFor();
    expect(await add.count()).toBe(0);

    // Beside the dpi, with the mat among the tools of the photo; and it was kept.
    await page.getByText(/^Saved/).waitFor();
    await openPage(page, `/customize/${product}`);
    const mats = page.getByRole('group', { name: /^Mat: / });
    const facets = mats.getByRole('radio', { name: 'Facets' });
    await expect.poll(() => facets.isChecked()).toBe(true);
    await page.getByText(/^\d+ dpi$/).waitFor();
    await facets.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => mats.getByRole('radio', { name: 'Terrazzo' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => facets.isChecked()).toBe(true);

    await openPage(page, `/customize/${product}?step=checkout`);
    await page.locator('main canvas').first().waitFor();
    await expect.poll(() => colorsAtEdge(page)).toBeGreaterThan(2);
  });
});
