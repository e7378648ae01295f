import { type PhotoFilter, photoFilters } from '@afterimage/contract/values/looks.ts';
import { filterPixels } from '@afterimage/scene/photo-filter.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** The colors of the four quarters of a photo, by rows. */
const quarters = ['#c83c32', '#2f8f4a', '#2c5fb4', '#e0c24a'] as const;
const rgbOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A photo of four colors that a filter changes much, each in another way. */
export async function colorfulPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const parts = quarters.map((background, index) => ({
    input: { create: { width: 800, height: 800, channels: 3 as const, background } },
    left: (index % 2) * 800,
    top: Math.floor(index / 2) * 800,
  }));
  const photo = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#000' } }).composite(parts);
  return { name: 'colors.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg({ quality: 95 }).toBuffer() };
}

/** What the four quarters are to look like; JPEG, scaling and the browser's rounding may move each by a little. */
export const looksLike = (filter?: PhotoFilter) =>
  quarters.map((color) => {
    const pixel = Uint8ClampedArray.of(...rgbOf(color), 255);
    if (filter) filterPixels(pixel, filter);
    return [...pixel.subarray(0, 3)].map((value) =>
      expect.toSatisfy((is: number) => Math.abs(is - value) <= 8, `about ${value}`),
    );
  });

/** The colors in the four quarters of an image or a canvas, as the page shows it; none while it has not come. */
export const quartersOf = (shown: Locator): Promise<number[][]> =>
  shown.evaluate((element) => {
    const picture = element as HTMLImageElement | HTMLCanvasElement;
    if (picture instanceof HTMLImageElement && (!picture.complete || picture.naturalWidth === 0)) return [];
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 64, 64);
    return [20, 44].flatMap((y) =>
      [20, 44].map((x) => [...(context?.getImageData(x, y, 1, 1).data.subarray(0, 3) ?? [])]),
    );
  });

/** The choice of a filter for the photo at work. */
export const filterChoice = (page: Page): Locator => page.getByRole('group', { name: /^Filter: / });
export const filterNames = { none: 'Original', 'black-and-white': 'Black and white', warm: 'Warm' } as const;

/** Each choice shows this very photo in it. */
export async function expectThumbnails(page: Page): Promise<void> {
  const images = filterChoice(page).locator('img');
  await expect.poll(() => images.count()).toBe(photoFilters.length + 1);
  for (const [index, filter] of [undefined, ...photoFilters].entries())
    await expect.poll(() => quartersOf(images.nth(index))).toEqual(looksLike(filter));
}
