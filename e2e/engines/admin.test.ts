import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../server/src/operators/test-totp.ts';
import { uniqueEmail } from '../account-steps.ts';
import { casesOf } from '../every-case.ts';
import { owner, printedOperatorLink } from '../admin-steps.ts';
import { openPage } from '../page-ready.ts';
import { orderProject } from '../project-steps.ts';
import { startShop } from '../shop.ts';
import type { RunningShop } from '../shop-process.ts';
import { launchBrowser } from '../story-browser.ts';
import { windows } from './windows.ts';

const password = 'a long pass phrase of the owner';
const pictures = process.env['SCREENSHOTS'];

const anyTitle = /^(?!There is no such page)/;

/** What only `npm run test:all` opens: `npm test` has a list, an editor and a form of the same kinds. */
const furtherScreens = [
  '/admin/security',
  '/admin/team',
  '/admin/money/refunds',
  '/admin/money/transfers',
  '/admin/figures/visits',
  '/admin/withdrawals',
  '/admin/products',
  '/admin/products/6',
  '/admin/stock',
  '/admin/categories',
  '/admin/attributes',
  '/admin/import',
  '/admin/reports',
  '/admin/reviews',
  '/admin/settings',
  '/admin/content',
  '/admin/journal',
  '/admin/coupons',
  '/admin/mails',
  '/admin/help',
  '/admin/front-page',
  '/admin/menus',
  '/admin/settings/shop',
  '/admin/settings/payment',
  '/admin/settings/mail',
  '/admin/settings/orders',
  '/admin/settings/languages',
  '/admin/settings/workshop',
  '/admin/settings/delivery',
  '/admin/settings/search',
  '/admin/settings/webhooks',
  '/admin/legal-texts',
].map((path) => [path, anyTitle] as const);

/*
 * The operators' side in the browsers of operators: a phone at the press, a computer with Firefox. These browsers have no
 * passkeys without a device, so the first operator signs in with a password and an authenticator app.
 */
describe.each(windows)('the admin at $width px', ({ window, width }) => {
  let shop: RunningShop;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    shop = await startShop();
    browser = await launchBrowser({});
    page = await (await browser.newContext({ ...window, baseURL: shop.address, locale: 'en-GB' })).newPage();
    await orderProject(shop.address, { email: uniqueEmail('admin-engines') });
  });
  afterAll(async () => {
    await browser?.close();
    expect(await shop?.stop()).toBe(0);
  });

  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  it('D20.1 an owner sets up a password and an app, and every screen fits, has its heading and fails at nothing', async () => {
    await page.goto(await printedOperatorLink(shop));
    await page.getByLabel('Name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByRole('button', { name: 'Use a password and an app instead' }).click();
    await page.getByLabel('New password').fill(password);
    const secret = await page.locator('code').first().textContent();
    await page.getByLabel('Six digits from the app').fill(await codeOf(secret ?? ''));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await title('Today').waitFor();

    await openPage(page, '/admin/orders');
    await title('Orders').waitFor();
    const order = page.locator('a[href*="/admin/orders/"]').first();
    await order.waitFor();
    const orderPath = new URL((await order.getAttribute('href')) ?? '', shop.address).pathname;
    const screenList: readonly (readonly [string, string | RegExp])[] = [
      ['/admin', 'Today'],
      ['/admin/orders', 'Orders'],
      [orderPath, /^Order /],
      ['/admin/check', 'Check'],
      ['/admin/make', 'Make'],
      ['/admin/pack', 'Pack'],
      ['/admin/money', 'Money'],
      ['/admin/people', 'People'],
      ['/admin/settings/withdrawals', 'Withdrawals'],
      ['/admin/settings/taxes', 'Value added tax'],
      ['/admin/audit', 'Audit log'],
      ['/admin/figures', 'Figures'],
      ...casesOf(furtherScreens, []),
    ];
    for (const [path, name] of screenList) {
      await openPage(page, path);
      await title(name).waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      expect(await page.getByRole('alert').count(), path).toBe(0);
      expect(await sideways(), path).toBeLessThanOrEqual(0);
      if (pictures)
        await page.screenshot({ path: `${pictures}/${width}${path.replaceAll(/\W+/g, '-').slice(0, 32)}.png` });
    }
    // What was chosen stays in the address, also in these browsers.
    await openPage(page, '/admin/orders?filter=status:paid');
    await title('Orders').waitFor();
    await page.locator('a[href*="/admin/orders/"]').first().click();
    await title(/^Order /).waitFor();
    await page.goBack();
    await title('Orders').waitFor();
    expect(new URL(page.url()).searchParams.get('filter')).toBe('status:paid');
  });
});
