import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../server/src/platform/db/connection.ts';
import { openMailServer } from '../server/src/platform/mail/test-mail-server.ts';
import { defaultShopSettings } from '../server/src/shop-settings/read-shop-settings.ts';
import { shopSettings } from '../server/src/shop-settings/tables.ts';
import { uniqueEmail } from './account-steps.ts';
import { savePictures } from './admin-pictures.ts';
import { becomeFirstOperator } from './admin-steps.ts';
import { openBrowser } from './browser.ts';
import { furtherStory } from './every-case.ts';
import { watchBrowser } from './evidence.ts';
import { findingsOn } from './inspect.ts';
import { type MoneyShop, startMoneyShop } from './money-shop.ts';
import { OperatorSteps } from './operator-steps.ts';
import { openPage } from './page-ready.ts';
import { orderPersonalized } from './personal-order.ts';
import { receivedLink, receivedMail } from './received-mails.ts';
import { heading } from './story-steps.ts';

/*
 * A day in the workshop of a shop that takes money: paid, checked, made, packed, sent, refunded, and told by the audit log.
 */
let mails: Awaited<ReturnType<typeof openMailServer>>;
let shop: MoneyShop;
let browser: Browser;
let desk: BrowserContext;
let page: Page;
const complaints: string[] = [];
const summaries: string[] = [];

beforeAll(async () => {
  mails = await openMailServer();
  shop = await startMoneyShop(mails.url);
  // What was made to order is exempt from the right of withdrawal, unless the shop allows it too.
  const { db, close } = connect(shop.databaseUrl, 1);
  await db
    .insert(shopSettings)
    .values({ ...defaultShopSettings, withdrawsPersonalized: true })
    .onConflictDoUpdate({ target: shopSettings.id, set: { withdrawsPersonalized: sql`true` } })
    .finally(close);
  browser = watchBrowser(await openBrowser());
  desk = await browser.newContext({ baseURL: shop.address, viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  page = await desk.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await becomeFirstOperator(page, shop);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await mails?.close();
  // For the note of the release: how much work an order is.
  for (const line of summaries) console.info(line);
});

/** What a call of the operators' side replies to who is signed in here. */
async function ask<Data>(path: string): Promise<Data> {
  const reply = await desk.request.get(`/api/admin${path}`);
  expect(reply.status(), path).toBe(200);
  return ((await reply.json()) as { data: Data }).data;
}

interface Line {
  order: { id: string; number: string };
  viewerCode: string;
  preflight: object | null;
  name: string;
}
const linesIn = async (state: string, orderId: string) =>
  (await ask<{ itemList: Line[] }>(`/workshop/lines?state=${state}&limit=100`)).itemList.filter(
    ({ order }) => order.id === orderId,
  );

/** Waits until the prints of an order are made and checked by the machine: a person comes when they are. */
const printsMade = (orderId: string, count: number) =>
  expect
    .poll(async () => (await linesIn('check', orderId)).filter(({ preflight }) => preflight !== null).length)
    .toBe(count);

/** The screens that are looked at as the day has left them. */
const screens = ['', '/orders', '/check', '/make', '/pack', '/money', '/withdrawals', '/security'].map(
  (path) => `/admin${path}`,
);

const title = (name: string | RegExp) => heading(page, name);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const section = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
const toast = (text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text }).first();

/** A customer in a window of their own. */
async function customerPage(): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.address, locale: 'en-GB', reducedMotion: 'reduce' });
  return context.newPage();
}

/** The bytes of the file behind a link. */
async function download(work: OperatorSteps, link: Locator): Promise<Buffer> {
  await link.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), work.click(link)]);
  return readFile(await file.path());
}

/** Goes through the queue by keys to the print with a text. */
async function showPrint(work: OperatorSteps, text: string): Promise<void> {
  const place = page.locator('output').filter({ hasText: / of \d+$/ });
  let arrow = 'ArrowRight';
  for (let tries = 0; !(await page.getByText(text, { exact: true }).isVisible()); tries += 1) {
    if (tries === 6) throw new Error(`No print in the queue has the text ${text}.`);
    if (await button('Next').isDisabled()) arrow = 'ArrowLeft';
    const before = await place.innerText();
    await work.key(arrow);
    await expect.poll(() => place.innerText()).not.toBe(before);
  }
}

