import type { Browser } from 'playwright-core';
import { afterEach, test } from 'vitest';
import { type BrowserOptions, openBrowser } from './browser.ts';
import { watchBrowser } from './evidence.ts';

/** Launches a browser for one test or file alone, which closes it: for stories that need their own film or switches. */
export const launchBrowser = async (options: BrowserOptions = {}): Promise<Browser> =>
  watchBrowser(await openBrowser(options));

/** The browsers that the stories of a worker share, by their options. */
class SharedBrowsers {
  readonly #browsers = new Map<string, Promise<Browser>>();

  async get(options: BrowserOptions): Promise<Browser> {
    const key = JSON.stringify(options);
    const runningBrowser = await this.#browsers.get(key);
    // one that crashed is replaced
    if (runningBrowser?.isConnected()) return runningBrowser;
    const launched = launchBrowser(options);
    this.#browsers.set(key, launched);
    return launched;
  }
  async close(): Promise<void> {
    for (const browser of this.#browsers.values()) await (await browser.catch(() => null))?.close();
  }
}

// oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures that are used from this pattern
const story = test.extend('browsers', { scope: 'worker' }, ({}, { onCleanup }) => {
  const browsers = new SharedBrowsers();
  onCleanup(() => browsers.close());
  return browsers;
});

/**
 * A browser that this file shares with others of its worker, from `beforeAll` on. The caller closes its contexts after
 * each test.
 */
export function sharedBrowser(options: BrowserOptions = {}): { readonly browser: Browser } {
  let shared: Browser;
  story.beforeAll(async ({ browsers }) => {
    shared = await browsers.get(options);
  });
  return {
    get browser() {
      return shared;
    },
  };
}

/** The same, with contexts that are closed after each test. */
export function useBrowser(options: BrowserOptions = {}): { readonly browser: Browser } {
  const shared = sharedBrowser(options);
  afterEach(() => closeContexts(shared.browser));
  return shared;
}

export const closeContexts = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};
