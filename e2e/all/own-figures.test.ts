import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { berlin, callShop, uniqueEmail } from '../account-steps.ts';
import { savePictures } from '../admin-pictures.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { finger, keys } from '../input-device.ts';
import { findingsOn } from '../inspect.ts';
import { openPage, reloadPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { plainProduct } from '../stock.ts';
import { expectToast, heading, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const phone = { userAgent: iphone, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Detail {
  id: number;
  slug: string;
  variation: { size: { variantId: number }[] }[];
}

/** Two pieces are ordered by a guest and paid. */
async function orderTwo({ id, variation }: Detail): Promise<void> {
  const { url } = await callShop<{ url: string }>(shop.address, '/unauthenticated/checkout', {
    items: [{ productId: id, variantId: variation[0]?.size[0]?.variantId, quantity: 2 }],
    email: uniqueEmail('figures'),
    address: berlin,
    deliveryMethod: 'standard',
  });
  const paid = await fetch(new URL(url, shop.address), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
  });
  expect(paid.status).toBeLessThan(400);
}

/** A customer on a phone comes to a product from outside, puts it into the cart and goes on to another page. */
async function visitByPhone(address: string): Promise<void> {
  const customer = await testShop.visit({ ...phone, baseURL: shop.address });
  const told = customer.waitForRequest((request) => request.url().endsWith('/api/visits'));
  await openPage(customer, address);
  await told;
  await finger(customer).press(main(customer).getByRole('button', { name: 'Add to cart' }).first());
  await expectToast(customer, 'Added To Cart');
}

const sum = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Sums' })
    .getByText(title, { exact: true })
    .locator('xpath=following-sibling::dd[1]');

it('D20.3 an owner enters costs, and sees by keys what was sold and earned, who came, and what is running out', async () => {
  const page = await testShop.visit({ baseURL: shop.address });
  const device = keys(page);
  await becomeFirstOperator(page, shop);
  const { product, colour, size } = await plainProduct(shop.address);
  const detail = await callShop<Detail>(shop.address, `/products/${product.slug}`);

  await openPage(page, `/admin/products/${detail.id}`);
  await heading(page, product.name).waitFor();
  await device.write(page.getByLabel('Cost per item, row 1', { exact: true }), '4.50');
  await page.keyboard.press('Control+d');
  await device.press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await orderTwo(detail);

  await visitByPhone(`/products/${product.slug}?colour=${colour}&size=${size}`);
  // Who asks not to be counted is not.
  const uncounted = await testShop.visit({ ...phone, baseURL: shop.address, extraHTTPHeaders: { 'sec-gpc': '1' } });
  const told = uncounted.waitForRequest((request) => request.url().endsWith('/api/visits'));
  await openPage(uncounted, `/products/${product.slug}`);
  await told;

  await page.locator('h1').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await heading(page, 'Figures').waitFor();
  await expect.poll(() => sum(page, 'Orders').textContent()).toBe('1');
  await expect.poll(() => sum(page, 'Items').textContent()).toBe('2');
  await page
    .getByText(/% of the goods$/)
    .first()
    .waitFor();
  await page
    .getByRole('row', { name: new RegExp(`^${product.name} 2 0 `) })
    .first()
    .waitFor();
  await device.pick(page.getByLabel('Chart', { exact: true }), 'Margin');
  await device.pick(page.getByLabel('Period', { exact: true }), 'This year');
  await expect.poll(() => new URL(page.url()).search).toBe('?measure=margin&period=thisYear');
  expect(await findingsOn(page)).toEqual([]);
  const file = await page.getByRole('link', { name: 'Save as CSV' }).getAttribute('href');
  const text = await page.evaluate(async (href) => (await fetch(href)).text(), file ?? '');
  expect(text.split('\r\n')[0]).toContain('Margin EUR');

  await device.press(page.getByRole('link', { name: 'Visits', exact: true }));
  await page.waitForURL(/\/admin\/figures\/visits/);
  const funnel = page.getByRole('region', { name: 'From visit to paid order' });
  const count = (name: string) =>
    funnel.getByText(name, { exact: true }).locator('xpath=following-sibling::strong').textContent();
  await expect
    .poll(
      async () => {
        await page.reload();
        return Promise.all(['Visits', 'Product views', 'Added to cart', 'Paid orders'].map(count));
      },
      { timeout: 60_000, interval: 3000 },
    )
    .toEqual(['1', '1', '1', '1']);
  await device.pick(page.getByLabel('Device', { exact: true }), 'Desktop');
  await expect.poll(() => count('Visits')).toBe('0');
  expect(await findingsOn(page)).toEqual([]);

  await openPage(page, '/admin/stock');
  await heading(page, 'Low stock').waitFor();
  await device.write(page.getByLabel('Low from this many pieces'), '100000');
  await page.keyboard.press('Enter');
  await page.getByText('Saved', { exact: true }).first().waitFor();
  // The notice is gone then, and what was saved is still there.
  await reloadPage(page);
  await expect.poll(() => page.getByLabel('Low from this many pieces').inputValue()).toBe('100000');
  const change = page.getByRole('button', { name: /^Change stock: / }).first();
  await change.waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await device.press(change);
  await device.write(page.getByRole('dialog').getByLabel('More or fewer pieces'), '7');
  await device.press(page.getByRole('dialog').getByRole('button', { name: 'Change stock' }));
  await page.getByRole('dialog').getByText('+7', { exact: false }).waitFor();

  for (const path of ['/admin/figures', '/admin/figures/visits', '/admin/stock']) await savePictures(page, path);
});