const textList = ['For Grandma', 'For Grandpa', 'For nobody'];

/** Approves the first print and asks the customer about the second, who approves it without an account. */
async function checkAndAsk(work: OperatorSteps, customer: Page, email: string): Promise<void> {
  await page.locator('figure img').first().waitFor();
  await showPrint(work, 'For Grandma');
  await work.key('a');
  await toast('approved').waitFor();
  await showPrint(work, 'For Grandpa');
  await work.key('c');
  const question = page.getByRole('dialog', { name: 'Ask the customer' });
  await work.click(question.getByRole('button', { name: 'Please check the spelling of your text.' }));
  await work.click(question.getByRole('button', { name: 'Send proof' }));
  await toast('The customer has been asked').waitFor();
  await page.getByText('For nobody', { exact: true }).waitFor();

  // The customer, without an account: approves one print, and withdraws from another.
  await openPage(customer, await receivedLink(mails.received, email, /^Please look at your print/, '/proof/'));
  await customer
    .getByRole('img', { name: /^Print: / })
    .first()
    .waitFor();
  await customer.getByText('Please check the spelling of your text.').waitFor();
  await customer.getByRole('button', { name: 'Approve' }).click();
  await customer.getByText('You have approved this print').waitFor();
}

/** The customer withdraws from the third. */
async function withdrawFromLast(customer: Page, email: string, orderLink: string): Promise<void> {
  await openPage(customer, orderLink);
  const declaration = customer.locator('#withdrawal');
  await declaration.locator('summary').click();
  for (const box of (await declaration.getByRole('checkbox').all()).slice(0, 2)) await box.uncheck();
  await customer.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await customer.getByText(/^You withdrew on /).waitFor();
  await receivedMail(mails.received, email, /^Receipt of your withdrawal/);
}

async function cancelWithdrawn(work: OperatorSteps, email: string, number: string): Promise<void> {
  await work.click(section('Today'));
  await work.click(page.getByRole('link', { name: /^1 withdrawn from/ }));
  await work.click(page.getByRole('link', { name: `Order ${number}` }));
  await work.click(button('Cancel and refund'));
  await work.click(page.getByRole('dialog').getByRole('button', { name: 'Cancel and refund' }));
  // The act can be undone for ten seconds; then it is carried out.
  await page.getByText('Dealt with', { exact: true }).waitFor();
  await receivedMail(mails.received, email, /^A part of your order/);
}

/** A part of the price goes back for a scratch. */
async function refundScratch(work: OperatorSteps): Promise<void> {
  await work.type('2,50', page.getByLabel('Amount'));
  await work.type('Scratch in the glaze', page.getByRole('textbox', { name: 'Reason' }));
  await work.click(button('Refund'));
}

/** Prints, packs and sends what is ready of an order. */
async function makeAndPack(work: OperatorSteps, number: string, code: string): Promise<void> {
  await work.click(section('Make'));
  await title('Make').waitFor();
  const group = page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: number }) })
    .last();
  await work.click(group.getByRole('button', { name: 'Mark all as printed' }));
  await toast('marked as printed').waitFor();

  await work.click(section('Pack'));
  await title('Pack').waitFor();
  await work.type(code, page.getByLabel('Code or order number'));
  await work.key('Enter');
  const table = page.getByRole('region', { name: number });
  await table.waitFor();
  const open = table.getByRole('button', { name: 'All here', disabled: false });
  for (let remaining = await open.count(); remaining > 0; remaining -= 1) {
    await work.click(open.first());
    await expect.poll(() => open.count()).toBe(remaining - 1);
  }
  await work.click(table.getByRole('button', { name: /^Mark as packed/ }));
  await work.click(table.getByRole('link', { name: 'Send the parcel' }));
  await title(`Order ${number}`).waitFor();
}

