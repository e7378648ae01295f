import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, say, sendSignIn } from './account-steps.ts';
import { keys } from './hand.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useStage } from './stage.ts';
import { plainGoods } from './stock.ts';
import { cartCount, drawer, heading, main, notice, told } from './story-steps.ts';

const stage = useStage();
let plain = { path: '', name: '', id: 0 };
beforeAll(async () => {
  const { product, colour, size } = await plainGoods(stage.address);
  plain = { path: `/products/${product.slug}?colour=${colour}&size=${size}`, name: product.name, id: product.id };
});

const open = async (path: string, page?: Page) => {
  const shown = page ?? (await stage.visit());
  await openPage(shown, path);
  await shown.locator('h1').first().waitFor();
  return shown;
};
const cards = (page: Page) => main(page).getByRole('article');
const nameOf = async (page: Page, card: number) => (await cards(page).nth(card).getByRole('link').textContent()) ?? '';
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Wishlist: ${name}`, exact: true });
const compare = (page: Page, name: string) => page.getByRole('button', { name: `Compare: ${name}`, exact: true });
/** The number at a place of the shop's head. */
const countAt = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first().textContent();
const listed = (page: Page) => cards(page).getByRole('heading').allTextContents();

describe('the wishlist', () => {
  it('S1.3 S3.19 S6.2 S8.16 D6.5 a guest’s joins the account’s at sign-in, and leaves with the account', async () => {
    const email = 'wishes@example.com';
    await makeAccount(stage.address, email);
    const page = await open('/products');
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 2)];
    await heart(page, first).click();
    await told(page, 'Added To wishlist');
    await keys(page).press(heart(page, second));
    await expect.poll(() => countAt(page, '/wishlist')).toBe('2');
    expect(await heart(page, second).getAttribute('aria-pressed')).toBe('true');

    await page.locator('header a[href="/wishlist"]').first().click();
    await heading(page, 'Your wishlist').waitFor();
    expect(await listed(page)).toEqual([second, first]);
    await keys(page).press(page.getByRole('button', { name: `Remove ${second}` }));
    await told(page, 'Removed From Wishlist');
    await keys(page).press(page.getByRole('button', { name: `Undo: keep ${second}` }));
    await expect.poll(() => listed(page)).toEqual([second, first]);
    await reloadPage(page);
    await expect.poll(() => listed(page)).toEqual([second, first]);
    expect(await findingsOn(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await sendSignIn(page, email);
    await page.waitForURL('**/home');
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const atServer = async () => {
      const { wishlist } = await say<{ wishlist: { name: string }[] }>(stage.address, '/wishlist', undefined, token);
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
    await sendSignIn(elsewhere, email);
    await elsewhere.waitForURL('**/home');
    await open('/wishlist', elsewhere);
    await expect.poll(() => listed(elsewhere)).toEqual([second]);
  });

  it('S7.38 is cleared whole after a question, and is empty then', async () => {
    const page = await open('/products');
    for (const card of [0, 1]) await heart(page, await nameOf(page, card)).click();
    await open('/wishlist', page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    expect(await listed(page)).toHaveLength(2);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear the list' }).click();
    await heading(page, 'Nothing put aside yet.').waitFor();
    expect(await countAt(page, '/wishlist')).toBe('');
  });

  it('S4.19 S8.16 what lies there already is told when it is moved there from the cart', async () => {
    const page = await open(plain.path);
    await heart(page, plain.name).click();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await drawer(page).getByRole('link', { name: 'View cart' }).click();
    await heading(page, 'Your cart').waitFor();
    await page.getByRole('button', { name: `Move to wishlist: ${plain.name}` }).click();
    await told(page, 'Product already in wishlist');
    await expect.poll(() => cartCount(page)).toBe(0);
    expect(await countAt(page, '/wishlist')).toBe('1');
  });
});

describe('comparing', () => {
  it('S1.4 S3.19 S8.17 four stand side by side; a fifth asks for a place; another tab knows', async () => {
    const page = await open('/products');
    const names = await Promise.all([0, 1, 2, 3, 4].map((card) => nameOf(page, card)));
    const fifth = names.pop() ?? '';
    for (const name of names) await compare(page, name).click();
    await told(page, 'Added To compare');
    await expect.poll(() => countAt(page, '/compare')).toBe('4');
    await keys(page).press(compare(page, fifth));
    const question = page.getByRole('dialog', { name: 'Up to 4 at a time' });
    await question.getByText(fifth).waitFor();
    expect(await findingsOn(page, [1440])).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Compare: ${fifth}`);
    expect(await compare(page, fifth).getAttribute('aria-pressed')).toBe('false');

    const other = await open('/compare', await page.context().newPage());
    const columns = () => other.getByRole('columnheader').getByRole('link').and(other.locator('[href*="/products/"]'));
    await expect.poll(() => columns().allTextContents()).toEqual(names);
    await compare(page, fifth).click();
    await question.getByRole('button', { name: `Replace ${names[1]}` }).click();
    await told(page, 'Removed From Compare');
    const now = [names[0], names[2], names[3], fifth];
    await expect.poll(() => columns().allTextContents()).toEqual(now);

    const rows = other.getByRole('rowheader').or(other.locator('th[scope=rowgroup]'));
    const titles = (await rows.allTextContents()).filter((title) => /differ|same/i.test(title));
    expect(titles).toEqual(['Where they differ', 'The same for all']);
    await other.getByRole('switch', { name: 'Only differences' }).focus();
    await other.keyboard.press('Space');
    await other.getByText(/the same for all and not shown/).waitFor();
    expect(await other.getByText('The same for all', { exact: true }).count()).toBe(0);
    expect(await findingsOn(other)).toEqual([]);
    await other.getByRole('button', { name: `Remove ${fifth}` }).click();
    await expect.poll(() => countAt(page, '/compare')).toBe('3');
    await page.close();
  });

  it('S1.4 tells a product that the shop has no more, and takes no price from memory', async () => {
    const page = await open(plain.path);
    await compare(page, plain.name).click();
    await page.route(`**/api/products/${plain.id}`, (route) =>
      route.fulfill({ status: 404, json: { status: { code: 'PRODUCT_NOT_FOUND', description: 'Gone' } } }),
    );
    await open('/compare', page);
    await page.getByText(`${plain.name} is not in the shop any more.`).waitFor();
    expect(await main(page).getByText('€').count()).toBe(0);
    await page.getByRole('button', { name: `Remove ${plain.name}` }).click();
    await heading(page, 'Nothing to compare yet.').waitFor();
  });
});

