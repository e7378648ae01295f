import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openMediumDialog, toArStep } from '../ar-steps.ts';
import { engine } from '../browser.ts';
import { hasEveryCase } from '../every-case.ts';
import { openPage } from '../page-ready.ts';
import { useTestShop } from '../test-shop.ts';
import { drawer, heading, main, notice } from '../story-steps.ts';

const testShop = useTestShop({ in3D: true, serviceWorker: true });
const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };
const mug = '/products/hearth-photo-mug';
const plain = '/products/pulse-smart-band?colour=black&size=x';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (place: Locator): Promise<Box> => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not drawn.`);
  return box;
};

/** Waits until a dialog has come to rest; it slides in. */
async function settled(dialog: Locator): Promise<Box> {
  await dialog.waitFor();
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await dialog.boundingBox());
      const rests = now === before;
      before = now;
      return rests;
    })
    .toBe(true);
  return boxOf(dialog);
}

/** The height of a dialog beyond its content; measured at one moment, because the content may still grow. */
const emptyHeight = (dialog: Locator): Promise<number> =>
  dialog.evaluate((element) => {
    const parts = [...element.children].map((part) => part.getBoundingClientRect());
    const content = Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top));
    return Math.abs(element.getBoundingClientRect().height - content);
  });

/** A dialog lies within the window and is filled by what is in it. */
async function isWhole(page: Page, dialog: Locator, least: number): Promise<void> {
  const { x, y, width, height } = await settled(dialog);
  const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(height).toBeGreaterThanOrEqual(least);
  expect([x, y].every((value) => value >= -1)).toBe(true);
  expect(x + width).toBeLessThanOrEqual(window.width + 1);
  expect(y + height).toBeLessThanOrEqual(window.height + 1);
  await expect.poll(() => emptyHeight(dialog)).toBeLessThan(2);
}

async function leave(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

// Firefox has its dialogs on a desk, WebKit and Chromium on a phone.
const isTold = { phone: engine !== 'firefox' || hasEveryCase, desk: engine === 'firefox' || hasEveryCase };

describe('dialogs', () => {
  if (isTold.phone)
    it('S1.1 S1.2 S1.12 on a phone: filters, menu, cart, 3D and what plays on a photo are as high as what is in them', async () => {
      const page = await testShop.visit(phone);
      await openPage(page, '/products');
      await page.getByRole('button', { name: 'Filters' }).click();
      const filters = page.getByRole('dialog', { name: 'Filters' });
      await isWhole(page, filters, 500);
      await leave(page, filters);
      await page.getByRole('button', { name: 'Menu' }).click();
      await isWhole(page, page.getByRole('dialog', { name: 'Menu' }), 800);
      await leave(page, page.getByRole('dialog', { name: 'Menu' }));
      await page.locator('header a[href="/cart"]').first().click();
      await isWhole(page, drawer(page), 150);
      await leave(page, drawer(page));
      await openPage(page, mug);
      await page.getByRole('button', { name: 'View in 3D' }).click();
      await isWhole(page, page.getByRole('dialog', { name: /in your room$/ }), 800);
      await toArStep(page, 'coffee.jpg');
      await isWhole(page, await openMediumDialog(page, 'Video'), 800);
    });

  if (isTold.desk)
    it('S1.2 S1.11 S1.12 on a desk: cart, 3D, pictures from near, what plays on a photo and the link to a design', async () => {
      const page = await testShop.visit(desktop);
      await openPage(page, mug);
      await page.locator('header a[href="/cart"]').first().click();
      await isWhole(page, drawer(page), 790);
      await leave(page, drawer(page));
      await page.getByRole('button', { name: 'View in 3D' }).click();
      await isWhole(page, page.getByRole('dialog', { name: /in your room$/ }), 400);
      await leave(page, page.getByRole('dialog', { name: /in your room$/ }));
      await page
        .getByRole('button', { name: /^Look closer/ })
        .first()
        .click();
      const near = page.locator('dialog[open]');
      await isWhole(page, near, 790);
      await leave(page, near);
      await toArStep(page, 'coffee.jpg');
      const medium = await openMediumDialog(page, 'Text');
      await isWhole(page, medium, 400);
      // the last of its tools can be reached
      await medium.getByRole('button', { name: 'Add to the photo' }).click();
      await medium.getByText('Please enter some text first').waitFor();
      await leave(page, medium);
      await page.getByRole('button', { name: 'Continue on another device' }).click();
      const link = page.locator('dialog[open]');
      await isWhole(page, link, 200);
      await link.getByRole('button', { name: 'Copy' }).click();
      await link.getByText(/^(Copied|Please select and copy it\.)$/).waitFor();
    });
});

describe('notices', () => {
  it.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ])('S8.2 S8.15 S9.5 at %s a notice is as high as its words and covers nothing that is pressed', async (_, window) => {
    const page = await testShop.visit(window);
    await openPage(page, plain);
    await heading(page, 'Pulse Smart Band').waitFor();
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    const added = notice(page, 'Added To Cart');
    await added.waitFor();
    const region = await boxOf(page.getByRole('region', { name: /^Notices/ }));
    expect(region.height).toBeLessThan(120);
    // while it stands there
    await drawer(page).getByRole('button', { name: 'Go to checkout' }).click();
    await page.waitForURL(/\/checkout\?order=/);
  });
});
