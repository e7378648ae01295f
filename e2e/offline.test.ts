import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Handlers } from '../server/src/platform/http/handlers.ts';
import { createServer, registerApi } from '../server/src/platform/http/http.ts';
import { registerPages } from '../server/src/pages/pages.ts';
import { furtherStory } from './every-case.ts';
import { openPage } from './page-ready.ts';
import { sharedShop } from './shop.ts';
import { useBrowser } from './story-browser.ts';
import { cartCount } from './story-steps.ts';

const shared = useBrowser();
let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await shared.browser.newContext({ viewport: { width: 390, height: 800 } });
  page = await context.newPage();
});

/** Waits until the service worker has this page and has kept it. */
const expectCached = (path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => !!navigator.serviceWorker.controller && !!(await caches.match(wanted)), path),
    )
    .toBe(true);
const banner = () => page.locator('output').filter({ hasText: /offline|back online|slow/i });
const cachedAddresses = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

describe('without a network', () => {
  let shop = '';
  let slugs: string[] = [];
  beforeAll(async () => {
    shop = await sharedShop({ SERVICE_WORKER: 'on' });
    const list = await fetch(`${shop}/api/products?pageSize=100&inStock=true`);
    const { data } = (await list.json()) as {
      data: { productList: { slug: string; variation: unknown[]; isCustomizable: boolean }[] };
    };
    slugs = data.productList
      .filter(({ variation, isCustomizable }) => variation.length === 0 && !isCustomizable)
      .map(({ slug }) => slug);
  });

  const visit = async (path: string) => {
    await openPage(page, shop + path);
    await expectCached(path);
  };

  it('D2.12 a visited product can be read, says how old it is, and is itself again when the network is back', async () => {
    const path = `/products/${slugs[0]}`;
    await visit(path);
    const name = await page.locator('h1').textContent();
    await openPage(page, `${shop}/home`);
    await context.setOffline(true);
    await page.goto(shop + path);
    expect(await page.locator('h1').textContent()).toBe(name);
    await banner()
      .getByText(/You are offline\. This is how it was at \d\d:\d\d/)
      .waitFor();
    // The pictures of the page that was seen are there too.
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].filter((one) => one.complete && one.naturalWidth > 0).length),
      )
      .toBeGreaterThan(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => banner().count()).toBe(0);
  });

  furtherStory(
    'D2.12 a page that was come to by a link is kept too; from page to page one goes on without a network',
    async () => {
      await visit('/products');
      const link = page.locator('main a[href^="/products/"]:not([href*="categories"])').first();
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(shop + path);
      await expectCached(path);
      await context.setOffline(true);
      await page.goto(`${shop}/products`);
      await page.locator(`main a[href="${path}"]`).first().click();
      await page.waitForURL(shop + path);
      await banner().getByText('This is how it was').waitFor();
    },
  );

  it('S4.17 the cart is there as it was, and paying waits for the network', async () => {
    await visit(`/products/${slugs[0]}`);
    await page.locator('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => cartCount(page)).toBe(1);
    await openPage(page, `${shop}/cart`);
    const line = page.locator('main li').filter({ hasText: '€' }).first();
    const [price] = /€[\d.]+/.exec((await line.textContent()) ?? '') ?? [];
    expect(price).toBeDefined();
    await context.setOffline(true);
    await page.goto(`${shop}/cart`);
    await banner().getByText('Your cart is shown as it was').waitFor();
    expect(await line.textContent()).toContain(price);
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page.getByText('The shop cannot be reached.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await page.goto(`${shop}/checkout?order=00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor();
    await page.getByText('Paying needs a connection').waitFor();
    expect(new URL(page.url()).searchParams.get('for')).toContain('/checkout');
    await page
      .getByRole('link', { name: slugs[0]?.split('-')[0] ?? '' })
      .first()
      .waitFor();
    await context.setOffline(false);
    await page.waitForURL(/\/(?:checkout|auth\/login)/);
  });

  furtherStory(
    'D6.4 nothing personal and nothing of the API is kept; signing out takes what was looked at',
    async () => {
      await visit('/home');
      await page.evaluate(() => fetch('/api/products').then((reply) => reply.text()));
      await openPage(page, `${shop}/auth/login`);
      const paths = await cachedAddresses();
      expect(paths).toContain('/home');
      expect(paths.filter((path) => /^\/(?:de\/)?(?:api|auth|account|checkout|customize|files)/.test(path))).toEqual(
        [],
      );
      await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ kind: 'forget' }));
      await expect.poll(cachedAddresses).not.toContain('/home');
      expect(await cachedAddresses()).toContain('/cart');
    },
  );

  furtherStory('D2.12 in German the words without a network are German', async () => {
    await visit('/de/help');
    await context.setOffline(true);
    await page.goto(`${shop}/de/products/never-seen`);
    await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor();
    await page.getByRole('link', { name: 'Hilfe und Kontakt' }).first().waitFor();
  });

  furtherStory('D2.12 only the language that is read is fetched; another one is when it is first opened', async () => {
    await visit('/help');
    const german = async () => (await cachedAddresses()).filter((path) => path.startsWith('/assets/de/')).length;
    expect(await german()).toBe(0);
    await visit('/de/help');
    await expectCached('/de/cart');
    expect(await german()).toBeGreaterThan(5);
    await context.setOffline(true);
    await page.goto(`${shop}/de/cart`);
    // The server's heading goes when the page wakes, so what is looked for says that it did.
    await page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer.' }).waitFor();
  });

  it('D2.12 what search engines and feed readers are given is well-formed XML', async () => {
    await page.goto(`${shop}/help`);
    const files = ['/sitemap.xml', '/blogs.rss', '/de/blogs.rss'];
    const index = await (await fetch(`${shop}/sitemap.xml`)).text();
    files.push(...[...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname));
    expect(files.length).toBeGreaterThan(6);
    for (const file of files) {
      const root = await page.evaluate(async (path) => {
        const text = await (await fetch(path)).text();
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName;
      }, file);
      expect([file, root]).toEqual([file, expect.stringMatching(/^(?:sitemapindex|urlset|rss)$/)]);
    }
  });
});

