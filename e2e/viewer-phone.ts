import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { objectFitOf, toViewport } from '../viewer/src/session/object-fit.ts';
import { stampedNumber, stampPlaces } from './camera-film.ts';
import { magenta, overlayCorners } from './overlay-corners.ts';
import { type OrderedContent, orderProject, projectNow } from './project-steps.ts';
import { uniqueEmail } from './account-steps.ts';
import { sharedShop } from './shop.ts';
import { launchBrowser } from './story-browser.ts';
import { type Filmed, type Filming, filmProject, showOf } from './viewer-film.ts';
import { watchFrames } from './viewer-watch.ts';

export const upright = { width: 480, height: 640 };
export const phoneScreen = { width: 390, height: 844 };
const phone: BrowserContextOptions = {
  viewport: phoneScreen,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
/** Films are of flat prints; what goes round a mug has a film of its own. */
export const flatGoods = 'morning-ridge-framed-print';
/** Where stories leave what is to be looked at. */
const pictures = process.env['SCREENSHOTS'];

/** The shop that the stories of a worker share, and phones whose camera plays a film. */
export function usePhones() {
  let address: string;
  let folder: string;
  const browsers: Browser[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'afterimage-viewer-'));
    address = await sharedShop();
  });
  afterEach(async () => {
    for (const browser of browsers.splice(0)) await browser.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const phones = {
    get address() {
      return address;
    },
    film: (name: string) => join(folder, `${name}.y4m`),
    /** A browser that is closed after the test. */
    async browser(film?: string): Promise<Browser> {
      const browser = await launchBrowser(film === undefined ? {} : { film });
      browsers.push(browser);
      return browser;
    },
    async point(film: string): Promise<Page> {
      const page = await (await (await phones.browser(film)).newContext({ ...phone, baseURL: address })).newPage();
      await watchFrames(page, upright, phoneScreen);
      return page;
    },
    /** Orders over the wire, and films what was printed. */
    async orderAndFilm(name: string, content: OrderedContent, how: Partial<Filming> = {}) {
      const ordered = await orderProject(address, { email: uniqueEmail(name) }, { slug: flatGoods, ...content });
      const project = await projectNow(address, ordered.path);
      const show = await showOf(address, project.viewerCode);
      const path = phones.film(name);
      const about = { shop: address, project, show };
      const film = await filmProject(path, about, { size: upright, frames: 90, around: [{ size: 260 }], ...how });
      return { ordered, project, show, film, path };
    },
  };
  return phones;
}

export const open = (page: Page) => page.getByRole('button', { name: 'Open the camera' }).tap();
export const playing = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/^Playing/)
    .waitFor({ state: 'attached' });

/** A screenshot as pixels, and which frame of the film it shows. */
export async function look(page: Page, name: string) {
  const png = await page.screenshot();
  if (pictures) await writeFile(join(pictures, `${name}.png`), png);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const cover = objectFitOf(upright, phoneScreen);
  const brightness = stampPlaces(upright).map(({ x, y }) => {
    const [left, top] = toViewport(cover, x, y);
    return data[(Math.floor(top) * info.width + Math.floor(left)) * 4 + 1] ?? 0;
  });
  return { image: { width: info.width, height: info.height, data }, frame: stampedNumber(brightness), cover };
}

/** The overlay's corners in screenshots against where the print is: the farthest of the four, in pixels of the screen. */
export async function overlayErrors(page: Page, film: Filmed, times: number): Promise<number[]> {
  const errors: number[] = [];
  for (let tries = 0; errors.length < times && tries < times * 4; tries += 1) {
    const { image, frame, cover } = await look(page, `overlay-${tries}`);
    const truth = frame === null ? null : film.corners(frame, 0);
    if (!truth) continue;
    const about = [0, 2, 4, 6].flatMap((at) => toViewport(cover, truth[at] ?? 0, truth[at + 1] ?? 0));
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

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** One flat colour: where it begins and ends can be measured. */
export async function flatPicture() {
  const background = '#ff00ff';
  const png = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'magenta.png', type: 'image/png', bytes: Uint8Array.from(png) };
}
