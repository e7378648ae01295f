import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '@afterimage/contract/projects.ts';
import { uniqueEmail } from './account-steps.ts';
import { furtherStory } from './every-case.ts';
import { findingsOn } from './inspect.ts';
import { openPage } from './page-ready.ts';
import { orderProject, projectNow } from './project-steps.ts';
import { useTestShop } from './test-shop.ts';
import { launchBrowser } from './story-browser.ts';

const testShop = useTestShop({ in3D: true });
const phone: BrowserContextOptions = { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true };
const instagram =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 330.0.0.40.92 Android';
const passPhrase = 'open sesame';

let project: Project;
let orderPath = '';
let viewer = '';
const others: Browser[] = [];
beforeAll(async () => {
  const order = await orderProject(testShop.address, { email: uniqueEmail('viewer-ways') });
  orderPath = order.path;
  project = await projectNow(testShop.address, orderPath);
  viewer = `/ar/${project.viewerCode}`;
});
afterEach(async () => {
  for (const browser of others.splice(0)) await browser.close();
  await change({ closed: false, expiresAt: null, passPhrase: null });
});

/** What the owner of the print says about who may see it. */
async function change(wish: object): Promise<void> {
  const [, orderKey] = /^\/orders\/([^/]+)/.exec(orderPath) ?? [];
  const reply = await fetch(
    `${testShop.address}/api/unauthenticated/orders/${orderKey}/projects/${project.id}/viewer`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    },
  );
  expect(reply.status, await reply.clone().text()).toBe(200);
}

const open = async (path: string, options: BrowserContextOptions = phone): Promise<Page> => {
  const page = await testShop.visit(options);
  await openPage(page, path);
  return page;
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const camera = (page: Page) => page.getByRole('button', { name: 'Open the camera' });
const withoutCamera = (page: Page) =>
  page.getByRole('link', { name: 'Watch without a camera' }).filter({ visible: true });
const screenOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['screen']);

/** Another Chromium: one without a camera, or one that knows the shop by another name. */
async function launch(args: readonly string[]): Promise<Page> {
  const browser = await launchBrowser({ in3D: true, camera: 'none', args });
  others.push(browser);
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  return page;
}

