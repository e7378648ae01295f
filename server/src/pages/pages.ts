import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localePath, splitLocale } from '@afterimage/words/locale.ts';
import { shopName } from '@afterimage/words/shop-name.ts';
import type { CallInProcess } from '../platform/http/http.ts';
import { registerBuiltFiles } from '../platform/http/built-files.ts';
import { offeredAddress } from '../platform/locale/offered-locales.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import { type Sendable, sendCached } from '../platform/cache/send-cached.ts';
import { isPreviewPath } from '../catalogue/preview-key.ts';
import { demoText } from '../platform/http/demo-line.ts';
import { Failure } from '../platform/http/failure.ts';
import { semaphore } from '../platform/concurrency/semaphore.ts';
import { brokenPage, busyPage } from './broken-page.ts';
import { registerInstallManifest } from '../discovery/install-manifest.ts';
import { type CachedPage, PageCache, type RenderedPage } from '../platform/cache/page-cache.ts';
import { loadPages, type PagesBuild } from './pages-build.ts';
import { securityHeaders } from './security-headers.ts';
import { registerServiceWorker } from './service-worker.ts';

interface PagesParts {
  callInProcess: CallInProcess;
  /** Changes whenever anything that a public page shows has changed. */
  catalogueVersion(): string;
  /** Where the shop is to be found, without a slash at its end; asked late, because a port may be found late. */
  origin(): string;
  /** What is rendered and served; without it the build in `folder`. */
  build?: PagesBuild;
  /** The folder of the built storefront, with `client` and `server` in it; `storefront/dist` if none is named. */
  folder?: string;
  /** Where what was at an address is now; null when it has not moved. Asked when there is no page at the address. */
  presentAddress?(address: string): Promise<string | null>;
  /** What the shop is called at this moment; without it as this process was told. */
  shopName?(): Promise<string>;
  /** The calls of a page with changes of an operator that are not saved; null when the address is of no such page. */
  previewCall?(address: string, call: CallInProcess): Promise<CallInProcess | null>;
  /** Whether each page says that the shop is a demo. */
  demo?: boolean;
  /** Whether browsers keep pages to be read without a network; when not, those that have begun to are told to stop. */
  keepsOffline?: boolean;
}

/** Serves the storefront: its files, and every other GET as a page. To be registered after everything else. */
export async function registerPages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const { renderer, manifest, worker, assets, icon } = parts.build ?? (await loadPages(parts.folder));
  const headers = {
    ...securityHeaders(renderer.themeScript),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  };
  const { vary: _, ...fixed } = headers;
  const fixedHeaders = Object.entries(fixed).flat();
  const cache = new PageCache();
  registerServiceWorker(app, {
    code: parts.keepsOffline ? worker : null,
    files: renderer.offlineFiles(manifest),
  });
  registerInstallManifest(app, { logo: icon });

  await registerBuiltFiles(app, assets, '/assets/');

  const settingsFor = (request: FastifyRequest) => ({
    call: parts.callInProcess,
    log: (error: unknown) =>
      request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered as it should'),
  });
  // Rendering takes the processor from everything else: more at once only makes each of them late.
  const rendering = semaphore(8, { maxWaiting: 100, patience: 5000 });
  const render = (address: string, request: FastifyRequest, call = parts.callInProcess) =>
    rendering(async () =>
      renderer.render(
        new Request(`http://shop.invalid${address}`),
        {
          ...settingsFor(request),
          call,
          hasToken: /(?:^|;\s*)token=[^;\s]/.test(request.headers.cookie ?? ''),
          shopName: (await parts.shopName?.()) ?? shopName(),
          origin: parts.origin(),
          ...(parts.demo && { demoText: demoText(splitLocale(address)[0]) }),
          requestId: request.id,
        },
        manifest,
      ),
    );

  const cachedPage = (address: string, request: FastifyRequest) =>
    cache.get(address, parts.catalogueVersion(), () => render(address, request));

  const sendOfPreview = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await parts.previewCall?.(request.url, parts.callInProcess);
    return call ? sendPreviewed(await render(request.url, request, call), reply.headers(headers)) : null;
  };

  app.get('/*', async (request, reply) => {
    try {
      const other = sendElsewhere(request, reply) ?? (await sendOfPreview(request, reply));
      if (other) return other;
      const fullAddress = isStart(request.url) ? localePath(request.url, preferredLocale(request)) : request.url;
      const address = fullAddress.includes('?')
        ? await renderer.cacheAddress(fullAddress, settingsFor(request))
        : fullAddress;
      const isPreview = isPreviewPath(address);
      const page = isPreview ? await render(address, request) : await cachedPage(address, request);
      const moved = page.status === 404 ? await parts.presentAddress?.(request.url) : null;
      if (moved) return reply.header('cache-control', 'no-cache').redirect(moved, 301);
      if ('compressed' in page && isPreview) return sendPreview(page, reply.headers(headers));
      if ('compressed' in page) return sendCached(sendable(page), fixedHeaders, request, reply);
      reply.headers({ ...headers, ...(isStart(request.url) && { vary: 'accept-encoding, accept-language' }) });
      if (page.location !== undefined) reply.header('location', page.location);
      return reply.header('cache-control', 'no-store').code(page.status).send(page.html);
    } catch (error) {
      return sendFault(error, request, reply.headers(headers), parts.demo);
    }
  });
}

/** Keeps the page of a draft out of search engines and caches: its key expires. */
const sendPreview = ({ status, compressed }: CachedPage, reply: FastifyReply) =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .code(status)
    .send(brotliDecompressSync(compressed));

/** Leads from a language that the shop does not offer to one that it does; not for good, since it may be switched on again. */
function sendElsewhere({ url }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const address = isStart(url) ? null : offeredAddress(url);
  return address === null ? null : reply.header('cache-control', 'no-store').redirect(address, 302);
}

/** The page in place of one that could not be rendered: busy for a moment, or broken. */
function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply, demo: boolean | undefined) {
  const [locale] = splitLocale(request.url);
  reply.header('cache-control', 'no-store');
  if (error instanceof Failure && error.code === 'UNAVAILABLE')
    return reply.code(503).header('retry-after', '5').send(busyPage(locale, demo));
  request.log.error({ err: error, reqId: request.id }, 'a page could not be rendered');
  return reply.code(500).send(brokenPage(request.id, locale, demo));
}

/** The same for pages with changes of an operator that are not saved. */
const sendPreviewed = ({ status, html }: RenderedPage, reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }).code(status).send(html);

/** The bare name of the shop says no language: there, and only there, the visitor's own is followed. */
const isStart = (url: string): boolean => url === '/' || url.startsWith('/?');
const preferredLocale = (request: FastifyRequest) => requestLocale(request.headers['accept-language']);

const sendable = ({ status, etag, compressed }: CachedPage): Sendable => ({
  status,
  etag,
  compressed: () => compressed,
  // Hardly anybody takes no brotli: kept twice, half as many pages would be kept.
  plain: () => brotliDecompressSync(compressed),
});
