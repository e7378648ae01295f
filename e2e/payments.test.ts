import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { berlin } from './account-steps.ts';
import { openBrowser } from './browser.ts';
import { type MoneyShop, startMoneyShop } from './money-shop.ts';
import { stepTimeout } from './timeouts.ts';

/*
 * Real money: a shop in production mode, with a stand-in of Stripe and a bank account.
 */
let shop: MoneyShop;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  // Nobody answers there: mails wait in their queue.
  shop = await startMoneyShop('smtp://localhost:9');
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const api = async <Data>(path: string, body?: object): Promise<Data> => {
  const reply = await fetch(`${shop.address}/api${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  expect(reply.status, text).toBe(200);
  return (JSON.parse(text) as { data: Data }).data;
};

interface Bought {
  url: string;
  orderKey: string;
}

/** A guest orders a plain product. */
async function buy(paymentMethod?: string): Promise<Bought> {
  const { productList } = await api<{
    productList: { id: number; variantId: number | null; isCustomizable: boolean; variation: []; stock: number }[];
  }>('/products?pageSize=100&inStock=true');
  const plain = productList.find((one) => !one.isCustomizable && one.variation.length === 0 && one.stock > 5)!;
  return api<Bought>('/unauthenticated/checkout', {
    items: [{ productId: plain.id, variantId: plain.variantId, quantity: 1 }],
    email: 'ada@example.com',
    address: berlin,
    deliveryMethod: 'standard',
    ...(paymentMethod && { paymentMethod }),
  });
}
const statusOf = async ({ orderKey }: Bought) =>
  (await api<{ status: string }>(`/unauthenticated/orders/${orderKey}`)).status;
const waitForPaid = (order: Bought) =>
  vi.waitFor(async () => expect(await statusOf(order)).toBe('paid'), { timeout: stepTimeout, interval: 200 });

describe('a shop that takes money', () => {
  it('D20.2 offers what is set up, and no demo payment', async () => {
    const { paymentMethodList } = await api<{ paymentMethodList: { id: string }[] }>('/checkout/payment-methods');
    expect(paymentMethodList.map(({ id }) => id)).toEqual(['stripe', 'transfer']);
    expect((await fetch(`${shop.address}/dev/outbox`)).status).toBe(404);
  });

  it.each(['return before event', 'event before return'])('D20.2 a card pays, %s', async (name) => {
    const order = await buy();
    await page.goto(shop.address + order.url);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(/\/checkout\/complete\//);
    await page.getByRole('heading', { name: 'Thank you. It is yours.' }).waitFor();
    await waitForPaid(order);
  });

  it('D20.2 whoever gives up on the page is back at the checkout, and can pay after all', async () => {
    const order = await buy('stripe');
    await page.goto(shop.address + order.url);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL(/\/checkout\?.*payment=cancelled/);
    expect(await statusOf(order)).toBe('awaiting_payment');
    await page.goto(shop.address + order.url);
    await page.getByRole('button', { name: 'event before return' }).click();
    await page.getByRole('heading', { name: 'Thank you. It is yours.' }).waitFor();
  });

  it('D20.2 while Stripe is down a sentence says so, and the same address leads on', async () => {
    const order = await buy('stripe');
    shop.stripe.standin.mishaps.push('error', 'error');
    await page.goto(shop.address + order.url);
    await page.getByText('Your order is kept').waitFor();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'event before return' }).waitFor();
  });

  it('D20.2 a transfer shows the bank details, the reference and a code', async () => {
    const order = await buy('transfer');
    await page.goto(shop.address + order.url);
    await page.getByText('DE89 3704 0044 0532 0130 00').waitFor();
    await page.getByText(/^[A-Z349]{4}-[A-Z349]{4}-[A-Z349]$/).waitFor();
    await page.getByRole('img', { name: 'Code for banking apps' }).waitFor();
    await page.getByText('confirm your order within').waitFor();
    expect(await statusOf(order)).toBe('awaiting_payment');
  });
});
