import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPages } from '../../server/src/print/pdf-pages.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { callShop, uniqueEmail } from '../account-steps.ts';
import { finger, keys } from '../input-device.ts';
import { openPage, reloadPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixture = (name: string) => join(root, 'e2e/fixtures', name);
const testShop = useTestShop();
let shop: RunningShop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-own-shop-'));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Tells the seconds of each step, for the note of whoever runs the story. */
function stopwatch(): (step: string) => void {
  let before = performance.now();
  return (step) => {
    const now = performance.now();
    console.info(`${step}: ${Math.round((now - before) / 1000)} s`);
    before = now;
  };
}

async function removeSample(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Remove the sample/ }).click();
  await heading(page, 'Settings').waitFor();
  await button(page, 'Remove the sample').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the sample' }).click();
  await page.getByText('The sample was removed').waitFor();
}

async function addCategory(page: Page): Promise<void> {
  const device = keys(page);
  await page.goto('/admin/categories');
  await heading(page, 'Categories').waitFor();
  await page.keyboard.press('n');
  await device.write(page.getByLabel('Name in English'), 'Oak things');
  await device.write(page.getByLabel('Name in German'), 'Eichenes');
  await device.press(button(page, 'Save'));
  await page.getByText('Oak things was added').waitFor();
}

async function addDraft(page: Page, name: string, germanName: string, price: string): Promise<void> {
  await page.goto('/admin/products');
  await heading(page, 'Products').waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price in EUR').fill(price);
  await dialog.getByLabel('Category').selectOption({ label: 'Oak things' });
  await button(page, 'Create draft').click();
  await heading(page, name).waitFor();
  await page.getByLabel('Name in German').fill(germanName);
  await page.getByLabel('Stock, row 1').fill('5');
}

async function save(page: Page, name: string): Promise<void> {
  await button(page, 'Save').click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await reloadPage(page);
  await heading(page, name).waitFor();
}

async function publish(page: Page, name: string): Promise<void> {
  await button(page, 'Publish').click();
  await page.getByText(`Customers see ${name} now`).waitFor();
}

/** A board with room for two photos and a line of words. */
async function addPicture(page: Page): Promise<void> {
  const board = '<rect x="100" y="200" width="1000" height="800" fill="#c9a26b"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="100%" height="100%" fill="#dfe3e6"/>${board}</svg>`;
  const path = join(folder, 'board.png');
  await writeFile(path, await sharp(Buffer.from(svg)).png().toBuffer());
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add picture').click()]);
  await chooser.setFiles(path);
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await pictures.getByLabel(/English/).fill('A board of oak');
  await pictures.getByLabel(/German/).fill('Ein Brett aus Eiche');
}

interface Face {
  kind: 'Photo' | 'Text';
  title: string;
  germanTitle: string;
  size: readonly [widthMm: number, heightMm: number];
  /** Of the picture of 1200 x 1200 pixels: left, top, right, bottom. */
  at: readonly [number, number, number, number];
}
const faces: readonly Face[] = [
  { kind: 'Photo', title: 'Left photo', germanTitle: 'Linkes Foto', size: [100, 100], at: [150, 250, 550, 650] },
  { kind: 'Photo', title: 'Right photo', germanTitle: 'Rechtes Foto', size: [100, 100], at: [650, 250, 1050, 650] },
  { kind: 'Text', title: 'Name', germanTitle: 'Name', size: [200, 40], at: [200, 720, 1000, 880] },
];

async function drawFace(page: Page, { kind, title, germanTitle, size, at }: Face): Promise<void> {
  await button(page, 'Add a printed face').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Customers add').selectOption({ label: kind });
  await dialog.getByLabel('What it is called in English').fill(title);
  await dialog.getByLabel('What it is called in German').fill(germanTitle);
  await dialog.getByLabel('Width in mm').fill(String(size[0]));
  await dialog.getByLabel('Height in mm').fill(String(size[1]));
  const box = await dialog.getByRole('group', { name: 'Picture 1 with its printed faces' }).boundingBox();
  if (!box) throw new Error('The picture is not seen.');
  const point = (x: number, y: number) => [box.x + (x / 1200) * box.width, box.y + (y / 1200) * box.height] as const;
  await page.mouse.move(...point(at[0], at[1]));
  await page.mouse.down();
  await page.mouse.move(...point(at[2], at[3]), { steps: 4 });
  await page.mouse.up();
  await button(page, 'Save').click();
  await page.getByText(`${title} was added`).waitFor();
}

const importCount = 1000;

/** What Shopify writes when it exports products: two rows a product, one for each size. */
function* shopifyRows() {
  yield 'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status';
  for (let number = 1; number <= importCount; number += 1) {
    yield `shelf-${number},Shelf ${number},"<p>A shelf of oak, made to measure.</p>",Workshop ${number % 7},Kind ${number % 20},"oak, shelf",TRUE,Size,M,SH-${number}-M,shopify,${number % 50},${20 + (number % 90)}.50,,active`;
    yield `shelf-${number},,,,,,,,L,SH-${number}-L,shopify,${number % 30},${20 + (number % 90)}.50,,`;
  }
}

