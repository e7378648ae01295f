import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import { draftContentOf } from '@afterimage/contract/values/slot-wire.ts';
import { makeAccount, signInAt, uniqueEmail } from './account-steps.ts';
import { casesOf, furtherStory } from './every-case.ts';
import { finger, mouse } from './input-device.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { acceptWarnings, goOn, addPhoto, step } from './personal-steps.ts';
import { useTestShop } from './test-shop.ts';
import { largeProduct } from './stock.ts';
import { heading, main, path, type Visitor } from './story-steps.ts';

const testShop = useTestShop();
let productChoice: ProductDetail;
let photo = '';
const emailAddress = uniqueEmail('studio');
beforeAll(async () => {
  productChoice = await largeProduct(testShop.address);
  photo = productChoice.customizationList.find(({ kind }) => kind === 'photo')?.title ?? '';
  await makeAccount(testShop.address, emailAddress);
});

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const windows = [
  ['390 px', phone, finger],
  ['1440 px', {}, mouse],
] as const;

async function enter(options: BrowserContextOptions = {}, device = mouse): Promise<Visitor> {
  const page = await testShop.visit(options);
  await openPage(page, `/customize/${productChoice.slug}`);
  await heading(page, productChoice.name).waitFor();
  return {
    page,
    device: device(page),
    shop: testShop.address,
    email: emailAddress,
    password: '',
    phone: options === phone,
  };
}
const next = (page: Page) => main(page).getByRole('button', { name: /^(Next: |Continue without AR)/ });
const saved = (page: Page) => page.locator('header').getByText(/^Saved \d/);
const part = (page: Page, name: string) => step(page, name).waitFor();

const hasPhoto = (page: Page) =>
  main(page)
    .getByRole('button', { name: `${photo}: has a photo` })
    .waitFor();

/** Through everything that need not be changed, to the proof. */
async function toCheckout({ page, device }: Visitor): Promise<void> {
  while (!page.url().includes('step=checkout')) {
    const before = page.url();
    const name = (await next(page).textContent()) ?? '';
    await device.press(next(page).and(page.locator(':not([aria-disabled])')));
    await page.waitForURL((url) => url.href !== before);
    // the address is there before what it shows
    await main(page).getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  }
  await step(page, 'Checkout').waitFor();
}

describe.each(casesOf<readonly (typeof windows)[number][]>(windows, windows.slice(0, 1)))(
  'the studio at %s',
  (_, options, device) => {
    it('S2.7 S3.16 S4.1 S4.21 leads from step to step, says why not, and back goes back', async () => {
      const visitor = await enter(options, device);
      const { page } = visitor;
      await part(page, 'Photos');
      expect(await next(page).getAttribute('aria-disabled')).toBe('true');
      await main(page).getByText(`Please add a photo: ${photo}`).first().waitFor();
      await addPhoto(visitor, photo);
      await goOn(visitor, 'Texts');
      expect(await path(page)).toContain('step=product&part=text');
      await page.locator('h2:focus', { hasText: 'Texts' }).waitFor();
      await page.goBack();
      await part(page, 'Photos');
      await page.goForward();
      await part(page, 'Texts');
      await saved(page).waitFor();
      await reloadPage(page);
      await part(page, 'Texts');

      await page.goBack();
      // The place at hand is the first that is still empty.
      await visitor.device.press(main(page).getByRole('button', { name: `${photo}: has a photo` }));
      await visitor.device.press(main(page).getByRole('button', { name: `Remove the photo: ${photo}` }));
      await expect.poll(() => next(page).getAttribute('aria-disabled')).toBe('true');
      expect(await step(page, 'Product Personalization').textContent()).toContain('begun');
      await visitor.device.press(page.locator('header').getByRole('button', { name: 'Undo' }));
      await hasPhoto(page);
      await expect.poll(() => next(page).getAttribute('aria-disabled')).toBeNull();
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
    });

    it('S2.9 S4.23 shows what is printed; a warning stops the order until it is accepted', async () => {
      const visitor = await enter(options, device);
      const { page } = visitor;
      await addPhoto(visitor, photo);
      await toCheckout(visitor);
      await main(page).getByRole('heading', { name: 'This is what we print' }).waitFor();
      await main(page).locator('canvas').first().waitFor();
      for (const name of ['Product details', 'AR Media', 'Extra'])
        await main(page).getByRole('region', { name, exact: true }).waitFor();
      const add = main(page).getByRole('button', { name: 'Add to cart' });
      const pay = main(page).getByRole('button', { name: 'Pay now' });
      await main(page).getByText('1 warning to check.').waitFor();
      for (const button of [add, pay]) expect(await button.getAttribute('aria-disabled')).toBe('true');
      await acceptWarnings(visitor);
      await expect.poll(() => add.getAttribute('aria-disabled')).toBeNull();
      await visitor.device.press(add);
      await heading(page, 'Your cart').waitFor();
      // What was ordered is no draft any more.
      await openPage(page, `/customize/${productChoice.slug}`);
      await main(page).getByText(`Please add a photo: ${photo}`).first().waitFor();
    });
  },
);