/** Sends all that is left of the order on the page. */
async function sendParcel(work: OperatorSteps, trackingNumber: string): Promise<void> {
  await work.click(button('Send a parcel'));
  const dialog = page.getByRole('dialog', { name: 'Send a parcel' });
  await work.type(trackingNumber, dialog.getByLabel('Tracking number'));
  await work.click(dialog.getByRole('button', { name: 'Send a parcel' }));
  // The customer is told, so it can be undone for ten seconds; then it is carried out.
  await toast('The parcel is being sent').waitFor();
}

async function auditActions(orderId: string): Promise<string[]> {
  const filter = encodeURIComponent(`subject:${orderId}`);
  const { itemList } = await ask<{ itemList: { action: string }[] }>(`/audit?limit=100&filter=${filter}`);
  return itemList.map(({ action }) => action);
}

describe('a day at the desk', () => {
  // oxlint-disable-next-line max-lines-per-function -- one order, from the payment to the parcel
  it('D20.3 three personalized things are paid by card: one is asked about, one withdrawn, a part refunded, the rest sent', async () => {
    const email = uniqueEmail('card');
    const order = await orderPersonalized(shop.address, { email, paymentMethod: 'stripe', textList });
    const customer = await customerPage();
    await customer.goto(order.url);
    await customer.getByRole('button', { name: 'event before return' }).click();
    await heading(customer, 'Thank you. It is yours.').waitFor();
    const orderLink = await receivedLink(mails.received, email, /^Your order A\d+$/, '/orders/');
    await printsMade(order.orderId, 3);
    const [
      {
        order: { number },
      },
    ] = (await linesIn('check', order.orderId)) as [Line];

    const work = new OperatorSteps(page);
    await page.goto('/admin');
    await work.click(page.getByRole('link', { name: /^3 to check/ }));
    await title('Check').waitFor();
    await checkAndAsk(work, customer, email);
    await withdrawFromLast(customer, email, orderLink);
    await cancelWithdrawn(work, email, number);
    await refundScratch(work);
    await expect.poll(() => shop.stripe.standin.refunds.size).toBe(2);
    expect([...shop.stripe.standin.refunds.values()].map(({ amount }) => amount)).toContain(250);
    await page.getByText('Scratch in the glaze').first().waitFor();

    await work.click(section('Make'));
    await title('Make').waitFor();
    const pdf = await download(work, page.getByRole('link', { name: `Download ${number}` }).first());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const zip = await download(work, page.getByRole('link', { name: 'Download as ZIP' }).first());
    // Each file of an archive stands once in its directory: two prints, and the list of them.
    expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(4);

    const [{ viewerCode }] = (await linesIn('ready', order.orderId)) as [Line];
    await makeAndPack(work, number, viewerCode);
    await sendParcel(work, '00340434161094000001');
    const parcelMail = await receivedMail(mails.received, email, /^Your order A\d+ is on its way$/);
    expect(parcelMail.text).toContain('00340434161094000001');
    await openPage(customer, orderLink);
    await customer.getByText('On its way', { exact: true }).first().waitFor();
    await customer.context().close();

    await findAgain(work, number);
    await expect
      .poll(() => auditActions(order.orderId))
      .toEqual(
        expect.arrayContaining([
          'line.moved',
          'line.proof.asked',
          'line.proof.answered',
          'order.lines.cancelled',
          'withdrawal.handled',
          'order.refunded',
          'order.parcel.added',
        ]),
      );
    summaries.push(`An order of three by card, at the desk: ${work.summary()}`);
    expect(complaints).toEqual([]);
  });

  /** The order among those that were sent, then by the number of its parcel and by a text on its prints. */
  async function findAgain(work: OperatorSteps, number: string): Promise<void> {
    await work.click(section('Orders'));
    await work.click(button('Status'));
    await work.click(page.getByRole('dialog').getByText('Shipped', { exact: true }));
    await work.click(button('Apply'));
    await page.waitForURL((url) => url.searchParams.get('filter') === 'status:shipped');
    await page.reload();
    await work.click(page.getByRole('grid').getByText(number));
    await title(`Order ${number}`).waitFor();
    for (const text of ['0034 0434 1610 9400 0001', 'for grandpa']) {
      await section('Today').click();
      await title('Today').waitFor();
      await work.key('Control+k');
      await page.locator('[type=search]:focus').waitFor();
      await work.type(text);
      await page.getByRole('menuitem', { name: new RegExp(`Order ${number}`) }).waitFor();
      await work.key('ArrowDown');
      await work.key('Enter');
      await title(`Order ${number}`).waitFor();
    }
  }

  furtherStory(
    'D20.2 the same by bank transfer: the order waits for its money, and what goes back is paid back by hand',
    async () => {
      const email = uniqueEmail('transfer');
      const order = await orderPersonalized(shop.address, { email, paymentMethod: 'transfer', textList });
      const customer = await customerPage();
      await customer.goto(order.url);
      const reference = await customer.getByText(/^[A-Z349]{4}-[A-Z349]{4}-[A-Z349]$/).innerText();
      await customer.goto(await receivedLink(mails.received, email, /^How to pay/, '/confirm'));
      await customer.waitForURL(/\/orders\//);

      const work = new OperatorSteps(page);
      await page.goto('/admin');
      await work.click(section('Money'));
      const row = page.getByRole('row').filter({ hasText: reference });
      const number = await row.getByRole('link').innerText();
      await work.click(row.getByRole('button', { name: 'Money has come' }));
      await work.click(row.getByRole('button', { name: 'Save' }));
      await toast('The order is paid.').waitFor();
      const orderLink = await receivedLink(mails.received, email, new RegExp(`^Your order ${number}$`), '/orders/');
      await printsMade(order.orderId, 3);

      await work.click(section('Check'));
      await checkAndAsk(work, customer, email);
      await withdrawFromLast(customer, email, orderLink);
      await cancelWithdrawn(work, email, number);
      await refundScratch(work);
      await page.getByText('Scratch in the glaze').first().waitFor();
      await work.click(section('Money'));
      const payBack = button('I have paid it back');
      for (const left of [1, 0]) {
        await work.click(payBack.first());
        await expect.poll(() => payBack.count()).toBe(left);
      }
      const { refundList } = await ask<{ refundList: { state: string; isByHand: boolean; amount: number }[] }>(
        '/money',
      );
      const byHand = refundList.filter(({ isByHand }) => isByHand);
      expect(byHand.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(byHand.map(({ amount }) => amount)).toContain(250);

      await makeAndPack(work, number, number);
      await sendParcel(work, '00340434161094000002');
      await receivedMail(mails.received, email, /^Your order A\d+ is on its way$/);
      await openPage(
        customer,
        await receivedLink(mails.received, email, /^Your order A\d+ is on its way$/, '/orders/'),
      );
      await customer.getByText('On its way', { exact: true }).first().waitFor();
      await customer.context().close();
      await expect
        .poll(() => auditActions(order.orderId))
        .toEqual(expect.arrayContaining(['line.proof.answered', 'order.refunded', 'order.parcel.added']));
      summaries.push(`An order of three by bank transfer, at the desk: ${work.summary()}`);
      expect(complaints).toEqual([]);
    },
  );

  furtherStory(
    'D20.1 axe finds nothing serious on the screens of the day, and they fit into a narrow phone',
    async () => {
      const { itemList } = await ask<{ itemList: { id: string }[] }>('/orders');
      // Something stands in each queue.
      const email = uniqueEmail('axe');
      const order = await orderPersonalized(shop.address, { email, paymentMethod: 'stripe', textList: ['One', 'Two'] });
      const customer = await customerPage();
      await customer.goto(order.url);
      await customer.getByRole('button', { name: 'event before return' }).click();
      await heading(customer, 'Thank you. It is yours.').waitFor();
      await customer.context().close();
      await printsMade(order.orderId, 2);
      await openPage(page, '/admin/check');
      await page.locator('figure img').first().waitFor();
      await page.keyboard.press('a');
      await toast('approved').waitFor();

      const findings: string[] = [];
      for (const path of [...screens, ...itemList.slice(-1).map(({ id }) => `/admin/orders/${id}`)]) {
        await openPage(page, path);
        await heading(page, /./).waitFor();
        findings.push(...(await findingsOn(page)).map((one) => `${path}: ${one}`));
        await savePictures(page, path);
      }
      expect(findings).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