describe('the cart beside the page', () => {
  it('S1.2 S3.7 S8.15 by keyboard: it takes the focus to its heading and gives it back', async () => {
    const page = await open(plain.path);
    const add = main(page).getByRole('button', { name: 'Add to cart' }).first();
    const hand = keys(page);
    await hand.press(add);
    await told(page, 'Added To Cart');
    await drawer(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    await expect.poll(focused).toBe('Your cart: 1 item');
    await hand.press(drawer(page).getByRole('button', { name: 'One more' }));
    await drawer(page).getByRole('heading', { name: 'Your cart: 2 items' }).waitFor();
    await hand.press(drawer(page).getByRole('button', { name: `Remove ${plain.name}` }));
    await hand.press(drawer(page).getByRole('button', { name: /^Undo/ }));
    await drawer(page).getByRole('heading', { name: 'Your cart: 2 items' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(focused).toMatch(/^Add/);

    await hand.press(page.locator('header a[href="/cart"]').first());
    await drawer(page).waitFor();
    await hand.press(drawer(page).getByRole('link', { name: 'View cart' }));
    await heading(page, 'Your cart').waitFor();
    expect(await drawer(page).count()).toBe(0);
    await expect.poll(focused).toBe('Your cart');
  });

  it('S1.2 S2.11 on a phone: the back button and a touch beside it close it, and the page stays', async () => {
    const page = await stage.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await open(`/search?key=${encodeURIComponent(plain.name)}`, page);
    await main(page).getByRole('link', { name: plain.name, exact: true }).first().tap();
    await heading(page, plain.name).waitFor();
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
