import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import type { Portrait } from './stage/portrait.ts';

function chromePath(): string {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  throw new Error('No Chromium found: set CHROME_PATH to its executable.');
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('stage/main.ts', import.meta.url)), formats: ['es'], fileName: 'stage' },
    },
  });
  const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

export interface Stage {
  /** Photographs a model and answers the picture as PNG bytes. */
  portray(portrait: Portrait): Promise<Buffer>;
  close(): Promise<void>;
}

const bytesOf = (uri: string): Buffer => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');

/** A headless Chromium with the stage in it, served over loopback only. */
export async function openStage(): Promise<Stage> {
  const script = await bundle();
  const server = createServer((request, reply) => {
    const isScript = request.url === '/stage.js';
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    reply.end(isScript ? script : '<!doctype html><script type="module" src="/stage.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let browser: Browser | undefined;
  let page: Page | undefined;
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
    const opened = await browser.newPage();
    // Without a graphics card, and beside other work, the stage alone takes a minute to light.
    opened.setDefaultTimeout(600_000);
    opened.on('pageerror', (error) => console.error(String(error)));
    opened.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await opened.goto(`http://127.0.0.1:${port}/`);
    await opened.waitForFunction(() => window.portray !== undefined);
    return opened;
  };
  return {
    async portray(portrait) {
      page ??= await open();
      return bytesOf(await page.evaluate(async (each) => (await window.portray?.(each)) ?? '', portrait));
    },
    async close() {
      await browser?.close();
      server.close();
    },
  };
}
