import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPages } from '../../server/src/print/pdf-pages.ts';
import { uniqueEmail } from '../account-steps.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { findingsOn } from '../inspect.ts';
import { reloadPage } from '../page-ready.ts';
import { orderProject } from '../project-steps.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop();
let shop: RunningShop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-faces-'));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of a wooden block, without a print on it. */
async function blockPicture(): Promise<string> {
  const block = '<polygon points="300,350 900,280 900,820 300,760" fill="#c9a26b"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="100%" height="100%" fill="#dfe3e6"/>${block}</svg>`;
  const path = join(folder, 'block.png');
  await writeFile(path, await sharp(Buffer.from(svg)).png().toBuffer());
  return path;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addBlock(page: Page): Promise<void> {
  await page.goto('/admin/products');
  await heading(page, 'Products').waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Photo block');
  await dialog.getByLabel('Price in EUR').fill('39');
  await button(page, 'Create draft').click();
  await heading(page, 'Photo block').waitFor();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Add picture').click()]);
  await chooser.setFiles(await blockPicture());
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await pictures.getByLabel(/English/).fill('A block of oak');
  await pictures.getByLabel(/German/).fill('Ein Block aus Eiche');
  await page.getByLabel('Stock, row 1').fill('5');
  await button(page, 'Save').click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await reloadPage(page);
  await heading(page, 'Photo block').waitFor();
}

/** Draws the face with the mouse, and moves its corners to where the block has them: one by keys. */
async function drawFace(page: Page): Promise<void> {
  await button(page, 'Add a printed face').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is called in English').fill('Your photo');
  await dialog.getByLabel('What it is called in German').fill('Ihr Foto');
  await dialog.getByLabel('Width in mm').fill('120');
  await dialog.getByLabel('Height in mm').fill('90');
  const area = dialog.getByRole('group', { name: 'Picture 1 with its printed faces' });
  const box = await area.boundingBox();
  if (!box) throw new Error('The picture is not seen.');
  const at = (x: number, y: number) => [box.x + (x / 1200) * box.width, box.y + (y / 1200) * box.height] as const;
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  await drag(at(300, 350), at(900, 760));
  await drag(at(900, 350), at(900, 280));
  const corner = dialog.getByRole('button', { name: /^Bottom right corner/ });
  await corner.focus();
  const steps = (((820 - 760) / 1200) * box.height) / 10;
  for (let step = 0; step < Math.round(steps); step += 1) await page.keyboard.press('Shift+ArrowDown');
  expect(await corner.getAttribute('aria-label')).toMatch(/75\.\d% from the left, 6[78]\.\d% from the top/);
  expect(await findingsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Save').click();
  await page.getByText('Your photo was added').waitFor();
}

/** Adds a choice between two finishes, of which the first costs more and tells the workshop what to do. */
async function addFinish(page: Page): Promise<void> {
  await button(page, 'Add a choice or extras').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is called in English').fill('Finish');
  await dialog.getByLabel('What it is called in German').fill('Oberfläche');
  const names = [
    ['Varnished', 'Lackiert'],
    ['Natural', 'Natur'],
  ] as const;
  for (const [at, [english, german]] of names.entries()) {
    const option = dialog.getByRole('listitem', { name: `Option ${at + 1}` });
    await option.getByLabel('Name in English').fill(english);
    await option.getByLabel('Name in German').fill(german);
  }
  const first = dialog.getByRole('listitem', { name: 'Option 1' });
  await first.getByLabel('Extra price in EUR').fill('4.50');
  await first.getByText('What this option changes').click();
  await first.getByLabel('Instruction for the workshop').fill('Varnish twice');
  expect(await findingsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Save').click();
  await page.getByText('Finish was added').waitFor();
}

interface DeskOrder {
  order: { itemList: { unitPrice: number }[] };
  lineList: { printUrl: string | null; detailList: string[] }[];
}

it('D20.4 an owner draws a face on the picture of a new product, and its order is printed in the size of the face', async () => {
  const began = performance.now();
  const page = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(page, shop);
  await addBlock(page);
  await drawFace(page);
  await addFinish(page);

  // What the customer will see, and what the printer will get.
  await button(page, 'Preview with a test picture').click();
  const preview = page.getByRole('img', { name: /with test charts/ });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Test print (PDF)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('test-photo-block.pdf');

  await button(page, 'Publish').click();
  await page.getByText('Customers see Photo block now').waitFor();
  console.info(`a product with a photo, from nothing: ${Math.round((performance.now() - began) / 1000)} s`);

  const { orderId } = await orderProject(shop.address, { email: uniqueEmail('faces') }, { slug: 'photo-block' });
  const readOrder = async () => {
    const reply = await page.request.get(`/api/admin/orders/${orderId}`);
    return ((await reply.json()) as { data: DeskOrder }).data;
  };
  const readPrint = async () => (await readOrder()).lineList[0]?.printUrl ?? null;
  // The first option was taken, whose price is added.
  const { order, lineList } = await readOrder();
  expect(order.itemList[0]?.unitPrice).toBe(43_50);
  expect(lineList[0]?.detailList).toContain('Finish: Varnished');
  await expect.poll(readPrint).not.toBeNull();
  const pdf = await page.request.get((await readPrint()) ?? '');
  await withPages(await pdf.body(), async ([print]) => {
    const { trim, bleed } = print?.boxes ?? expect.fail();
    const sizeOf = (edges: typeof trim) =>
      [edges.right - edges.left, edges.top - edges.bottom].map((points) => Math.round((Math.abs(points) / 72) * 25.4));
    expect([sizeOf(trim), sizeOf(bleed)]).toEqual([
      [120, 90],
      [126, 96],
    ]);
  });
});
