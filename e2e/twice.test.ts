import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, callShop, submitSignIn, signInAt, programToken, uniqueEmail } from './account-steps.ts';
import { openPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { plainProduct } from './stock.ts';
import { cartCount, drawer, heading } from './story-steps.ts';

const testShop = useTestShop();
let productPath = '';
beforeAll(async () => {
  const { product, colour: color, size } = await plainProduct(testShop.address);
  productPath = `/products/${product.slug}?colour=${color}&size=${size}`;
});

const address = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Street and number': 'Torstraße 1',
  'Postal code': '10119',
  City: 'Berlin',
};

/** A visitor with an account of their own, one thing in the cart, and the checkout open at its first step. */
async function atCheckout(email: string): Promise<Page> {
  await makeAccount(testShop.address, email);
  const page = await testShop.visit();
  await signInAt(page, email);
  await openPage(page, productPath);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => cartCount(page)).toBe(1);
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.waitForURL(/\/checkout\?order=/);
  await page.getByLabel('Country').waitFor();
  return page;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('DE');
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text);
}

describe('doing it twice', () => {
  it('S1.8 S7.22 a double click on "Pay" makes one order', async () => {
    const page = await atCheckout('twice@example.com');
    await fillIn(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).dblclick();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('button', { name: /^Order and pay €/ }).dblclick();
    await heading(page, 'Pay for your order').waitFor();
    await page.getByRole('button', { name: 'Pay now' }).dblclick();
    await heading(page, 'Thank you. It is yours.').waitFor();
    const { orderList } = await callShop<{ orderList: { status: string }[] }>(
      testShop.address,
      '/orders',
      undefined,
      await programToken(testShop.address, 'twice@example.com'),
    );
    expect(orderList.map(({ status }) => status)).toEqual(['paid']);
    const { addressList } = await callShop<{ addressList: unknown[] }>(
      testShop.address,
      '/profile/addresses',
      undefined,
      await programToken(testShop.address, 'twice@example.com'),
    );
    expect(addressList).toHaveLength(1);
    await expect.poll(() => cartCount(page)).toBe(0);
  });
});

describe('two tabs', () => {
  it('S3.19 S6.2 the other tab knows what lies in the cart, who has signed in, and who has left', async () => {
    const email = uniqueEmail('tabs');
    await makeAccount(testShop.address, email);
    const page = await testShop.visit();
    const other = await page.context().newPage();
    await openPage(other, '/home');
    await openPage(page, productPath);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => cartCount(page)).toBe(1);
    await expect.poll(() => cartCount(other)).toBe(1);

    await openPage(page, '/auth/login');
    await submitSignIn(page, email);
    await page.waitForURL('**/home');
    await other.locator('header a[aria-label="Account of Grace"]').first().waitFor();
    await expect.poll(() => cartCount(other)).toBe(1);

    await page.getByRole('link', { name: 'Account of Grace' }).click();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL('**/home');
    await other.locator('header a[aria-label="Sign in"]').first().waitFor();
    await expect.poll(() => cartCount(other)).toBe(0);
  });
});
