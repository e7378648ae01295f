import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { german } from '@afterimage/sample/translations/de/de.ts';
import { password, uniqueEmail } from './account-steps.ts';
import { mailedLink } from './mails.ts';
import { openPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { plainProduct } from './stock.ts';
import { heading, main, path } from './story-steps.ts';

const testShop = useTestShop();
const email = uniqueEmail('annette');
let productChoice: Awaited<ReturnType<typeof plainProduct>>;
/** What the product is called in German. */
let name: string;
beforeAll(async () => {
  productChoice = await plainProduct(testShop.address);
  name = german.products[productChoice.product.slug]?.name ?? '';
});

const phone = { viewport: { width: 390, height: 844 }, locale: 'de-DE' };

/** What the shop says in English on every page. */
const english =
  /\b(?:Add to cart|Your cart|Cart|Checkout|Sign in|Search|Price|Quantity|Colour|Size|Subtotal|Account|Password|Remove|Close|Home)\b/g;

/** The English that can be seen or heard on the page. */
async function englishOn(page: Page): Promise<string[]> {
  const pageTexts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...labels].join('\n');
  });
  return pageTexts.match(english) ?? [];
}

/** The page is German: its address, what it says of itself, and its words. */
async function expectGerman(page: Page): Promise<void> {
  expect(await path(page)).toMatch(/^\/de\//);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await englishOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

const germanNotice = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Hinweise/ })
    .getByText(text)
    .first()
    .waitFor();

describe('the shop in German', () => {
  it('S1.15 S1.2 S1.8 from the first page to an account, on a phone, without a word of English', async () => {
    const page = await testShop.visit(phone);
    await openPage(page, '/');
    expect(await path(page)).toBe('/de/home');
    await expectGerman(page);

    await page.locator('header').getByRole('link', { name: 'Im Shop suchen' }).click();
    await page.locator('header input[name=key]').locator('visible=true').fill(name);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/de\/search\?key=/);
    await main(page).getByRole('link', { name, exact: true }).first().waitFor();
    await expectGerman(page);

    await main(page).getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(/\/de\/products\//);
    await heading(page, name).waitFor();
    await expectGerman(page);
    await page.goBack();
    await page.waitForURL(/\/de\/search\?key=/);
    await openPage(
      page,
      `/de/products/${productChoice.product.slug}?colour=${productChoice.colour}&size=${productChoice.size}`,
    );
    await main(page).getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await page.getByRole('dialog', { name: /^Ihr Warenkorb/ }).waitFor();
    await expectGerman(page);

    await page.goto('/de/cart', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: new RegExp(name) }).waitFor();
    await expectGerman(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: new RegExp(name) }).waitFor();
    await expectGerman(page);

    await openPage(page, '/de/auth/register');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByText('Bitte geben Sie Ihre E-Mail-Adresse an').first().waitFor();
    await expectGerman(page);
    await page.getByLabel('Vorname').fill('Annette');
    await page.getByLabel('Nachname').fill('Droste');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await germanNotice(page, 'Erfolgreich registriert!');
    await page.waitForURL('**/de/home');

    const link = new URL(await mailedLink(testShop.address, email, /bestätigen/i, '/auth/verify'));
    expect(link.pathname).toBe('/de/auth/verify');
    await openPage(page, link.pathname + link.search);
    await page.waitForURL('**/de/home');
    await expectGerman(page);
  });

  it('S8.2 S8.9 a sign-in that fails says why in German', async () => {
    const page = await testShop.visit(phone);
    await openPage(page, '/de/auth/login');
    await page.getByLabel('E-Mail-Adresse').fill('nobody@example.com');
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await germanNotice(page, 'Die E-Mail-Adresse oder das Passwort ist falsch.');
    await expectGerman(page);
  });

  it('D2.12 the same page is one press away in the other language, and stays there', async () => {
    const page = await testShop.visit(phone);
    await openPage(page, '/de/products?colour=blue&stock=1');
    const languages = page.getByRole('navigation', { name: 'Sprache' });
    expect(await languages.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true');
    await languages.getByRole('link', { name: 'English' }).click();
    await heading(page, 'All products').waitFor();
    expect(await path(page)).toBe('/products?colour=blue&stock=1');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await openPage(page, '/home');
    expect(await path(page)).toBe('/home');
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/home');
    await expectGerman(page);
    // What the shop sells follows the page's language, not the browser's.
    await page.goto(`/products/${productChoice.product.slug}`, { waitUntil: 'networkidle' });
    await heading(page, productChoice.product.name).waitFor();
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
    await heading(page, name).waitFor();
    await expectGerman(page);
  });

  it('S7.24 S7.10 a German word finds products by its stem, and articles are German', async () => {
    const page = await testShop.visit(phone);
    await page.goto('/de/search?key=Bilderrahmens', { waitUntil: 'networkidle' });
    await main(page)
      .getByRole('link', { name: german.products['morning-ridge-framed-print']?.name ?? '', exact: true })
      .first()
      .waitFor();
    await page.goto('/de/blogs/a-line-in-brass', { waitUntil: 'networkidle' });
    await heading(page, german.articles['a-line-in-brass']?.title ?? '').waitFor();
    await expectGerman(page);
  });

  it('D2.12 what is missing is told in German, and the way on stays German', async () => {
    const page = await testShop.visit(phone);
    await openPage(page, '/de/products/no-such-thing');
    await heading(page, 'Seite nicht gefunden').waitFor();
    await expectGerman(page);
    await main(page).getByRole('link', { name: 'Möbel' }).click();
    await heading(page, 'Möbel').waitFor();
    await expectGerman(page);
  });
});
