import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallInProcess } from '../http.ts';
import { type Sendable, sendKept } from '../send-kept.ts';
import { brokenPage } from './broken-page.ts';
import { type KeptPage, PageCache, type RenderedPage } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';

export interface PagesParts {
  callInProcess: CallInProcess;
  /** Changes whenever anything that a public page shows has changed. */
  catalogueVersion(): string;
  /** Where the shop is to be found, without a slash at its end; asked late, because a port may be found late. */
  origin(): string;
  /** The folder of the built storefront, with `client` and `server` in it. */
  folder?: string;
}

/** What the storefront's server build exports; it is built from other sources, so its shape is written down here. */
interface Renderer {
  themeScript: string;
  render(
    request: Request,
    settings: { call: CallInProcess; hasToken: boolean; origin: string; log(error: unknown): void },
    manifest: unknown,
  ): Promise<RenderedPage & { location?: string }>;
}

const builtHere = fileURLToPath(new URL('../../../storefront/dist', import.meta.url));

async function loadRenderer(folder: string): Promise<{ renderer: Renderer; manifest: unknown }> {
  try {
    const manifest = JSON.parse(await readFile(`${folder}/client/.vite/manifest.json`, 'utf8')) as unknown;
    const renderer = (await import(pathToFileURL(`${folder}/server/entry-server.js`).href)) as Renderer;
    return { renderer, manifest };
  } catch (error) {
    throw new Error('The storefront is not built: run "npm run build" and start again.', { cause: error });
  }
}

/** Serves the storefront: its files, and every other GET as a page. To be registered after everything else. */
export async function registerPages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const folder = parts.folder ?? builtHere;
  const { renderer, manifest } = await loadRenderer(folder);
  const headers = {
    ...securityHeaders(renderer.themeScript),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  };
  const { vary: _, ...fixed } = headers;
  const keptHeaders = Object.entries(fixed).flat();
  const cache = new PageCache();

  await app.register(fastifyStatic, {
    root: `${folder}/client/assets`,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (response) => {
      response.header('x-content-type-options', 'nosniff');
      response.header('vary', 'accept-encoding');
    },
  });

  const render = (request: FastifyRequest) =>
    renderer.render(
      new Request(`http://shop.invalid${request.url}`),
      {
        call: parts.callInProcess,
        hasToken: /(?:^|;\s*)token=[^;\s]/.test(request.headers.cookie ?? ''),
        origin: parts.origin(),
        log: (error) =>
          request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered as it should'),
      },
      manifest,
    );

  app.get('/*', async (request, answer) => {
    try {
      const page = await cache.get(request.url, parts.catalogueVersion(), () => render(request));
      if ('compressed' in page) return sendKept(sendable(page), keptHeaders, request, answer);
      answer.headers(headers);
      if (page.location !== undefined) answer.header('location', page.location);
      return answer.header('cache-control', 'no-store').code(page.status).send(page.html);
    } catch (error) {
      request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
      return answer.headers(headers).code(500).header('cache-control', 'no-store').send(brokenPage(request.id));
    }
  });
}

const sendable = ({ status, etag, compressed }: KeptPage): Sendable => ({
  status,
  etag,
  compressed: () => compressed,
  // Hardly anybody takes no brotli: kept twice, half as many pages would be kept.
  plain: () => brotliDecompressSync(compressed),
});
