import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openMailServer } from '../../server/src/platform/mail/test-mail-server.ts';
import { berlin } from '../account-steps.ts';
import { becomeFirstOperator, owner } from '../admin-steps.ts';
import { openBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { stepTimeout } from '../timeouts.ts';

/*
 * A shop in production that knows nothing but its address: its owner sets up payment and mail in the administration.
 */
let shop: RunningShop;
let browser: Browser;
let page: Page;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
beforeAll(async () => {
  const port = String(await freePort());
  shop = await startShop({ NODE_ENV: 'production', PORT: port, PUBLIC_URL: `http://localhost:${port}` });
  mailServer = await openMailServer();
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await mailServer?.close();
});

const api = async (path: string, body?: object) => {
  const reply = await fetch(`${shop.address}/api${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: reply.status, json: (await reply.json()) as { data?: unknown; status?: { description: string } } };
};

/** A guest orders a plain product. */
async function buy() {
  const { json } = await api('/products?pageSize=100&inStock=true');
  const { productList } = json.data as {
    productList: { id: number; variantId: number; isCustomizable: boolean; variation: []; stock: number }[];
  };
  const plain = productList.find((one) => !one.isCustomizable && one.variation.length === 0 && one.stock > 5)!;
  return api('/unauthenticated/checkout', {
    items: [{ productId: plain.id, variantId: plain.variantId, quantity: 1 }],
    email: 'guest@example.com',
    address: berlin,
    deliveryMethod: 'standard',
  });
}
const saved = () => page.getByText('Saved', { exact: true }).first().waitFor();

it('D20.1 the owner of a new shop enters the bank account, to which a customer then pays, and the mail server, by which waiting mails go out', async () => {
  expect(shop.output()).toContain('the shop takes no orders yet');
  const refused = await buy();
  expect([refused.status, refused.json.status?.description]).toEqual([
    422,
    'The shop cannot take orders yet: there is no way to pay here.',
  ]);

  await becomeFirstOperator(page, shop);
  await page.getByRole('link', { name: 'Set up a way to be paid' }).click();
  await page.getByRole('button', { name: 'Enter the bank account' }).click();
  await page.getByLabel('Account holder').fill('Lichtbild GmbH');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await saved();
  await page.getByText('DE89 3704 0044 0532 0130 00').waitFor();

  const bought = await buy();
  expect(bought.status).toBe(200);
  const customer = await browser.newPage();
  await customer.goto(shop.address + (bought.json.data as { url: string }).url);
  await customer.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  await customer.getByText('Lichtbild GmbH').waitFor();
  await customer.close();
  expect(mailServer.received).toHaveLength(0);

  await page.goto(`${shop.address}/admin/settings/mail`);
  await page.getByLabel('Server name').fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('none');
  await page.getByLabel('Port number').fill(new URL(mailServer.url).port);
  await page.getByLabel('Address of the sender').fill('shop@example.com');
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await page.getByText(`Sent to ${owner.email}`).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved();
  await vi.waitFor(
    () => {
      const subjects = mailServer.received.map(({ to, subject }) => `${to.join()}: ${subject}`);
      expect(subjects).toContain(`${owner.email}: The bank account of Afterimage was changed`);
      expect(subjects).toContain(`${owner.email}: The mail server of Afterimage was changed`);
      expect(subjects.some((line) => line.startsWith('guest@example.com: '))).toBe(true);
    },
    { timeout: stepTimeout, interval: 200 },
  );
});