describe('a new build', () => {
  const handlers: Partial<Handlers> = {
    listCategories: async () => ({ categoryList: [] }),
    listPopularProducts: async () => ({ productList: [], total: 0 }),
    listProducts: async () => ({ productList: [], total: 0 }),
    getLegalText: async () => ({ text: null }),
    getShop: async () => ({
      name: 'Afterimage',
      address: [],
      taxId: '',
      mail: 'help@example.com',
      homeCountry: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      withdrawalDays: 14,
      withdrawsPersonalized: false,
    }),
  };
  const built = fileURLToPath(new URL('../storefront/dist', import.meta.url));
  let folder = '';
  let port = 0;
  let address = '';
  beforeAll(async () => {
    // Another build: the same but for the worker's code.
    folder = join(await mkdtemp(join(tmpdir(), 'afterimage-build-')), 'dist');
    await cp(built, folder, { recursive: true });
    const worker = join(folder, 'client', 'service-worker.js');
    await writeFile(worker, `${await readFile(worker, 'utf8')}\n// the second build\n`);
  });
  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

  /** What replies wait for: a slow network. */
  let network: Promise<void> = Promise.resolve();
  const open = async (from: string, keepsOffline = true) => {
    const app = createServer();
    app.addHook('onRequest', () => network);
    const db = undefined as never;
    const callInProcess = registerApi(app, {
      db,
      handlers,
      findCaller: async () => null,
      catalogueVersion: () => '1',
      base: '/api',
    });
    await registerPages(app, {
      callInProcess,
      catalogueVersion: () => '1',
      origin: () => address,
      folder: from,
      keepsOffline,
    });
    await app.listen({ port, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
    address = `http://127.0.0.1:${port}`;
    const close = async () => {
      openApps.delete(close);
      // The browser keeps its connections open for the next build, which is at the same port.
      app.server.closeAllConnections();
      await app.close();
    };
    openApps.add(close);
    return { close };
  };
  // A second attempt needs the port that a failed one has left open.
  const openApps = new Set<() => Promise<void>>();
  afterEach(async () => {
    await context.setOffline(false);
    await Promise.all([...openApps].map((close) => close()));
  });
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).flatMap((name) => /^files-(.+)$/.exec(name)?.[1] ?? []));

  /** Whether no worker is on its way any more: the newest one answers. */
  const isInstalled = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return !installing && !waiting && active?.state === 'activated';
    });

  furtherStory('D2.12 a cached page does not wait for a slow network for long, and says so', async () => {
    const app = await open(built);
    await openPage(page, `${address}/help`);
    await expectCached('/help');
    const slow = Promise.withResolvers<void>();
    network = slow.promise;
    // comes although no reply does
    await page.goto(`${address}/help`, { waitUntil: 'domcontentloaded' });
    slow.resolve();
    await banner()
      .getByText(/The connection is slow\. This is how it was at \d\d:\d\d/)
      .waitFor();
    await app.close();
  });

  it('D2.12 takes over at the next page without breaking the open one, and can be switched off', async () => {
    const first = await open(built);
    await openPage(page, `${address}/help`);
    await expectCached('/help');
    const [old] = await builds();
    await first.close();
    const second = await open(folder);
    // The open page goes on with the code that it has, kept or not yet loaded.
    await page.getByRole('link', { name: 'Imprint' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Imprint' }).waitFor();
    await openPage(page, `${address}/help`);
    await expect.poll(async () => (await builds()).length).toBe(2);
    await expect.poll(isInstalled).toBe(true);
    const [, fresh] = await builds();
    expect(fresh).not.toBe(old);
    await context.setOffline(true);
    await page.goto(`${address}/help`);
    await page.getByRole('heading', { level: 1, name: 'Help and contact' }).waitFor();
    await context.setOffline(false);
    await second.close();

    const off = await open(folder, false);
    await openPage(page, `${address}/legal/terms`);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await off.close();
  });
});
