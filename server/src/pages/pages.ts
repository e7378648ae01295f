import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallInProcess } from '../http.ts';
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
  const headers = securityHeaders(renderer.themeScript);
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
        log: (error) => request.log.error({ err: error }, 'a page could not be rendered as it should'),
      },
      manifest,
    );

  app.get('/*', async (request, answer) => {
    answer.headers(headers).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
    try {
      const page = await cache.get(request.url, parts.catalogueVersion(), () => render(request));
      if ('compressed' in page) return sendKept(page, request, answer);
      if (page.location !== undefined) answer.header('location', page.location);
      return answer.header('cache-control', 'no-store').code(page.status).send(page.html);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be rendered');
      return answer.code(500).header('cache-control', 'no-store').send(brokenPage(request.id));
    }
  });
}

function sendKept(page: KeptPage, request: FastifyRequest, answer: FastifyReply) {
  answer.header('etag', page.etag).header('cache-control', 'public, max-age=0, must-revalidate').code(page.status);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return answer.code(304).send();
  if (/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    return answer.header('content-encoding', 'br').send(page.compressed);
  }
  return answer.send(brotliDecompressSync(page.compressed));
}
