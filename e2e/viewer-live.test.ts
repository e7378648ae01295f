import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../viewer/src/session/types.ts';
import { cornersOf, swaying, type FilmSize } from './camera-film.ts';
import { casesOf, furtherStory } from './every-case.ts';
import { filmOf, openLive, printed, seenBy, serveLive, type LiveFolder, type Seen } from './live-page.ts';
import { launchBrowser } from './story-browser.ts';

// Without a graphics card a frame of the stage takes a good part of a second.
const polling = { interval: 250 };

const wide = { width: 640, height: 360 };
const frames = 60;
const viewport = { width: 480, height: 270 };

let film: Awaited<ReturnType<typeof filmOf>>;
let folder: LiveFolder;
let browser: Browser;

beforeAll(async () => {
  film = await filmOf(wide, (picture, frame) => swaying(picture, frame, frames));
  folder = await serveLive();
  browser = await launchBrowser({ film: film.path });
});
afterAll(async () => {
  await browser?.close();
  await folder?.close();
  await film?.remove();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

const open = (without: readonly string[] = []) => openLive(browser, folder, { film: wide, viewport, without });
const frameCount = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.frames.length);
/** While ways are compared they take turns. */
const wayOf = (page: Page) => page.locator('#host').getAttribute('data-frames');
const trackedCount = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.frames.filter(({ place }) => place).length);
/** What was told, without the moments in which a busy machine's camera gave nothing and went on. */
const reportOf = async (page: Page) => {
  const all = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.told);
  return all.filter((one, at) => {
    const first = one === 'running' ? at - 1 : at;
    return !(all[first] === 'waiting' && all[first + 1] === 'running' && all[first + 2] === 'waiting');
  });
};

/** Pixels of the film by which the corners on the stage are off, of each frame whose number could be read. */
async function errorsOn(
  page: Page,
  { viewList }: typeof film,
  size: FilmSize,
  filmViewport: FilmSize,
): Promise<number[]> {
  const scale = Math.max(filmViewport.width / size.width, filmViewport.height / size.height);
  const [left, top] = [(filmViewport.width - size.width * scale) / 2, (filmViewport.height - size.height * scale) / 2];
  return (await seenBy(page)).frames.flatMap(({ number, place }) => {
    const view = number === null ? null : viewList[number];
    if (!view || !place) return [];
    const truth = cornersOf(printed, view);
    const off = truth.map((value, n) => ((place[n] ?? Number.NaN) - (n % 2 === 0 ? left : top)) / scale - 0.5 - value);
    return [Math.max(...off.map(Math.abs))];
  });
}

/** The tab is hidden or shown, as the browser would tell it. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Lets the page draw that many frames: as many as the camera would have brought at least. */
const framesDrawn = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  }, frames);

const fallbacks: [string, string, string[], string][] = [
  ['workers cannot draw', 'delete self.OffscreenCanvas', ['VideoFrame'], 'page-grey'],
  ['tracks do not travel to workers', 'self.MediaStreamTrackProcessor = class {}', [], 'video-frames'],
];

