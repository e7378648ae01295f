import type { Page } from 'playwright-core';
import type { Draft } from '@afterimage/contract/drafts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPages } from '../../server/src/print/pdf-pages.ts';
import { berlin, callShop, uniqueEmail } from '../account-steps.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { findingsOn } from '../inspect.ts';
import { openPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const candle = { id: 6, slug: 'slow-evening-soy-candle' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Makes a design in the studio, in a tab of its own, and names it in both languages. */
async function makeDesign(page: Page): Promise<void> {
  await page.goto(`/admin/products/${candle.id}`);
  await heading(page, 'Slow Evening Soy Candle').waitFor();
  const [studio] = await Promise.all([page.waitForEvent('popup'), button(page, 'Make a design').click()]);
  // The draft has come once its step stands in the address.
  await studio.waitForURL(/\/customize\/.*step=product/);
  await button(studio, /Texts/).first().click();
  await studio.getByRole('radio', { name: 'Cinzel' }).check();
  await studio.getByLabel('Line on the label').fill('For Emma');
  const draftKey = new URL(studio.url()).searchParams.get('design') ?? '';
  const typed = async () => {
    const { content } = await callShop<Draft>(shop.address, `/drafts/${draftKey}`);
    return content.productClientCustomizationList.map(({ input }) => input);
  };
  await expect.poll(typed).toContain('For Emma');
  await studio.close();

  const part = page.getByRole('region', { name: 'Ready designs' });
  await part.getByRole('button', { name: 'Save from the studio: Design 4' }).click();
  await page.getByText('Design 4 was saved from the studio').waitFor();
  await part.getByRole('button', { name: 'Names and texts of Design 4' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name of the design in English').fill('In stone');
  await sheet.getByLabel('Name of the design in German').fill('In Stein');
  await sheet.getByLabel('Text for “Line on the label” in German').fill('Für Emma');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText('In stone was saved').waitFor();
  expect(await findingsOn(page)).toEqual([]);
}

interface DeskOrder {
  lineList: { printUrl: string | null }[];
}

it('S2.7 D20.4 an owner makes a design in the studio; a customer begins with it in German on a phone, and the print has the changed name', async () => {
  const desk = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(desk, shop);
  await makeDesign(desk);

  const page = await testShop.visit({ baseURL: shop.address, viewport: { width: 390, height: 844 } });
  await openPage(page, `/de/customize/${candle.slug}`);
  const strip = page.getByRole('region', { name: 'Mit einer Vorlage beginnen' });
  await strip.getByRole('button', { name: 'In Stein' }).click();
  expect(await strip.getByRole('button', { name: 'In Stein' }).getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(() =>
      strip
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(320);
  await button(page, /Texte/).first().click();
  const line = page.getByLabel('Zeile auf dem Etikett');
  expect(await line.inputValue()).toBe('Für Emma');
  await line.fill('Für Lena');
  // Later the designs are behind a button, and ask before they replace what was typed.
  await button(page, 'Mit einer Vorlage beginnen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Einzug' }).click();
  await button(page, 'Meinen Entwurf behalten').click();
  expect(await line.inputValue()).toBe('Für Lena');
  await page.goto(`/de/customize/${candle.slug}?step=checkout`);
  const [added] = await Promise.all([
    page.waitForRequest(
      (request) => request.method() === 'POST' && /\/unauthenticated\/carts\/[^/]+$/.test(request.url()),
    ),
    button(page, 'In den Warenkorb').click(),
  ]);
  await page.getByText('Für Lena').first().waitFor();

  const email = uniqueEmail('designs');
  const body = { items: [withoutDraft(added.postDataJSON())], address: berlin, deliveryMethod: 'standard', email };
  const { url, orderId } = await callShop<{ url: string; orderId: string }>(
    shop.address,
    '/unauthenticated/checkout',
    body,
  );
  await page.request.post(shop.address + url, { form: { outcome: 'paid' }, maxRedirects: 0 });
  const readPrint = async () => {
    const reply = await desk.request.get(`/api/admin/orders/${orderId}`);
    return ((await reply.json()) as { data: DeskOrder }).data.lineList[0]?.printUrl ?? null;
  };
  await expect.poll(readPrint).not.toBeNull();
  const pdf = await desk.request.get((await readPrint()) ?? '');
  await withPages(await pdf.body(), async ([print]) => {
    expect(print?.text).toContain('Für Lena');
  });
});

function withoutDraft({ draftKey: _, ...item }: { draftKey?: string }): object {
  return item;
}
