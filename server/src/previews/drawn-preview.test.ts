import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PictureCorners, PrintSurface } from '@afterimage/contract/print.ts';
import { productPictures } from '../catalogue-desk/tables.ts';
import { products } from '../catalogue/tables.ts';
import { viewOf } from './preview-view.ts';
import { openPreviewFixture } from './test-previews.ts';

let fixture: Awaited<ReturnType<typeof openPreviewFixture>>;
beforeAll(async () => {
  fixture = await openPreviewFixture();
});
afterAll(() => fixture.close());

const corners: PictureCorners = [
  { x: 0.2, y: 0.25 },
  { x: 0.7, y: 0.35 },
  { x: 0.7, y: 0.65 },
  { x: 0.2, y: 0.75 },
];

/** A picture as operators send it, in one color, and its address. */
async function sentPicture(id: string): Promise<string> {
  const size = { width: 1000, height: 1000 };
  const content = await sharp({ create: { ...size, channels: 3, background: '#2040c0' } })
    .webp({ lossless: true })
    .toBuffer();
  const { key } = await fixture.stage.store.put(content);
  const url = `/product-pictures/${id}-1000.webp`;
  const picture = { url, ...size, alt: '', widths: [1000], placeholder: '' };
  await fixture.db.insert(productPictures).values({ id, picture, keys: { '1000.webp': key } });
  return url;
}

/** A mug whose face is drawn on its picture. */
async function drawnMug(url: string, part: Partial<PrintSurface>) {
  const mug = await fixture.newMug(url);
  const { db } = fixture;
  const [row] = await db.select().from(products).where(eq(products.id, mug.productId));
  const surfaceList = (row?.printTemplate?.surfaceList ?? []).map((surface) => ({
    ...surface,
    pictureList: [{ url, corners }],
    ...part,
  }));
  await db
    .update(products)
    .set({
      image: [{ url, width: 1000, height: 1000, alt: 'Mug', widths: [1000], placeholder: '' }],
      printTemplate: { version: 1, surfaceList },
    })
    .where(eq(products.id, mug.productId));
  return mug;
}

const near = (pixel: number[], color: number[]) =>
  expect(Math.max(...pixel.map((value, channel) => Math.abs(value - (color[channel] ?? 0))))).toBeLessThan(12);

it('a face that an operator drew on a picture shows the photo there, in perspective, and nothing elsewhere', async () => {
  const url = await sentPicture('11111111-2222-4333-8444-555555555555');
  const mug = await drawnMug(url, {});
  const { line } = await fixture.newLine({ mug, photo: await fixture.photo('#d02010') });
  const pixels = await fixture.pixelsOf(line.previewUrl ?? '');
  expect([pixels.width, pixels.height]).toEqual([800, 1000]);
  // The picture is square: a tenth is cut off at each side.
  const at = (x: number, y: number) => pixels.at(Math.round(((x - 0.1) / 0.8) * 800), Math.round(y * 1000));
  near(at(0.45, 0.5), [208, 32, 16]);
  near(at(0.22, 0.28), [208, 32, 16]);
  near(at(0.68, 0.38), [208, 32, 16]);
  // Above the face's slanted upper edge, on its right.
  near(at(0.65, 0.3), [32, 64, 192]);
  near(at(0.8, 0.5), [32, 64, 192]);
  near(at(0.15, 0.5), [32, 64, 192]);
});

it('a text whose ground is not printed stands on the material that the picture shows', async () => {
  const url = await sentPicture('11111111-2222-4333-8444-666666666666');
  const mug = await drawnMug(url, { backgroundPrinted: false });
  const { line } = await fixture.newLine({ mug, text: 'Emmy Noether' });
  const pixels = await fixture.pixelsOf(line.previewUrl ?? '');
  near(pixels.at(300, 400), [32, 64, 192]);
  // The letters are in the lower part of the face.
  const band = Array.from({ length: 60_000 }, (_, index) =>
    pixels.at(150 + (index % 400), 580 + Math.floor(index / 400)),
  );
  expect(Math.min(...band.map(([, , blue = 255]) => blue))).toBeLessThan(60);
});

it('a preview shows all faces of a picture: its middle, a part beside it, or the whole', () => {
  const square = (left: number, right: number): PictureCorners => [
    { x: left, y: 0.4 },
    { x: right, y: 0.4 },
    { x: right, y: 0.6 },
    { x: left, y: 0.6 },
  ];
  const view = (left: number, right: number) =>
    viewOf({ width: 2000, height: 1000, faces: [{ id: 'face-1', corners: square(left, right) }] });
  expect(view(0.45, 0.55)).toEqual({ left: 600, top: 0, width: 800, height: 1000 });
  expect(view(0, 0.2)).toEqual({ left: 0, top: 0, width: 800, height: 1000 });
  expect(view(0.7, 1)).toEqual({ left: 1200, top: 0, width: 800, height: 1000 });
  expect(view(0.1, 0.9)).toEqual({ left: 0, top: -750, width: 2000, height: 2500 });
});