describe('the camera', () => {
  it.each([
    ['page-stream', []],
    ['video-frames', ['MediaStreamTrackProcessor']],
    ['bitmaps', ['MediaStreamTrackProcessor', 'VideoFrame']],
  ] as const)('S1.13 finds the print by %s, and puts its corners where the film has them', async (way, without) => {
    const page = await open(without);
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await page.click('#go');
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(5);
    await expect.poll(() => wayOf(page), { ...polling, message: warned.join('\n') }).toBe(way);
    const errors = await errorsOn(page, film, wide, viewport);
    expect(errors.length).toBeGreaterThan(4);
    expect(Math.max(...errors)).toBeLessThan(1);
    const observations = await seenBy(page);
    const stations = observations.told.filter((one) => one !== 'waiting' && one !== 'running');
    expect(stations.slice(0, 2)).toEqual(['ready', 'locked']);
    expect(observations.lockedAfter).toBeGreaterThanOrEqual(0);
  });

  it('S1.13 is let go while the tab is hidden, and finds the print again after', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { wakeLock } = navigator;
      const ask = wakeLock.request.bind(wakeLock);
      Object.assign(globalThis, { kept: 0 });
      wakeLock.request = (kind) => {
        (globalThis as unknown as { kept: number }).kept += 1;
        return ask(kind);
      };
    });
    const readKept = () => page.evaluate(() => (globalThis as unknown as { kept: number }).kept);
    await page.click('#go');
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(2);
    expect(await readKept()).toBe(1);
    await setHidden(page, true);
    expect((await seenBy(page)).tracks).toEqual(['ended']);
    await framesDrawn(page, 10);
    const before = await frameCount(page);
    await framesDrawn(page, 30);
    expect(await frameCount(page)).toBe(before);
    await setHidden(page, false);
    const trackedBefore = await trackedCount(page);
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(trackedBefore + 2);
    expect((await seenBy(page)).tracks).toEqual(['ended', 'live']);
    expect(await readKept()).toBe(2);
    expect(await reportOf(page)).toEqual(['ready', 'locked', 'waiting', 'running']);
  });

  furtherStory('S1.13 that is refused to a tab that comes back waits for a tap, and goes on', async () => {
    const page = await open();
    await page.click('#go');
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(2);
    await setHidden(page, true);
    await page.evaluate(() => {
      const ask = navigator.mediaDevices.getUserMedia;
      navigator.mediaDevices.getUserMedia = () => {
        navigator.mediaDevices.getUserMedia = ask;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await setHidden(page, false);
    await expect.poll(() => reportOf(page), polling).toContain('needs-tap');
    const before = await trackedCount(page);
    await page.evaluate(() => (globalThis as unknown as { live: Session }).live.reopenCamera());
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(before + 2);
    expect(await reportOf(page)).toEqual(['ready', 'locked', 'waiting', 'needs-tap', 'waiting', 'running']);
  });

  furtherStory('S1.13 that fell silent without a word is opened again when the page comes to the front', async () => {
    const page = await open();
    await page.click('#go');
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(2);
    // A young camera may only be starting
    await page.waitForTimeout(3100);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect((await seenBy(page)).tracks).toEqual(['live']);
    await page.evaluate(() => {
      const [track] = (globalThis as unknown as { seen: Seen }).seen.tracks;
      Object.defineProperty(track, 'muted', { get: () => true });
      dispatchEvent(new Event('focus'));
    });
    await expect.poll(async () => (await seenBy(page)).tracks, polling).toEqual(['ended', 'live']);
    const before = await trackedCount(page);
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(before + 2);
  });

  furtherStory('S1.13 that is taken away and cannot be opened again is told, once, and all is let go', async () => {
    const page = await open();
    await page.click('#go');
    await expect.poll(() => frameCount(page), polling).toBeGreaterThan(2);
    await page.waitForTimeout(3100);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
      const [track] = (globalThis as unknown as { seen: Seen }).seen.tracks;
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    });
    await expect.poll(() => reportOf(page), polling).toContain('ended none');
    await expect.poll(() => page.workers().length, polling).toBe(0);
    expect(await page.locator('canvas, video').count()).toBe(0);
  });

  furtherStory('S1.13 goes on where frames travel to the worker and never come out of it', async () => {
    const page = await open();
    // A stream that exists and is silent, as in some browsers
    await page.evaluate(() => {
      (globalThis as Record<string, unknown>)['MediaStreamTrackProcessor'] = class {
        readonly readable = new ReadableStream();
      };
    });
    await page.click('#go');
    await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(2);
    await expect.poll(() => wayOf(page), polling).toBe('video-frames');
  });

  it.each(casesOf(fallbacks, fallbacks.slice(0, 1)))(
    'S1.13 finds the print where %s',
    async (_, workerPrelude, lacking, way) => {
      const other = await serveLive({ workerPrelude });
      try {
        const without = ['MediaStreamTrackProcessor', ...lacking];
        const page = await openLive(browser, other, { film: wide, viewport, without });
        await page.click('#go');
        await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(5);
        await expect.poll(() => wayOf(page), polling).toBe(way);
        const errors = await errorsOn(page, film, wide, viewport);
        expect(errors.length).toBeGreaterThan(4);
        expect(Math.max(...errors)).toBeLessThan(1);
      } finally {
        await other.close();
      }
    },
  );

  it('S1.13 stopped, leaves no track, no worker and nothing on the page', async () => {
    const page = await open(['MediaStreamTrackProcessor']);
    await page.click('#go');
    await expect.poll(() => frameCount(page), polling).toBeGreaterThan(2);
    expect(page.workers()).toHaveLength(2);
    await page.evaluate(() => (globalThis as unknown as { live: Session }).live.stop());
    expect((await seenBy(page)).tracks).toEqual(['ended']);
    await expect.poll(() => page.workers().length, polling).toBe(0);
    expect(await page.locator('canvas, video').count()).toBe(0);
    const before = await frameCount(page);
    await framesDrawn(page, 30);
    expect(await frameCount(page)).toBe(before);
    expect(await reportOf(page)).not.toContainEqual(expect.stringContaining('ended'));
  });
});

describe('what may go wrong', () => {
  furtherStory('S1.13 a pack that cannot be read, or is not there, leaves out its print alone', async () => {
    const damaged = await serveLive({ goodPacks: false });
    try {
      const page = await openLive(browser, damaged, { film: wide, viewport });
      await page.click('#go');
      await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(2);
      expect(await reportOf(page)).toContain('left out 1');
    } finally {
      await damaged.close();
    }
  });

  it('S1.13 a camera that is refused is told, and nothing stays', async () => {
    const page = await open();
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.click('#go');
    await expect.poll(() => reportOf(page), polling).toEqual(['ended refused']);
    expect(await page.locator('canvas, video').count()).toBe(0);
    await expect.poll(() => page.workers().length, polling).toBe(0);
  });

  furtherStory(
    'S1.13 a phone that is turned gives frames of another size, and the print is found in those',
    async () => {
      const upright = { width: 360, height: 640 };
      const turned = await filmOf(upright, (picture, frame) => swaying(picture, frame, frames, { size: 250 }));
      const other = await launchBrowser({ film: turned.path });
      try {
        const filmViewport = { width: 270, height: 480 };
        const page = await openLive(other, folder, { film: upright, viewport: filmViewport });
        await page.click('#go');
        await expect.poll(() => trackedCount(page), polling).toBeGreaterThan(5);
        const errors = await errorsOn(page, turned, upright, filmViewport);
        expect(errors.length).toBeGreaterThan(4);
        expect(Math.max(...errors)).toBeLessThan(1);
      } finally {
        await other.close();
        await turned.remove();
      }
    },
  );
});