describe('a design', () => {
  it('S1.11 goes on on another device, by its link', async () => {
    const visitor = await enter();
    await addPhoto(visitor, photo);
    await goOn(visitor, 'Texts');
    await saved(visitor.page).waitFor();
    await visitor.page.getByRole('button', { name: 'Continue on another device' }).click();
    const link = await visitor.page.getByLabel('Link to this design').inputValue();
    await visitor.page.getByRole('dialog').locator('svg path').first().waitFor({ state: 'attached' });

    const other = await testShop.visit(phone);
    await openPage(other, link);
    await part(other, 'Photos');
    await hasPhoto(other);
    await expect.poll(() => path(other)).not.toContain('draft=');
    await openPage(other, `${link.slice(0, -3)}AAA`);
    await main(other).getByText('This link leads to a design that no longer exists.').waitFor();
  });

  it('S1.11 is kept without a connection, and saved when it is back', async () => {
    testShop.forgive();
    const visitor = await enter();
    const { page } = visitor;
    await addPhoto(visitor, photo);
    await saved(page).waitFor();
    await page.context().setOffline(true);
    await goOn(visitor, 'Texts');
    const words = main(page).locator('input[type=text], textarea').first();
    await words.fill('Ada');
    await page.locator('header').getByText('Not saved: offline').waitFor();
    await page.context().setOffline(false);
    await saved(page).waitFor();
    await reloadPage(page);
    await expect.poll(() => words.inputValue()).toBe('Ada');
  });

  furtherStory('S1.11 that was changed in two places asks which to keep', async () => {
    const visitor = await enter();
    const { page } = visitor;
    await addPhoto(visitor, photo);
    await saved(page).waitFor();
    const { key, revision, work } = await page.evaluate(
      (name) =>
        JSON.parse(localStorage.getItem(name) ?? '{}') as {
          key: string;
          revision: number;
          work: { content: DraftDesign };
        },
      `customize:${productChoice.slug}`,
    );
    const content = draftContentOf({ ...work.content, quantity: 7 });
    await fetch(`${testShop.address}/api/drafts/${key}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, revision }),
    });
    await goOn(visitor, 'Texts');
    await main(page).locator('input[type=text], textarea').first().fill('Ada');
    await page.getByRole('dialog', { name: 'Which version do you want to keep?' }).waitFor();
    await page.getByRole('button', { name: /^Use the one from/ }).click();
    await saved(page).waitFor();
    await expect.poll(() => main(page).getByText('7 pieces').count()).toBeGreaterThan(0);
  });
});

describe('paying at once', () => {
  it('D7.42 S3.8 a guest comes to the checkout of an order, and the cart stays as it is', async () => {
    const visitor = await enter();
    const { page, device } = visitor;
    await addPhoto(visitor, photo);
    await toCheckout(visitor);
    await acceptWarnings(visitor);
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/unauthenticated/checkout')),
      device.press(main(page).getByRole('button', { name: 'Pay now' })),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ items: [{ acceptedWarningList: [{ code: 'LOW_RESOLUTION' }] }] });
    expect(sent.headers()['idempotency-key']).toBeTruthy();
    await page.waitForURL(/\/checkout\?order=/);
    await page.getByText(productChoice.name).first().waitFor();
    await openPage(page, '/cart');
    await page.getByText('Your cart is empty.').first().waitFor();
  });

  furtherStory('D7.42 S4.18 an account too, with a design that it began as a guest', async () => {
    const visitor = await enter();
    const { page, device } = visitor;
    await addPhoto(visitor, photo);
    await saved(page).waitFor();
    await signInAt(page, emailAddress);
    const joined = page.waitForResponse(/\/drafts\/[\w-]+\/authenticate$/);
    await openPage(page, `/customize/${productChoice.slug}`);
    expect((await joined).status()).toBe(200);
    await toCheckout(visitor);
    await acceptWarnings(visitor);
    await device.press(main(page).getByRole('button', { name: 'Pay now' }));
    await page.waitForURL(/\/checkout\?order=/);
    await page.getByText(productChoice.name).first().waitFor();
  });
});
