import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { coverOf, onStage } from '../storefront/src/viewer/live/cover.ts';
import { makeAccount, password, say } from './account-steps.ts';
import { stampedNumber, stampPlaces } from './camera-film.ts';
import { checkOut, pay } from './checkout-steps.ts';
import { mouse } from './hand.ts';
import { magenta, overlayCorners } from './overlay-corners.ts';
import { personalise } from './personal-steps.ts';
import { type OrderedContent, orderProject, projectNow } from './project-steps.ts';
import { openBrowser, type RunningShop, startShop } from './shop.ts';
import { toSignIn, type Visitor } from './story-steps.ts';
import { addressOnPrint, type Filmed, filmProject, showOf } from './viewer-film.ts';
import { judgedFrames, watchFrames } from './viewer-watch.ts';

const upright = { width: 480, height: 640 };
const phoneScreen = { width: 390, height: 844 };
const phone: BrowserContextOptions = {
  viewport: phoneScreen,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
/** Films are of flat prints; what goes round a mug has a film of its own. */
const flatGoods = 'morning-ridge-framed-print';
/** Where stories leave what is to be looked at. */
const pictures = process.env['SCREENSHOTS'];

let shop: RunningShop;
let folder: string;
const browsers: Browser[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterimage-viewer-'));
  shop = await startShop();
});
afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  expect(await shop.stop()).toBe(0);
});

/** A phone whose camera plays the film. */
async function pointPhone(film: string): Promise<Page> {
  const browser = await openBrowser(true, film);
  browsers.push(browser);
  const page = await (await browser.newContext({ ...phone, baseURL: shop.address })).newPage();
  page.setDefaultTimeout(20_000);
  await watchFrames(page, upright, phoneScreen);
  return page;
}

/** Orders over the wire, and films what was printed. */
async function orderAndFilm(email: string, content: OrderedContent, how: { seen?: (frame: number) => boolean } = {}) {
  const ordered = await orderProject(shop.address, { email }, { slug: flatGoods, ...content });
  const project = await projectNow(shop.address, ordered.path);
  const show = await showOf(shop.address, project.viewerCode);
  const path = join(folder, `${email}.y4m`);
  const about = { shop: shop.address, project, show };
  const film = await filmProject(path, about, { size: upright, frames: 90, around: [{ size: 260 }], ...how });
  return { ordered, project, show, film, path };
}

const open = (page: Page) => page.getByRole('button', { name: 'Open the camera' }).tap();
const playing = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/^Playing/)
    .waitFor({ state: 'attached' });

/** A screenshot as pixels, and which frame of the film it shows. */
async function look(page: Page, name: string) {
  const png = await page.screenshot();
  if (pictures) await writeFile(join(pictures, `${name}.png`), png);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const cover = coverOf(upright, phoneScreen);
  const brightness = stampPlaces(upright).map(({ x, y }) => {
    const [left, top] = onStage(cover, x, y);
    return data[(Math.floor(top) * info.width + Math.floor(left)) * 4 + 1] ?? 0;
  });
  return { image: { width: info.width, height: info.height, data }, frame: stampedNumber(brightness), cover };
}

/** The overlay's corners in screenshots against where the print is: the farthest of the four, in pixels of the screen. */
async function overlayErrors(page: Page, film: Filmed, times: number): Promise<number[]> {
  const errors: number[] = [];
  for (let tries = 0; errors.length < times && tries < times * 4; tries += 1) {
    const { image, frame, cover } = await look(page, `overlay-${tries}`);
    const truth = frame === null ? null : film.corners(frame, 0);
    if (!truth) continue;
    const about = [0, 2, 4, 6].flatMap((at) => onStage(cover, truth[at] ?? 0, truth[at + 1] ?? 0));
    const found = overlayCorners(image, about, magenta);
    if (found)
      errors.push(
        Math.max(
          ...[0, 2, 4, 6].map((at) =>
            Math.hypot((found[at] ?? 0) - (about[at] ?? 0), (found[at + 1] ?? 0) - (about[at + 1] ?? 0)),
          ),
        ),
      );
  }
  return errors;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** One flat colour: where it begins and ends can be measured. */
async function flatPicture() {
  const background = '#ff00ff';
  const png = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'magenta.png', type: 'image/png', bytes: Uint8Array.from(png) };
}

describe('the viewer', () => {
  it('S1.11 S1.12 S1.13 D7.44 from a photo and a film to a paid order, to the code on its print, to the film on the print before the camera', async () => {
    const email = 'ada@example.com';
    await makeAccount(shop.address, email);
    const browser = await openBrowser();
    browsers.push(browser);
    const page = await (
      await browser.newContext({ baseURL: shop.address, viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    ).newPage();
    const visitor: Visitor = { page, hand: mouse(page), shop: shop.address, email, password, phone: false };
    await personalise(visitor, flatGoods);
    await toSignIn(visitor);
    await visitor.hand.write(page.getByLabel('E-mail address'), email);
    await visitor.hand.write(page.getByLabel('Password', { exact: true }), password);
    await visitor.hand.press(page.getByRole('button', { name: 'Sign in', exact: true }));
    await checkOut(visitor);
    await pay(visitor);

    const { accessToken } = await say<{ accessToken: string }>(shop.address, '/auth/login', { email, password });
    const { orderList } = await say<{ orderList: { id: string }[] }>(shop.address, '/orders', undefined, accessToken);
    const project = await projectNow(shop.address, `/account/orders/${orderList[0]?.id}/projects`, accessToken);
    const address = await addressOnPrint(shop.address, project);
    expect(address).toBe(`${shop.address}/ar/${project.viewerCode}`);

    const show = await showOf(shop.address, project.viewerCode);
    const path = join(folder, 'story.y4m');
    const about = { shop: shop.address, project, show };
    const film = await filmProject(path, about, { size: upright, frames: 150, around: [{ size: 260 }] });
    const recipient = await pointPhone(path);
    await recipient.goto(address, { waitUntil: 'load' });
    await look(recipient, 'viewer-first');
    await open(recipient);
    await playing(recipient);
    await recipient.waitForTimeout(1500);
    await look(recipient, 'viewer-playing');
    const frames = await judgedFrames(recipient, film, phoneScreen);
    const told = frames.flatMap(({ errorList: [error] }) => (typeof error === 'number' ? [error] : []));
    expect(told.length).toBeGreaterThan(10);
    expect(median(told)).toBeLessThan(1);
  }, 300_000);

  it('S1.13 a picture lies on its print to a pixel, in what is seen on the screen', async () => {
    const medium = { file: await flatPicture(), type: 'IMAGE' as const, display: { fit: 'cover' as const } };
    const { project, film, path } = await orderAndFilm('picture@example.com', { medium });
    const page = await pointPhone(path);
    await page.goto(`/ar/${project.viewerCode}`, { waitUntil: 'load' });
    await open(page);
    await playing(page);
    await page.waitForTimeout(1000);
    const errors = await overlayErrors(page, film, 8);
    expect(errors).toHaveLength(8);
    expect(median(errors)).toBeLessThan(1.5);
    const frames = await judgedFrames(page, film, phoneScreen);
    const [first, locked] = [frames[0], frames.find(({ errorList: [error] }) => error !== null)];
    expect(first && locked && frames.indexOf(locked)).toBeLessThan(30);
  }, 180_000);
});
