import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { becomeFirstOperator } from '../admin-steps.ts';
import { keys } from '../input-device.ts';
import { findingsOn } from '../inspect.ts';
import { openPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

/** Changes the heading in both languages, hides the sentence and moves the journal up, by keys. */
async function changeFirstPage(page: Page): Promise<void> {
  const device = keys(page);
  await page.goto('/admin/content');
  await device.press(main(page).getByRole('link', { name: /^First page/ }));
  await heading(page, 'First page').waitFor();
  await device.write(page.getByLabel('Heading in English', { exact: true }), 'Your photo, alive');
  await page.getByText('Missing in German: 1').waitFor();
  await device.write(page.getByLabel('Heading in German', { exact: true }), 'Ihr Foto, lebendig');
  await page.getByRole('checkbox', { name: 'Show “Sentence with the demo”' }).focus();
  await page.keyboard.press('Space');
  await device.press(button(page, 'Move “Journal” up'));
  expect(await findingsOn(page)).toEqual([]);
  await device.press(button(page, 'Save'));
  await saved(page);
}

/** Puts the help page into the header under a label of the owner's. */
async function addMenuEntry(page: Page): Promise<void> {
  const device = keys(page);
  await page.goto('/admin/menus');
  await heading(page, 'Menus').waitFor();
  const header = page.getByRole('region', { name: 'Header' });
  await header.getByLabel('Add to the header').selectOption({ label: 'Help' });
  await device.press(header.getByRole('button', { name: 'Add', exact: true }));
  await device.write(header.getByLabel('Label of “Entry 5” in English'), 'Ask us');
  await device.write(header.getByLabel('Label of “Entry 5” in German'), 'Fragen Sie uns');
  expect(await findingsOn(page)).toEqual([]);
  await device.press(button(page, 'Save'));
  await saved(page);
}

async function switchGermanOff(page: Page): Promise<void> {
  await page.goto('/admin/settings/languages');
  await heading(page, 'Languages').waitFor();
  await page.getByRole('checkbox', { name: 'German' }).focus();
  await page.keyboard.press('Space');
  expect(await findingsOn(page)).toEqual([]);
  await keys(page).press(button(page, 'Save'));
  await saved(page);
}

it('D20.4 an owner changes the first page and the menu, a customer reads both in German, and German is switched off', async () => {
  const { address } = shop;
  const page = await testShop.visit({ baseURL: address });
  await becomeFirstOperator(page, shop);
  await changeFirstPage(page);
  await addMenuEntry(page);

  const customer = await testShop.visit({ baseURL: address });
  await openPage(customer, '/de/home');
  await heading(customer, 'Ihr Foto, lebendig').waitFor();
  expect(await customer.getByText('Ein Abzug hält einen Moment fest').count()).toBe(0);
  const titles = await customer.locator('main h2').allTextContents();
  expect(titles.indexOf('Aus dem Journal')).toBeLessThan(titles.indexOf('Bestseller'));
  await keys(customer).press(customer.getByRole('navigation').getByRole('link', { name: 'Fragen Sie uns' }).first());
  await heading(customer, 'Hilfe und Kontakt').waitFor();
  expect(await findingsOn(customer)).toEqual([]);

  await switchGermanOff(page);
  // Its process hears of the change a moment after it.
  await expect
    .poll(async () => {
      const { status, headers } = await fetch(`${address}/de/`, { redirect: 'manual' });
      return [status, headers.get('location')];
    })
    .toEqual([302, '/']);
  await openPage(customer, '/de/');
  await heading(customer, 'Your photo, alive').waitFor();
  expect(new URL(customer.url()).pathname).toBe('/home');
  expect(await customer.getByRole('link', { name: 'Deutsch' }).count()).toBe(0);
  expect(await customer.locator('link[hreflang=de]').count()).toBe(0);
  expect(await (await fetch(`${address}/sitemaps/pages.xml`)).text()).not.toContain('/de/');
});
