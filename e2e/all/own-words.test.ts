import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop, password, uniqueEmail } from '../account-steps.ts';
import { becomeFirstOperator, owner } from '../admin-steps.ts';
import { keys } from '../input-device.ts';
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
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-words-'));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const exact = { exact: true } as const;
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor();

async function benchPicture(): Promise<string> {
  const path = join(folder, 'bench.png');
  await writeFile(
    path,
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#8a6d4b' } })
      .png()
      .toBuffer(),
  );
  return path;
}

/** Writes an article in two languages by keys: a heading, a quote by its sign, and a picture within the text. */
async function writeArticle(page: Page): Promise<void> {
  const device = keys(page);
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await heading(page, 'Content').waitFor();
  await device.press(main(page).getByRole('link', { name: /^Journal/ }));
  await heading(page, 'Journal').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByLabel('Title').waitFor();
  await page.keyboard.type('Ink on oak');
  await page.keyboard.press('Enter');
  await heading(page, 'Ink on oak').waitFor();
  await device.write(page.getByLabel('Title in German'), 'Tinte auf Eiche');
  await device.write(page.getByLabel('Summary in English'), 'What wood does to a photo.');
  await device.write(page.getByLabel('Summary in German'), 'Was Holz mit einem Foto macht.');
  await page.getByRole('textbox', { name: 'Text in English' }).focus();
  await page.keyboard.type('## The grain');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Oak drinks the ink.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Every board is a print of its own.');
  await page.getByRole('textbox', { name: 'Text in German' }).focus();
  await page.keyboard.type('Eiche trinkt die Tinte.');
  const english = page.getByRole('toolbar', { name: 'Tools for the text in English' });
  // Within a toolbar the arrow keys lead on.
  await english.getByRole('button', { name: 'Picture' }).focus();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(await benchPicture());
  await page.getByLabel('What the picture shows').waitFor();
  await device.press(button(page, 'Save'));
  await page.getByText(/Please say what the picture shows \(paragraph/).waitFor();
  await page.getByLabel('What the picture shows').fill('A bench of oak');
  await device.press(button(page, 'Save'));
  await saved(page);
}

it('D7.39 an owner writes an article in two languages by keys, and customers read it in list, page and feed', async () => {
  const page = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(page, shop);
  const began = performance.now();
  await writeArticle(page);
  expect((await (await fetch(`${shop.address}/blogs.rss`)).text()).includes('Ink on oak')).toBe(false);
  const preview = await page.getByRole('link', { name: 'Preview in German' }).getAttribute('href');
  expect(await findingsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('h1').focus();
  await page.keyboard.press('p');
  await page.getByText('Customers see Ink on oak now').waitFor();
  console.info(`an article from nothing: ${Math.round((performance.now() - began) / 1000)} s`);

  const customer = await testShop.visit({ baseURL: shop.address });
  await openPage(customer, preview ?? '');
  await heading(customer, 'Tinte auf Eiche').waitFor();
  await openPage(customer, '/blogs');
  await keys(customer).press(main(customer).getByRole('link', { name: 'Ink on oak' }).first());
  await heading(customer, 'Ink on oak').waitFor();
  await main(customer).getByText('Oak drinks the ink.').waitFor();
  await main(customer).getByRole('img', { name: 'A bench of oak' }).waitFor();
  await openPage(customer, '/de/blogs/ink-on-oak');
  await main(customer).getByText('Eiche trinkt die Tinte.').waitFor();
  expect(await (await fetch(`${shop.address}/blogs.rss`)).text()).toContain('Ink on oak');
  expect(await (await fetch(`${shop.address}/sitemaps/blogs-0.xml`)).text()).toContain('/blogs/ink-on-oak');

  await page.goto('/admin/coupons/new');
  await page.getByLabel('Code').fill('oak 15');
  await page.getByLabel('Percent', { exact: true }).fill('15');
  await page.getByLabel('Name in English').fill('Oak week');
  await page.getByText('OAK15 gives 15% off the items.').waitFor();
  await button(page, 'Create coupon').click();
  await heading(page, 'OAK15').waitFor();
  await page.goto('/admin/settings/delivery');
  const home = page.getByRole('group', { name: 'Own country: Standard delivery' });
  await home.getByLabel('Price in EUR').fill('5.50');
  await home.getByLabel('Free from, in EUR').fill('');
  await button(page, 'Save').click();
  await saved(page);
  await reloadPage(page);
  await home.waitFor();
  expect(await findingsOn(page)).toEqual([]);
  const { productList } = await callShop<{ productList: { id: number; isCustomizable: boolean }[] }>(
    shop.address,
    '/products?pageSize=50',
  );
  const productId = productList.find(({ isCustomizable }) => !isCustomizable)?.id;
  const { variation } = await callShop<{ variation: { variantId: number }[] }>(shop.address, `/products/${productId}`);
  const quoted = await callShop<{ subtotal: number; couponDiscount: number; deliveryPrice: number }>(
    shop.address,
    '/checkout/quote',
    {
      items: [{ productId, variantId: variation[0]?.variantId, quantity: 1 }],
      countryCode: 'DE',
      deliveryMethod: 'standard',
      coupon: 'OAK15',
    },
  );
  expect(quoted.deliveryPrice).toBe(550);
  expect(quoted.couponDiscount).toBeGreaterThan(0);
});

/** Changes two texts of the mail that confirms a new account; the second one first with a placeholder that it does not have. */
async function writeConfirmMail(page: Page): Promise<void> {
  const device = keys(page);
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await heading(page, 'Content').waitFor();
  await device.press(main(page).getByRole('link', { name: /^E-mails/ }));
  await heading(page, 'E-mails').waitFor();
  await device.press(main(page).getByRole('link', { name: 'Confirm a new account' }));
  await heading(page, 'Confirm a new account').waitFor();
  const mail = page.frameLocator('iframe[title="The e-mail"]');
  await mail.getByText('Please confirm your e-mail address').waitFor();
  await page.getByLabel('Subject in English', exact).fill('One click, {name}');
  await page.getByRole('region', { name: 'Subject', exact: true }).getByText('Missing in German').waitFor();
  await page.getByLabel('Subject in German', exact).fill('Ein Klick noch, {nahme}');
  await page.getByText('There is no placeholder {nahme} in this text').waitFor();
  await page.getByLabel('Subject in German', exact).fill('Ein Klick noch, {name}');
  await page.getByLabel('Text in German', exact).fill('Schön, dass Sie da sind, {name}.');
  await page.getByLabel('Language').selectOption('de');
  await mail.getByText('Schön, dass Sie da sind, Alex.').waitFor();
  await page.getByLabel('Shown as').selectOption('plain');
  await page.getByLabel('The e-mail').getByText('Schön, dass Sie da sind, Alex.').waitFor();
}

/** Puts a question of her own before the others of the help page, and reads the page in German. */
async function writeQuestion(page: Page, address: string): Promise<void> {
  await page.goto('/admin/help');
  await page.getByRole('button', { name: 'Remove question 1', exact: true }).click();
  await button(page, 'Add a question').click();
  const last = await page.getByRole('region', { name: /^Question \d+$/ }).count();
  await page.getByLabel(`Question ${last} in English`).fill('Do you wrap gifts?');
  await page.getByLabel(`Question ${last} in German`).fill('Packen Sie Geschenke ein?');
  await page.getByLabel(`Answer ${last} in English`).fill('Yes, at no cost.');
  await page.getByLabel(`Answer ${last} in German`).fill('Ja, kostenlos.');
  await button(page, `Move question ${last} up`).click();
  expect(await findingsOn(page)).toEqual([]);
  await button(page, 'Save').click();
  await saved(page);
  const customer = await testShop.visit({ baseURL: address });
  await openPage(customer, '/de/help');
  await keys(customer).press(customer.locator('summary', { hasText: 'Packen Sie Geschenke ein?' }));
  await customer.getByText('Ja, kostenlos.').waitFor();
  expect(await customer.getByText('Brauche ich eine App').count()).toBe(0);
  expect(await (await fetch(`${address}/help`)).text()).toContain('Do you wrap gifts?');
}

it('D20.4 an owner writes a mail and a question in two languages, and customers read them in German', async () => {
  const ownShop = await startShop();
  try {
    const page = await testShop.visit({ baseURL: ownShop.address });
    await becomeFirstOperator(page, ownShop);
    const began = performance.now();
    await writeConfirmMail(page);
    await button(page, 'Send a test mail to me').click();
    await page.getByText(`The test mail is on its way to ${owner.email}`).waitFor();
    expect((await mailTo(ownShop.address, owner.email, /Testmail/)).subject).toBe('Testmail: Ein Klick noch, Alex');
    await keys(page).press(button(page, 'Save'));
    await saved(page);
    console.info(`two texts of a mail: ${Math.round((performance.now() - began) / 1000)} s`);
    expect(await findingsOn(page)).toEqual([]);

    const email = uniqueEmail('mail-words');
    const reply = await fetch(`${ownShop.address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify({ email, password, firstName: 'Zoë', lastName: 'Weiß' }),
    });
    expect(reply.ok).toBe(true);
    const sent = await mailTo(ownShop.address, email, /Klick/);
    expect(sent.subject).toBe('Ein Klick noch, Zoë');
    expect(sent.text).toContain('Schön, dass Sie da sind, Zoë.');
    expect(sent.links.some((link) => link.includes('/de/auth/verify'))).toBe(true);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/mails');
    const line = main(page).getByRole('listitem').filter({ hasText: 'Confirm a new account' });
    await line.getByText('2 texts of yours').waitFor();
    await line.getByText('Missing in English: 1').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.goto('/admin/audit');
    await page.getByText('Texts of an e-mail changed').first().waitFor();
    await writeQuestion(page, ownShop.address);
  } finally {
    await ownShop.stop();
  }
});
