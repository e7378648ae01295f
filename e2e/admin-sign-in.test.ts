import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeFirstOperator, owner, printedOperatorLink } from './admin-steps.ts';
import { openBrowser } from './browser.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop-process.ts';

/*
 * The first operator of a shop: from the link that the command line prints to a sign-in with the passkey.
 */
let shop: RunningShop;
let browser: Browser;
let desk: BrowserContext;
let page: Page;
beforeAll(async () => {
  shop = await startShop();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  expect(await shop?.stop()).toBe(0);
});

const title = (of: Page, name: string) => of.getByRole('heading', { level: 1, name });
const signInPath = /\/admin\/sign-in/;

describe('the door of the admin', () => {
  it('D20.1 a stranger sees the sign-in and nothing behind it', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(`${shop.address}/admin/orders?filter=status:paid`);
    await title(stranger, 'Sign in').waitFor();
    // After the sign-in the address with its filter is shown.
    expect(new URL(stranger.url()).searchParams.get('back')).toBe('/admin/orders?filter=status:paid');
    for (const path of ['orders', 'today', 'audit', 'workshop/lines'])
      expect((await fetch(`${shop.address}/api/admin/${path}`)).status, path).toBe(401);
    await stranger.getByLabel('E-mail').fill(owner.email);
    await stranger.getByLabel('Password').fill('admin');
    await stranger.getByLabel('One-time code').fill('123456');
    await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
    await stranger.getByRole('alert').waitFor();
    expect(stranger.url()).toMatch(signInPath);
    // What the server prints into a log has no link that makes an operator.
    expect(shop.output()).not.toContain('/admin/setup');
    await stranger.context().close();
  });

  it('D20.1 the printed link makes the first operator once, with a passkey and recovery codes', async () => {
    desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await desk.newPage();
    const codes = await becomeFirstOperator(page, shop);
    expect(codes).toHaveLength(10);
    await expect(printedOperatorLink(shop)).rejects.toThrow(/There is an operator already/);

    const rail = page.getByRole('button', { name: 'Sign out' }).first();
    await rail.click();
    await page.waitForURL(signInPath);
    await page.goto(`${shop.address}/admin/security`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await title(page, 'Security').waitFor();

    // Another device, without the passkey: a recovery code signs in once.
    const other = await browser.newContext();
    const phone = await other.newPage();
    const byCode = async (code: string) => {
      await phone.goto(`${shop.address}/admin/sign-in`);
      await phone.getByLabel('E-mail').fill(owner.email);
      await phone.getByLabel('One-time code').fill(code);
      await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await byCode('0000-0000-0000-0000');
    await phone.getByRole('alert').waitFor();
    await byCode(codes[0]!);
    await title(phone, 'Today').waitFor();

    await page.reload();
    await page.getByText('9 codes are left.').waitFor();
    const sessions = page.getByRole('listitem').filter({ hasText: 'Chrome' });
    await expect.poll(() => sessions.count()).toBe(2);
    await page.getByText('This session').waitFor();
    await page.getByRole('button', { name: /^End the session on/ }).click();
    await page.getByText('Session ended').waitFor();
    await expect.poll(() => sessions.count()).toBe(1);

    // The ended session leads to the sign-in, and the code is worth nothing any more.
    await phone.reload();
    await phone.waitForURL(signInPath);
    await byCode(codes[0]!);
    await phone.getByRole('alert').waitFor();
    await other.close();
  });
});
