import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf, furtherStory } from './every-case.ts';
import { findingsOn } from './inspect.ts';
import { mailTo } from './mails.ts';
import { makeAccount, uniqueEmail } from './account-steps.ts';
import { openPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { personalizableProduct, plainProduct, soldOutProduct } from './stock.ts';
import { cartCount, heading } from './story-steps.ts';
import { walkedPages } from './walked-pages.ts';

const testShop = useTestShop();
const paths = { plain: '', personal: '', soldOut: '' };
beforeAll(async () => {
  const plain = await plainProduct(testShop.address);
  paths.plain = `/products/${plain.product.slug}?colour=${plain.colour}&size=${plain.size}`;
  paths.personal = `/products/${(await personalizableProduct(testShop.address)).slug}`;
  paths.soldOut = `/products/${(await soldOutProduct(testShop.address)).slug}`;
});

const open = async (path: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await testShop.visit();
  await openPage(page, path);
  await page.locator('h1').first().waitFor();
  await prepare?.(page);
  return page;
};

describe('D2.12 axe finds nothing serious, and nothing is wider than 320 px:', () => {
  it.each(walkedPages)('S1.1 %s', async (path) => {
    expect(await findingsOn(await open(path))).toEqual([]);
  });

  furtherStory('S4.17 the page without a network, which leaves by itself once the shop answers', async () => {
    const page = await testShop.visit();
    await page.route('**/health', (route) => route.abort());
    await openPage(page, '/offline?for=/checkout');
    await page.locator('h1').first().waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });

  it.each(casesOf<readonly (keyof typeof paths)[]>(['plain', 'personal', 'soldOut'], ['personal']))(
    'S3.1 the page of a product: %s',
    async (kind) => {
      expect(await findingsOn(await open(paths[kind]))).toEqual([]);
    },
  );

  it('S2.7 D5.1 the studio: empty, with a mistake, in the dark, and before the order', async () => {
    const page = await open(paths.personal.replace('/products/', '/customize/'));
    expect(await findingsOn(page)).toEqual([]);
    // A press on what cannot be pressed leads to what is missing.
    const next = page.getByRole('button', { name: /^(Next: |Continue without AR)/ });
    await next.click({ force: true });
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.locator('input[type=file]').first().setInputFiles('e2e/fixtures/photo.jpg');
    await page.getByRole('button', { name: /^Remove the photo/ }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    for (const step of ['AR Customization', 'Checkout']) {
      await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click();
      await page.locator('nav button[aria-current=step]', { hasText: step }).waitFor();
      expect(await findingsOn(page)).toEqual([]);
    }
  });

  furtherStory('S2.9 the three parts of a product, and the pictures from near', async () => {
    const page = await open(paths.personal);
    for (const name of ['AR Media', 'Extra']) {
      await page.getByRole('tab', { name }).click();
      expect(await findingsOn(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Look closer' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });

  furtherStory('S1.1 filters that are open: words on a desk, a sheet on a phone', async () => {
    const desktopPage = await open('/products?colour=blue&stock=1', (page) =>
      page.locator('summary', { hasText: 'Colour' }).click(),
    );
    expect(await findingsOn(desktopPage, [1440])).toEqual([]);
    const phone = await open('/products?colour=blue&stock=1', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog').waitFor();
    });
    expect(await findingsOn(phone, [390])).toEqual([]);
    const menu = await open('/home', async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
    });
    expect(await findingsOn(menu, [390])).toEqual([]);
  });

  it('S1.2 S8.15 the cart with a line, a notice, and a line that was removed', async () => {
    const page = await open(paths.plain, (one) => one.getByRole('button', { name: 'Add to cart' }).first().click());
    await page
      .getByRole('region', { name: /^Notices/ })
      .getByRole('listitem')
      .first()
      .waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await openPage(page, '/cart');
    await page.getByRole('button', { name: 'Go to checkout' }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('button', { name: /^Undo/ }).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).focus();
    expect(await findingsOn(page, [390])).toEqual([]);
  });

  it('D5.1 S8.3 a form with mistakes, and a refused one', async () => {
    const page = await open('/auth/register');
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('alert').waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });

  it('S1.8 S1.9 D7.41 checkout, payment, receipt and orders', async () => {
    const email = uniqueEmail('axe');
    await makeAccount(testShop.address, email);
    const page = await open(paths.plain, (one) => one.getByRole('button', { name: 'Add to cart' }).first().click());
    await expect.poll(() => cartCount(page)).toBe(1);
    await openPage(page, '/auth/login');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/home');
    await openPage(page, '/account/orders');
    expect(await findingsOn(page), 'no orders').toEqual([]);

    await openPage(page, '/cart');
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page.waitForURL(/\/checkout\?order=/);
    await page.getByLabel('Country').selectOption('DE');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('alert').waitFor();
    expect(await findingsOn(page), 'address with mistakes').toEqual([]);
    const lines = { 'First name': 'Ada', 'Last name': 'Lovelace', 'Street and number': 'Torstraße 1' };
    for (const [label, text] of Object.entries({ ...lines, 'Postal code': '10119', City: 'Berlin' }))
      await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('button', { name: 'Continue to review' }).waitFor();
    expect(await findingsOn(page), 'delivery').toEqual([]);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    const pay = page.getByRole('button', { name: /^Order and pay €/ });
    await pay.waitFor();
    expect(await findingsOn(page), 'review').toEqual([]);
    await pay.click();
    await heading(page, 'Pay for your order').waitFor();
    expect(await findingsOn(page), 'payment').toEqual([]);
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await page.getByText('The payment did not go through').waitFor();
    expect(await findingsOn(page), 'failed payment').toEqual([]);
    await page.getByRole('button', { name: /^Order and pay €/ }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await heading(page, 'Thank you. It is yours.').waitFor();
    expect(await findingsOn(page), 'receipt').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'View order' }).click();
    await heading(page, /^Order /).waitFor();
    expect(await findingsOn(page), 'order').toEqual([]);
    await openPage(page, '/account/orders');
    expect(await findingsOn(page), 'orders').toEqual([]);
    await mailTo(testShop.address, email, /order/i);
    await openPage(page, '/dev/outbox');
    expect(await findingsOn(page), 'outbox').toEqual([]);
  });
});
