import { mkdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBounds, NodeIO } from '@gltf-transform/core';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boardModel } from '../../server/src/files/sanitize/test-models.ts';
import { becomeFirstOperator } from '../admin-steps.ts';
import { findingsOn } from '../inspect.ts';
import { mouse } from '../input-device.ts';
import { openPage, reloadPage } from '../page-ready.ts';
import type { RunningShop } from '../shop-process.ts';
import { startShop } from '../shop.ts';
import { heading, main } from '../story-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop({ in3D: true });
let shop: RunningShop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-models-'));
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Keeps a picture of the page where SCREENSHOTS names a folder. */
async function keep(page: Page, name: string): Promise<void> {
  const target = process.env['SCREENSHOTS'];
  if (!target) return;
  mkdirSync(target, { recursive: true });
  await page.screenshot({ path: `${target}/${name}.png` });
}

/** The same in the width of a phone, and in the dark. */
async function keepAll(page: Page, target: Locator, name: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await target.scrollIntoViewIfNeeded();
  await keep(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep(page, `${name}-dark`);
  await page.setViewportSize({ width: 390, height: 844 });
  await target.scrollIntoViewIfNeeded();
  await keep(page, `${name}-phone-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, `${name}-phone`);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function addBoard(page: Page): Promise<void> {
  await page.goto('/admin/products');
  await heading(page, 'Products').waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Photo board');
  await dialog.getByLabel('Price in EUR').fill('29');
  await button(page, 'Create draft').click();
  await heading(page, 'Photo board').waitFor();
  await page.getByLabel('Stock, row 1').fill('5');
}

/** Sends a file that is no model, then the model; turns it by keys and saves the product. */
async function addModel(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: '3D model' });
  const choose = async (name: string, content: Uint8Array) => {
    await writeFile(join(folder, name), content);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Upload model').click()]);
    await chooser.setFiles(join(folder, name));
  };
  await choose('cube.glb', Buffer.from('solid cube'));
  await part.getByRole('alert').filter({ hasText: 'GLB of version 2' }).waitFor();
  await choose('board.glb', await boardModel());
  await part.getByText('20 × 30 × 1 cm (width, height, depth)').waitFor();
  await part.getByText('4 triangles').scrollIntoViewIfNeeded();
  const view = part.getByRole('slider', { name: 'Turn the model' });
  await part.locator('[data-ready]').waitFor();
  const before = Number(await view.getAttribute('aria-valuenow'));
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await view.getAttribute('aria-valuenow'))).toBe(before + 15);
  await part.getByLabel('Place in the room (AR)').selectOption({ label: 'On a wall' });
  expect(await findingsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await part.getByText('4 triangles').scrollIntoViewIfNeeded();
  await keep(page, 'model-phone');
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep(page, 'model-phone-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await part.getByText('4 triangles').scrollIntoViewIfNeeded();
  await keep(page, 'model-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, 'model');
  await button(page, 'Save').click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await reloadPage(page);
  await heading(page, 'Photo board').waitFor();
}

async function addFace(page: Page): Promise<void> {
  await button(page, 'Add a printed face').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is called in English').fill('Your photo');
  await dialog.getByLabel('What it is called in German').fill('Ihr Foto');
  await dialog.getByLabel('Width in mm').fill('200');
  await dialog.getByLabel('Height in mm').fill('300');
  const parts = dialog.getByLabel('Shown on the model’s part');
  expect(await parts.locator('option').allTextContents()).toEqual(['None, only on pictures', 'Label', 'Front']);
  await parts.selectOption('Label');
  // The print covers the upper half of the front.
  await dialog.getByText('The print covers only a section of the texture').click();
  await dialog.getByLabel('Height in %').fill('50');
  await dialog.getByText('Show a test picture on the model').click();
  await dialog.locator('[data-ready]').waitFor();
  await dialog.locator('[data-ready]').scrollIntoViewIfNeeded();
  expect(await findingsOn(page)).toEqual([]);
  await keepAll(page, dialog.locator('[data-ready]'), 'face');
  await button(page, 'Save').click();
  await page.getByText('Your photo was added').waitFor();
}

/** Adds a choice between the board as it is, and a larger one without its front, whose back is green. */
async function addBoards(page: Page): Promise<void> {
  await button(page, 'Add a choice or extras').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What it is called in English').fill('Board');
  await dialog.getByLabel('What it is called in German').fill('Brett');
  for (const [at, name] of ['With front', 'Green back'].entries()) {
    const option = dialog.getByRole('listitem', { name: `Option ${at + 1}` });
    await option.getByLabel('Name in English').fill(name);
    await option.getByLabel('Name in German').fill(name);
  }
  const second = dialog.getByRole('listitem', { name: 'Option 2' });
  await second.getByText('What this option changes').click();
  const part = second.getByRole('region', { name: '3D model' });
  await part.getByRole('button', { name: 'Change a part' }).click();
  await part.getByLabel('Part', { exact: true }).selectOption('Front');
  await part.getByLabel('With this option', { exact: true }).selectOption({ label: 'Not there' });
  await part.getByRole('button', { name: 'Change a part' }).click();
  const look = part.getByRole('group', { name: 'Change of Label' });
  await look.getByLabel('Part', { exact: true }).selectOption('Wood');
  await part.getByRole('group', { name: 'Change of Wood' }).getByLabel('Colour of the part').fill('#00ff00');
  await part.getByText('Scale the model').click();
  await part.getByLabel('Width in mm').fill('400');
  await part.getByText('Show the model with this option').click();
  await part.locator('[data-ready]').waitFor();
  await part.locator('[data-ready]').scrollIntoViewIfNeeded();
  expect(await findingsOn(page)).toEqual([]);
  await keepAll(page, part.getByText('Scale the model'), 'option');
  await button(page, 'Save').click();
  await page.getByText('Board was added').waitFor();
}

/** The materials and the width in meters of the model for the room, which opens. */
async function modelForRoom(customer: Page) {
  const [reply] = await Promise.all([
    customer.waitForResponse((response) => /\/room\/draft\/[^/]+\.glb/.test(response.url())),
    button(customer, 'See it in your room').click(),
  ]);
  expect(reply.status()).toBe(200);
  const root = (await new NodeIO().readBinary(new Uint8Array(await reply.body()))).getRoot();
  const [scene] = root.listScenes();
  const { min, max } = getBounds(scene ?? expect.fail());
  return { materials: root.listMaterials(), width: Number((max[0] - min[0]).toFixed(4)) };
}

/** The share of red pixels in what is seen of an element. */
async function redShare(target: Locator): Promise<number> {
  const { data, info } = await sharp(await target.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 130 && (data[at + 1] ?? 0) < 90 && (data[at + 2] ?? 0) < 100) red += 1;
  return red / (info.width * info.height);
}

it('S1.12 an owner sends a model, a customer sees their photo on its part and what an option changes, and the model for the room too', async () => {
  const page = await testShop.visit({ baseURL: shop.address });
  await becomeFirstOperator(page, shop);
  await addBoard(page);
  await addModel(page);
  await addFace(page);
  await addBoards(page);
  await button(page, 'Publish').click();
  await page.getByText('Customers see Photo board now').waitFor();

  const photo = join(folder, 'red.jpg');
  const create = { width: 1600, height: 2400, channels: 3 as const, background: '#c01020' };
  await writeFile(photo, await sharp({ create }).jpeg().toBuffer());
  const customer = await testShop.visit({ baseURL: shop.address });
  await openPage(customer, '/customize/photo-board');
  const view = customer.locator('[role="slider"][data-ready]').first();
  await view.waitFor();
  await keep(customer, 'studio-empty');
  expect(await redShare(view)).toBeLessThan(0.01);
  await mouse(customer).attach(main(customer).getByRole('button', { name: 'Choose a photo: Your photo' }), photo);
  await expect.poll(() => redShare(view)).toBeGreaterThan(0.05);
  await keep(customer, 'studio-photo');

  const { materials, width } = await modelForRoom(customer);
  expect(width).toBe(0.2);
  const printed = materials.find((material) => material.getName().startsWith('artwork-face-'));
  const picture = printed?.getBaseColorTexture()?.getImage() ?? expect.fail();
  const [red = 0, green = 255] = await sharp(picture).resize(1, 1).removeAlpha().raw().toBuffer();
  expect([red > 170, green < 40]).toEqual([true, true]);
  await customer.getByRole('dialog').locator('[data-ready]').waitFor();
  await keep(customer, 'room');
  await customer.keyboard.press('Escape');

  // The other board has no front, so the print is not seen any more; the model for the room is wider and green.
  await button(customer, 'Next: Specification').click();
  await main(customer)
    .getByRole('radio', { name: /Green back/ })
    .check({ force: true });
  await expect.poll(() => redShare(view)).toBeLessThan(0.01);
  await keep(customer, 'studio-option');
  const changed = await modelForRoom(customer);
  expect(changed.width).toBe(0.4);
  expect(changed.materials.map((material) => material.getName())).toEqual(['Wood']);
  expect(changed.materials[0]?.getBaseColorFactor().map((share) => Math.round(share))).toEqual([0, 1, 0, 1]);
});
