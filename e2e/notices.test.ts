import { beforeAll, describe, expect, it } from 'vitest';
import { endSession, makeAccount, password, sendSignIn, signInAt } from './account-steps.ts';
import { mailedLink } from './mails.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useStage } from './stage.ts';
import { plainGoods } from './stock.ts';
import { cartCount, closeDrawer, heading, notice, path, told } from './story-steps.ts';

const stage = useStage();
const email = 'grace@example.com';
let goods: Awaited<ReturnType<typeof plainGoods>>;
beforeAll(async () => {
  await makeAccount(stage.address, email);
  goods = await plainGoods(stage.address);
});
const productPath = () => `/products/${goods.product.slug}?colour=${goods.colour}&size=${goods.size}`;
const stored = (key: string) => localStorage.getItem(key);

describe('a session that has ended', () => {
  it('S2.2 S8.1 S2.3 S9.3 a 401 takes the token away, tells, leads to the sign-in, and back once', async () => {
    const page = await stage.visit();
    await signInAt(page, email);
    await endSession(stage.address, page);
    await page.goto('/account/orders');
    await page.waitForURL('**/auth/login');
    await notice(page, 'Please sign in to go on.').waitFor();
    expect(await page.evaluate(stored, 'token')).toBeNull();
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    expect(await page.evaluate(stored, 'redirectPath')).toBe('/account/orders');

    await sendSignIn(page, email);
    await page.waitForURL('**/account/orders');
    expect(await page.evaluate(stored, 'redirectPath')).toBeNull();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/home');
    expect(await page.evaluate(stored, 'token')).toBeNull();
    await page.locator('header a[href="/auth/login"]').first().click();
    await heading(page, 'Sign in').waitFor();
    await sendSignIn(page, email);
    await page.waitForURL('**/home');
    await told(page, 'Welcome back!');
  });

  it('S8.1 S2.2 an ended session is noticed in the middle of a visit, too', async () => {
    const page = await stage.visit();
    await signInAt(page, email);
    await openPage(page, productPath());
    await endSession(stage.address, page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.waitForURL('**/auth/login');
    await notice(page, 'Please sign in to go on.').waitFor();
    expect(await page.evaluate(stored, 'redirectPath')).toBe(productPath());
  });

  it('S6.3 S9.3 the token lies under its own key and in a cookie for every path that goes with the browser', async () => {
    const page = await stage.visit();
    await signInAt(page, email);
    const token = await page.evaluate(stored, 'token');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    expect(token).toMatch(/\S{20,}/);
    expect(cookie).toMatchObject({ value: encodeURIComponent(token ?? ''), path: '/', expires: -1 });
  });
});

describe('notices', () => {
  it('S9.5 S8.15 a success is read politely, bottom right, and goes after 4.5 s', async () => {
    const page = await stage.visit();
    await page.clock.install();
    await openPage(page, productPath());
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const added = notice(page, 'Added To Cart');
    await expect.poll(() => added.isVisible()).toBe(true);
    expect(await added.evaluate((item) => item.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite');
    await closeDrawer(page);
    const box = await added.boundingBox();
    expect(1440 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(48);
    expect(900 - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(48);
    await page.mouse.move(100, 100);
    // the page's clock goes on by itself too, as long as this takes
    await page.clock.runFor(500);
    expect(await added.isVisible()).toBe(true);
    await page.clock.runFor(4200);
    await added.waitFor({ state: 'detached' });
    await page.clock.runFor(3000);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => notice(page, 'Item added to cart').isVisible()).toBe(true);
  });

  it('S8.3 S8.2 a refused sign-in is titled "Server error!" and read at once', async () => {
    const page = await stage.visit();
    await openPage(page, '/auth/login');
    await sendSignIn(page, email, 'not the password');
    const refused = notice(page, 'Server error!');
    await refused.waitFor();
    expect(await refused.evaluate((item) => item.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('assertive');
    expect(await refused.textContent()).toMatch(/password|e-mail/i);
    expect(await path(page)).toBe('/auth/login');
  });

  it('S8.2 S4.15 S8.15 a failed addition tells the server’s message, or "Server error!", and the cart is kept', async () => {
    stage.forgive();
    const page = await stage.visit();
    await openPage(page, productPath());
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await told(page, 'Added To Cart');
    await closeDrawer(page);
    await expect.poll(() => cartCount(page)).toBe(1);
    const cartId = await page.evaluate(stored, 'cartId');
    expect(cartId).toMatch(/^[0-9a-f-]{36}$/);

    const answers = [
      { status: 503, json: { status: { code: 'UNAVAILABLE', description: 'We are repairing the shelves.' } } },
      { status: 500, body: 'broken' },
    ];
    await page.route(`**/api/unauthenticated/carts/${cartId}`, async (route) => {
      const answer = route.request().method() === 'POST' ? answers.shift() : undefined;
      await (answer ? route.fulfill(answer) : route.continue());
    });
    await add.click();
    await told(page, 'We are repairing the shelves.');
    await expect.poll(() => page.evaluate(stored, 'cartId')).toBe(cartId);
    await add.click();
    await told(page, 'Server error!');
    // S4.15: a cart that the server does not know any more is given up, and the next addition makes a new one
    await expect.poll(() => page.evaluate(stored, 'cartId')).toBe(cartId);
    await page.evaluate(() => localStorage.setItem('cartId', '00000000-0000-4000-8000-000000000000'));
    await reloadPage(page);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const another = /^(?!0{8})[0-9a-f-]{36}$/;
    await expect.poll(async () => (await page.evaluate(stored, 'cartId')) ?? '').toMatch(another);
    expect(await page.evaluate(stored, 'cartId')).not.toBe(cartId);
  });

  it('S8.12 S8.13 S4.8 S4.9 a new password: mail, link, confirmation, and the person stays', async () => {
    const page = await stage.visit();
    await openPage(page, '/auth/reset');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await told(page, 'Check your Email!', 'Please, check the login email for the reset password link.');
    await page.waitForURL('**/home');
    const link = await mailedLink(stage.address, email, /new password/i, '/auth/reset/new');
    await openPage(page, link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await told(page, 'Successfully updated!', 'Enjoy your purchase!');
    await heading(page, 'Your new password is set').waitFor();
    expect(await path(page)).toMatch(/^\/auth\/reset\/new/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
      new URL(link).searchParams.get('token'),
    );
  });
});

describe('what is kept', () => {
  it('S3.19 D3.19 S4.16 the cart stays over a reload; no password is ever written down', async () => {
    const page = await stage.visit();
    await openPage(page, productPath());
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => cartCount(page)).toBe(1);
    await signInAt(page, email);
    await expect.poll(() => cartCount(page)).toBeGreaterThan(0);
    const count = await cartCount(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect.poll(() => cartCount(page)).toBe(count);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain(password);
    const saved = JSON.parse(await page.evaluate(() => localStorage.getItem('afterimage') ?? '')) as {
      groups: Record<string, unknown>;
    };
    const personal = 'address cart compare login profile register registerVerify resetPassword resetPasswordEmail';
    expect(Object.keys(saved.groups).toSorted()).toEqual([...personal.split(' '), 'wishlist']);
  });

  it('S3.19 D3.19 a saved state that nobody can read breaks no page', async () => {
    const page = await stage.visit();
    await page.addInitScript(() => localStorage.setItem('afterimage', '{"version":1,"groups":{"cart":'));
    await openPage(page, '/home');
    await heading(page, /./).waitFor();
    expect(await cartCount(page)).toBe(0);
  });
});

describe('addresses of pages', () => {
  it('S1.15 S2.1 D2.12 the shop begins at /home, its title says what it is, and what is not there is a real 404', async () => {
    const page = await stage.visit();
    await page.goto('/');
    expect(await path(page)).toBe('/home');
    expect(await page.title()).toMatch(/augmented reality/);
    for (const missing of ['/nowhere', '/products/nothing-like-this', '/products/categories/nothing']) {
      const answer = await page.goto(missing);
      expect([missing, answer?.status()]).toEqual([missing, 404]);
      await heading(page, 'Page not found').waitFor();
    }
  });

  it('S2.4 S9.6 a page that is slow in coming shows a bar of 4 px in #004AAB at the top, and no spinner', async () => {
    const page = await stage.visit();
    await openPage(page, '/home');
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/products?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/api/products', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'All products' }).first().click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    const look = await bar.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const line = getComputedStyle(element.firstElementChild ?? element);
      return [top, Math.round(height), line.backgroundColor, document.querySelector('[class*=spinner]')];
    });
    expect(look).toEqual([0, 4, 'rgb(0, 74, 171)', null]);
    expect(await path(page)).toBe('/home');
    go();
    await page.waitForURL('**/products');
    await bar.waitFor({ state: 'detached' });
  });
});
