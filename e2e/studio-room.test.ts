import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mouse } from './input-device.ts';
import { openPage } from './page-ready.ts';
import { addPhoto, goOn, step } from './personal-steps.ts';
import { main, type Visitor } from './story-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const shirt = '/customize/studio-photo-t-shirt';

/** Keeps a picture of the page where SCREENSHOTS names a folder. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

const styleOf = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

async function enterStudio(): Promise<Visitor> {
  const page = await testShop.visit();
  await openPage(page, shirt);
  const device = mouse(page);
  // no size is chosen at first, and without one the way on is barred
  await device.choose(page.getByRole('radio', { name: 'M', exact: true }).first());
  return { page, device, shop: testShop.address, email: '', password: '', phone: false };
}

async function withoutMedia({ page, device }: Visitor): Promise<void> {
  await device.press(main(page).getByRole('button', { name: 'Continue without AR' }));
  await step(page, 'Checkout').waitFor();
}

it('S2.7 the way on stands at the foot of the window, however little a step holds', async () => {
  const visitor = await enterStudio();
  const { page } = visitor;
  await addPhoto(visitor, 'Chest photo');
  const next = main(page).getByRole('button', { name: /^Next: / });
  for (const name of ['Texts', 'Specification', 'Extras']) {
    await goOn(visitor, name);
    await keep(page, `foot-${name}`);
    const { y, height } = (await next.boundingBox()) ?? expect.fail();
    expect(900 - y - height, name).toBeLessThan(24);
  }
});

it('S2.8 in the dark step the scrollbar and what lies under a dialog are dark too', async () => {
  const visitor = await enterStudio();
  const { page } = visitor;
  await addPhoto(visitor, 'Chest photo');
  expect(await styleOf(page, 'color-scheme')).toBe('light');
  for (const name of ['Texts', 'Specification', 'Extras', 'AR Customization']) await goOn(visitor, name);
  await expect.poll(() => styleOf(page, 'color-scheme')).toBe('dark');
  await keep(page, 'dark-step');
  const darkGround = await styleOf(page, 'background-color');
  const [red = 255] = darkGround.match(/\d+/g)?.map(Number) ?? [];
  expect(red, darkGround).toBeLessThan(60);
  await withoutMedia(visitor);
  await expect.poll(() => styleOf(page, 'color-scheme')).toBe('light');
});

it('S3.8 the proof shows a print on the chosen color', async () => {
  const visitor = await enterStudio();
  const { page, device } = visitor;
  await device.choose(page.getByRole('radio', { name: 'Blue' }).first());
  await addPhoto(visitor, 'Chest photo');
  for (const name of ['Texts', 'Specification', 'Extras', 'AR Customization']) await goOn(visitor, name);
  await withoutMedia(visitor);
  const proof = main(page).getByRole('img', { name: /Chest/ }).first();
  await keep(page, 'proof-blue');
  // below the photo, where only cloth is
  await expect
    .poll(() =>
      proof.evaluate((element) => {
        const canvas = element as HTMLCanvasElement;
        const { data } = canvas.getContext('2d')!.getImageData(4, canvas.height - 5, 1, 1);
        return Array.from(data.subarray(0, 3));
      }),
    )
    .toEqual([0x1e, 0x73, 0xbe]);
});
