import type { BrowserContextOptions } from 'playwright-core';
import { engine } from '../browser.ts';

interface StoryWindow {
  width: number;
  phone: boolean;
  window: BrowserContextOptions;
}

const all: StoryWindow[] = [
  { width: 390, phone: true, window: { viewport: { width: 390, height: 844 } } },
  { width: 1280, phone: false, window: { viewport: { width: 1280, height: 800 } } },
];

/**
 * The windows in which this engine tells its stories: WebKit, which every iPhone has, on a phone, and Firefox on a desk.
 * `npm run test:all` tells them in both windows.
 */
export const windows = process.env['EVERY_WINDOW'] ? all : all.filter(({ phone }) => phone === (engine === 'webkit'));
