import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from './every-case.ts';
import { openPage } from './page-ready.ts';
import { arrived, button, canvas, choice } from './photo-steps.ts';
import { main } from './story-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const cushion = '/customize/window-seat-photo-cushion';
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const model = /face_detection_short_range[^/]*\.tflite$/;

/** The portrait with enough pixels for a cushion; the face is in its upper half. */
let portrait: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  const buffer = await sharp(fixture('portrait.jpg')).resize(2400).jpeg({ quality: 70 }).toBuffer();
  portrait = { name: 'Ada.jpg', mimeType: 'image/jpeg', buffer };
});

async function givePhoto(page: Page): Promise<void> {
  await choice(page).setInputFiles(portrait);
  await arrived(page);
}
/** Zooms in until half of the face is above the edge. */
async function zoomIn(page: Page): Promise<void> {
  await canvas(page).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
}
/** Whether the browser's copy of the design has something that the server does not know. */
const isUnsaved = (page: Page) =>
  page.evaluate(() => {
    const copy = JSON.parse(localStorage.getItem('customize:window-seat-photo-cushion') ?? '{}') as {
      unsaved?: boolean;
    };
    return copy.unsaved;
  });
/** The last step, of the design as it was saved. */
async function look(page: Page, address = cushion): Promise<void> {
  // the header may still name the time of an earlier save, and what is sent while the page is left may be refused
  await expect.poll(() => isUnsaved(page)).toBe(false);
  await page
    .locator('header')
    .getByText(/^(Saved|Gespeichert) \d/)
    .waitFor();
  await openPage(page, `${address}?step=checkout`);
}
const hint = (page: Page) => main(page).getByText('A face is cut off at the edge', { exact: true });

const replies: [string, { status: number; body: string }][] = [
  ['a model that is none', { status: 200, body: 'Not a network' }],
  ['an empty model', { status: 200, body: '' }],
];

describe('faces that are cut off', () => {
  it('S3.17 a face is named that the crop cuts, until it is seen again; it stops nobody', async () => {
    const page = await testShop.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const worker = page.waitForResponse((reply) => /face-worker[^/]*\.js$/.test(reply.url()));
    const weights = page.waitForResponse((reply) => model.test(reply.url()));
    await openPage(page, cushion);
    await choice(page).waitFor({ state: 'attached' });
    expect(asked.filter((url) => /face-worker|photo-faces|tflite/.test(url))).toEqual([]);
    await givePhoto(page);
    expect((await worker).headers()['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect((await weights).headers()['cache-control']).toContain('immutable');
    await zoomIn(page);
    await hint(page).waitFor();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await hint(page).waitFor({ state: 'detached' });

    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowUp');
    await hint(page).waitFor();
    await look(page);
    await main(page).getByText('Photo: a face is cut off at the edge.').waitFor();
    // It asks for no tick: what is sharp enough can be bought.
    expect(await main(page).getByRole('checkbox', { name: /face/ }).count()).toBe(0);
    await look(page, `/de${cushion}`);
    await main(page).getByText('Foto: Ein Gesicht ist am Rand angeschnitten.').waitFor();
  });

  it.each(casesOf(replies, replies.slice(0, 1)))(
    'S3.17 with %s nothing is said, on the console neither',
    async (_, reply) => {
      const page = await testShop.visit();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', ({ message }) => said.push(message));
      await page.route(model, (route) => route.fulfill(reply));
      const loaded = page.waitForResponse((response) => model.test(response.url()));
      await openPage(page, cushion);
      await givePhoto(page);
      expect(await (await loaded).text()).toBe(reply.body);
      await zoomIn(page);
      await look(page);
      await button(page, 'Add to cart').waitFor();
      expect(
        await main(page)
          .getByText(/face is cut off/)
          .count(),
      ).toBe(0);
      // This browser has no graphics card, which the preview in 3D says.
      expect(said.filter((text) => !/WebGL/.test(text))).toEqual([]);
    },
  );
});
