// How the studio feels with large photos: from choosing one to seeing it placed, how smoothly it follows the mouse, and
// whether the page stands still while it is decoded. Each beside an empty page in the same browser, the best of several.
// Run: CHROME_PATH=… node bench/studio-photo.ts [rounds]
import { rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { largePhoto } from '../e2e/large-photo.ts';
import { openBrowser } from '../e2e/browser.ts';
import { startShopProcess } from '../e2e/shop-process.ts';

const rounds = Number(process.argv[2] ?? 5);
const slug = 'window-seat-photo-cushion';
const dragFor = 3000;
const seen = '[role=application] img';

const shop = await startShopProcess(null);
const browser = await openBrowser();
const photos = [await largePhoto(4032, 3024), await largePhoto(11_500, 8690, 62)];
try {
  await bench(photos[0] ?? '', photos[1] ?? '');
} finally {
  await browser.close();
  await shop.stop();
  for (const photo of photos) await rm(dirname(photo), { recursive: true, force: true });
}

async function bench(twelve: string, hundred: string): Promise<void> {
  const megabytes = async (path: string) => `${((await stat(path)).size / 1e6).toFixed(1)} MB`;
  console.log(
    `12 megapixels: ${await megabytes(twelve)}; 100 megapixels: ${await megabytes(hundred)}; ${rounds} rounds\n`,
  );
  console.log(''.padEnd(46), 'empty page'.padStart(12), 'studio'.padStart(10), 'ratio'.padStart(8));

  const bare: number[] = [];
  const placed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await choose(await emptyPage(browser), 'img', twelve)).milliseconds);
    placed.push((await choose(await studioPage(browser), seen, twelve)).milliseconds);
  }
  print('12 megapixels chosen to seen, ms', Math.min(...bare), Math.min(...placed), 0);

  const still: number[] = [];
  const dragged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    still.push(await framesASecond(await emptyPage(browser), 'body'));
    const page = await studioPage(browser);
    await choose(page, seen, twelve, false);
    await page.getByRole('button', { name: /^Remove the photo/ }).waitFor();
    await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 5 });
    dragged.push(await framesASecond(page, '[role=application]'));
  }
  print('frames a second while dragging', Math.max(...still), Math.max(...dragged), 1);

  const idle: number[] = [];
  const decoded: Chosen[] = [];
  for (let round = 0; round < rounds; round += 1) {
    idle.push((await choose(await emptyPage(browser), 'img', hundred)).longest);
    decoded.push(await choose(await studioPage(browser), seen, hundred));
  }
  const best = decoded.toSorted((one, other) => one.longest - other.longest)[0];
  print('100 megapixels: longest task of the page, ms', Math.min(...idle), best?.longest ?? 0, 0);
  console.log(`tasks over 50 ms while 100 megapixels are decoded: ${decoded.map(({ tasks }) => tasks).join(', ')}`);
  console.log(
    `100 megapixels chosen to seen, ms: ${decoded.map(({ milliseconds }) => Math.round(milliseconds)).join(', ')}`,
  );
}

interface Chosen {
  milliseconds: number;
  /** How many tasks of the page took more than 50 ms meanwhile, and the longest, in milliseconds. */
  tasks: number;
  longest: number;
}

/** Gives a photo to the page's input; answers when `image` is on the screen. */
async function choose(page: Page, image: string, path: string, close = true): Promise<Chosen> {
  await page.evaluate((selector) => {
    const state = globalThis as typeof globalThis & { chosen: Promise<Chosen> };
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
    state.chosen = new Promise((resolve) => {
      const start = () => {
        const began = performance.now();
        const look = () => {
          const element = document.querySelector<HTMLImageElement>(selector);
          if (!element?.complete || element.naturalWidth === 0) return requestAnimationFrame(look);
          void element.decode().then(() =>
            // The frame after the one that draws it: what there was of long tasks has been told by then.
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const milliseconds = performance.now() - began;
                setTimeout(() => resolve({ milliseconds, tasks: tasks.length, longest: Math.max(0, ...tasks) }), 200);
              }),
            ),
          );
        };
        look();
      };
      document.addEventListener('change', start, { capture: true, once: true });
    });
  }, image);
  await page.locator('input[type=file]').first().setInputFiles(path);
  const chosen = await page.evaluate(() => (globalThis as typeof globalThis & { chosen: Promise<Chosen> }).chosen);
  if (close) await page.context().close();
  return chosen;
}

/** Drags over the middle of an element for a while, and counts the frames of the page. */
async function framesASecond(page: Page, target: string): Promise<number> {
  const element = page.locator(target);
  await element.scrollIntoViewIfNeeded();
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 400, height: 400 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  await mouse(client, 'mousePressed', x, y);
  const counted = page.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const next = (now: number) => {
          frames += 1;
          if (now - began < duration) requestAnimationFrame(next);
          else resolve((frames * 1000) / (now - began));
        };
        requestAnimationFrame(next);
      }),
    dragFor,
  );
  const end = performance.now() + dragFor;
  for (let step = 0; performance.now() < end; step += 1) {
    await mouse(client, 'mouseMoved', x + 50 * Math.sin(step / 9), y + 40 * Math.cos(step / 7));
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const frames = await counted;
  await mouse(client, 'mouseReleased', x, y);
  await page.context().close();
  return frames;
}

function mouse(
  client: CDPSession,
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  x: number,
  y: number,
): Promise<unknown> {
  return client.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
}

async function open(within: Browser): Promise<Page> {
  const context = await within.newContext({ viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** Nothing but an input and what it shows: the least that a browser can do. */
async function emptyPage(within: Browser): Promise<Page> {
  const page = await open(within);
  await page.setContent('<input type="file"><img width="600" alt="">');
  await page.evaluate(() => {
    const [input, image] = [document.querySelector('input'), document.querySelector('img')];
    input?.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file && image) image.src = URL.createObjectURL(file);
    });
  });
  return page;
}

async function studioPage(within: Browser): Promise<Page> {
  const page = await open(within);
  // The model of the product is drawn by the graphics card, which the machines that run this do not have.
  await page.goto(`${shop.address}/customize/${slug}`, { waitUntil: 'networkidle' });
  return page;
}

function print(name: string, reference: number, studio: number, digits: number): void {
  const ratio = reference > 0 ? (studio / reference).toFixed(2) : '';
  console.log(
    name.padEnd(46),
    reference.toFixed(digits).padStart(12),
    studio.toFixed(digits).padStart(10),
    ratio.padStart(8),
  );
}
