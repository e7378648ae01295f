import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, say, sendSignIn, signInAt } from './account-steps.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useStage } from './stage.ts';
import { plainGoods } from './stock.ts';
import { cartCount, drawer, heading, path } from './story-steps.ts';

const stage = useStage();
let productPath = '';
beforeAll(async () => {
  const { product, colour, size } = await plainGoods(stage.address);
  productPath = `/products/${product.slug}?colour=${colour}&size=${size}`;
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
  await makeAccount(stage.address, email);
  const page = await stage.visit();
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

const tokenOf = async (page: Page) => (await page.evaluate(() => localStorage.getItem('token'))) ?? '';

describe('doing it twice', () => {
  it('S1.2 S7.13 a double click on "Add to cart" adds once', async () => {
    const page = await stage.visit();
    await openPage(page, productPath);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/unauthenticated\/carts\//.test(request.url())) sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Add to cart' }).first().dblclick();
    await expect.poll(() => cartCount(page)).toBe(1);
    await openPage(page, '/cart');
    expect(await page.getByRole('textbox', { name: /^Quantity of/ }).inputValue()).toBe('1');
    expect(sent).toHaveLength(1);
  });

  it('S4.18 a page that is left before the carts were joined loses nothing', async () => {
    await makeAccount(stage.address, 'left@example.com');
    const page = await stage.visit();
    await openPage(page, productPath);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => cartCount(page)).toBe(1);
    await page.route('**/authenticate', (route) => route.abort());
    await signInAt(page, 'left@example.com');
    await page.unroute('**/authenticate');
    await openPage(page, '/home');
    await expect.poll(() => cartCount(page)).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId'))).toBe(null);
  });

  it('S1.8 S7.22 a double click on "Pay" makes one order', async () => {
    const page = await atCheckout('twice@example.com');
    await fillIn(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).dblclick();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('button', { name: /^Pay €/ }).dblclick();
    await heading(page, 'Pay for your order').waitFor();
    await page.getByRole('button', { name: 'Pay now' }).dblclick();
    await heading(page, 'Thank you. It is yours.').waitFor();
    const { orderList } = await say<{ orderList: { status: string }[] }>(
      stage.address,
      '/orders',
      undefined,
      await tokenOf(page),
    );
    expect(orderList.map(({ status }) => status)).toEqual(['paid']);
    const { addressList } = await say<{ addressList: unknown[] }>(
      stage.address,
      '/profile/addresses',
      undefined,
      await tokenOf(page),
    );
    expect(addressList).toHaveLength(1);
    await expect.poll(() => cartCount(page)).toBe(0);
  });
});

describe('going back and coming again', () => {
  it('S1.8 D2.12 whoever goes back after "Pay" is not taken to the payment', async () => {
    const page = await atCheckout('back@example.com');
    await fillIn(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.waitForURL(/step=review/);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const paying = page.waitForRequest('**/api/checkout');
    const answered = page.waitForResponse('**/api/checkout');
    await page.route('**/api/checkout', async (route) => {
      await held;
      await route.continue();
    });
    const pay = page.getByRole('button', { name: /^Pay €/ });
    await pay.and(page.locator(':not([aria-busy])')).click();
    await paying;
    await page.goBack();
    await page.getByRole('radio', { name: /^Express/ }).waitFor({ state: 'attached' });
    release();
    await answered;
    await page.waitForTimeout(500);
    expect(await path(page)).toMatch(/step=delivery/);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await pay.and(page.locator(':not([aria-busy])')).click();
    await heading(page, 'Pay for your order').waitFor();
  });

  it('S1.8 D2.12 a reload in the checkout keeps what was typed; the back button walks the steps', async () => {
    const page = await atCheckout('reload@example.com');
    await fillIn(page);
    await reloadPage(page);
    expect(await page.getByLabel('Country').inputValue()).toBe('DE');
    for (const [label, text] of Object.entries(address)) expect(await page.getByLabel(label).inputValue()).toBe(text);

    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.waitForURL(/step=delivery/);
    const express = page.getByRole('radio', { name: /^Express/ });
    await express.locator('xpath=ancestor::label').click();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    const pay = page.getByRole('button', { name: /^Pay €/ });
    await pay.and(page.locator(':not([aria-busy])')).waitFor();
    const total = await pay.textContent();
    await reloadPage(page);
    expect(await pay.textContent()).toBe(total);

    await page.goBack();
    await express.waitFor({ state: 'attached' });
    expect(await express.isChecked()).toBe(true);
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to delivery' }).waitFor();
    await page.goBack();
    await heading(page, 'Your cart').waitFor();
    await page.goForward();
    await heading(page, 'Checkout').waitFor();
  });

  it('S2.3 S1.1 back from a product finds the filtered list as it was left', async () => {
    const page = await stage.visit();
    await openPage(page, '/products?sort=price-desc&stock=1');
    const cards = page.getByRole('main').getByRole('article').getByRole('link');
    const name = await cards.nth(14).textContent();
    await cards.nth(14).click();
    await heading(page, name ?? '').waitFor();
    await page.goBack();
    await cards.nth(14).waitFor();
    expect(await path(page)).toBe('/products?sort=price-desc&stock=1');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

describe('two tabs', () => {
  it('S3.19 S6.2 a page that the browser has kept for the way back learns what has happened since', async () => {
    await makeAccount(stage.address, 'kept@example.com');
    const page = await stage.visit();
    // a kept page hears of nothing
    await page.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await signInAt(page, 'kept@example.com');
    await openPage(page, '/home');
    await page.locator('header a[aria-label="Account of Grace"]').first().waitFor();
    const other = await page.context().newPage();
    await openPage(other, '/account');
    await other.getByRole('button', { name: 'Sign out' }).first().click();
    await other.waitForURL('**/home');
    await openPage(other, productPath);
    await other.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => cartCount(other)).toBe(1);
    expect(await page.locator('header a[aria-label="Account of Grace"]').count()).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator('header a[aria-label="Sign in"]').first().waitFor();
    await expect.poll(() => cartCount(page)).toBe(1);
  });

  it('S3.19 S6.2 the other tab knows what lies in the cart, who has signed in, and who has left', async () => {
    const email = 'tabs@example.com';
    await makeAccount(stage.address, email);
    const page = await stage.visit();
    const other = await page.context().newPage();
    await openPage(other, '/home');
    await openPage(page, productPath);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => cartCount(page)).toBe(1);
    await expect.poll(() => cartCount(other)).toBe(1);

    await openPage(page, '/auth/login');
    await sendSignIn(page, email);
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
