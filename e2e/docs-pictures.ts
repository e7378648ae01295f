// Makes the pictures of the owner's guide, in docs/pictures/owner: starts a shop with fresh data and goes through it as its owner does,
// from the first sign-in to the first parcel. Needs a build (`npm run build`), and Chromium on the PATH or by CHROME_PATH.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromePath } from '../sample/generators/stage-page.ts';
import { pictureCorners } from '../sample/src/models.generated.ts';
import { addPasskeyDevice, enterFirstOperator, printedOperatorLink } from './admin-steps.ts';
import { orderProject } from './project-steps.ts';
import { type RunningShop, startShopProcess } from './shop-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures', 'owner');
const size = { width: 1280, height: 800 };

/** The owner's photograph of a canvas, and where the printed face is on it. */
const canvas = {
  picture: join(root, 'sample/pictures/open-air-gallery-canvas-natural-main-1600.avif'),
  corners: pictureCorners['open-air-gallery-canvas']?.['front'] ?? [],
};

/** What a customer prints on it, large enough for that. */
const customersPhoto = join(root, 'sample/artwork/couple.webp');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Keeps what the page shows, when it has come to rest. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  const { size: bytes } = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${name}.webp  ${Math.round(bytes / 1000)} kB`);
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await title(page, heading);
}

async function setUp(page: Page, shop: RunningShop): Promise<void> {
  await addPasskeyDevice(page);
  await page.goto(await printedOperatorLink(shop));
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await keep(page, 'first-operator');
  await enterFirstOperator(page);
  await keep(page, 'checklist');
}

async function removeSample(page: Page): Promise<void> {
  await open(page, '/admin/settings#sample', 'Settings');
  await button(page, 'Remove the sample').click();
  await page.getByRole('alertdialog').waitFor();
  await keep(page, 'remove-sample');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the sample' }).click();
  await page.getByText('The sample was removed').waitFor();
}

async function settings(page: Page): Promise<void> {
  await open(page, '/admin/settings/taxes', 'Value added tax');
  await keep(page, 'taxes');
  await open(page, '/admin/settings/payment', 'Payment');
  await button(page, 'Enter the bank account').click();
  const account = page.getByRole('dialog');
  await account.getByLabel('Account holder').fill('Lichtbild GmbH');
  await account.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await keep(page, 'bank-account');
  await open(page, '/admin/settings/workshop', 'Workshop');
  await keep(page, 'workshop-settings');
  await open(page, '/admin/legal-texts/imprint/en', 'Imprint, English');
  await page
    .getByLabel('Text', { exact: true })
    .fill('# Imprint\n\nLichtbild GmbH, Torstraße 1, 10119 Berlin, Germany\n\n**E-mail:** hello@lichtbild.example');
  await keep(page, 'legal-text');
  await button(page, 'Save').click();
  await page.getByText(/^Version \d+ is in force$/).waitFor();
}

async function addCategory(page: Page): Promise<void> {
  await open(page, '/admin/categories', 'Categories');
  await page.keyboard.press('n');
  await page.getByLabel('Name in English').fill('Wall art');
  await page.getByLabel('Name in German').fill('Wandbilder');
  await keep(page, 'category');
  await button(page, 'Save').click();
  await page.getByText('Wall art was added').waitFor();
}

async function addProduct(page: Page): Promise<void> {
  await open(page, '/admin/products', 'Products');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Photo canvas');
  await dialog.getByLabel('Price in EUR').fill('49');
  await dialog.getByLabel('Category').selectOption({ label: 'Wall art' });
  await keep(page, 'new-product');
  await button(page, 'Create draft').click();
  await title(page, 'Photo canvas');
  await page.getByLabel('Name in German').fill('Fotoleinwand');
  await page.getByLabel('Short text in English').fill('Your photo on cotton canvas, 30 × 40 cm.');
  await page.getByLabel('Short text in German').fill('Ihr Foto auf Baumwolle, 30 × 40 cm.');
  await page.getByLabel('Stock, row 1').fill('25');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add picture').click()]);
  const buffer = await sharp(canvas.picture).png().toBuffer();
  await chooser.setFiles({ name: 'canvas.png', mimeType: 'image/png', buffer });
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await pictures.getByLabel(/English/).fill('A canvas on a light wall');
  await pictures.getByLabel(/German/).fill('Eine Leinwand an einer hellen Wand');
  await page.getByRole('heading', { name: 'Texts' }).scrollIntoViewIfNeeded();
  await keep(page, 'product');
  await button(page, 'Save').click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.reload();
  await title(page, 'Photo canvas');
}

/** Draws the face with the mouse over the printed side of the photograph, and moves its corners to the canvas's own. */
async function drawFace(page: Page): Promise<void> {
  await button(page, 'Add a printed face').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is called in English').fill('Your photo');
  await dialog.getByLabel('What it is called in German').fill('Ihr Foto');
  await dialog.getByLabel('Width in mm').fill('300');
  await dialog.getByLabel('Height in mm').fill('400');
  const area = dialog.getByRole('group', { name: 'Picture 1 with its printed faces' });
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  const [topLeft, topRight, bottomRight, bottomLeft] = canvas.corners;
  if (!box || !topLeft || !topRight || !bottomRight || !bottomLeft) throw new Error('The picture is not seen.');
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(box.x + from.x * box.width, box.y + from.y * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + to.x * box.width, box.y + to.y * box.height, { steps: 4 });
    await page.mouse.up();
  };
  await drag(topLeft, bottomRight);
  await drag({ x: bottomRight.x, y: topLeft.y }, topRight);
  await drag({ x: topLeft.x, y: bottomRight.y }, bottomLeft);
  await keep(page, 'printed-face');
  await button(page, 'Save').click();
  await page.getByText('Your photo was added').waitFor();
  await button(page, 'Preview with a test picture').click();
  const preview = page.getByRole('img', { name: /with test charts/ });
  await preview.evaluate((image: HTMLImageElement) => image.decode());
  await keep(page, 'test-preview');
  await page.keyboard.press('Escape');
  await button(page, 'Publish').click();
  await page.getByText('Customers see Photo canvas now').waitFor();
}

/** A customer's order: from the check of its print to the parcel. */
async function workshop(page: Page, shop: RunningShop): Promise<void> {
  const bytes = new Uint8Array(await sharp(customersPhoto).resize(2600).jpeg().toBuffer());
  const photo = { name: 'photo.jpg', type: 'image/jpeg', bytes };
  const { orderId } = await orderProject(shop.address, { email: 'grace@example.com' }, { slug: 'photo-canvas', photo });
  const number = await checkedOrder(page);
  await open(page, `/admin/orders/${orderId}`, `Order ${number}`);
  await keep(page, 'order');
  await open(page, '/admin/check', 'Check');
  await page.locator('figure img').first().waitFor();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('-');
  await keep(page, 'check');
  await page.keyboard.press('a');
  await page.getByText('Nothing to check').waitFor();
  await open(page, '/admin/make', 'Make');
  await keep(page, 'make');
  await button(page, 'Mark all as printed').first().click();
  await page.getByText('1 item marked as printed').waitFor();
  await open(page, '/admin/pack', 'Pack');
  await page.getByLabel('Code or order number').fill(number);
  await page.keyboard.press('Enter');
  await button(page, 'All here').first().click();
  await keep(page, 'pack');
  await page.getByRole('button', { name: /^Mark as packed/ }).click();
  await page.getByRole('link', { name: 'Send the parcel' }).click();
  await button(page, 'Send a parcel').click();
  await page.getByRole('dialog').getByLabel('Tracking number').fill('00340434161094000001');
  await keep(page, 'parcel');
}

/** Waits until the print of the only order is made and checked by the machine; answers the order's number. */
async function checkedOrder(page: Page): Promise<string> {
  for (let tries = 0; tries < 90; tries += 1) {
    const reply = await page.request.get('/api/admin/workshop/lines?state=check&limit=1');
    const { data } = (await reply.json()) as {
      data: { itemList: { order: { number: string }; preflight: object | null }[] };
    };
    const [line] = data.itemList;
    if (line?.preflight) return line.order.number;
    await page.waitForTimeout(1000);
  }
  throw new Error('The print file was not made in time.');
}

mkdirSync(folder, { recursive: true });
const shop = await startShopProcess(null);
const browser = await chromium.launch({ executablePath: chromePath(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: shop.address,
    viewport: size,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await setUp(page, shop);
  await removeSample(page);
  await settings(page);
  await addCategory(page);
  await addProduct(page);
  await drawFace(page);
  await workshop(page, shop);
} finally {
  await browser.close();
  await shop.stop();
}
