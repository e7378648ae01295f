// The viewer in the whole page: what it loads, how long a frame takes in the worker and on the page, how soon a print is
// found and how far the overlay is off, on a film of a real print file whose truth is known; MindAR on the same frames.
// Run: CHROME_PATH=… node bench/viewer/run.ts [seconds] [--memory minutes]
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { cornersOf, type FilmSize } from '../../e2e/camera-film.ts';
import { orderProject, projectNow } from '../../e2e/project-steps.ts';
import { openBrowser } from '../../e2e/browser.ts';
import { startShopProcess } from '../../e2e/shop-process.ts';
import { type Filmed, filmProject, pictureOf, showOf } from '../../e2e/viewer-film.ts';
import { type Judged, judgedFrames, watchFrames } from '../../e2e/viewer-watch.ts';
import type { GrayImage } from '../../tracker/src/gray-image.ts';
import { type Picture, startMindAr } from '../tracker/opponent/mind-ar.ts';

const seconds = Number(process.argv[2] ?? 20);
const minutes = process.argv.includes('--memory') ? Number(process.argv[process.argv.indexOf('--memory') + 1]) : 0;
const size: FilmSize = { width: 640, height: 480 };
const window: FilmSize = { width: 960, height: 720 };
const frames = 240;
/** Flat: MindAR knows no mugs. */
const slug = 'morning-ridge-framed-print';

const folder = await mkdtemp(join(tmpdir(), 'afterimage-viewer-bench-'));
const shop = await startShopProcess(null);
try {
  const ordered = await orderProject(shop.address, { email: 'bench@example.com' }, { slug });
  const project = await projectNow(shop.address, ordered.path);
  const show = await showOf(shop.address, project.viewerCode);
  const path = join(folder, 'film.y4m');
  const film = await filmProject(
    path,
    { shop: shop.address, project, show },
    { size, frames, around: [{ size: 220 }] },
  );
  await ours(film, path, project.viewerCode);
  await mindAr(film, path, await pictureOf(shop.address, { project, show }));
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}

async function ours(film: Filmed, path: string, code: string): Promise<void> {
  const browser = await openBrowser({ film: path });
  try {
    const context = await browser.newContext({ baseURL: shop.address, viewport: window, locale: 'en-GB' });
    const page = await context.newPage();
    await watchFrames(page, size, window);
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await page.goto(`/ar/${code}`, { waitUntil: 'networkidle' });
    const before = bytes();
    const tapped = await page.evaluate(() => performance.now());
    await openCamera(page);
    await page.waitForFunction(() => (globalThis as unknown as { watched: unknown[] }).watched.length > 0);
    await page.waitForTimeout(seconds * 1000);
    const judged = await judgedFrames(page, film, window);
    console.log(`\nThe viewer, ${judged.length} frames in ${seconds} s of a film of ${size.width} × ${size.height}\n`);
    print('kB on the wire before the camera', [before / 1000], 1);
    print('kB on the wire in all', [bytes() / 1000], 1);
    print('ms from the tap to the first frame', [(judged[0]?.at ?? Number.NaN) - tapped], 0);
    report(judged);
    if (minutes > 0) await watchMemory(page, session);
  } finally {
    await browser.close();
  }
}

/** Where it is desktop, the page asks for a phone first. */
async function openCamera(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /camera/i })
    .first()
    .click();
}

function report(judged: readonly Judged[]): void {
  const first = judged.findIndex(({ errorList }) => errorList.some((error) => error !== null));
  const [start, found] = [judged[0], judged[first]];
  const after = judged.slice(Math.max(0, first));
  const errors = after.flatMap(({ errorList }) => errorList.filter((error) => error !== null));
  const visibleCount = after.length;
  print('ms from the first frame to the lock', [found && start ? found.at - start.at : Number.NaN], 0);
  print('frames drawn before the lock', [first], 0);
  print('frames told after the lock, %', [(100 * errors.length) / visibleCount], 1);
  print('farthest corner, px of the film', errors, 2);
  print(
    'ms a frame in the worker',
    judged.map(({ trackingMs }) => trackingMs),
    1,
  );
  print(
    'ms a frame on the page',
    judged.map(({ drawingMs }) => drawingMs),
    2,
  );
}

/** The median and the 95th percentile. */
function print(what: string, values: readonly number[], digits: number): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(digits);
  console.log(
    what.padEnd(44),
    values.length > 1 ? `${at(0.5).padStart(9)} ${at(0.95).padStart(9)} (p95)` : at(0.5).padStart(9),
  );
}

async function countBytes(session: CDPSession): Promise<() => number> {
  let sum = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => sum;
}

async function watchMemory(page: Page, session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.enable');
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const sizes: number[] = [await held()];
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.waitForTimeout(60_000);
    // What the bench itself notes is not the viewer's.
    await page.evaluate(() => void (globalThis as unknown as { watched: unknown[] }).watched.splice(0));
    sizes.push(await held());
  }
  console.log('MB of the page’s heap, a minute apart'.padEnd(44), sizes.map((one) => one.toFixed(1)).join(' '));
}

async function mindAr(film: Filmed, path: string, picture: Picture): Promise<void> {
  const opponent = await startMindAr();
  try {
    const images = await readLuma(path, film);
    const timed = images.map((image, index) => ({ image, timestampMs: (index * 1000) / 30 }));
    const job = { pictures: [{ id: 'print', picture }], ...size, fovY: null, maxTrack: 1, frames: timed };
    for (const [name, fovY] of [
      ['its own lens', null],
      ['the true lens', 2 * Math.atan(size.height / 2 / size.width)],
    ] as const) {
      const told = await opponent.track({ ...job, fovY });
      const errors = told.flatMap(({ homographies: [h] }, index) => {
        const truth = film.corners(index, 0);
        if (!h || !truth) return [];
        const corners = cornersOf(picture, h);
        return [Math.max(...[0, 2, 4, 6].map((at) => distance(corners, truth, at)))];
      });
      const first = told.findIndex(({ homographies: [h] }) => h);
      console.log(`\nMindAR 1.2.5 with ${name}, the film's ${told.length} frames one by one\n`);
      print('frames before the lock', [first], 0);
      print('frames told after the lock, %', [(100 * errors.length) / (told.length - first)], 1);
      print('farthest corner, px of the film', errors, 2);
      print(
        'ms a frame',
        told.map(({ ms }) => ms),
        1,
      );
    }
  } finally {
    await opponent.close();
  }
}

function distance(one: readonly number[], other: readonly number[], at: number): number {
  return Math.hypot((one[at] ?? 0) - (other[at] ?? 0), (one[at + 1] ?? 0) - (other[at + 1] ?? 0));
}

async function readLuma(path: string, { size: { width, height }, frames: count }: Filmed): Promise<GrayImage[]> {
  const file = await open(path);
  try {
    const head = (await file.read(Buffer.alloc(200), 0, 200, 0)).buffer.indexOf(10) + 1;
    const images: GrayImage[] = [];
    for (let index = 0; index < count; index += 1) {
      const data = new Uint8Array(width * height);
      await file.read(data, 0, data.length, head + index * (6 + width * height * 1.5) + 6);
      images.push({ width, height, data });
    }
    return images;
  } finally {
    await file.close();
  }
}
