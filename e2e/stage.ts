import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { type RunningShop, startShop } from './shop.ts';

export interface Stage {
  /** Like http://localhost:41234. */
  readonly address: string;
  readonly browser: Browser;
  /** A page in a context of its own: another visitor. What it complains of fails the test. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** Lets a page complain from now on, for a test that provokes it. */
  forgive(): void;
}

interface StageOptions {
  in3D?: boolean;
  /** Pages go through the shop's service worker, as they do outside of stories. */
  serviceWorker?: boolean;
  /** Every error and warning on the console fails the test, and so does a request that is refused. */
  strict?: boolean;
}

/** What browsers say on the console that is not about the page. */
const noise = [
  // Firefox, when a page is left before its pictures have come
  /A ServiceWorker intercepted the request and encountered an unexpected error|Loading failed for the/,
  // WebKit, when a page is left before code that it loads ahead has come
  /Unable to preload CSS/,
  // any of them without a graphics card
  /WebGL warning|GL Driver Message/,
];
const isNoise = (text: string): boolean => noise.some((pattern) => pattern.test(text));
const grave = /hydrat|did not match|Content Security|Minified React/i;

/** One shop and one browser for all tests of a file; every visitor leaves after the test. */
export function useStage({ in3D = false, serviceWorker = false, strict = false }: StageOptions = {}): Stage {
  let shop: RunningShop;
  let browser: Browser;
  let forgiven = false;
  const complaints: string[] = [];

  beforeAll(async () => {
    shop = await startShop(serviceWorker ? { SERVICE_WORKER: 'on' } : {});
    browser = await openBrowser(in3D);
  });
  afterAll(async () => {
    await browser?.close();
    expect(await shop.stop()).toBe(0);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const told = forgiven ? [] : complaints.splice(0);
    [forgiven, complaints.length] = [false, 0];
    expect(told).toEqual([]);
  });

  return {
    get address() {
      return shop.address;
    },
    get browser() {
      return browser;
    },
    forgive() {
      forgiven = true;
    },
    async visit(options = {}) {
      const context = await browser.newContext({
        baseURL: shop.address,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      const page = await context.newPage();
      page.setDefaultTimeout(40_000);
      // with one listener always there, dialogs for files are caught from the first key on, and never really open
      page.on('filechooser', () => {});
      // Firefox tells some of its warnings as errors of the page
      page.on('pageerror', ({ message }) => (strict && isNoise(message)) || complaints.push(message));
      page.on('console', (message) => {
        const text = message.text();
        const isWarning = ['error', 'warning'].includes(message.type()) && !isNoise(text);
        if (grave.test(text) || (strict && isWarning)) complaints.push(text);
      });
      page.on('response', (reply) => {
        // what the API refuses is the page's to answer
        const isRefused = reply.status() >= 400 && !new URL(reply.url()).pathname.startsWith('/api/');
        if (reply.status() >= 500 || (strict && isRefused)) complaints.push(`${reply.status()} ${reply.url()}`);
      });
      return page;
    },
  };
}
