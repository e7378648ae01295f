import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeAccount, signInAt, uniqueEmail } from './account-steps.ts';
import { furtherStory } from './every-case.ts';
import { finger, mouse } from './input-device.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { personalizeProduct } from './personal-steps.ts';
import { cartCount, heading, main, type Visitor } from './story-steps.ts';
import { personalizableProduct } from './stock.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A customer with a personalized line in the cart, on the cart page. */
async function withLine(options: BrowserContextOptions, email = '') {
  const page = await testShop.visit(options);
  if (email) await signInAt(page, email);
  const isPhone = options === phone;
  const device = isPhone ? finger(page) : mouse(page);
  const visitor: Visitor = { page, device, shop: testShop.address, email, password: '', phone: isPhone };
  const { name } = await personalizeProduct(visitor);
  const { customizationList } = await personalizableProduct(testShop.address);
  const slot = customizationList.find(({ kind }) => kind === 'text')?.title ?? '';
  return { page, device, name, slot };
}
type WithLine = Awaited<ReturnType<typeof withLine>>;
const line = (page: Page, words: string) => main(page).locator('li[id^="line-"]').filter({ hasText: words });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const ofLine = (page: Page) => main(page).getByText('You’re editing an item in your cart.');

/** Opens a line in the studio and changes its text. */
async function write({ page, name, slot }: WithLine, before: string, input: string): Promise<void> {
  await line(page, before)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await ofLine(page).waitFor();
  await main(page).getByRole('heading', { name: 'This is what we print' }).waitFor();
  await main(page)
    .getByRole('button', { name: `Edit: ${slot}` })
    .click();
  await main(page).getByRole('textbox', { name: slot }).fill(input);
}
const save = (page: Page) =>
  main(page).getByRole('button', { name: 'Save changes' }).and(page.locator(':not([aria-disabled])'));

describe('a personal line of the cart', () => {
  it('S3.7 is edited in the studio, saved to the same line, left as it is, and duplicated', async () => {
    const engraved = await withLine(phone);
    const { page, device, name, slot } = engraved;
    const id = await line(page, 'For Ada').getAttribute('id');
    const pictured = await line(page, 'For Ada').getByText('showing a film').count();
    expect(pictured).toBe(1);

    await write(engraved, 'For Ada', 'For Bea');
    await device.press(save(page));
    await heading(page, 'Your cart').waitFor();
    await line(page, 'For Bea').getByText('showing a film').waitFor();
    expect(await line(page, 'For Bea').getAttribute('id')).toBe(id);
    expect(await main(page).locator('li[id^="line-"]').count()).toBe(1);

    await write(engraved, 'For Bea', 'For Cid');
    await page
      .locator('header')
      .getByText(/^Saved \d/)
      .waitFor();
    await page.getByRole('link', { name: 'Leave without saving and go back to the cart' }).click();
    await line(page, 'For Bea')
      .getByRole('link', { name: `Edit ${name}` })
      .click();
    await main(page).getByText('You have earlier changes here that are not in your cart yet.').waitFor();
    await reloadPage(page);
    await ofLine(page).waitFor();
    await device.press(page.locator('nav button', { hasText: 'Texts' }));
    await expect.poll(() => main(page).getByRole('textbox', { name: slot }).inputValue()).toBe('For Cid');
    await device.press(button(page, 'Start again from the cart'));
    await main(page).getByText('For Bea').first().waitFor();
    while (!page.url().endsWith('/cart')) await page.goBack();
    await line(page, 'For Bea').waitFor();

    await line(page, 'For Bea')
      .getByRole('link', { name: `Duplicate ${name}` })
      .click();
    await page.waitForURL(/[?&]design=/);
    await main(page).getByText('For Bea').first().waitFor();
    expect(await ofLine(page).count()).toBe(0);
    await device.press(button(page, 'Add to cart').and(page.locator(':not([aria-disabled])')));
    await heading(page, 'Your cart').waitFor();
    await expect.poll(() => main(page).locator('li[id^="line-"]').count()).toBe(2);
    // What was begun for a product has another place than a design that was opened from the cart.
    const storageKeys = await page.evaluate(() => Object.keys(localStorage));
    expect(storageKeys.filter((key) => /^customize:[^:]+$/.test(key))).toEqual([]);
  });

  furtherStory('S3.7 removed in another place while it is edited it goes into the cart as a new one', async () => {
    testShop.forgive();
    const engraved = await withLine({});
    const { page } = engraved;
    const id = await line(page, 'For Ada').getAttribute('id');
    await write(engraved, 'For Ada', 'For Bea');
    await page.evaluate(async (cartItemId) => {
      const cart = `/api/unauthenticated/carts/${localStorage.getItem('cartId')}/items`;
      await fetch(`${cart}/${cartItemId}`, { method: 'DELETE' });
    }, id?.replace('line-', ''));
    await main(page).getByText('This item is no longer in your cart. Your design is kept:').waitFor();
    while (!page.url().includes('step=checkout')) {
      const before = page.url();
      await main(page)
        .locator('button:not([aria-disabled])', { hasText: /^(Next: |Continue without AR)/ })
        .click();
      await page.waitForURL((url) => url.href !== before);
    }
    await button(page, 'Add to cart').and(page.locator(':not([aria-disabled])')).click();
    await line(page, 'For Bea').waitFor();
    expect(await line(page, 'For Bea').getAttribute('id')).not.toBe(id);
    expect(await cartCount(page)).toBe(1);
  });
});

