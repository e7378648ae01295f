import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { InputDevice } from './input-device.ts';
import { mailedLink } from './mails.ts';
import { openPage } from './page-ready.ts';
import { plainProduct } from './stock.ts';

/** Somebody in the shop: their page, how they work it, and who they are. */
export interface Visitor {
  page: Page;
  device: InputDevice;
  shop: string;
  email: string;
  password: string;
  /** Filters lie in a sheet on a phone, behind words on a wide window. */
  phone: boolean;
}

export const main = (page: Page) => page.locator('#main, main').first();
export const path = (page: Page) => page.evaluate(() => location.pathname + location.search);
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A notice with this title and text. */
export const notice = (page: Page, title: string, description = ''): Locator =>
  page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: description })
    .first();
export const expectToast = (page: Page, title: string, description?: string) =>
  notice(page, title, description).waitFor();

/** The number at the cart in the shop's head. */
export const cartCount = (page: Page) =>
  page
    .locator('header a[href="/cart"]')
    .first()
    .getAttribute('aria-label')
    .then((words) => Number(/\d+/.exec(words ?? '')?.[0] ?? 0));

/** The cart as it opens beside the page after something was added. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

/** Waits for the cart beside the page, and sends it away. */
export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
}

/** The account's place in the shop's head; on a phone it lies in the menu. */
export async function toAccount({ page, device, phone }: Visitor): Promise<void> {
  if (phone) await device.press(page.getByRole('button', { name: 'Menu' }));
  const links = page.locator('header a:is([href="/account"], [href="/auth/login"])');
  await device.press(links.locator('visible=true').first());
}

/** From the first page to the list of everything, and what of it comes in blue. */
export async function lookRound({ page, device, phone }: Visitor): Promise<void> {
  await openPage(page, '/');
  expect(await path(page)).toBe('/home');
  await device.press(main(page).getByRole('link', { name: 'Shop all' }).first());
  await heading(page, 'All products').waitFor();
  const count = main(page).getByText(/^\d+ products$/);
  const all = await count.first().textContent();
  if (phone) await device.press(page.getByRole('button', { name: 'Filters' }));
  else await device.press(page.locator('summary', { hasText: 'Colour' }));
  await device.choose(page.getByRole('checkbox', { name: 'Blue' }));
  await page.waitForURL(/[?&]colour=blue\b/);
  await expect.poll(() => count.first().textContent()).not.toBe(all);
  if (phone) await device.press(page.getByRole('button', { name: /^Show \d+ products$/ }));
}

/** The search field of the head: a search box, and a combobox from its first use on; on a phone it has to be opened. */
export const searchField = (page: Page) => page.locator('header input[name=key]').locator('visible=true');

/** Searches for a product by its name and opens it. */
export async function find({ page, device, phone }: Visitor, name: string): Promise<void> {
  if (phone) {
    await device.press(page.locator('header').getByRole('link', { name: 'Search the shop' }));
    await expect.poll(() => searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  }
  const box = searchField(page);
  await device.write(box, name);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?key=/);
  await device.press(main(page).getByRole('link', { name, exact: true }).first());
  await heading(page, name).waitFor();
}

