import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf, furtherStory } from './every-case.ts';
import { openPage, pageReady } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop({ in3D: true });
const mug = '/products/hearth-photo-mug';
const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1',
};

/** The light of the shop's pictures, `--studio`. */
const backgroundColor = [0xe9, 0xe6, 0xe2];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Hearth Photo Mug in your room' });
const modelOf = (page: Page) => dialogOf(page).getByRole('slider', { name: 'Turn Hearth Photo Mug' });

async function openModelView(page: Page): Promise<void> {
  await page.goto(`${mug}?colour=black`);
  await page.getByRole('button', { name: 'View in 3D' }).click();
  await expectDrawn(page);
}

/** A software renderer takes its time for the first picture. */
async function expectDrawn(page: Page): Promise<void> {
  await page.locator('[role="slider"][data-ready]').waitFor();
}

/** What is seen of the model, as small grey pixels and as the share of it that is no ground. */
async function canvasState(page: Page): Promise<{ pixels: Buffer; share: number; blue: number }> {
  const png = await modelOf(page).screenshot();
  const { data, info } = await sharp(png)
    .resize(64, 48, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [other, blue] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, mostly = 0] = data.subarray(at, at + 3);
    if ([red, green, mostly].some((value, channel) => Math.abs(value - (backgroundColor[channel] ?? 0)) > 14))
      other += 1;
    if (mostly > red + 50) blue += 1;
  }
  return { pixels: data, share: other / (info.width * info.height), blue };
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('a product in the room', () => {
  it('S1.12 is drawn in a dialog, turned by keys and buttons, and dyed; Escape and back close it', async () => {
    const page = await testShop.visit();
    await openModelView(page);
    const first = await canvasState(page);
    expect(first.share).toBeGreaterThan(0.1);
    expect(await modelOf(page).getAttribute('aria-valuetext')).toBe('24 degrees');
    expect(await dialogOf(page).getByText('11.4 cm wide · 9.5 cm high · 8.2 cm deep').isVisible()).toBe(true);
    expect(await dialogOf(page).locator('svg text').allTextContents()).toEqual(['11.4 cm', '8.2 cm', '9.5 cm']);

    await modelOf(page).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
    expect(await modelOf(page).getAttribute('aria-valuetext')).toBe('54 degrees');
    const turned = await canvasState(page);
    expect(difference(first.pixels, turned.pixels)).toBeGreaterThan(2);
    await dialogOf(page).getByRole('button', { name: 'Nearer' }).click();
    expect((await canvasState(page)).share).toBeGreaterThan(turned.share);
    await dialogOf(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => modelOf(page).getAttribute('aria-valuetext')).toBe('24 degrees');

    await dialogOf(page).getByRole('radio', { name: 'Blue' }).check({ force: true });
    await expectDrawn(page);
    expect((await canvasState(page)).blue).toBeGreaterThan(first.blue + 20);

    // At a computer a code leads to the phone.
    expect(await dialogOf(page).getByRole('img', { name: 'A code that opens this on your phone' }).isVisible()).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(
      await page.getByRole('button', { name: 'View in 3D' }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.getByRole('button', { name: 'View in 3D' }).click();
    await expectDrawn(page);
    await page.goBack();
    await dialogOf(page).waitFor({ state: 'hidden' });
  });

  furtherStory(
    'S1.12 Android gets it in Scene Viewer and iOS in Quick Look, true to size, at once by the address of the code',
    async () => {
      for (const [name, userAgent] of Object.entries(agents)) {
        const page = await testShop.visit({ userAgent, viewport: { width: 390, height: 844 }, hasTouch: true });
        await page.goto(`${mug}?colour=blue#room`);
        await dialogOf(page).waitFor();
        const link = dialogOf(page).getByRole('link', { name: 'View in your room' });
        const href = (await link.getAttribute('href')) ?? '';
        if (name === 'android') {
          const intentParams = new URL(href.split('#Intent;')[0]!.replace('intent:', 'https:')).searchParams;
          expect([intentParams.get('mode'), intentParams.get('resizable')]).toEqual(['ar_preferred', 'false']);
          const model = await page.request.get(intentParams.get('file') ?? '');
          expect([model.status(), model.headers()['content-type']]).toEqual([200, 'model/gltf-binary']);
        } else {
          expect(await link.getAttribute('rel')).toBe('ar');
          expect(await link.locator('> img').count()).toBe(1);
          expect(href).toContain('#allowsContentScaling=0');
          const model = await page.request.get(href.split('#')[0]!);
          expect([model.status(), model.headers()['content-type']]).toEqual([200, 'model/vnd.usdz+zip']);
        }
      }
    },
  );

  furtherStory('S1.12 what does not come says so and is tried again; the page says what cameras may see', async () => {
    const page = await testShop.visit();
    testShop.forgive();
    let refuse = true;
    await page.route('**/room/*.glb*', (route) => (refuse ? route.abort() : route.continue()));
    const reply = await page.goto(mug);
    expect(reply?.headers()['permissions-policy']).toContain('xr-spatial-tracking=(self)');
    await page.getByRole('button', { name: 'View in 3D' }).click();
    await dialogOf(page).getByText('The model could not be loaded.').waitFor();
    refuse = false;
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expectDrawn(page);
  });

  furtherStory('S1.12 passes axe, light and dark', async () => {
    for (const colorScheme of casesOf<readonly ('light' | 'dark')[]>(['light', 'dark'], ['dark'])) {
      const page = await testShop.visit({ colorScheme, viewport: { width: 390, height: 844 } });
      await openModelView(page);
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });

  it('S1.12 there is no such button where there is no model', async () => {
    const page = await testShop.visit();
    // All products of the sample have one, so an answer that names none stands for an operator's own.
    let tokenCount = 0;
    await page.route(/\/api\//, async (route) => {
      const reply = await route.fetch();
      const body = await reply.text();
      tokenCount += Number(body.includes('"modelUrl":"/models/saltmarsh-stoneware-vase.glb"'));
      await route.fulfill({ response: reply, body: body.replaceAll(/"modelUrl":"[^"]*"/g, '"modelUrl":null') });
    });
    await openPage(page, '/products/categories/decor');
    await page.getByRole('link', { name: 'Saltmarsh Stoneware Vase' }).first().click();
    await page.getByRole('button', { name: 'Look closer' }).waitFor();
    expect(tokenCount).toBeGreaterThan(0);
    await pageReady(page);
    expect(await page.getByRole('button', { name: 'View in 3D' }).count()).toBe(0);
  });
});

furtherStory('S1.12 shows what was made, on the phone too, whose address cannot change it', async () => {
  const page = await testShop.visit();
  await page.goto('/customize/hearth-photo-mug');
  const photo = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#c81e1e' } })
    .jpeg()
    .toBuffer();
  const choose = page.getByRole('button', { name: /^Choose a photo/ }).first();
  await choose.waitFor();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  await chooser.setFiles({ name: 'red.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page
    .getByRole('button', { name: /^Remove the photo/ })
    .first()
    .waitFor();
  const intentParams = page.waitForResponse((reply) =>
    /\/room\/draft\/[\w-]{48}\.glb$/.test(new URL(reply.url()).pathname),
  );
  await page.getByRole('button', { name: 'See it in your room' }).click();
  const reply = await intentParams;
  expect(reply.status()).toBe(200);
  await dialogOf(page).locator('[data-ready]').waitFor();
  expect(await redOf(page)).toBeGreaterThan(60);
  const token = /draft\/([\w-]{48})/.exec(reply.url())?.[1] ?? '';

  const phone = await testShop.visit({ viewport: { width: 390, height: 844 }, userAgent: agents.iphone });
  await phone.goto(`${mug}#room=${token}`);
  await dialogOf(phone).locator('[data-ready]').waitFor();
  expect(await redOf(phone)).toBeGreaterThan(60);
  const link = dialogOf(phone).getByRole('link', { name: 'View in your room' });
  expect(await link.getAttribute('href')).toContain(`/room/draft/${token}.usdz#`);
  expect((await phone.request.get(`/api/drafts/${token}`)).status()).toBeGreaterThanOrEqual(400);
});

/** How many of the small pixels of the model are of the photo's red. */
async function redOf(page: Page): Promise<number> {
  const { pixels } = await canvasState(page);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 110 && (pixels[at] ?? 0) > (pixels[at + 1] ?? 0) * 2) count += 1;
  return count;
}
