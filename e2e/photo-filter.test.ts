import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { describe, expect, it } from 'vitest';
import { withPages } from '../server/src/print/pdf-pages.ts';
import { makeAccount, callShop, signInAt, uniqueEmail, programToken } from './account-steps.ts';
import { checkOut, pay } from './checkout-steps.ts';
import { mouse } from './input-device.ts';
import { findingsOn } from './inspect.ts';
import { acceptWarnings, goThroughParts, addPhoto } from './personal-steps.ts';
import { colorfulPhoto, filterChoice, filterNames, looksLike, quartersOf } from './photo-filter-steps.ts';
import { arrived, choice } from './photo-steps.ts';
import { projectNow } from './project-steps.ts';
import { useTestShop } from './test-shop.ts';
import { personalizableProduct } from './stock.ts';
import { heading, main, type Visitor } from './story-steps.ts';
import { printFile } from './viewer-film.ts';

const testShop = useTestShop();
const slug = 'window-seat-photo-cushion';

/** The colors in the quarters of the print's first page. */
const printedQuarters = (pdf: Buffer): Promise<number[][]> =>
  withPages(pdf, async (pages) => {
    const { width, height, data } = (await pages[0]?.raster(50)) ?? expect.fail('no page');
    return [0.3, 0.7].flatMap((y) =>
      [0.3, 0.7].map((x) => {
        const at = 4 * (Math.round(y * height) * width + Math.round(x * width));
        return [...data.subarray(at, at + 3)];
      }),
    );
  });

describe("a photo's filter", () => {
  it('S2.8 S2.9 S1.9 goes with the photo from the studio to the proof, the cart, the order, the print and the order made again', async () => {
    const email = uniqueEmail('filter');
    await makeAccount(testShop.address, email);
    const page = await testShop.visit();
    await signInAt(page, email);
    const token = await programToken(testShop.address, email);
    const visitor: Visitor = { page, device: mouse(page), shop: testShop.address, email, password: '', phone: false };
    const { name, customizationList: slots } = await personalizableProduct(testShop.address, slug);
    const title = slots.find(({ kind }) => kind === 'photo')?.title ?? '';
    const folder = await mkdtemp(join(tmpdir(), 'afterimage-filter-'));
    const { name: fileName, buffer } = await colorfulPhoto();
    await writeFile(join(folder, fileName), buffer);

    await page.goto(`/customize/${slug}`, { waitUntil: 'networkidle' });
    await addPhoto(visitor, title, join(folder, fileName));
    await rm(folder, { recursive: true });
    await visitor.device.choose(filterChoice(page).getByRole('radio', { name: filterNames['black-and-white'] }));
    await goThroughParts(visitor, slots);
    await visitor.device.press(main(page).getByRole('button', { name: 'Continue without AR' }));
    const proof = main(page).locator('canvas').first();
    await expect.poll(() => quartersOf(proof)).toEqual(looksLike('black-and-white'));
    await acceptWarnings(visitor);
    await visitor.device.press(main(page).getByRole('button', { name: 'Add to cart' }));
    await heading(page, 'Your cart').waitFor();
    const line = page.getByRole('listitem').filter({ hasText: name });
    await line.getByText('Your photo, in black and white').first().waitFor();
    await visitor.device.press(page.getByRole('button', { name: 'Go to checkout' }));
    await checkOut(visitor);
    await pay(visitor);

    const { orderList } = await callShop<{ orderList: Order[] }>(testShop.address, '/orders', undefined, token);
    const [order] = orderList;
    const project = await projectNow(testShop.address, `/account/orders/${order?.id}/projects`, token);
    expect(project.projectCustomizationItemList[0]).toMatchObject({ kind: 'photo', filter: 'black-and-white' });
    const printed = await printedQuarters(await printFile(testShop.address, project));
    expect(printed).toEqual(looksLike('black-and-white'));

    await page.goto(`/account/orders/${order?.id}`, { waitUntil: 'networkidle' });
    await main(page).getByText('Your photo, in black and white').first().waitFor();
    await main(page)
      .getByRole('button', { name: /^Order again/ })
      .click();
    await main(page).getByRole('link', { name: 'Go to the cart' }).click();
    await line.getByText('Your photo, in black and white').first().waitFor();
    const cart = await callShop<Cart>(testShop.address, '/carts/items', undefined, token);
    expect(cart.itemList[0]?.customizationList[0]).toMatchObject({ filter: 'black-and-white' });
  });

  it('D2.12 its choice has no serious fault, is whole at 320 px, and speaks German', async () => {
    const page = await testShop.visit();
    await page.goto(`/customize/${slug}`, { waitUntil: 'networkidle' });
    await choice(page).setInputFiles(await colorfulPhoto());
    await arrived(page);
    await filterChoice(page).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/de/customize/${slug}`, { waitUntil: 'networkidle' });
    const group = page.getByRole('group', { name: /^Filter: / });
    for (const name of ['Original', 'Schwarzweiß', 'Warm']) await group.getByRole('radio', { name }).waitFor();
    await mouse(page).choose(group.getByRole('radio', { name: 'Schwarzweiß' }));
    await expect
      .poll(() => quartersOf(page.getByRole('application').locator('img')))
      .toEqual(looksLike('black-and-white'));
  });
});