describe('what a visitor of the viewer sees first', () => {
  it('S1.13 one screen with the photo, one button and what is recorded; under 60 kB on the wire', async () => {
    const page = await testShop.visit(phone);
    const protocol = await page.context().newCDPSession(page);
    let bytes = 0;
    await protocol.send('Network.enable');
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const scans: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/scans')) scans.push(request.postData() ?? '');
    });
    await openPage(page, viewer);
    console.log(`the viewer before its camera: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeLessThan(60_000);
    expect(scans).toEqual(['{"event":"opened"}']);
    await heading(page, 'Point your phone at this photo').waitFor();
    await page.getByRole('img', { name: /^The printed photo/ }).waitFor();
    await page.getByText('What the camera sees never leaves your phone.').waitFor();
    for (const size of [
      { width: 390, height: 640 },
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      const box = await camera(page).boundingBox();
      expect(box && box.y + box.height, `${size.width} px`).toBeLessThanOrEqual(size.height);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(size.height);
    }
    expect(await findingsOn(page)).toEqual([]);
  });

  it('S1.13 at a desk a code leads to the phone; the camera and the plain page are there too', async () => {
    const page = await open(viewer, { viewport: { width: 1440, height: 900 } });
    await heading(page, 'Continue on your phone').waitFor();
    const code = page.getByRole('img', { name: 'QR code of this page' });
    await code.locator('svg').waitFor();
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toMatch(
      new RegExp(`/ar/${project.viewerCode}$`),
    );
    await page.getByRole('button', { name: 'Use this computer’s camera' }).waitFor();
    expect(await findingsOn(page, [1440])).toEqual([]);
  });

  furtherStory('S1.13 in German too, and from there to English', async () => {
    const page = await open(`/de${viewer}`);
    await heading(page, 'Richten Sie Ihr Telefon auf dieses Foto').waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await heading(page, 'Point your phone at this photo').waitFor();
  });

  it('S1.13 without JavaScript the film is there with its words and its controls, and no button is dead', async () => {
    const page = await testShop.visit({ ...phone, javaScriptEnabled: false });
    await page.goto(viewer);
    expect(await page.getByRole('button').count()).toBe(0);
    await withoutCamera(page).click();
    await page.getByText(/^A film of 3 seconds on /).waitFor();
    const film = page.locator('video');
    expect(await film.getAttribute('controls')).not.toBeNull();
    const box = await film.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
  });
});

describe('ways out when there is no camera', () => {
  it('S1.13 refused: how to allow it; once it is allowed, the camera opens by itself; the way back closes it', async () => {
    const page = await open(viewer);
    await camera(page).tap();
    await heading(page, 'The camera is not allowed yet').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('The camera is not allowed yet');
    expect(await findingsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.getByRole('button', { name: 'Try again' }).tap();
    await heading(page, 'The camera is not allowed yet').waitFor();
    await page.context().grantPermissions(['camera']);
    await page.getByRole('button', { name: 'Close the camera' }).waitFor();
    await page.getByText('Not found yet? Try this:').waitFor();
    expect(await findingsOn(page, [390])).toEqual([]);
    await page.goBack();
    await camera(page).waitFor();
    expect(await screenOf(page)).toBe('first');
    expect(await page.getByRole('button', { name: 'Close the camera' }).count()).toBe(0);
  });

  furtherStory('S1.13 a tap before the script has come is not lost', async () => {
    const page = await testShop.visit({ ...phone, permissions: ['camera'] });
    let release = (): void => undefined;
    const tapped = new Promise<void>((done) => (release = done));
    await page.route(/\/viewer\/assets\/(?:[a-z]+\/)?main-[^/]*\.js$/, async (route) => {
      await tapped;
      await route.continue();
    });
    await page.goto(viewer, { waitUntil: 'commit' });
    // Before the styles have come the plain page's button is seen too.
    await page.locator('#first').getByRole('button', { name: 'Open the camera' }).tap();
    release();
    await page.getByRole('button', { name: 'Close the camera' }).waitFor();
    await page.keyboard.press('Escape');
    await camera(page).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  furtherStory('S1.13 a connection that breaks: said so, and the next try goes on', async () => {
    const page = await testShop.visit({ ...phone, permissions: ['camera'] });
    await openPage(page, viewer);
    const live = /\/viewer\/assets\/(?:[a-z]+\/)?session-[^/]*\.js$/;
    await page.route(live, (route) => route.abort('internetdisconnected'));
    await camera(page).tap();
    await heading(page, 'The connection was lost').waitFor();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await heading(page, 'The connection was lost').waitFor();
    await page.unroute(live);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.getByRole('button', { name: 'Close the camera' }).waitFor();
    await page.reload();
    await camera(page).waitFor();
    expect(await screenOf(page)).toBe('first');
  });

  furtherStory('S1.13 none: the plain page is the first way on, and the way back leads to the start', async () => {
    const page = await launch([]);
    await page.context().grantPermissions(['camera'], { origin: testShop.address });
    await page.goto(testShop.address + viewer);
    await camera(page).tap();
    await heading(page, 'No camera found').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await withoutCamera(page).click();
    await page.getByText(/^A film of 3 seconds on /).waitFor();
    await page.goBack();
    await camera(page).waitFor();
  });

  furtherStory('S1.13 a page without https says so', async () => {
    const page = await launch(['--host-resolver-rules=MAP shop.test 127.0.0.1']);
    await page.goto(`${testShop.address.replace('localhost', 'shop.test')}${viewer}`);
    await camera(page).tap();
    await heading(page, 'The camera needs a secure page').waitFor();
    const link = page.getByRole('link', { name: 'Open by https' });
    expect(await link.getAttribute('href')).toMatch(/^https:/);
    expect(await findingsOn(page, [390])).toEqual([]);
  });

  furtherStory('S1.13 within an app: the link to be copied, a try all the same, and the plain page', async () => {
    const page = await open(viewer, {
      ...phone,
      userAgent: instagram,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await heading(page, 'Instagram hides the camera').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy the link' }).tap();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${viewer}$`));
    await page.getByRole('button', { name: 'Try it here anyway' }).tap();
    await heading(page, 'The camera is not allowed yet').waitFor();
    await page.goBack();
    await heading(page, 'Instagram hides the camera').waitFor();
  });
});

