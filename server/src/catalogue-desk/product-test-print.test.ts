import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SlotBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import { products } from '../catalogue/tables.ts';
import { withPages } from '../print/pdf-pages.ts';
import { defaultPlateNames } from '../print/plates.ts';
import { productPictures } from './tables.ts';
import { openCatalogueDesk } from './test-catalogue-desk.ts';
import { testPreview, testPrint } from './product-test-print.ts';

let desk: Awaited<ReturnType<typeof openCatalogueDesk>>;
beforeAll(async () => {
  desk = await openCatalogueDesk();
});
afterAll(() => desk.close());

const url = '/product-pictures/11111111-2222-4333-8444-555555555555-800.webp';
const face: Omit<SlotBody, 'version'> = {
  kind: 'photo',
  title: { en: 'Your photo', de: '' },
  required: true,
  widthMm: 90,
  heightMm: 60,
  bleedMm: 3,
  diameterMm: null,
  modelPart: null,
  modelRegion: null,
  safeMm: 4,
  sharpDpi: 150,
  arAllowed: true,
  maxLength: 30,
  optionId: null,
  pictureList: [
    {
      url,
      corners: [
        { x: 0.2, y: 0.3 },
        { x: 0.8, y: 0.3 },
        { x: 0.8, y: 0.7 },
        { x: 0.2, y: 0.7 },
      ],
    },
  ],
};

async function newBlock() {
  const { db } = desk.database;
  const { id } = await desk.add('Photo block');
  const size = { width: 800, height: 1000 };
  const content = await sharp({ create: { ...size, channels: 3, background: '#2040c0' } })
    .webp()
    .toBuffer();
  const { key } = await desk.store.put(content);
  const picture = { url, ...size, alt: '', widths: [800], placeholder: '' };
  await db.insert(productPictures).values({
    id: '11111111-2222-4333-8444-555555555555',
    picture,
    keys: { '800.webp': key },
  });
  await db
    .update(products)
    .set({ image: [picture] })
    .where(eq(products.id, id));
  const params = { productId: String(id) };
  await desk.call('addSlot', { params, body: { version: 1, ...face } });
  const title = { en: 'A name', de: '' };
  await desk.call('addSlot', {
    params,
    body: { version: 2, ...face, kind: 'text', title, bleedMm: 0, pictureList: [] },
  });
  return { id, params };
}

it('D20.4 a test print has every face in its size with a chart to measure by, and the preview shows it on the picture', async () => {
  const { id, params } = await newBlock();
  const { db } = desk.database;
  const print = await testPrint(db, id, defaultPlateNames);
  expect(print).toMatchObject({ name: 'test-photo-block.pdf', type: 'application/pdf' });
  const pdf = await buffer(Readable.from(print.content as AsyncIterable<Uint8Array>));
  await withPages(pdf, async (pages) => {
    const millimeters = (points: number) => Math.round((Math.abs(points) / 72) * 254) / 10;
    expect(
      pages.map(({ boxes: { trim, bleed } }) => [
        millimeters(trim.right - trim.left),
        millimeters(trim.top - trim.bottom),
        millimeters(bleed.right - bleed.left),
      ]),
    ).toEqual([
      [90, 60, 96],
      [90, 60, 90],
    ]);
    expect(pages[1]?.text).toContain('A name');
  });

  const preview = await testPreview(db, id, desk.store);
  const { data, info } = await sharp(preview.content as Uint8Array)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 1000]);
  const at = (x: number, y: number) => [...data.subarray(3 * (y * 800 + x), 3 * (y * 800 + x) + 3)];
  const [red = 0, green = 0, blue = 0] = at(80, 500);
  expect(blue - Math.max(red, green)).toBeGreaterThan(80);
  // Between the frame and the first line of the chart it is nearly white.
  expect(Math.min(...at(200, 650))).toBeGreaterThan(225);

  const answer = await desk.call('getTestPrint', { params, query: { show: 'preview' } });
  expect(answer.status).toBe(200);
  const { id: plainId } = await desk.add('Plain block');
  const missing = await desk.call('getTestPrint', { params: { productId: String(plainId) } });
  expect(missing.status).toBe(404);
});