furtherStory('S1.11 S1.12 is found in the account, named, and shown to others until its link is ended', async () => {
  const email = uniqueEmail('designs');
  await makeAccount(testShop.address, email);
  const { page, name } = await withLine({}, email);
  await openPage(page, '/account/designs');
  // The design itself, drawn on the product's picture.
  await main(page).getByRole('listitem').locator('canvas').first().waitFor();
  await main(page).getByText('In your cart').waitFor();
  await button(page, `Rename ${name}`).click();
  await page.getByLabel('Name of the design').fill('For Grandma');
  await button(page, 'Save').click();
  await button(page, 'Share For Grandma').click();
  const link = page.getByLabel('View-only link');
  await expect.poll(() => link.inputValue()).toMatch(/\/designs\/[\w-]{22}$/);
  const { pathname } = new URL(await link.inputValue());

  const stranger = await testShop.visit(phone);
  await openPage(stranger, pathname);
  await heading(stranger, 'For Grandma').waitFor();
  await main(stranger).locator('canvas').first().waitFor();
  await main(stranger).getByText('For Ada').first().waitFor();
  await main(stranger).getByText('A film').first().waitFor();
  expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const text = await stranger.evaluate(() => document.body.innerHTML);
  expect(text).not.toContain(email);
  expect(await main(stranger).getByRole('textbox').count()).toBe(0);
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await button(page, 'Stop sharing').click();
  await page.getByText('You’ve stopped sharing. Nobody can open the link any more.').waitFor();
  testShop.forgive();
  await openPage(stranger, `/de${pathname}`);
  await heading(stranger, 'Dieser Entwurf wird nicht mehr geteilt').waitFor();

  // Its own link leads to the line, or begins a new one from it.
  const key = await page.evaluate(async () => {
    const drafts = await fetch('/api/drafts', {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    });
    return ((await drafts.json()) as { data: { draftList: { key: string; slug: string }[] } }).data.draftList[0];
  });
  await openPage(page, `/customize/${key?.slug}?draft=${key?.key}`);
  await heading(page, 'This design is in your cart').waitFor();
  await page.getByRole('link', { name: 'Change it' }).click();
  await ofLine(page).waitFor();
  await page.goBack();
  await button(page, 'Start a new design from it').click();
  await main(page).getByText('For Ada').first().waitFor();
  expect(await ofLine(page).count()).toBe(0);
});
