import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, callShop, submitSignIn, programToken } from './account-steps.ts';
import { keys } from './input-device.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { plainProduct } from './stock.ts';
import { drawer, heading, main, notice, expectToast } from './story-steps.ts';

const testShop = useTestShop();
let plain = { path: '', name: '', id: 0 };
beforeAll(async () => {
  const { product, colour: color, size } = await plainProduct(testShop.address);
  plain = { path: `/products/${product.slug}?colour=${color}&size=${size}`, name: product.name, id: product.id };
});

const open = async (path: string, page?: Page) => {
  const displayedPage = page ?? (await testShop.visit());
  await openPage(displayedPage, path);
  await displayedPage.locator('h1').first().waitFor();
  return displayedPage;
};
const cards = (page: Page) => main(page).getByRole('article');
const nameOf = async (page: Page, card: number) => (await cards(page).nth(card).getByRole('link').textContent()) ?? '';
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist: ${name}`, exact: true });
/** The number at a place of the shop's head. */
const countAt = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first().textContent();
const listed = (page: Page) => cards(page).getByRole('heading').allTextContents();

describe('the wishlist', () => {
  it('S1.3 S3.19 S6.2 S8.16 D6.5 a guest’s joins the account’s at sign-in, and leaves with the account', async () => {
    const email = 'wishes@example.com';
    await makeAccount(testShop.address, email);
    const page = await open('/products');
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 2)];
    await heart(page, first).click();
    await expectToast(page, 'Added To wishlist');
    await keys(page).press(heart(page, second));
    await expect.poll(() => countAt(page, '/wishlist')).toBe('2');
    expect(await heart(page, second).getAttribute('aria-pressed')).toBe('true');

    await page.locator('header a[href="/wishlist"]').first().click();
    await heading(page, 'Your wishlist').waitFor();
    expect(await listed(page)).toEqual([second, first]);
    await keys(page).press(page.getByRole('button', { name: `Remove ${second}` }));
    await expectToast(page, 'Removed From Wishlist');
    await keys(page).press(page.getByRole('button', { name: `Undo: keep ${second}` }));
    await expect.poll(() => listed(page)).toEqual([second, first]);
    await reloadPage(page);
    await expect.poll(() => listed(page)).toEqual([second, first]);
    expect(await findingsOn(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await submitSignIn(page, email);
    await page.waitForURL('**/home');
    const token = await programToken(testShop.address, email);
    const atServer = async () => {
      const { wishlist } = await callShop<{ wishlist: { name: string }[] }>(
        testShop.address,
        '/wishlist',
        undefined,
        token,
      );
      return wishlist.map(({ name }) => name);
    };
    await expect.poll(atServer).toEqual([second, first]);
    await expect.poll(() => countAt(page, '/wishlist')).toBe('2');

    await open('/wishlist', page);
    await page.getByRole('button', { name: `Remove ${first}` }).click();
    await expect.poll(atServer).toEqual([second]);
    await page.getByRole('link', { name: 'Account of Grace' }).click();
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await page.waitForURL('**/home');
    await expect.poll(() => countAt(page, '/wishlist')).toBe('');

    const elsewhere = await open('/auth/login');
    await submitSignIn(elsewhere, email);
    await elsewhere.waitForURL('**/home');
    await open('/wishlist', elsewhere);
    await expect.poll(() => listed(elsewhere)).toEqual([second]);
  });
});

describe('the cart beside the page', () => {
  it('S1.2 S2.11 on a phone: the back button and a touch beside it close it, and the page stays', async () => {
    const page = await testShop.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await open(`/search?key=${encodeURIComponent(plain.name)}`, page);
    await main(page).getByRole('link', { name: plain.name, exact: true }).first().tap();
    await heading(page, plain.name).waitFor();
    // No size is preset.
    await main(page).locator('label:not([data-out]):has(input[name=size])').first().tap();
    await main(page).getByRole('button', { name: 'Add to cart' }).first().tap();
    await drawer(page).waitFor();
    await page.evaluate(() => history.back());
    await drawer(page).waitFor({ state: 'hidden' });
    await heading(page, plain.name).waitFor();
    await page.locator('header a[href="/cart"]').first().tap();
    await drawer(page).waitFor();
    await notice(page, 'Added To Cart').waitFor({ state: 'detached' });
    await page.touchscreen.tap(190, 20);
    await drawer(page).waitFor({ state: 'hidden' });
    await page.locator('header a[href="/cart"]').first().tap();
    await drawer(page).getByRole('button', { name: 'Go to checkout' }).tap();
    await page.waitForURL(/\/(checkout|auth\/login)/);
  });
});