describe('without a camera', () => {
  it('S1.13 the film plays on its photo when it is asked to, is heard or not, and stops when the page is left', async () => {
    const page = await open(viewer);
    await withoutCamera(page).click();
    await page.getByRole('heading', { name: 'What the photo shows' }).waitFor();
    const isPaused = () => page.evaluate(() => document.querySelector('video')?.paused);
    expect(await isPaused()).toBe(true);
    await page.getByRole('button', { name: 'Play' }).tap();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
      .toBeGreaterThan(0.1);
    await page.getByRole('button', { name: 'Sound off' }).tap();
    await page.getByRole('button', { name: 'Sound on' }).waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 640 });
    await page.getByRole('button', { name: 'Full screen' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave full screen' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isPaused()).toBe(false);
    await page.goBack();
    await camera(page).waitFor();
    await expect.poll(isPaused).toBe(true);
    await page.goForward();
    await page.getByRole('button', { name: 'Play' }).tap();
    await page.getByRole('button', { name: 'Full screen' }).tap();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await camera(page).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    await expect.poll(isPaused).toBe(true);
    await page.reload();
    await page.goForward();
    await page.getByRole('heading', { name: 'What the photo shows' }).waitFor();
  });
});

describe('who may see it', () => {
  it('S1.13 a code that nobody has given out', async () => {
    const page = await testShop.visit(phone);
    const reply = await page.goto('/ar/00000000000000000000000000');
    expect(reply?.status()).toBe(404);
    await heading(page, 'We do not know this code').waitFor();
    expect(await findingsOn(page)).toEqual([]);
  });

  it('S1.13 closed by its owner, and open again', async () => {
    await change({ closed: true });
    const page = await testShop.visit(phone);
    expect((await page.goto(viewer))?.status()).toBe(410);
    await heading(page, 'This has been closed').waitFor();
    expect(await findingsOn(page)).toEqual([]);
    await change({ closed: false });
    await page.getByRole('link', { name: 'Try again' }).click();
    await camera(page).waitFor();
  });

  furtherStory('S1.13 over', async () => {
    await change({ expiresAt: new Date(Date.now() + 1500).toISOString() });
    await expect.poll(async () => (await fetch(testShop.address + viewer)).status).toBe(410);
    const page = await open(viewer);
    await heading(page, 'This has ended').waitFor();
    expect(await findingsOn(page, [390])).toEqual([]);
  });

  it('S1.13 a pass phrase: wrong, right, and not asked for again after a reload', async () => {
    await change({ passPhrase });
    const page = await open(viewer);
    await heading(page, 'This print is private').waitFor();
    expect(await page.content()).not.toContain('pictureUrl');
    expect(await findingsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 640 });
    const field = page.getByLabel('Pass phrase', { exact: true });
    await page.getByRole('button', { name: 'Open' }).tap();
    await page.getByRole('alert').getByText('Please enter the pass phrase.').waitFor();
    await field.fill('open barley');
    await page.getByRole('button', { name: 'Show the pass phrase' }).tap();
    expect(await field.getAttribute('type')).toBe('text');
    await field.press('Enter');
    await page.getByRole('alert').getByText('That is not the pass phrase.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pass-phrase');
    expect(await findingsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 640 });
    await field.fill(passPhrase);
    await page.getByRole('button', { name: 'Open' }).tap();
    await camera(page).waitFor();
    expect(await page.title()).toContain(project.productName);
    await page.reload();
    await camera(page).waitFor();
    await withoutCamera(page).click();
    await page.getByText(/^A film of 3 seconds on /).waitFor();
    await page.reload();
    await page.getByText(/^A film of 3 seconds on /).waitFor();
  });
});
