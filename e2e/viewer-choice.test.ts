import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cornersOf, swaying } from './camera-film.ts';
import { casesOf } from './every-case.ts';
import { filmOf, openLive, printed, seenBy, serveLive } from './live-page.ts';
import { launchBrowser } from './story-browser.ts';

const polling = { interval: 250 };

const wide = { width: 640, height: 360 };
const viewport = { width: 480, height: 270 };

let film: Awaited<ReturnType<typeof filmOf>>;
let browser: Browser;
beforeAll(async () => {
  film = await filmOf(wide, (picture, frame) => swaying(picture, frame, 120));
  browser = await launchBrowser({ film: film.path });
});
afterAll(async () => {
  await browser?.close();
  await film?.remove();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

/** Runs in the worker before its own script: frames whose bytes come late, as in some browsers. */
const dearFrames = `const copy = VideoFrame.prototype.copyTo;
  VideoFrame.prototype.copyTo = async function (...given) {
    await new Promise((done) => setTimeout(done, 400));
    return copy.apply(this, given);
  }`;
/** By which ways the last frames came. */
const lastWays = async (page: Page, count: number) => {
  const ways = (await seenBy(page)).frames.map(({ strategy: way }) => way);
  return ways.length < count ? [] : [...new Set(ways.slice(-count))];
};

/** The tab is hidden and shown, as the browser would tell it: the camera is opened anew. */
async function leaveAndComeBack(page: Page): Promise<void> {
  for (const hidden of [true, false])
    await page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
}

const ways: ['bitmaps' | 'video-frames', string][] = [
  ['bitmaps', dearFrames],
  ['video-frames', ''],
];

it.each(casesOf(ways, ways.slice(0, 1)))(
  'S1.13 keeps %s where the other way costs more, also for the next time',
  async (way, workerPrelude) => {
    const folder = await serveLive({ workerPrelude });
    try {
      const page = await openLive(browser, folder, {
        film: wide,
        viewport,
        without: ['MediaStreamTrackProcessor'],
      });
      await page.click('#go');
      await expect.poll(() => lastWays(page, 12), polling).toEqual([way]);
      const { frames } = await seenBy(page);
      // Both were tried, and whatever was tried was tracked and drawn as the picture that it is
      expect(new Set(frames.map((frame) => frame.strategy))).toEqual(new Set(['video-frames', 'bitmaps']));
      const errors = frames.flatMap(({ number, place }) => {
        const view = number === null ? null : film.viewList[number];
        if (!view || !place) return [];
        const truth = cornersOf(printed, view);
        const scale = viewport.width / wide.width;
        return [Math.max(...truth.map((value, at) => Math.abs((place[at] ?? Number.NaN) / scale - 0.5 - value)))];
      });
      expect(errors.length).toBeGreaterThan(4);
      expect(Math.max(...errors)).toBeLessThan(1);

      const before = frames.length;
      await leaveAndComeBack(page);
      await expect.poll(async () => (await seenBy(page)).frames.length, polling).toBeGreaterThan(before + 8);
      const after = (await seenBy(page)).frames.slice(before + 4);
      expect(new Set(after.map((frame) => frame.strategy))).toEqual(new Set([way]));
    } finally {
      await folder.close();
    }
  },
);
