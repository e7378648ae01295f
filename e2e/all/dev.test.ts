import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../server/src/platform/db/test-database.ts';
import { openBrowser } from '../browser.ts';
import { type CheckoutCopy, copyCheckout } from '../checkout-copy.ts';
import { furtherStory } from '../every-case.ts';
import { orderProject, projectNow } from '../project-steps.ts';
import { stepTimeout } from '../timeouts.ts';

let copy: CheckoutCopy;
let database: TestDatabase;
let dataDir = '';
let dev: ChildProcess;
let output = '';
let address = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;

const phone = { viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true };

/** Starts what `npm run dev` runs after its set-up. */
async function startDevelopment(): Promise<string> {
  dev = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dev/main.ts'], {
    cwd: copy.folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    },
    // it ends when the channel breaks: with the test, whatever ends the test
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const isOver = () => /from its sources|ended with code/.test(output) || dev.exitCode !== null;
  await vi.waitUntil(isOver, { timeout: stepTimeout }).catch(() => undefined);
  const addressInOutput = /open at (http:\/\/localhost:\d+), from its sources/.exec(output)?.[1];
  if (addressInOutput === undefined) throw new Error(`npm run dev has not opened the shop. It printed:\n${output}`);
  return addressInOutput;
}

beforeAll(async () => {
  [copy, database, dataDir] = await Promise.all([
    copyCheckout(),
    testDatabase(),
    mkdtemp(join(tmpdir(), `afterimage-dev-${process.pid}-`)),
  ]);
  address = await startDevelopment();
  browser = await openBrowser({ in3D: true });
  context = await browser.newContext({ ...phone, permissions: ['camera'] });
});
afterAll(async () => {
  await browser?.close();
  const ended = new Promise((done) => dev?.once('exit', done));
  dev?.kill('SIGTERM');
  await ended;
  await database?.close();
  await copy?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** Whether the page's scripts run: React has taken over a page of the shop, or the viewer has chosen its screen. */
const isInteractive = () =>
  Object.keys(document.querySelector('#app > *') ?? {}).some((key) => key.startsWith('__reactFiber')) ||
  'screen' in document.documentElement.dataset;

/** Opens a new page and marks it: a page that was loaded again has lost the mark. */
async function open(path: string): Promise<void> {
  await page?.close();
  page = await context.newPage();
  await page.goto(address + path);
  await page.waitForFunction(isInteractive);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
}
const isMarked = () => page.evaluate(() => 'marked' in globalThis);

/** Edits a source and measures how long it takes until the page shows it; then puts the source back. */
async function changed(
  path: string,
  from: string,
  to: string,
  isSeen: () => boolean | Promise<boolean>,
): Promise<number> {
  const start = performance.now();
  const undo = await copy.edit(path, from, to);
  // a change of the server starts it again, which takes its time on a busy machine
  await expect.poll(isSeen, { interval: 20 }).toBe(true);
  const milliseconds = Math.round(performance.now() - start);
  console.log(`${path}: ${milliseconds} ms`);
  await undo();
  return milliseconds;
}
const styleOf = (selector: string, property: string) =>
  page.evaluate(
    ([query = '', name = '']) =>
      getComputedStyle(document.querySelector(query) ?? document.body).getPropertyValue(name),
    [selector, property],
  );

describe('npm run dev', () => {
  it('dev shows a changed style sheet in the open page, global or of a component', async () => {
    await open('/home');
    await changed(
      'ui/src/tokens.css',
      '@layer',
      ':root { --probe: 7px }\n@layer',
      async () => (await styleOf(':root', '--probe')) === '7px',
    );
    const footer = 'storefront/src/pages/root/Footer.module.css';
    await changed(
      footer,
      '.footer {',
      '.footer { letter-spacing: 3px;',
      async () => (await styleOf('footer', 'letter-spacing')) === '3px',
    );
    await expect.poll(() => styleOf('footer', 'letter-spacing')).not.toBe('3px');
    expect(await isMarked()).toBe(true);
    // imported by the module of the page itself, which exports more than a component
    await open('/cart');
    await changed(
      'storefront/src/cart/Cart.module.css',
      '.page {',
      '.page { letter-spacing: 3px;',
      async () => (await styleOf('main [class*="page"]', 'letter-spacing')) === '3px',
    );
    expect(await isMarked()).toBe(true);
  });

  it('dev exchanges a changed component and keeps what was typed', async () => {
    await open('/home');
    await page.locator('header').getByRole('link', { name: 'Search the shop' }).click();
    const search = page.locator('input[type="search"]:visible').first();
    await search.fill('mug');
    await changed('storefront/src/pages/root/Footer.tsx', '<footer ', '<footer data-edited="" ', () =>
      page.locator('footer[data-edited]').isVisible(),
    );
    expect(await search.inputValue()).toBe('mug');
    expect(await isMarked()).toBe(true);
  });

  furtherStory('dev speaks both languages, and shows a changed text in each', async () => {
    const words = 'storefront/src/pages/root/footer.words.ts';
    const link = (name: string) => page.locator('footer').getByRole('link', { name, exact: true });
    await open('/de/home');
    await changed(words, "de: 'Impressum'", "de: 'Angaben'", () => link('Angaben').isVisible());
    expect(await isMarked()).toBe(true);
    await open('/home');
    await changed(words, "en: 'Imprint'", "en: 'Publisher'", () => link('Publisher').isVisible());
    expect(await isMarked()).toBe(true);
    // what is rendered on the server follows too
    await expect.poll(async () => (await fetch(`${address}/de/home`)).text()).toContain('Impressum');
  });

  furtherStory('dev loads the page again after a change of its loader', async () => {
    await open('/legal/terms');
    await changed(
      'storefront/src/pages/legal.terms.page.tsx',
      'export const meta',
      'document.title;\nexport const meta',
      async () => !(await isMarked()),
    );
  });

  furtherStory('dev shows the viewer from its sources, camera, workers and all', async () => {
    await open('/de/ar/demo');
    await changed(
      'viewer/src/styles/tokens.css',
      ':root {',
      ':root { --probe: 7px;',
      async () => (await styleOf(':root', '--probe')) === '7px',
    );
    expect(await isMarked()).toBe(true);
    await page.getByRole('button', { name: 'Kamera öffnen' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['screen'])).toBe('live');
  });

  furtherStory('dev exports a project with a viewer that was built for it', async () => {
    const { path } = await orderProject(address, { email: 'dev@example.com' });
    const { viewer } = await projectNow(address, path);
    const reply = await fetch(address + viewer.exportUrl);
    const entries = Object.keys(unzipSync(new Uint8Array(await reply.arrayBuffer())));
    expect(entries).toContain('index.html');
    expect(entries.filter((name) => /^viewer\/assets\/.*main-[\w-]+\.js$/.test(name))).not.toEqual([]);
  });

  // The last one: putting the source back starts the server once more.
  furtherStory('dev starts the server again after a change of it, even after one that does not run', async () => {
    await open('/home');
    const robots = async () => (await fetch(`${address}/robots.txt`).catch(() => undefined))?.text() ?? '';
    const undo = await copy.edit(
      'server/src/discovery/robots.ts',
      "'User-agent: *',",
      "'User-agent: *' 'not a program',",
    );
    await expect.poll(() => output).toContain('starts again at the next change');
    await undo();
    await changed('server/src/discovery/robots.ts', "'User-agent: *',", "'User-agent: *', '# edited',", async () =>
      (await robots()).includes('# edited'),
    );
    await expect.poll(isMarked).toBe(false);
  });
});
