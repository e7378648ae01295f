import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, password, submitSignIn, signInAt, uniqueEmail } from './account-steps.ts';
import { mailedLink } from './mails.ts';
import { openPage, pageReady } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { personalizableProduct, plainProduct } from './stock.ts';
import { closeDrawer, heading, main } from './story-steps.ts';

// One test a notice: its exact words, its title, where it stands and how it is read out. Those of section 8 that are
// not here are in the stories of notices, accounts and reviews.

const testShop = useTestShop();
const email = uniqueEmail('notice');
let product = { path: '', name: '' };
let personal = '';
beforeAll(async () => {
  await makeAccount(testShop.address, email);
  const { product: found, colour: color, size } = await plainProduct(testShop.address);
  product = { path: `/products/${found.slug}?colour=${color}&size=${size}`, name: found.name };
  personal = `/customize/${(await personalizableProduct(testShop.address)).slug}`;
});

const open = async (path: string, given?: Page) => {
  const page = given ?? (await testShop.visit());
  await openPage(page, path);
  return page;
};
const region = (page: Page) => page.getByRole('region', { name: /^Notices/ });
const toastItems = (page: Page): Locator => region(page).getByRole('listitem');

/** Waits for the notice and says all of it: sign, title, text and how it is announced; it must stand bottom right. */
async function toastTexts(page: Page): Promise<string[]> {
  const notice = toastItems(page).last();
  await notice.waitFor();
  // Notices move up and down as others come and go. All is read at once, before this one goes.
  let texts: string[] = [];
  await expect
    .poll(async () => {
      const { corner, words } = await notice.evaluate((item) => {
        const box = item.getBoundingClientRect();
        const paragraphs = [...item.querySelectorAll('p')].map(({ textContent }) => textContent);
        return {
          corner: Math.max(innerWidth - box.right, innerHeight - box.bottom),
          words: [...paragraphs, item.closest('[aria-live]')?.getAttribute('aria-live') ?? ''],
        };
      });
      texts = words;
      return corner;
    })
    .toBeLessThan(48);
  return texts;
}
const dismiss = (page: Page) => toastItems(page).last().getByRole('button').last().click();

/** Lets calls fail: with the words of the server, or with none. */
const failing = (page: Page, calls: RegExp, description?: string, method?: string) =>
  page.route(calls, async (route) => {
    if (method && route.request().method() !== method) return route.continue();
    if (description === undefined) return route.fulfill({ status: 500, body: 'broken' });
    return route.fulfill({ status: 503, json: { status: { code: 'UNAVAILABLE', description }, message: description } });
  });

