import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsOn } from './inspect.ts';
import { mailTo } from './mails.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { plainProduct } from './stock.ts';
import { cartCount, heading, main } from './story-steps.ts';

const testShop = useTestShop();
let productPath = '';
beforeAll(async () => {
  const { product, colour: color, size } = await plainProduct(testShop.address);
  productPath = `/products/${product.slug}?colour=${color}&size=${size}`;
});

/** One thing in the cart, and the checkout open at its first step. */
async function toCheckout(page: Page): Promise<void> {
  await openPage(page, productPath);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(() => cartCount(page)).toBe(1);
  await openPage(page, '/cart');
  await main(page).getByRole('button', { name: 'Go to checkout' }).click();
  await page.waitForURL(/\/checkout\?order=/);
}

const visibleSuffix = 'visible=true';
/** The amount in the row of the sums that begins with these words, in cents. */
async function amount(page: Page, name: string | RegExp): Promise<number> {
  const row = page
    .locator('dl > div', { has: page.locator('dt', { hasText: name }) })
    .locator(visibleSuffix)
    .first();
  return Number((await row.locator('dd').textContent())?.replace(/[^\d]/g, ''));
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator(visibleSuffix).first();

async function applyCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Discount code' }).locator(visibleSuffix).first();
  if ((await field.count()) === 0) await button(page, 'Add a discount code').click();
  await field.fill(code);
  await page.keyboard.press('Enter');
}

async function fillIn(
  page: Page,
  country: string,
  more: Record<string, string> = { 'Postal code': '10119' },
): Promise<void> {
  await page.getByLabel('Country').selectOption(country);
  const lines = { 'First name': 'Ada', 'Last name': 'Lovelace', 'Street and number': 'Torstraße 1' };
  for (const [label, text] of Object.entries({ ...lines, ...more, City: 'Berlin' }))
    await page.getByLabel(label).fill(text);
}

describe('the checkout', () => {
  it('S1.8 S6.1 D7.42 a guest on a phone, with a discount code: from the cart to the receipt', async () => {
    const page = await testShop.visit({ viewport: { width: 390, height: 844 } });
    await toCheckout(page);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('link', { name: 'Please enter e-mail address' }).waitFor();
    expect(await findingsOn(page, [390]), "a guest's address with mistakes").toEqual([]);
    await page.getByLabel('E-mail address').fill('guest@example.com');
    await fillIn(page, 'DE');
    await reloadPage(page);
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('guest@example.com');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.waitForURL(/step=review/);

    await applyCode(page, 'nonsense');
    await page.getByText('We don’t know this code.').locator(visibleSuffix).first().waitFor();
    expect(await findingsOn(page, [390]), 'a code that is refused').toEqual([]);
    const [productChoice, delivery] = [await amount(page, 'Subtotal'), await amount(page, 'Delivery')];
    const discount =
      (await page.locator('dt', { hasText: /^Discount$/ }).count()) > 0 ? await amount(page, /^Discount$/) : 0;
    await applyCode(page, 'welcome10');
    const chip = button(page, 'Remove discount code WELCOME10');
    await chip.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe('Remove discount code WELCOME10');
    expect(await findingsOn(page, [390]), 'a code that counts').toEqual([]);
    const less = Math.floor((productChoice - discount) / 10 + 0.5);
    expect(await amount(page, 'Discount code WELCOME10')).toBe(less);
    const total = productChoice - discount - less + delivery;
    expect(await amount(page, /^Total$/)).toBe(total);
    await reloadPage(page);
    await chip.waitFor();

    const price = `€${(total / 100).toFixed(2)}`;
    await page.getByRole('button', { name: `Order and pay ${price}`, exact: true }).click();
    await heading(page, 'Pay for your order').waitFor();
    await page.getByText(price, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(/\/checkout\/complete\/.*key=/);
    await heading(page, 'Thank you. It is yours.').waitFor();
    await main(page).getByText(price).first().waitFor();
    const mail = await mailTo(testShop.address, 'guest@example.com', /A1\d{4}/);
    expect(mail.text).toContain(price);
  });
});
