import { readFile } from 'node:fs/promises';
import type { Product, ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callShop, uniqueEmail } from '../account-steps.ts';
import { checkOut, pay } from '../checkout-steps.ts';
import { mouse } from '../input-device.ts';
import { mailTo } from '../mails.ts';
import { openPage } from '../page-ready.ts';
import { drawer, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
const name = 'Hearth Photo Mug';

async function upload(kind: 'customization' | 'ar-customization', file: string, type: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([await readFile(new URL(`../fixtures/${file}`, import.meta.url))], { type }), file);
  const reply = await fetch(`${testShop.address}/api/file/${kind}`, { method: 'POST', body: form });
  if (!reply.ok) throw new Error(`The file was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

/** A guest's cart with a mug that has a photo and a film, put into it over the wire; answers the cart's id. */
async function cartWithMug(): Promise<string> {
  const { productList } = await callShop<{ productList: Product[] }>(
    testShop.address,
    '/products?customizable=true&pageSize=100',
  );
  const mug = productList.find((product) => product.name === name);
  const product = await callShop<ProductDetail>(testShop.address, `/products/${mug?.id ?? 0}`);
  const slots = product.customizationList.filter(({ choiceId }) => choiceId === undefined);
  const photo = slots.find(({ kind, limits }) => kind === 'photo' && limits.arAllowed);
  const variant = product.variation.find(({ variantId, stock }) => variantId !== null && stock > 0);
  const choices = slots.flatMap(({ id, kind, extraList: [first] }) =>
    kind === 'specification' && first ? [{ id, input: null, extraList: [first.id] }] : [],
  );
  const { id: cartId } = await callShop<{ id: string }>(testShop.address, '/unauthenticated/carts', {});
  const attachmentId = await upload('ar-customization', 'film.mp4', 'video/mp4');
  await callShop(testShop.address, `/unauthenticated/carts/${cartId}`, {
    productId: product.id,
    variantId: variant?.variantId ?? product.variantId,
    productClientCustomizationList: [
      { id: photo?.id, input: await upload('customization', 'photo.jpg', 'image/jpeg'), extraList: [] },
      ...choices,
    ],
    productArCustomizationList: [{ customizationId: photo?.id, attachmentId, type: 'VIDEO' }],
  });
  return cartId;
}

/** The picture of the mug with the customer's photo has come, in the shape of the shop's photographs. */
async function expectOwnPicture(within: Page | Locator): Promise<void> {
  const picture = within.getByRole('img', { name: `${name} with your design` }).first();
  await picture.waitFor();
  // a list that comes anew replaces the element
  const widthInView = () =>
    picture.evaluate((image: HTMLImageElement) => {
      image.scrollIntoView();
      return image.naturalWidth;
    });
  await expect.poll(() => widthInView().catch(() => 0)).toBeGreaterThan(300);
  const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(0.8, 1);
}

it('S3.6 S3.8 what came by the API is seen on the product: in drawer, cart, checkout, receipt, order and mail', async () => {
  const cartId = await cartWithMug();
  const page = await testShop.visit({ viewport: { width: 1440, height: 900 } });
  const email = uniqueEmail('own-picture');
  await page.addInitScript((id) => {
    // a mail is shown in a frame without storage
    if (window === top && !localStorage.getItem('cartId')) localStorage.setItem('cartId', id);
  }, cartId);
  await openPage(page, '/products/hearth-photo-mug');
  await page.locator('header a[href="/cart"]').first().click();
  await expectOwnPicture(drawer(page));
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL(/\/cart$/);
  await expectOwnPicture(main(page));
  await main(page).getByLabel('Comes alive').first().waitFor();

  await main(page).getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await expectOwnPicture(page);
  const visitor = { page, device: mouse(page), shop: testShop.address, email, password: '', phone: false };
  await checkOut(visitor);
  const number = await pay(visitor);
  await expectOwnPicture(main(page));
  await main(page)
    .getByText(/^Arrives/)
    .first()
    .waitFor();

  await main(page).getByRole('link', { name: 'See it come alive now' }).click();
  await page.waitForURL(/\/projects\?project=/);
  await page.locator('#come-alive').waitFor();
  await page.goBack();
  await main(page).getByRole('link', { name: 'View order' }).click();
  await expectOwnPicture(main(page));

  const { id } = await mailTo(testShop.address, email, new RegExp(number));
  await page.goto(`${testShop.address}/dev/outbox/${id}`);
  const mail = page.frameLocator('iframe');
  const picture = mail.getByRole('img', { name: `${name} with your design` }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  // on a phone no line of the mail is cut
  await page.setViewportSize({ width: 360, height: 740 });
  const { scrollWidth, clientWidth } = await mail
    .locator('html')
    .evaluate((root) => ({ scrollWidth: root.scrollWidth, clientWidth: root.clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});
