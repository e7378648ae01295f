import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

/** Where Chromium is. */
export function chromePath(): string {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  throw new Error('No Chromium found: set CHROME_PATH to its executable.');
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(`stage/${entry}`, import.meta.url)), formats: ['es'], fileName: 'stage' },
    },
  });
  const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** A page of a headless Chromium in which a script of `stage/` runs, opened when it is first needed. */
export interface StagePage {
  page(): Promise<Page>;
  close(): Promise<void>;
}

/** The bytes of a `data:` address. */
export const bytesOf = (uri: string): Buffer => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');

/** Bundles a script of `stage/` and serves it over loopback only; it is ready when `window` has the named function. */
export async function openStagePage(entry: string, readyFunction: string): Promise<StagePage> {
  const script = await bundle(entry);
  const server = createServer((request, reply) => {
    const isScript = request.url === '/stage.js';
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    reply.end(isScript ? script : '<!doctype html><script type="module" src="/stage.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let browser: Browser | undefined;
  let opened: Page | undefined;
  const open = async (): Promise<Page> => {
    browser = await chromium.launch({
      executablePath: chromePath(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    });
    const page = await browser.newPage();
    // Without a graphics card, and beside other work, the stage alone takes a minute to light.
    page.setDefaultTimeout(600_000);
    page.on('pageerror', (error) => console.error(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction((name) => name in window, readyFunction);
    return page;
  };
  return {
    async page() {
      opened ??= await open();
      return opened;
    },
    async close() {
      await browser?.close();
      server.close();
    },
  };
}
