import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { ownModel } from './ar-steps.ts';
import { casesOf, hasEveryCase } from './every-case.ts';
import { pageReady } from './page-ready.ts';
import { type OrderedContent, orderProject, projectNow } from './project-steps.ts';
import { startShop } from './shop.ts';
import type { RunningShop } from './shop-process.ts';
import { launchBrowser } from './story-browser.ts';
import { filmProject, showOf } from './viewer-film.ts';
import { stepTimeout } from './timeouts.ts';

let shop: RunningShop | null;
let work: string;
let host: Server;
let address: string;
const browsers: Browser[] = [];
const pictures = process.env['SCREENSHOTS'];

const kinds: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

const filmOf = (name: string) => join(work, `${name}.y4m`);

/** As bare as a web host can be: files of a folder, told of by their names. */
function serveFolder(root: string): Server {
  return createServer((request, reply) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host.test').pathname));
    const name = join(root, path.endsWith('/') ? `${path}index.html` : path);
    readFile(name).then(
      (content) =>
        reply.writeHead(200, { 'content-type': kinds[extname(name)] ?? 'application/octet-stream' }).end(content),
      () => reply.writeHead(404).end(),
    );
  });
}

/** Unpacks a project's ZIP as it will be found one day: in a folder of a host, beside others. */
async function unpack(name: string, zipUrl: string): Promise<void> {
  const reply = await fetch(zipUrl);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
  for (const [path, content] of Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())))) {
    const file = join(work, 'www', name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const text = {
  version: 1,
  text: 'Für Oma ♥',
  font: 'Caveat',
  color: '#ffffff',
  background: '#0b0e14',
  align: 'center',
  animation: 'none',
};
/** What is ordered; without every case no film of a print is made, which takes a minute. */
const contents: Record<string, OrderedContent> = {
  film: {},
  text: {
    medium: {
      file: { name: 'text.json', type: 'application/json', bytes: Uint8Array.from(Buffer.from(JSON.stringify(text))) },
      type: 'TEXT',
    },
  },
  model: {
    medium: {
      file: { name: 'gift.glb', type: 'model/gltf-binary', bytes: Uint8Array.from(await readFile(ownModel)) },
      type: 'OBJECT_3D',
    },
  },
};

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'afterimage-export-'));
  shop = await startShop();
  for (const name of casesOf(Object.keys(contents), ['film', 'text'])) {
    const content = contents[name];
    const ordered = await orderProject(shop.address, { email: `${name}@example.com` }, content);
    const project = await projectNow(shop.address, ordered.path);
    const show = await showOf(shop.address, project.viewerCode);
    await unpack(name, shop.address + project.viewer.exportUrl);
    if (name === 'text' || !hasEveryCase) continue;
    const about = { shop: shop.address, project, show };
    await filmProject(filmOf(name), about, { size: { width: 480, height: 640 }, frames: 90, around: [{ size: 260 }] });
  }
  host = serveFolder(join(work, 'www'));
  await new Promise<void>((listening) => void host.listen(0, 'localhost', listening));
  address = `http://localhost:${(host.address() as AddressInfo).port}`;
  // From here on there is no shop.
  expect(await shop.stop()).toBe(0);
  shop = null;
});
afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
});
afterAll(async () => {
  await shop?.stop();
  await new Promise((closed) => void host.close(closed));
  await rm(work, { recursive: true, force: true });
});

/** A page that notes whatever it asks for in vain, or elsewhere. */
async function visitor(locale: string, camera?: string): Promise<{ page: Page; wrong: string[] }> {
  const browser = await launchBrowser(camera === undefined ? {} : { film: camera });
  browsers.push(browser);
  const page = await (
    await browser.newContext({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob|file):/.test(request.url()) && !request.url().startsWith(address))
      wrong.push(`elsewhere: ${request.url()}`);
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  return { page, wrong };
}

const saveScreenshot = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), timeout: stepTimeout });
};

/** The first film of the plain page plays on. */
async function playsPlain(page: Page): Promise<void> {
  const video = page.locator('#plain video').first();
  await video.scrollIntoViewIfNeeded();
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1);
}

it('S1.13 an exported folder shows its media on any web host, in the language of the browser or the chosen one', async () => {
  const { page, wrong } = await visitor('en-GB');
  await page.goto(`${address}/film/`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('img').first().waitFor();
  await page.locator(`a[href="#plain"]`).first().tap();
  await playsPlain(page);
  await saveScreenshot(page, 'export-plain');
  await page.getByRole('link', { name: 'Deutsch' }).first().tap();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('link', { name: 'English' }).first().tap();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  expect(wrong).toEqual([]);
  const german = await visitor('de-AT');
  await german.page.goto(`${address}/film/`);
  await expect.poll(() => german.page.locator('html').getAttribute('lang')).toBe('de');
  await german.page.getByRole('link', { name: 'English' }).first().tap();
  await expect.poll(() => german.page.locator('html').getAttribute('lang')).toBe('en');
  expect(german.wrong).toEqual([]);
});

const visits: [string, string][] = [
  ['film', 'en-GB'],
  ['film', 'de-DE'],
  ['model', 'de-DE'],
];

it.each(casesOf(visits, []))(
  'S1.13 a print with a %s comes alive from an exported folder when there is no shop any more (%s)',
  async (name, locale) => {
    const { page, wrong } = await visitor(locale, filmOf(name));
    await page.goto(`${address}/${name}/`);
    await page.locator('#first [data-do="open"]').locator('visible=true').tap();
    await page
      .getByRole('status')
      .getByText(/^(?:Playing|Es läuft)/)
      .waitFor({ state: 'attached' });
    await pageReady(page);
    await saveScreenshot(page, `export-camera-${name}-${locale}`);
    expect(wrong).toEqual([]);
  },
);

it.each(casesOf(['text', 'model'], ['text']))(
  'S1.13 an exported folder has all that its page needs for a %s',
  async (name) => {
    const { page, wrong } = await visitor('de-DE');
    await page.goto(`${address}/${name}/`);
    await page.locator('a[href="#plain"]').first().tap();
    await page.locator('#plain figure').first().waitFor();
    for (const button of await page.locator('#plain figure').getByRole('button').all()) await button.tap();
    await pageReady(page);
    await saveScreenshot(page, `export-plain-${name}`);
    expect(wrong).toEqual([]);
  },
);

it('S1.13 opened from a disk it shows its media, and says what the camera needs', async () => {
  const { page } = await visitor('en-GB');
  await page.goto(pathToFileURL(join(work, 'www', 'film', 'index.html')).href);
  expect(await page.locator('#from-disk').textContent()).toContain('web host');
  await expect.poll(() => page.locator('#from-disk').isVisible()).toBe(true);
  await playsPlain(page);
  await page.evaluate(() => scrollTo(0, 0));
  await saveScreenshot(page, 'export-disk');
  expect(await page.getByRole('button', { name: 'Open the camera' }).count()).toBe(0);
  const show = JSON.parse(await readFile(join(work, 'www', 'film', 'show.json'), 'utf8')) as ViewerShow;
  for (const { packUrl, pictureUrl, medium } of show.targetList)
    for (const path of [packUrl, pictureUrl, medium.url])
      expect((await stat(join(work, 'www', 'film', path))).size).toBeGreaterThan(0);
});
