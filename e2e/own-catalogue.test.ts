import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { berlin, callShop, uniqueEmail } from './account-steps.ts';
import { becomeFirstOperator } from './admin-steps.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop-process.ts';
import { keys } from './input-device.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { expectToast, heading, main } from './story-steps.ts';
import { useTestShop } from './test-shop.ts';

const picturePath = fileURLToPath(new URL('./fixtures/coffee.jpg', import.meta.url));

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
  const device = keys(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await becomeFirstOperator(page, shop);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await heading(page, 'Products').waitFor();
  await device.press(page.getByRole('link', { name: 'Categories' }));
  await heading(page, 'Categories').waitFor();
  await page.keyboard.press('n');
  await device.write(page.getByLabel('Name in English'), 'Turned things');
  await device.write(page.getByLabel('Name in German'), 'Gedrechseltes');
  await device.press(button('Save'));
  await page.getByText('Turned things was added').waitFor();

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await heading(page, 'Products').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  await page.keyboard.type('Pine mug');
  await device.write(page.getByLabel('Price in EUR'), '18.50');
  await device.pick(page.getByRole('dialog').getByLabel('Category'), 'Turned things');
  await device.press(button('Create draft'));
  await heading(page, 'Pine mug').waitFor();

  await device.write(page.getByLabel('Name in German'), 'Zirbenbecher');
  await device.write(page.getByLabel('Short text in English'), 'Turned by hand.');
  for (const name of ['Black', 'Blue']) {
    // The ring is drawn around the whole label, where the keyboard of the stories does not look for it.
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await device.write(page.getByLabel('Stock, row 1'), '3');
  await page.keyboard.press('Control+d');
  await device.write(page.getByLabel('Own price, row 2'), '24.00');
  await device.press(button('Save'));
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await reloadPage(page);
  await heading(page, 'Pine mug').waitFor();
  expect(await findingsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('h1').focus();
  await page.keyboard.press('p');
  await page.getByText('Customers see Pine mug now').waitFor();
  console.info(`catalogue from nothing: ${Math.round((performance.now() - began) / 1000)} s`);

  const customer = await testShop.visit({ baseURL: shop.address });
  await buy(customer);
  await openPage(customer, '/de/products/categories/turned-things');
  await main(customer).getByRole('link', { name: 'Zirbenbecher', exact: true }).first().waitFor();

  const { variation, id } = await callShop<{ id: number; variation: { color: string; variantId: number }[] }>(
    shop.address,
    '/products/pine-mug',
  );
  const [shown = { name: '', slug: '' }] = (
    await callShop<{ productList: { name: string; slug: string }[] }>(
      shop.address,
      '/products?pageSize=1&customizable=true&inStock=true',
    )
  ).productList;
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

  await page.goto(`${shop.address}/admin/attributes`);
  await heading(page, 'Attributes').waitFor();
  await device.press(button('Edit Blue'));
  await device.write(page.getByLabel('Name in English'), 'Harbour blue');
  await device.write(page.getByLabel('Name in German'), 'Hafenblau');
  await device.press(button('Save'));
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await device.press(button('Delete Harbour blue'));
  await page.getByText(/products still have it/).waitFor();
  await page.keyboard.press('Escape');
  expect(await findingsOn(page)).toEqual([]);

  await page.goto(`${shop.address}/admin/products/${id}`);
  await heading(page, 'Pine mug').waitFor();
  const goesWith = page.getByRole('region', { name: 'Goes well with' });
  await device.write(goesWith.getByLabel('Find a product by name or number'), shown.name);
  await device.press(goesWith.getByRole('button', { name: `Add ${shown.name}` }));
  await page.getByLabel('Add picture').last().setInputFiles(picturePath);
  await device.write(page.getByLabel('What it shows, in English'), 'A mug of pine');
  await device.write(page.getByLabel('What it shows, in German'), 'Ein Becher aus Zirbe');
  await device.press(button('Set focal point of picture 1'));
  await device.press(page.getByRole('button', { name: 'Focal point', exact: true }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await findingsOn(page)).toEqual([]);
  await device.press(button('Use this point'));
  await device.press(button('Save'));
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await page.goto(`${shop.address}/admin/categories`);
  await device.press(button('Edit Turned things'));
  await page.getByLabel('Add picture').last().setInputFiles(picturePath);
  await device.write(page.getByLabel('What it shows, in English'), 'Mugs on a lathe');
  await device.write(page.getByLabel('What it shows, in German'), 'Becher auf der Drehbank');
  await device.press(button('Save'));
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await openPage(customer, '/de/products/pine-mug');
  await main(customer).getByText('Hafenblau').first().waitFor();
  const related = main(customer).locator('section[aria-labelledby=related]').getByRole('listitem').first();
  expect(await related.innerHTML()).toContain(`/products/${shown.slug}`);
  const cut = main(customer).getByRole('img', { name: 'Ein Becher aus Zirbe' }).first();
  expect(await cut.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('45% 55%');
  await openPage(customer, '/de/home');
  await main(customer).getByRole('img', { name: 'Becher auf der Drehbank' }).first().waitFor({ state: 'attached' });
});