/** Turns the product of the page in 3D, and goes back to the page. */
export async function viewIn3D({ page, device }: Visitor): Promise<void> {
  const opener = main(page).getByRole('button', { name: 'View in 3D' });
  await device.press(opener);
  const dialog = page.getByRole('dialog', { name: /in your room$/ });
  const model = dialog.locator('[role=slider][data-ready]');
  // without a graphics card the first picture takes its time
  await model.waitFor();
  const { width = 0, height = 0 } = (await model.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThan(200);
  const angle = await model.getAttribute('aria-valuetext');
  await model.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => model.getAttribute('aria-valuetext')).not.toBe(angle);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Chooses colour and size of a plain product, after a look at it, and puts it into the cart. Answers its name. */
export async function takePlain(visitor: Visitor, look = async (_visitor: Visitor) => {}): Promise<string> {
  const { page, device, shop } = visitor;
  const { product, colour: color, size } = await plainProduct(shop);
  await find(visitor, product.name);
  await look(visitor);
  const options = main(page).locator('form', { has: page.getByRole('group', { name: /^Colour/ }) });
  await device.choose(options.locator(`input[name=colour][value=${color}]`));
  await page.waitForURL(new RegExp(`colour=${color}`));
  await device.choose(options.locator(`input[name=size][value=${size}]`));
  await page.waitForURL(new RegExp(`size=${size}`));
  await device.press(main(page).getByRole('button', { name: 'Add to cart' }).first());
  await expectToast(page, 'Added To Cart');
  await expect.poll(() => cartCount(page)).toBe(1);
  return product.name;
}

/** From the cart beside the page to its own page: one more, one more, one less, so that two remain. */
export async function changeQuantity({ page, device }: Visitor, name: string): Promise<void> {
  await device.press(drawer(page).getByRole('link', { name: 'View cart' }));
  await heading(page, 'Your cart').waitFor();
  const line = page.getByRole('listitem').filter({ hasText: name });
  const number = line.getByRole('textbox', { name: `Quantity of ${name}` });
  const step = async (button: string, quantity: number) => {
    await device.press(line.getByRole('button', { name: button }));
    await expect.poll(() => number.inputValue()).toBe(String(quantity));
  };
  await step('One more', 2);
  await step('One more', 3);
  await step('One less', 2);
  await expectToast(page, 'Item Decremented From Cart');
  await expect.poll(() => cartCount(page)).toBe(2);
}

/** From the cart to the checkout, where a guest who has an account finds the way to the sign-in. */
export async function openSignIn({ page, device }: Visitor): Promise<void> {
  await device.press(page.getByRole('button', { name: 'Go to checkout' }));
  await page.waitForURL(/\/checkout\?order=/);
  await device.press(main(page).getByRole('link', { name: 'Sign in' }));
  await page.waitForURL('**/auth/login');
}

/** This guest would rather have an account, and makes one. */
export async function register(visitor: Visitor): Promise<void> {
  const { page, device, email, password } = visitor;
  await openSignIn(visitor);
  await device.press(page.getByRole('link', { name: 'Create an account' }));
  await heading(page, 'Create an account').waitFor();
  await device.write(page.getByLabel('First name'), 'Ada');
  await device.write(page.getByLabel('Last name'), 'Lovelace');
  await device.write(page.getByLabel('E-mail address'), email);
  await device.write(page.getByLabel('Password', { exact: true }), password);
  await device.press(page.getByRole('button', { name: 'Create an account' }));
  await expectToast(page, 'Successfully registered!', 'Please, check the registered email for the verification.');
  await page.waitForURL('**/home');
}

/** Opens the mailed link where the mail is read, which may be another device: there one is signed in by it (S4.7). */
export async function verify({ page, shop, email }: Visitor, elsewhere: Page): Promise<void> {
  await elsewhere.goto(await mailedLink(shop, email, /confirm|verif/i, '/auth/verify'));
  await expectToast(elsewhere, 'Enjoy your purchase!', 'We glad to see you!');
  await elsewhere.waitForURL('**/home');
  await page.bringToFront();
}

/** Signs in; the shop remembers that the way led to the checkout, and joins the guest's cart to the account's. */
export async function signIn({ page, device, email, password }: Visitor, joined: RegExp): Promise<void> {
  await heading(page, 'Sign in').waitFor();
  await device.write(page.getByLabel('E-mail address'), email);
  await device.write(page.getByLabel('Password', { exact: true }), password);
  await device.press(page.getByRole('button', { name: 'Sign in', exact: true }));
  await expectToast(page, 'Welcome back!', "We're glad to have you back.");
  await page.waitForURL(/\/checkout\?order=/);
  await page.getByText(joined).waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('redirectPath'), localStorage.getItem('cartId')])).toEqual([
    null,
    null,
  ]);
}