async function importProducts(): Promise<string> {
  const file = join(folder, 'products_export.csv');
  await writeFile(file, [...shopifyRows()].join('\n'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/cli/main.ts', 'import', file, '--quiet'],
    { cwd: root, env: { ...process.env, DATABASE_URL: shop.databaseUrl, PUBLIC_URL: shop.address } },
  );
  return stdout;
}

/** A customer on a phone, in German: photos and a name, the cart, the checkout of a guest, the payment. */
async function orderInGerman(page: Page, email: string): Promise<string> {
  const device = finger(page);
  const tools = main(page);
  await openPage(page, '/de/products/memory-board');
  await heading(page, 'Erinnerungsbrett').waitFor();
  await device.press(
    tools
      .getByRole('link', { name: /gestalten$/i })
      .locator('visible=true')
      .first(),
  );
  await page.waitForURL(/\/customize\//);
  for (const [title, file] of [
    ['Linkes Foto', 'photo.jpg'],
    ['Rechtes Foto', 'cat.jpg'],
  ] as const) {
    await device.press(tools.getByRole('button', { name: new RegExp(`^${title}`) }).first());
    await device.attach(tools.getByRole('button', { name: `Foto wählen: ${title}` }), fixture(file));
    await tools.getByRole('button', { name: `Foto entfernen: ${title}` }).waitFor();
  }
  const next = () => tools.locator('button:not([aria-disabled])', { hasText: /^Weiter(: | ohne)/ }).first();
  await device.press(next());
  await device.write(tools.getByRole('textbox', { name: /^Name/ }), 'Für Oma Käthe');
  while (!(await tools.getByRole('button', { name: 'In den Warenkorb' }).isVisible())) {
    await device.press(next());
    await page.waitForTimeout(1000);
  }
  await tools.getByText('Wir prüfen, wie es gedruckt aussieht').waitFor({ state: 'hidden' });
  for (const box of await tools.getByRole('checkbox').all()) await device.choose(box);
  await device.press(tools.getByRole('button', { name: 'In den Warenkorb' }));
  await page.waitForURL(/\/cart/);
  await tools.getByText('Für Oma Käthe').first().waitFor();
  await device.press(tools.getByRole('button', { name: /Zur Kasse/ }).first());
  await page.waitForURL(/\/checkout\?order=/);
  await device.write(page.getByLabel('E-Mail-Adresse'), email);
  await device.pick(page.getByLabel('Land', { exact: true }), 'Deutschland');
  const address = { Vorname: 'Ada', Nachname: 'Lovelace', 'Straße und Hausnummer': 'Torstraße 1' };
  for (const [label, text] of Object.entries({ ...address, Postleitzahl: '10119', Ort: 'Berlin' }))
    await device.write(page.getByLabel(label, { exact: true }), text);
  await device.press(page.getByRole('button', { name: /^Weiter zu/ }).first());
  await page.waitForURL(/step=delivery/);
  await device.press(page.getByRole('button', { name: /^Weiter zu/ }).first());
  await page.waitForURL(/step=review/);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await device.press(page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }));
  await heading(page, /bezahlen/i).waitFor();
  await device.press(page.getByRole('button', { name: /bezahlen/i }).first());
  await page.waitForURL(/\/checkout\/complete\//);
  return orderId;
}

interface DeskOrder {
  lineList: { printUrl: string | null }[];
}

/** The finished size of each page of the order's print file, in mm. */
async function printedSizes(page: Page, orderId: string): Promise<number[][]> {
  const readPrint = async () => {
    const reply = await page.request.get(`/api/admin/orders/${orderId}`);
    return ((await reply.json()) as { data: DeskOrder }).data.lineList[0]?.printUrl ?? null;
  };
  await expect.poll(readPrint).not.toBeNull();
  const pdf = await page.request.get((await readPrint()) ?? '');
  const sizes: number[][] = [];
  await withPages(await pdf.body(), async (pages) => {
    for (const { boxes } of pages) {
      const { left, right, top, bottom } = boxes.trim;
      sizes.push([right - left, top - bottom].map((points) => Math.round((Math.abs(points) / 72) * 25.4)));
    }
  });
  return sizes;
}

it('D20.4 an owner empties the sample, fills a shop of their own, and an order in German is printed as it was drawn', async () => {
  const time = stopwatch();
  const page = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(page, shop);
  time('signed in');
  await removeSample(page);
  time('the sample is removed');

  await addCategory(page);
  await addDraft(page, 'Plain board', 'Schlichtes Brett', '24');
  await save(page, 'Plain board');
  await publish(page, 'Plain board');
  time('a category and a product');

  await addDraft(page, 'Memory board', 'Erinnerungsbrett', '49');
  await addPicture(page);
  await save(page, 'Memory board');
  for (const face of faces) await drawFace(page, face);
  await publish(page, 'Memory board');
  time('a product with two photos and a name, drawn on its picture');

  expect(await importProducts()).toContain(`${importCount} added`);
  time(`${importCount} products of a Shopify file`);
  const { total } = await callShop<{ total: number }>(shop.address, '/products');
  expect(total).toBe(importCount + 2);

  const customer = await testShop.visit({
    baseURL: shop.address,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const orderId = await orderInGerman(customer, uniqueEmail('oma'));
  time('the order of a customer in German');
  const productionSheet = [210, 297];
  expect(await printedSizes(page, orderId)).toEqual([...faces.map(({ size }) => [...size]), productionSheet]);
});