describe('what is told when something fails', () => {
  it.each([
    ['the server’s message', 'We are counting.', ['We are counting.', 'assertive']],
    ['"Server error!" when there is none', undefined, ['Server error!', 'assertive']],
  ])('S8.2 a failed call: %s', async (_, description, words) => {
    testShop.forgive();
    const page = await open(product.path);
    await failing(page, /\/api\/unauthenticated\/carts/, description, 'POST');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    expect(await toastTexts(page)).toEqual(words);
  });

  it('S8.3 sign-in, registration, verification, reset-e-mail and reset-password: titled "Server error!"', async () => {
    testShop.forgive();
    const page = await open('/auth/login');
    const words = ['Server error!', 'We are closed.', 'assertive'];
    await failing(page, /\/api\/auth\//, 'We are closed.', 'POST');
    await submitSignIn(page, email);
    expect(await toastTexts(page), 'sign-in').toEqual(words);

    await open('/auth/register', page);
    for (const [label, text] of Object.entries({
      'First name': 'Ada',
      'Last name': 'Byron',
      'E-mail address': 'a@b.io',
    }))
      await page.getByLabel(label).fill(text);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create an account' }).click();
    expect(await toastTexts(page), 'registration').toEqual(words);

    await open('/auth/verify?token=abc', page);
    expect(await toastTexts(page), 'verification').toEqual(words);

    await open('/auth/reset', page);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect(await toastTexts(page), 'reset-e-mail').toEqual(words);

    await open('/auth/reset/new?token=abc', page);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    expect(await toastTexts(page), 'reset-password').toEqual(words);
  });

  it('S8.6 lists of products, popular ones among them: "Server error!"', async () => {
    testShop.forgive();
    const page = await open('/help');
    await failing(page, /\/api\/products(\?|$)/, 'Not these words.');
    await page.locator('footer').getByRole('link', { name: 'All products' }).click();
    expect(await toastTexts(page), 'products').toEqual(['Server error!', 'assertive']);

    const other = await open('/help');
    await failing(other, /\/api\/products\/popular/, 'Not these words.');
    await other.locator('header a[href="/home"]').first().click();
    expect(await toastTexts(other), 'popular products').toEqual(['Server error!', 'assertive']);
  });

  it('S8.7 orders, one order and projects have words of their own when the server has none', async () => {
    testShop.forgive();
    const page = await testShop.visit();
    await signInAt(page, email);
    const id = '00000000-0000-4000-8000-000000000000';
    await failing(page, /\/api\/orders/);
    await open('/account/orders', page);
    expect(await toastTexts(page)).toEqual(['Failed to fetch orders', 'assertive']);
    await open(`/account/orders/${id}`, page);
    expect(await toastTexts(page)).toEqual(['Failed to fetch order', 'assertive']);
    await page.unroute(/\/api\/orders/);
    await failing(page, /\/api\/orders/, 'The server’s own words.');
    await open('/account/orders', page);
    expect(await toastTexts(page)).toEqual(['The server’s own words.', 'assertive']);
  });

  it('S8.7 an upload: "Failed to upload file"', async () => {
    testShop.forgive();
    const page = await open(personal);
    await failing(page, /\/api\/file\//);
    await page.locator('input[type=file][accept*="image"]').first().setInputFiles('e2e/fixtures/photo.jpg');
    expect(await toastTexts(page)).toEqual(['Failed to upload file', 'assertive']);
  });

  it('S8.8 a cart that does not come and a line that does not go are silent', async () => {
    testShop.forgive();
    const page = await open(product.path);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await closeDrawer(page);
    await failing(page, /\/api\/unauthenticated\/carts\//, 'Not these words.', 'DELETE');
    await open('/cart', page);
    const refused = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.goto('/help');
    await refused.catch(() => undefined);
    await failing(page, /\/api\/unauthenticated\/carts\//, 'Not these words.', 'GET');
    const cartReply = page.waitForResponse(/\/api\/unauthenticated\/carts\//);
    await page.goto('/cart');
    await cartReply;
    await pageReady(page);
    expect(await toastItems(page).count()).toBe(0);
  });
});

describe('what is told when something worked', () => {
  it('S8.9 S8.10 S8.11 S4.5 S4.6 S4.7 registering, verifying and signing in', async () => {
    const page = await open('/auth/register');
    const emailAddress = uniqueEmail('newcomer');
    for (const [label, text] of Object.entries({
      'First name': 'Ada',
      'Last name': 'Byron',
      'E-mail address': emailAddress,
    }))
      await page.getByLabel(label).fill(text);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create an account' }).click();
    expect(await toastTexts(page)).toEqual([
      'Successfully registered!',
      'Please, check the registered email for the verification.',
      'polite',
    ]);
    await page.waitForURL('**/home');

    await open(await mailedLink(testShop.address, emailAddress, /confirm/i, '/auth/verify'), page);
    expect(await toastTexts(page)).toEqual(['Enjoy your purchase!', 'We glad to see you!', 'polite']);
    await page.waitForURL('**/home');

    const elsewhere = await open('/auth/login');
    await submitSignIn(elsewhere, emailAddress);
    expect(await toastTexts(elsewhere)).toEqual(['Welcome back!', "We're glad to have you back.", 'polite']);
    await elsewhere.waitForURL('**/home');
  });

  it('S8.15 S4.13 S4.14 the cart: a new line, one more of it, one less, and none', async () => {
    const page = await open(product.path);
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    const without = async (words: string) => {
      const [title, ...rest] = await toastItems(page).last().locator('p').allTextContents();
      expect([title, ...rest]).toEqual([words]);
    };
    await add.click();
    await toastItems(page).first().waitFor();
    await without('Added To Cart');
    await closeDrawer(page);
    await dismiss(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await toastItems(page).first().waitFor();
    await without('Item added to cart');
    await open('/cart', page);
    await page.getByRole('button', { name: 'One less' }).click();
    expect(await toastTexts(page)).toEqual(['Item Decremented From Cart', 'polite']);
    await dismiss(page);
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('link', { name: 'Help and contact' }).first().click();
    expect(await toastTexts(page)).toEqual(['Removed From Cart', 'polite']);
  });

  it('S8.16 S8.17 S4.19 the wishlist and the comparison', async () => {
    const page = await open(product.path);
    const wishlistButton = main(page)
      .getByRole('button', { name: `Wishlist: ${product.name}` })
      .first();
    await wishlistButton.click();
    expect(await toastTexts(page)).toEqual(['Added To wishlist', 'polite']);
    await dismiss(page);
    await wishlistButton.click();
    expect(await toastTexts(page)).toEqual(['Removed From Wishlist', 'polite']);
    await dismiss(page);
    const compare = main(page)
      .getByRole('button', { name: `Compare: ${product.name}` })
      .first();
    await compare.click();
    expect(await toastTexts(page)).toEqual(['Added To compare', 'polite']);
    await dismiss(page);
    await compare.click();
    expect(await toastTexts(page)).toEqual(['Removed From Compare', 'polite']);
    await dismiss(page);

    await wishlistButton.click();
    await dismiss(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await closeDrawer(page);
    await open('/cart', page);
    await heading(page, 'Your cart').waitFor();
    await page
      .getByRole('button', { name: /wishlist/i })
      .locator('visible=true')
      .first()
      .click();
    await toastItems(page).filter({ hasText: 'Product already in wishlist' }).first().waitFor();
    await toastItems(page).filter({ hasText: 'Removed From Cart' }).first().waitFor();
  });
});
