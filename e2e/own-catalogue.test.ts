import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { berlin, callShop, uniqueEmail } from './account-steps.ts';
import { becomeFirstOperator } from './admin-steps.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop-process.ts';
import { keys } from './input-device.ts';
import { makePineMug } from './own-catalogue-steps.ts';
import { openPage } from './page-ready.ts';
import { expectToast, heading, main } from './story-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

interface Ordered {
  orderId: string;
  url: string;
}

/** A customer finds the product by its name, chooses the dearer colour, and puts it into the cart at its price. */
async function buy(page: Page): Promise<void> {
  const device = keys(page);
  await openPage(page, '/search?key=pine%20mug');
  await main(page).getByText('from €18.50').first().waitFor();
  await device.press(main(page).getByRole('link', { name: 'Pine mug', exact: true }).first());
  await heading(page, 'Pine mug').waitFor();
  await main(page).getByText('€18.50', { exact: true }).first().waitFor();
  await device.choose(main(page).locator('input[name=colour][value=blue]').first());
  await page.waitForURL(/colour=blue/);
  await main(page).getByText('€24.00', { exact: true }).first().waitFor();
  await device.press(main(page).getByRole('button', { name: 'Add to cart' }).first());
  await expectToast(page, 'Added To Cart');
  await openPage(page, '/cart');
  await main(page).getByText('€24.00', { exact: true }).first().waitFor();
}

it('D20.4 an owner makes a category and a product of two colours, one of them dearer, by keys, and a customer finds and orders it', async () => {
  const began = performance.now();
  const page = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(page, shop);

  await makePineMug(page);
  console.info(`catalogue from nothing: ${Math.round((performance.now() - began) / 1000)} s`);

  const customer = await testShop.visit({ baseURL: shop.address });
  await buy(customer);
  await openPage(customer, '/de/products/categories/turned-things');
  await main(customer).getByRole('link', { name: 'Zirbenbecher', exact: true }).first().waitFor();

  const { variation, id } = await callShop<{ id: number; variation: { color: string; variantId: number }[] }>(
    shop.address,
    '/products/pine-mug',
  );
  const variantId = variation.find(({ color }) => color === 'blue')?.variantId;
  const ordered = await callShop<Ordered>(shop.address, '/unauthenticated/checkout', {
    items: [{ productId: id, variantId, quantity: 2 }],
    email: uniqueEmail('catalogue'),
    address: berlin,
    deliveryMethod: 'standard',
  });
  expect(ordered.orderId).toBeTruthy();
  // Two at the price of the colour, and the delivery.
  await customer.goto(new URL(ordered.url, shop.address).href);
  await customer.getByText('€52.90').first().waitFor();
  await expect.poll(async () => (await callShop<{ stock: number }>(shop.address, '/products/pine-mug')).stock).toBe(4);
});
