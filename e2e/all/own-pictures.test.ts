import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callShop } from '../account-steps.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { keys } from '../input-device.ts';
import { findingsOn } from '../inspect.ts';
import { makePineMug } from '../own-catalogue-steps.ts';
import { openPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const picturePath = fileURLToPath(new URL('../fixtures/coffee.jpg', import.meta.url));

const testShop = useTestShop();
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
});

it('D20.4 an owner renames a colour, adds a related product and pictures with their focal points, and a customer sees them', async () => {
  const page = await testShop.visit({ baseURL: shop.address });
  const device = keys(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await becomeFirstOperator(page, shop);
  await makePineMug(page);
  const { id } = await callShop<{ id: number }>(shop.address, '/products/pine-mug');
  const [related = { name: '', slug: '' }] = (
    await callShop<{ productList: { name: string; slug: string }[] }>(
      shop.address,
      '/products?pageSize=1&customizable=true&inStock=true',
    )
  ).productList;

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
  await device.write(goesWith.getByLabel('Find a product by name or number'), related.name);
  await device.press(goesWith.getByRole('button', { name: `Add ${related.name}` }));
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

  const customer = await testShop.visit({ baseURL: shop.address });
  await openPage(customer, '/de/products/pine-mug');
  await main(customer).getByText('Hafenblau').first().waitFor();
  const relatedItem = main(customer).locator('section[aria-labelledby=related]').getByRole('listitem').first();
  expect(await relatedItem.innerHTML()).toContain(`/products/${related.slug}`);
  const cut = main(customer).getByRole('img', { name: 'Ein Becher aus Zirbe' }).first();
  expect(await cut.evaluate((element) => getComputedStyle(element).objectPosition)).toBe('45% 55%');
  await openPage(customer, '/de/home');
  await main(customer).getByRole('img', { name: 'Becher auf der Drehbank' }).first().waitFor({ state: 'attached' });
});
