import { afterEach, beforeEach, chai, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setLocale } from '@afterimage/words/locale.ts';
import '../app/styles.ts';
import '../app/all-slices.ts';
import { endPage } from './test-page.tsx';

// Forms check what is typed with zod, which would otherwise try out `eval`, as in the shop (entry-client.tsx).
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The message of a failure names what was there: logs often have nothing else. `chaiConfig` does not reach the browser.
chai.config.truncateThreshold = 1000;

const complaints: string[] = [];
const desktopViewport = { width: 1440, height: 900 };

beforeEach(() => {
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...args) => {
      const text = args.map(String).join(' ');
      // The browser measures again in the next frame: nothing is lost, and no page can avoid it.
      if (!text.includes('ResizeObserver loop')) complaints.push(text);
    });
});

// Each test leaves the document as it found it, and fails by what React, the browser or the fake server complain of.
afterEach(async () => {
  vi.useRealTimers();
  const faults = await endPage();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; Max-Age=0`;
  delete document.documentElement.dataset['theme'];
  setLocale('en');
  if (innerWidth !== desktopViewport.width || innerHeight !== desktopViewport.height)
    await page.viewport(desktopViewport.width, desktopViewport.height);
  expect([...complaints.splice(0), ...faults]).toEqual([]);
});
