import { beforeAll, describe, expect, it } from 'vitest';
import { endSession, makeAccount, password, submitSignIn, signInAt } from './account-steps.ts';
import { mailedLink } from './mails.ts';
import { openPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { heading, notice, path, expectToast } from './story-steps.ts';

const testShop = useTestShop();
const email = 'grace@example.com';
beforeAll(async () => {
  await makeAccount(testShop.address, email);
});
const stored = (key: string) => localStorage.getItem(key);

describe('a session that has ended', () => {
  it('S2.2 S8.1 S2.3 S9.3 a 401 takes the token away, tells, leads to the sign-in, and back once', async () => {
    const page = await testShop.visit();
    await signInAt(page, email);
    await endSession(testShop.address, page);
    // the notice leaves after some seconds, which a slow page takes to load its pictures: it is looked for meanwhile
    await Promise.all([notice(page, 'Please sign in to continue.').waitFor(), page.goto('/account/orders')]);
    await page.waitForURL('**/auth/login');
    expect(await page.evaluate(stored, 'token')).toBeNull();
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    expect(await page.evaluate(stored, 'redirectPath')).toBe('/account/orders');

    await submitSignIn(page, email);
    await page.waitForURL('**/account/orders');
    expect(await page.evaluate(stored, 'redirectPath')).toBeNull();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/home');
    expect(await page.evaluate(stored, 'token')).toBeNull();
    await page.locator('header a[href="/auth/login"]').first().click();
    await heading(page, 'Sign in').waitFor();
    await submitSignIn(page, email);
    await page.waitForURL('**/home');
    await expectToast(page, 'Welcome back!');
  });

  it('S6.3 S9.3 the token lies under its own key and in a cookie for every path that goes with the browser', async () => {
    const page = await testShop.visit();
    await signInAt(page, email);
    const token = await page.evaluate(stored, 'token');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'token');
    expect(token).toMatch(/\S{20,}/);
    expect(cookie).toMatchObject({ value: encodeURIComponent(token ?? ''), path: '/', expires: -1 });
  });
});

describe('notices', () => {
  it('S8.12 S8.13 S4.8 S4.9 a new password: mail, link, confirmation, and the person stays', async () => {
    const page = await testShop.visit();
    await openPage(page, '/auth/reset');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectToast(page, 'Check your Email!', 'Please, check the login email for the reset password link.');
    await page.waitForURL('**/home');
    const link = await mailedLink(testShop.address, email, /new password/i, '/auth/reset/new');
    await openPage(page, link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expectToast(page, 'Successfully updated!', 'Enjoy your purchase!');
    await heading(page, 'Your new password is set').waitFor();
    expect(await path(page)).toMatch(/^\/auth\/reset\/new/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
      new URL(link).searchParams.get('token'),
    );
  });
});

describe('addresses of pages', () => {
  it('S1.15 S2.1 D2.12 the shop begins at /home, its title says what it is, and what is not there is a real 404', async () => {
    const page = await testShop.visit();
    await page.goto('/');
    expect(await path(page)).toBe('/home');
    expect(await page.title()).toMatch(/augmented reality/);
    for (const missing of ['/nowhere', '/products/nothing-like-this', '/products/categories/nothing']) {
      const reply = await page.goto(missing);
      expect([missing, reply?.status()]).toEqual([missing, 404]);
      await heading(page, 'Page not found').waitFor();
    }
  });
});
