import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf, furtherStory } from './every-case.ts';
import { largePhoto } from './large-photo.ts';
import { openPage } from './page-ready.ts';
import { arrived, button, canvas, choice, lies, middle, near } from './photo-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const [oneSlot, twoSlots] = ['window-seat-photo-cushion', 'hearth-photo-mug'];

let large = '';
beforeAll(async () => {
  large = await largePhoto(4032, 3024);
});
afterAll(() => rm(dirname(large), { recursive: true, force: true }));

/** The studio of a product, where its photos are chosen. */
async function studio(slug: string, options: Parameters<typeof testShop.visit>[0] = {}): Promise<Page> {
  const page = await testShop.visit(options);
  await openPage(page, `/customize/${slug}`);
  return page;
}
const touch = (client: CDPSession, type: string, points: [number, number][]) =>
  client.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
const unusableFiles: [string, () => Promise<Buffer>, string][] = [
  ['a damaged photo', async () => (await readFile(fixture('photo.jpg'))).subarray(0, 900), 'damaged'],
  ['a text that is called a photo', async () => Buffer.from('no photo at all, '.repeat(20)), 'can’t print this file'],
  ['an empty file', async () => Buffer.alloc(0), 'empty'],
  ['a photo with too many pixels', async () => hugePng(), 'too many pixels'],
];

describe('photos in the studio', () => {
  it('S2.8 two fingers zoom and turn the photo and not the page, one finger moves it', async () => {
    const page = await studio(oneSlot, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await choice(page).setInputFiles(large);
    await arrived(page);
    await canvas(page).scrollIntoViewIfNeeded();
    const before = await lies(page);
    const client = await page.context().newCDPSession(page);
    const { x, y } = await middle(canvas(page));
    await touch(client, 'touchStart', [
      [x - 40, y],
      [x + 40, y],
    ]);
    // The fingers part to twice their distance and turn by 30 degrees.
    for (let step = 1; step <= 10; step += 1) {
      const [reach, angle] = [40 + 4 * step, (Math.PI / 60) * step];
      const [dx, dy] = [reach * Math.cos(angle), reach * Math.sin(angle)];
      await touch(client, 'touchMove', [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ]);
    }
    await touch(client, 'touchEnd', []);
    await expect.poll(async () => (await lies(page)).size).toBeGreaterThan(before.size * 1.8);
    const placementBefore = await lies(page);
    expect(placementBefore.angle).toBeCloseTo(22, 0);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const scrolled = await page.evaluate(() => scrollY);
    await touch(client, 'touchStart', [[x, y]]);
    for (let step = 1; step <= 6; step += 1) await touch(client, 'touchMove', [[x + 3 * step, y + 5 * step]]);
    await touch(client, 'touchEnd', []);
    await expect
      .poll(() => lies(page))
      .toMatchObject({ x: near(placementBefore.x + 18), y: near(placementBefore.y + 30) });
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  it('S2.8 several at once fill the places, and change them', async () => {
    const page = await studio(twoSlots);
    const names = ['cat.jpg', 'coffee.jpg', 'photo.jpg'].map(fixture);
    await choice(page).setInputFiles(names);
    await page.getByText('There was no free place for one photo.').waitFor();
    await page.getByText('2 of 2 photos added').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /: has a photo$/ }).count()).toBe(2);
    await arrived(page);
    const imageSource = () => canvas(page).locator('img').getAttribute('src');
    const first = await imageSource();
    await page.getByRole('button', { name: /^Swap with: / }).click();
    await page.getByText('The photos have been swapped.').waitFor();
    expect(await imageSource()).toBe(first);
    await page
      .getByRole('button', { name: /has a photo$/ })
      .first()
      .click();
    expect(await imageSource()).not.toBe(first);
  });

  it('S2.8 HEIC is decoded on demand, and arrives as a JPEG', async () => {
    const page = await studio(oneSlot);
    await choice(page).setInputFiles(fixture('photo.heic'));
    await arrived(page);
    await canvas(page).locator('img').waitFor();
    await page.getByText('Will look soft in print').waitFor();
  });

  it.each(casesOf(unusableFiles, unusableFiles.slice(0, 1)))(
    'S2.8 %s is refused before it is sent',
    async (_, content, words) => {
      const page = await studio(oneSlot);
      const sentChunks: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sentChunks.push(new URL(request.url()).pathname));
      await choice(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await content() });
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(sentChunks.filter((path) => /file|upload/.test(path))).toEqual([]);
      await choice(page).setInputFiles(fixture('photo.jpg'));
      await arrived(page);
    },
  );

  furtherStory('S2.8 an upload that is cancelled leaves nothing behind', async () => {
    const page = await studio(oneSlot);
    await slow(page, 400_000);
    const removed = page.waitForRequest((request) => request.method() === 'DELETE' && /uploads\//.test(request.url()));
    const leaving = page.waitForRequest((request) => request.method() === 'PATCH');
    await choice(page).setInputFiles(large);
    await Promise.all([page.getByText(/ of .* MB$/).waitFor(), leaving]);
    await button(page, 'Cancel uploading from the phone.jpg').click();
    const reply = await (await removed).response();
    expect(reply?.status()).toBe(204);
    await choice(page).waitFor({ state: 'attached' });
    expect(await canvas(page).count()).toBe(0);
  });

  it('S2.8 after a lost connection an upload goes on where it stopped', async () => {
    const page = await studio(oneSlot);
    const client = await slow(page, 400_000);
    const offsets = offsetsOf(page);
    await choice(page).setInputFiles(large);
    await canvas(page).locator('img').waitFor();
    await expectPartialProgress(page);
    await client.send('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: 0,
      uploadThroughput: 0,
    });
    await page.getByText('Waiting for the connection…').first().waitFor();
    // The photo stays where it is, and can be laid meanwhile.
    await canvas(page).focus();
    await page.keyboard.press('r');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await arrived(page);
    // Only once does it begin at the beginning.
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    expect((await lies(page)).angle).toBeCloseTo(90, 3);
  });

  furtherStory('S2.8 after a reload an upload goes on where it stopped', async () => {
    const page = await studio(oneSlot);
    const client = await slow(page, 400_000);
    await choice(page).setInputFiles(large);
    await expectPartialProgress(page);
    const offsets = offsetsOf(page);
    await page.reload();
    await canvas(page).locator('img').waitFor();
    await client.send('Network.disable');
    await arrived(page);
    expect(offsets).not.toContain(0);
  });
});

/** Where the parts of an upload begin, in bytes, as they are sent. */
function offsetsOf(page: Page): number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  return offsets;
}

const expectPartialProgress = (page: Page) =>
  expect.poll(async () => Number(await page.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(40);

/** A network that takes so many bytes a second. */
async function slow(page: Page, uploadThroughput: number): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput,
  });
  return client;
}

/** The head of a PNG that says that it is 20,000 pixels wide and as high. */
function hugePng(): Buffer {
  const bytes = Buffer.alloc(60);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.write('080200', 24, 'hex');
  return bytes;
}
