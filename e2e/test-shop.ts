import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { reportEvidence } from './evidence.ts';
import { sharedShop } from './shop.ts';
import { closeContexts, sharedBrowser } from './story-browser.ts';

export interface TestShop {
  /** Like http://localhost:41234. */
  readonly address: string;
  readonly browser: Browser;
  /** A page in a context of its own: another visitor. What it complains of fails the test. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** Lets a page complain from now on, for a test that provokes it. */
  forgive(): void;
}

interface TestShopOptions {
  in3D?: boolean;
  /** Some page asks for the camera. */
  usesCamera?: boolean;
  /** Pages go through the shop's service worker, as they do outside of stories. */
  serviceWorker?: boolean;
  /** Every error and warning on the console fails the test, and so does a request that is refused. */
  strict?: boolean;
}

/** What browsers say on the console that is not about the page. */
const noise = [
  // Firefox, when a page is left before its pictures have come
  /A ServiceWorker intercepted the request and encountered an unexpected error|Loading failed for the/,
  // Firefox and WebKit, when a page is left before its code has come; what the server does not have fails by its status
  /Unable to preload CSS|error loading dynamically imported module/,
  // any of them without a graphics card
  /WebGL warning|GL Driver Message/,
];
const isNoise = (text: string): boolean => noise.some((pattern) => pattern.test(text));
const grave = /hydrat|did not match|Content Security|Minified React/i;

/**
 * The shop and the browser that the stories of a worker share, with a check after each test that no page has complained.
 * Other stories have used the same shop before: a story makes its own accounts, carts and orders, and counts on nothing
 * but the seeded catalog.
 */
export function useTestShop({
  in3D = false,
  usesCamera = in3D,
  serviceWorker = false,
  strict = false,
}: TestShopOptions = {}): TestShop {
  let address: string;
  let forgiven = false;
  const complaints: string[] = [];

  beforeAll(async () => {
    address = await sharedShop(serviceWorker ? { SERVICE_WORKER: 'on' } : {});
  });
  const shared = sharedBrowser({ in3D, usesCamera });
  afterEach(async ({ task }) => {
    const remainingComplaints = forgiven ? [] : complaints.splice(0);
    if (remainingComplaints.length > 0) await reportEvidence(task);
    await closeContexts(shared.browser);
    [forgiven, complaints.length] = [false, 0];
    expect(remainingComplaints).toEqual([]);
  });

  return {
    get address() {
      return address;
    },
    get browser() {
      return shared.browser;
    },
    forgive() {
      forgiven = true;
    },
    async visit(options = {}) {
      const context = await shared.browser.newContext({
        baseURL: address,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      const page = await context.newPage();
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
