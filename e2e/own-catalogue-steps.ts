import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keys } from './input-device.ts';
import { findingsOn } from './inspect.ts';
import { reloadPage } from './page-ready.ts';
import { heading } from './story-steps.ts';

/** By keys, from any screen of the admin: a category, and a product in it of two colours, one of them dearer, which is published. */
export async function makePineMug(page: Page): Promise<void> {
  const device = keys(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await heading(page, 'Products').waitFor();
  await device.press(page.getByRole('link', { name: 'Categories' }));
  await heading(page, 'Categories').waitFor();
  await page.keyboard.press('n');
  await device.write(page.getByLabel('Name in English'), 'Turned things');
  await device.write(page.getByLabel('Name in German'), 'Gedrechseltes');
  await device.press(button('Save'));
  await page.getByText('Turned things was added').waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await heading(page, 'Products').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  await page.keyboard.type('Pine mug');
  await device.write(page.getByLabel('Price in EUR'), '18.50');
  await device.pick(page.getByRole('dialog').getByLabel('Category'), 'Turned things');
  await device.press(button('Create draft'));
  await heading(page, 'Pine mug').waitFor();

  await device.write(page.getByLabel('Name in German'), 'Zirbenbecher');
  await device.write(page.getByLabel('Short text in English'), 'Turned by hand.');
  for (const name of ['Black', 'Blue']) {
    // The ring is drawn around the whole label, where the keyboard of the stories does not look for it.
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await device.write(page.getByLabel('Stock, row 1'), '3');
  await page.keyboard.press('Control+d');
  await device.write(page.getByLabel('Own price, row 2'), '24.00');
  await device.press(button('Save'));
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await reloadPage(page);
  await heading(page, 'Pine mug').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('h1').focus();
  await page.keyboard.press('p');
  await page.getByText('Customers see Pine mug now').waitFor();
}
