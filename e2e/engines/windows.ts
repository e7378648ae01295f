import type { BrowserContextOptions } from 'playwright-core';

/** The two windows in which Firefox and WebKit tell their stories. */
export const windows: { width: number; phone: boolean; window: BrowserContextOptions }[] = [
  { width: 390, phone: true, window: { viewport: { width: 390, height: 844 } } },
  { width: 1280, phone: false, window: { viewport: { width: 1280, height: 800 } } },
];
