import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoFilters } from '@afterimage/contract/values/looks.ts';
import { filterPixels } from '@afterimage/scene/photo-filter.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { photoItem, surfaceWith } from '../targets/test-paintings.ts';
import { fontBytes } from './print-fonts.ts';
import { defaultPlateNames } from './plates.ts';
import { printPdf } from './print-pdf.ts';
import { withPages } from './pdf-pages.ts';
import { withFilter } from './with-filter.ts';

/** Every sixth value of each channel, and their combinations. */
const values = Array.from({ length: 43 }, (_, index) => Math.min(255, index * 6));
const colors = values.flatMap((red) => values.flatMap((green) => values.map((blue) => [red, green, blue] as const)));
const size = { width: 43 * 43, height: 43 };

const raw = (bytes: readonly number[], channels: 3 | 4) =>
  sharp(Uint8Array.from(bytes), { raw: { ...size, channels } });

it.each(photoFilters)('S2.8 %s gives the print the pixels that the studio shows', async (filter) => {
  const opaque = colors.flatMap((color) => [...color, 255]);
  const expectedPixels = Uint8ClampedArray.from(opaque);
  filterPixels(expectedPixels, filter);
  const filteredPicture = await withFilter(raw(colors.flat(), 3), filter).toColourspace('srgb').png().toBuffer();
  const pixels = await sharp(filteredPicture).ensureAlpha().raw().toBuffer();
  expect(apart(pixels, expectedPixels)).toEqual({ most: 1, share: expect.toSatisfy(few) });

  const halfClear = await withFilter(
    raw(
      opaque.map((value, at) => (at % 4 === 3 ? 128 : value)),
      4,
    ),
    filter,
  )
    .png()
    .toBuffer();
  const clear = await sharp(halfClear).raw().toBuffer();
  expect(clear.every((value, at) => at % 4 !== 3 || value === 128)).toBe(true);
  expect(apart(clear, expectedPixels).most).toBeLessThanOrEqual(1);
});

it.each(photoFilters)('S3.8 a print file shows a photo %s, in whatever space it comes', async (filter) => {
  const color = [60, 90, 200] as const;
  const expectedPixels = Uint8ClampedArray.of(...color, 255);
  filterPixels(expectedPixels, filter);
  const size = { width: 300, height: 200 };
  const filteredPicture = sharp({ create: { ...size, channels: 3, background: { r: 60, g: 90, b: 200 } } });
  const surface = surfaceWith([photoItem({ photo: { id: 'photo', ...size }, look: { filter } })]);
  const sheets = [{ title: 'Front', drawing: drawSurface(surface, new Map()) }];
  const about = { title: 'A10001-1-test', projectId: 'test', hash: 'test', date: new Date(0) };
  for (const photo of [
    filteredPicture.clone().jpeg({ quality: 100 }),
    filteredPicture.clone().withIccProfile('p3').jpeg({ quality: 100 }),
    filteredPicture.clone().toColourspace('rgb16').png(),
    filteredPicture.clone().ensureAlpha().png(),
  ]) {
    const readPhoto = () => photo.toBuffer();
    const pdf = Buffer.concat(
      await printPdf(about, sheets, { readFont: fontBytes, readPhoto, plateNames: defaultPlateNames }).toArray(),
    );
    const { data, width } = await withPages(pdf, async ([page]) => (await page?.raster(50)) ?? expect.fail('no page'));
    const middle = 4 * (100 * width + 120);
    const printed = [...data.subarray(middle, middle + 3)];
    for (const [channel, value] of printed.entries())
      expect(Math.abs(value - expectedPixels[channel]!)).toBeLessThan(4);
    expect(Math.abs(printed[2]! - color[2])).toBeGreaterThan(20);
  }
});

it('S2.8 a gray photo stored with one channel can be warm', async () => {
  const gray = sharp({ create: { width: 4, height: 4, channels: 3, background: '#646464' } }).toColourspace('b-w');
  const stored = await gray.png().toBuffer();
  expect((await sharp(stored).metadata()).channels).toBe(1);
  const { data, info } = await withFilter(sharp(stored), 'warm').raw().toBuffer({ resolveWithObject: true });
  expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 106, 100, 84]);
});

it('S2.8 without a filter a photo is as it was', async () => {
  const picture = raw(colors.flat(), 3);
  expect(withFilter(picture, undefined)).toBe(picture);
});

/** Halves are rounded up here and to the even number there: seven in a thousand values of `warm`. */
const few = (share: number): boolean => share < 0.01;

/** The greatest difference of a color's channel, and the share of those that differ. */
function apart(one: Uint8Array, other: Uint8ClampedArray): { most: number; share: number } {
  const differences = [...one].flatMap((value, at) => (at % 4 === 3 ? [] : [Math.abs(value - other[at]!)]));
  const most = differences.reduce((sofar, difference) => Math.max(sofar, difference), 0);
  return { most, share: differences.filter((difference) => difference > 0).length / differences.length };
}
