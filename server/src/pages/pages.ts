import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import type { CallInProcess } from '../http.ts';
import { registerBuiltFiles } from '../built-files.ts';
import { requestLocale } from '../request-locale.ts';
import { type Sendable, sendKept } from '../send-kept.ts';
import { brokenPage } from './broken-page.ts';
import { registerInstallManifest } from './install-manifest.ts';
import { type KeptPage, PageCache, type RenderedPage } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';
import { registerServiceWorker } from './service-worker.ts';

interface PagesParts {
  callInProcess: CallInProcess;
  /** Changes whenever anything that a public page shows has changed. */
  catalogueVersion(): string;
  /** Where the shop is to be found, without a slash at its end; asked late, because a port may be found late. */
  origin(): string;
  /** The folder of the built storefront, with `client` and `server` in it. */
  folder?: string;
  /** Whether browsers keep pages to be read without a network; when not, those that have begun to are told to stop. */
  keepsOffline?: boolean;
}

/** What the storefront's server build exports; it is built from other sources, so its shape is written down here. */
interface Renderer {
  themeScript: string;
  offlineFiles(manifest: unknown): string[];
  render(
    request: Request,
    settings: {
      call: CallInProcess;
      hasToken: boolean;
      origin: string;
      requestId: string;
      log(error: unknown): void;
    },
    manifest: unknown,
  ): Promise<RenderedPage & { location?: string }>;
}

const builtHere = fileURLToPath(new URL('../../../storefront/dist', import.meta.url));

/** Vite's list of files, by the sources that they came from. */
type Manifest = Record<string, { file: string }>;

async function loadBuild(folder: string): Promise<{ renderer: Renderer; manifest: Manifest; worker: string }> {
  try {
    const manifest = JSON.parse(await readFile(`${folder}/client/.vite/manifest.json`, 'utf8')) as Manifest;
    const renderer = (await import(pathToFileURL(`${folder}/server/entry-server.js`).href)) as Renderer;
    const worker = await readFile(`${folder}/client/service-worker.js`, 'utf8');
    return { renderer, manifest, worker };
  } catch (error) {
    throw new Error('The storefront is not built: run "npm run build" and start again.', { cause: error });
  }
}

/** Serves the storefront: its files, and every other GET as a page. To be registered after everything else. */
export async function registerPages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const folder = parts.folder ?? builtHere;
  const { renderer, manifest, worker } = await loadBuild(folder);
  const headers = {
    ...securityHeaders(renderer.themeScript),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  };
  const { vary: _, ...fixed } = headers;
  const keptHeaders = Object.entries(fixed).flat();
  const cache = new PageCache();
  registerServiceWorker(app, {
    code: parts.keepsOffline ? worker : null,
    files: renderer.offlineFiles(manifest),
  });
  registerInstallManifest(app, { sign: `${folder}/client/${manifest['src/pages/root/icon.svg']?.file}` });

  await registerBuiltFiles(app, `${folder}/client/assets`, '/assets/');

  const render = (address: string, request: FastifyRequest) =>
    renderer.render(
      new Request(`http://shop.invalid${address}`),
      {
        call: parts.callInProcess,
        hasToken: /(?:^|;\s*)token=[^;\s]/.test(request.headers.cookie ?? ''),
        origin: parts.origin(),
        requestId: request.id,
        log: (error) =>
          request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered as it should'),
      },
      manifest,
    );

  app.get('/*', async (request, answer) => {
    try {
      const address = isStart(request.url) ? localePath(request.url, wishOf(request)) : request.url;
      const page = await cache.get(address, parts.catalogueVersion(), () => render(address, request));
      if ('compressed' in page) return sendKept(sendable(page), keptHeaders, request, answer);
      answer.headers(headers);
      if (isStart(request.url)) answer.header('vary', 'accept-encoding, accept-language');
      if (page.location !== undefined) answer.header('location', page.location);
      return answer.header('cache-control', 'no-store').code(page.status).send(page.html);
    } catch (error) {
      request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
      return answer
        .headers(headers)
        .code(500)
        .header('cache-control', 'no-store')
        .send(brokenPage(request.id, splitLocale(request.url)[0]));
    }
  });
}

/** The bare name of the shop says no language: there, and only there, the visitor's own is followed. */
const isStart = (url: string): boolean => url === '/' || url.startsWith('/?');
const wishOf = (request: FastifyRequest) => requestLocale(request.headers['accept-language']);

const sendable = ({ status, etag, compressed }: KeptPage): Sendable => ({
  status,
  etag,
  compressed: () => compressed,
  // Hardly anybody takes no brotli: kept twice, half as many pages would be kept.
  plain: () => brotliDecompressSync(compressed),
});
