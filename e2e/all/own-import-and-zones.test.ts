import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop, uniqueEmail } from '../account-steps.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { findingsOn } from '../inspect.ts';
import { mailTo } from '../mails.ts';
import { openPage, reloadPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
let shop: RunningShop;
let folder: string;
let owner: Page;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-import-'));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const exact = { exact: true } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A Shopify file with a bad row is checked, its report is read, and its product is in the shop. */
async function importProduct(): Promise<void> {
  owner = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(owner, shop);
  const path = join(folder, 'products_export.csv');
  await writeFile(
    path,
    [
      'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price',
      'salt-board,Salt Board,<p>Oak with salt.</p>,Kitchen,Title,Default Title,SALT-1,7,24.90',
      'bad-board,Bad Board,,Kitchen,Title,Default Title,BAD-1,7,cheap',
    ].join('\n'),
  );
  await owner.goto('/admin/products');
  await owner.getByRole('link', { name: 'Import and export' }).click();
  await heading(owner, 'Import and export').waitFor();
  await owner.getByLabel('File', exact).setInputFiles(path);
  const run = owner.getByRole('region', { name: 'products_export.csv' });
  await run.getByText('Line 3', exact).waitFor();
  await run.getByText(/"cheap" is not an amount like 12.50/).waitFor();
  expect((await fetch(`${shop.address}/products/salt-board`)).status).toBe(404);
  expect(await findingsOn(owner)).toEqual([]);
  const report = await owner.request.get((await run.getByRole('link').getAttribute('href')) ?? '');
  expect(await report.text()).toContain('3,Product,bad-board,Refused');
  // It is found again after a reload.
  await reloadPage(owner);
  await button(owner, 'Import this product').click();
  await run.getByText('Done', exact).waitFor();
  await run.getByRole('link', { name: 'Look at the products' }).click();
  await owner.getByRole('link', { name: 'Salt Board' }).first().waitFor();
  const customer = await testShop.visit({ baseURL: shop.address });
  await openPage(customer, '/products/salt-board');
  await heading(customer, 'Salt Board').waitFor();
  await main(customer).getByText('€24.90').first().waitFor();

  await owner.goto('/admin/import');
  await button(owner, 'Export all records').click();
  const link = owner.getByRole('link', { name: /^Download: Records of a shop/ });
  await link.waitFor();
  const records = await owner.request.get((await link.getAttribute('href')) ?? '');
  expect(await records.text()).toContain('"slug":"salt-board"');
}

/** Opens the checkout of a guest with one piece of the imported product. */
async function openCheckout(page: Page, locale: '' | '/de'): Promise<void> {
  const { id, variation } = await callShop<{ id: number; variation: { variantId: number }[] }>(
    shop.address,
    '/products/salt-board',
  );
  const { url } = await callShop<{ url: string }>(shop.address, '/unauthenticated/checkout', {
    items: [{ productId: id, variantId: variation[0]?.variantId ?? null, quantity: 1 }],
  });
  await openPage(page, locale + url);
}

it('O20.4 D7.42 a product comes by a file, Switzerland and Liechtenstein have a way of their own, which a customer pays in German, and another one picks up', async () => {
  await importProduct();
  await owner.goto('/admin/settings/delivery');
  const europe = owner.getByRole('region', { name: 'Rest of Europe' });
  for (const country of ['Switzerland', 'Liechtenstein']) await button(owner, `Remove ${country}`).click();
  await europe.waitFor();
  await button(owner, 'Add a zone').click();
  const zone = owner.getByRole('region', { name: 'New zone' });
  await zone.getByLabel('Add a country').selectOption({ label: 'Switzerland' });
  await zone.getByLabel('Add a country').selectOption({ label: 'Liechtenstein' });
  await zone.getByLabel('Name in English').fill('Alpine parcel');
  await zone.getByLabel('Name in German').fill('Alpenpaket');
  await zone.getByLabel('Price in EUR').fill('12.30');
  await zone.getByLabel('Name of the zone').fill('Alps');
  const home = owner.getByRole('region', { name: 'Own country' });
  await button(owner, 'Remove the zone: All other countries').click();
  await home.getByRole('button', { name: 'Add a way of delivery' }).click();
  const pickup = home.getByRole('group', { name: 'Own country: New way of delivery' });
  await pickup.getByLabel('Kind').selectOption({ label: 'Picked up at the shop' });
  await pickup.getByLabel('Where it is picked up').fill('Lindenweg 3\n10119 Berlin');
  await pickup.getByLabel('When, in English').fill('Tuesday to Friday, 10 to 18');
  await pickup.getByLabel('When, in German').fill('Dienstag bis Freitag, 10 bis 18 Uhr');
  await pickup.getByLabel('Name in German').fill('Abholung im Laden');
  await pickup.getByLabel('Name in English').fill('Pick-up at the shop');
  await owner.getByText(/^The shop does not deliver to \d+ countries\.$/).waitFor();
  await button(owner, 'Save').click();
  await owner.getByText('Saved', exact).first().waitFor();
  await reloadPage(owner);
  await owner.getByRole('region', { name: 'Alps' }).waitFor();
  expect(await findingsOn(owner)).toEqual([]);

  const swiss = await testShop.visit({ baseURL: shop.address, locale: 'de-DE', ...phone });
  await openCheckout(swiss, '/de');
  const email = uniqueEmail('heidi');
  await swiss.getByLabel('E-Mail').fill(email);
  await swiss.getByLabel('Land', exact).selectOption('CH');
  await swiss.getByLabel('Vorname').fill('Heidi');
  await swiss.getByLabel('Nachname').fill('Muster');
  await swiss.getByLabel('Straße und Hausnummer').fill('Dorfstrasse 1');
  await swiss.getByLabel('Postleitzahl').fill('7304');
  await swiss.getByLabel('Ort', exact).fill('Maienfeld');
  await button(swiss, 'Weiter zur Lieferung').click();
  await swiss.getByRole('radio', { name: /^Alpenpaket/ }).waitFor({ state: 'attached' });
  await main(swiss)
    .getByText(/^12,30\s€$/)
    .first()
    .waitFor();
  await button(swiss, 'Weiter zur Übersicht').click();
  await main(swiss)
    .getByText(/^37,20\s€$/)
    .first()
    .waitFor();
  await button(swiss, 'Zahlungspflichtig bestellen').click();
  await swiss.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await swiss.waitForURL(/\/checkout\/complete\//);
  await main(swiss).getByText('Alpenpaket').first().waitFor();
  expect((await mailTo(shop.address, email, /Bestellung/)).text).toContain('Alpenpaket');

  const neighbor = await testShop.visit({ baseURL: shop.address });
  await openCheckout(neighbor, '');
  const mail = uniqueEmail('neighbor');
  await neighbor.getByLabel('E-mail').fill(mail);
  await neighbor.getByLabel('Country', exact).selectOption('DE');
  await neighbor.getByLabel('First name').fill('Nora');
  await neighbor.getByLabel('Last name').fill('Nah');
  await neighbor.getByLabel('Street and number').fill('Torstraße 1');
  await neighbor.getByLabel('Postal code').fill('10119');
  await neighbor.getByLabel('City').fill('Berlin');
  await button(neighbor, 'Continue to delivery').click();
  await neighbor.locator('label', { hasText: 'Pick-up at the shop' }).click();
  await main(neighbor).getByText('Lindenweg 3').first().waitFor();
  await button(neighbor, 'Continue to review').click();
  await button(neighbor, /^Order and pay €24.90/).click();
  await neighbor.getByRole('button', { name: 'Pay now' }).click();
  await neighbor.waitForURL(/\/checkout\/complete\//);
  await main(neighbor).getByText('Ready for pick-up').first().waitFor();
  await main(neighbor).getByText('Tuesday to Friday, 10 to 18').first().waitFor();
  const { text } = await mailTo(shop.address, mail, /order/);
  expect(text).toContain('Lindenweg 3');

  const stranger = await testShop.visit({ baseURL: shop.address });
  await openCheckout(stranger, '');
  await stranger.getByLabel('E-mail').fill(uniqueEmail('far'));
  await stranger.getByLabel('Country', exact).selectOption('NZ');
  await stranger.getByLabel('First name').fill('Kiri');
  await stranger.getByLabel('Last name').fill('Far');
  await stranger.getByLabel('Street and number').fill('1 Queen Street');
  await stranger.getByLabel(/^Post/).fill('1010');
  await stranger.getByLabel(/city|town/i).fill('Auckland');
  await button(stranger, 'Continue to delivery').click();
  await main(stranger).getByText('We do not deliver to New Zealand. Please choose another address.').waitFor();
});
