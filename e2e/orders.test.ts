import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { berlin, makeAccount, password, callShop, signInAt, programToken } from './account-steps.ts';
import { findingsOn } from './inspect.ts';
import { mailedLink, mailTo } from './mails.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { cartCount, heading, main } from './story-steps.ts';

const testShop = useTestShop();
const delivery = { address: berlin, deliveryMethod: 'standard' };

type Ordered = { url: string; orderId: string };
type Choice = { productId: number; variantId: number | null; quantity?: number };

/** Goods by their name, with how many there are. */
let choices: { name: string; item: Choice; stock: number }[] = [];
beforeAll(async () => {
  const { productList } = await callShop<{
    productList: {
      id: number;
      name: string;
      stock?: number;
      isCustomizable: boolean;
      variation?: { size: { variantId: number; stock: number }[] }[];
    }[];
  }>(testShop.address, '/products?pageSize=100');
  choices = productList
    .filter(({ isCustomizable }) => !isCustomizable)
    .map(({ id, name, stock = 0, variation = [] }) => {
      const size = variation.flatMap((one) => one.size).find((one) => one.stock > 0);
      return {
        name,
        item: { productId: id, variantId: size?.variantId ?? null },
        stock: size?.stock ?? stock,
        variation,
      };
    })
    .filter(
      ({ stock, item, variation }) => stock > 0 && stock <= 99 && (item.variantId !== null || variation.length === 0),
    );
  expect(choices.length).toBeGreaterThan(2);
});

const submit = (path: string, body: string) =>
  fetch(testShop.address + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

/** A paid order of somebody without an account, made over the wire: how that looks is told by the checkout's story. */
async function guestOrder(email: string, items: Choice[]): Promise<Ordered> {
  const ordered = await callShop<Ordered>(testShop.address, '/unauthenticated/checkout', { items, email, ...delivery });
  expect((await submit(ordered.url, 'outcome=paid')).status).toBe(303);
  return ordered;
}

async function accountOrder(token: string, items: Choice[]): Promise<Ordered> {
  const ordered = await callShop<Ordered>(testShop.address, '/checkout', { items, ...delivery }, token);
  expect((await submit(ordered.url, 'outcome=paid')).status).toBe(303);
  return ordered;
}

const stations = (page: Page) =>
  page.getByRole('list', { name: 'Order status' }).getByRole('listitem').allTextContents();

/** Follows the link to the invoice: the document that comes is about the order of that heading. */
async function readInvoice(page: Page, title: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download the invoice AI-\d{6}/ }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(download.suggestedFilename()).toMatch(/^AI-\d{6}\.pdf$/);
  expect(bytes.toString('latin1')).toContain(`(${title})`);
}

describe('an order', () => {
  it('S1.9 S6.1 of a guest: from the mail to its page, its way and invoice, and into the account that is made later', async () => {
    const email = 'orders-guest@example.com';
    const [one, two] = choices;
    const { orderId } = await guestOrder(email, [one!.item, two!.item]);
    const link = await mailedLink(testShop.address, email, /^Your order A1\d{4}$/, '/orders/');
    const page = await testShop.visit({ viewport: { width: 390, height: 844 } });
    await openPage(page, link);
    const title = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(title).toMatch(/^Order A1\d{4}$/);
    for (const { name } of [one!, two!]) await main(page).getByText(name, { exact: true }).first().waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expect.poll(async () => (await stations(page)).length).toBe(4);
    const before = await stations(page);
    expect(before.map((text) => /^\w+/.exec(text)?.[0])).toEqual(['Ordered', 'Paid', 'Sent', 'Delivered']);
    expect(before.map((text) => /\d{4}, \d{2}:\d{2}/.test(text))).toEqual([true, true, false, false]);
    await readInvoice(page, title);

    expect((await submit(`/dev/orders/${orderId}`, 'move=shipped')).status).toBe(303);
    await reloadPage(page);
    await main(page).getByText('On its way', { exact: true }).first().waitFor();
    expect((await stations(page)).map((text) => /\d{4}, \d{2}:\d{2}/.test(text))).toEqual([true, true, true, false]);
    expect((await mailTo(testShop.address, email, /is on its way$/)).links).toEqual([link]);

    expect(await findingsOn(page), 'a guest order').toEqual([]);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await heading(page, 'Create an account')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    await page.waitForURL(/\/auth\/register$/);
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form button[type="submit"]').last().click();
    await page.waitForURL('**/home');
    await openPage(page, await mailedLink(testShop.address, email, /confirm/i, '/auth/verify'));
    await page.waitForURL('**/home');
    await openPage(page, '/account/orders');
    await main(page).getByRole('link', { name: title }).click();
    await page.waitForURL(`**/account/orders/${orderId}`);
    await openPage(page, link);
    await heading(page, title).waitFor();
    expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
  });

  it('S1.9 a guest who has lost the link has it mailed again', async () => {
    const email = 'lost@example.com';
    await guestOrder(email, [choices[0]!.item]);
    const mailedOrderLink = await mailedLink(testShop.address, email, /^Your order/, '/orders/');
    const page = await testShop.visit();
    await openPage(page, '/orders');
    await page.getByRole('button', { name: 'E-mail me the links' }).click();
    await page.getByText('Please enter e-mail address').first().waitFor();
    expect(await findingsOn(page), 'finding an order').toEqual([]);
    await page.getByLabel('E-mail address').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    expect(await mailedLink(testShop.address, email, /^Your orders at/, '/orders/')).toBe(mailedOrderLink);
  });

  it('S1.9 of an account is ordered again: what is there lies in the cart, what is not is named', async () => {
    const email = 'again@example.com';
    await makeAccount(testShop.address, email);
    const page = await testShop.visit();
    await signInAt(page, email);
    const token = await programToken(testShop.address, email);
    const [plenty, last] = choices
      .toSorted((a, b) => b.stock - a.stock)
      .filter(({ stock }) => stock > 1)
      .slice(0, 2);
    const { orderId } = await accountOrder(token, [plenty!.item, { ...last!.item, quantity: last!.stock }]);
    await openPage(page, '/account/orders');
    await main(page).getByText('Paid, being prepared').waitFor();
    await main(page)
      .getByRole('button', { name: /^Order again: A1\d{4}$/ })
      .click();
    await main(page).getByText('1 item is now in your cart.').waitFor();
    await main(page).getByText(`${last!.stock} × ${last!.name}: out of stock`).waitFor();
    await page.getByText('Added To Cart').first().waitFor();
    expect(await findingsOn(page), 'orders, with what was left out').toEqual([]);
    await expect.poll(() => cartCount(page)).toBe(1);

    await openPage(page, `/account/orders/${orderId}`);
    await expect.poll(async () => (await stations(page)).length).toBe(4);
    const title = await main(page).getByRole('heading', { level: 1 }).textContent();
    await readInvoice(page, title ?? '');
    await main(page)
      .getByRole('button', { name: /^Order again/ })
      .click();
    await main(page).getByRole('link', { name: 'Go to the cart' }).click();
    await heading(page, 'Your cart').waitFor();
    await main(page).getByText(plenty!.name, { exact: true }).first().waitFor();
  });
});
