import { describe, expect, it } from 'vitest';
import { makeAccount, password, callShop, uniqueEmail } from './account-steps.ts';
import { useTestShop } from './test-shop.ts';
import { plainProduct } from './stock.ts';
import { heading, main, path } from './story-steps.ts';

const testShop = useTestShop();
const visit = () => testShop.visit({ javaScriptEnabled: false });

describe('D2.6 without JavaScript', () => {
  it('S1.1 S1.15 the first page leads to every category', async () => {
    const page = await visit();
    await page.goto('/home');
    expect(await page.title()).toMatch(/augmented reality/);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Furniture' }).click();
    await heading(page, 'Furniture').waitFor();
    expect(await main(page).getByRole('article').count()).toBeGreaterThan(0);
  });

  it('S7.24 D2.12 a list is filtered and sorted by its form, and goes on by a link', async () => {
    const page = await visit();
    await page.goto('/products');
    const names = () => main(page).getByRole('article').getByRole('heading').allTextContents();
    const first = await names();
    await page.getByRole('link', { name: 'Load more' }).click();
    await page.waitForURL('**/products?page=2');
    const second = await names();
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((name) => first.includes(name))).toEqual([]);

    await page.goto('/products');
    await page.getByLabel('Sort by').selectOption('price-asc');
    await page.locator('summary', { hasText: 'Colour' }).click();
    await page.getByRole('checkbox', { name: 'Yellow' }).locator('xpath=ancestor::label').click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/[?&]colour=yellow/);
    expect(await path(page)).toContain('sort=price-asc');
    expect(await page.locator('input[name=colour][value=yellow]').isChecked()).toBe(true);
    const prices = await main(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Number(/€([\d,.]+)/.exec(card.textContent)?.[1]?.replace(',', ''))));
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).not.toContain(Number.NaN);
  });

  it('S1.1 D2.12 the search answers', async () => {
    const page = await visit();
    await page.goto('/home');
    const box = page.locator('header').getByRole('searchbox').locator('visible=true');
    await box.fill('mug');
    await box.press('Enter');
    await page.waitForURL('**/search?key=mug');
    expect(await main(page).getByRole('article').first().textContent()).toMatch(/mug/i);
  });

  it('S3.1 a product can be read, and its variants chosen', async () => {
    const { product, colour: colorToken, size } = await plainProduct(testShop.address);
    const page = await visit();
    await page.goto(`/products/${product.slug}`);
    await heading(page, product.name).waitFor();
    await main(page).getByText(product.shortDescription).first().waitFor();
    await main(page).locator(`input[name=colour][value=${colorToken}]`).locator('xpath=ancestor::label').click();
    await main(page).locator(`input[name=size][value=${size}]`).locator('xpath=ancestor::label').click();
    await page.getByRole('button', { name: 'Choose this' }).click();
    await page.waitForURL(
      (url) => url.searchParams.get('size') === size && url.searchParams.get('colour') === colorToken,
    );
    expect(await main(page).locator(`input[name=colour][value=${colorToken}]`).isChecked()).toBe(true);
    expect(await main(page).getByRole('img').first().isVisible()).toBe(true);
  });

  it('D2.12 who made a product and who answers for it is in the page, with its warnings', async () => {
    for (const [address, safety, warnings] of [
      ['/products/hearth-photo-mug', 'Maker and safety', 'Warnings'],
      ['/de/products/hearth-photo-mug', 'Hersteller und Sicherheit', 'Warnhinweise'],
    ] as const) {
      const page = await visit();
      await page.goto(address);
      await main(page).locator('summary', { hasText: safety }).click();
      await main(page).getByText(warnings, { exact: true }).waitFor();
      expect(await main(page).getByText('Afterimage Werkstatt GmbH').count()).toBe(2);
    }
  });

  it('D7.41 S7.22 the demo payment page pays', async () => {
    const shop = testShop.address;
    const email = uniqueEmail('still');
    await makeAccount(shop, email);
    const { accessToken } = await callShop<{ accessToken: string }>(shop, '/auth/login', { email, password });
    const { product, colour: colorToken, size } = await plainProduct(shop);
    const variantId = product.variation
      .find(({ color }) => color === colorToken)
      ?.size.find(({ name }) => name === size)?.variantId;
    const payment = await callShop<{ url: string; orderId: string }>(
      shop,
      '/checkout',
      {
        items: [{ productId: product.id, variantId, quantity: 1 }],
        address: {
          firstName: 'Grace',
          lastName: 'Hopper',
          line1: 'Torstraße 1',
          city: 'Berlin',
          postalCode: '10119',
          countryCode: 'DE',
        },
        deliveryMethod: 'standard',
      },
      accessToken,
    );
    const page = await visit();
    await page.context().addCookies([{ name: 'token', value: encodeURIComponent(accessToken), url: shop }]);
    await page.goto(payment.url);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(`**/checkout/complete/${payment.orderId}`);
    const status = () => callShop<{ status: string }>(shop, `/orders/${payment.orderId}`, undefined, accessToken);
    await expect.poll(async () => (await status()).status).toBe('paid');
  });
});
