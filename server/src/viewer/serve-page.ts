import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors } from '@afterimage/contract/values/errors.ts';
import { type ViewerShow, viewerParams } from '@afterimage/contract/viewer.ts';
import { type Locale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { demoText } from '../platform/http/demo-line.ts';
import { Failure } from '../platform/http/failure.ts';
import { withoutValues } from '../platform/log/loggable.ts';
import { registerBuiltFiles } from '../platform/http/built-files.ts';
import { offeredLocales } from '../platform/locale/offered-locales.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import { demoCode, demoShow } from './demo-show.ts';
import { viewerUrl } from './draft-viewers.ts';
import { readShow, type ShowParts } from './read-show.ts';
import { registerDemoFiles } from './serve-demo.ts';
import type { ViewerBuild } from './viewer-build.ts';
import { viewerHeaders } from './viewer-headers.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

interface PageParts extends ShowParts {
  db: Database;
  build: ViewerBuild;
  shopUrl(): string;
  /** The base address of every call. */
  apiBase: string;
  /** Whether the page says that the shop is a demo. */
  demo?: boolean;
}

const brotli = promisify(brotliCompress);

/**
 * Serves what a printed QR code leads to, and the viewer's files. `/ar/…` follows the visitor's language; whoever chose
 * one has an address for it.
 */
export async function registerViewer(app: FastifyInstance, parts: PageParts): Promise<void> {
  await registerBuiltFiles(app, `${parts.build.folder}/assets`, '/viewer/assets/');
  await registerDemoFiles(app, parts.shopUrl);
  const serve = (explicitLocale: Locale | null) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { code: rawCode = '' } = request.params as { code?: string };
    const code = normalizedCode(rawCode);
    if (code !== rawCode) return reply.redirect(explicitLocale ? addressIn(explicitLocale, code) : `/ar/${code}`, 302);
    const elsewhere = explicitLocale && !offeredLocales().includes(explicitLocale);
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(`/ar/${code}`, 302);
    const locale = explicitLocale ?? requestLocale(request.headers['accept-language']);
    const isDemo = code === demoCode;
    const { show, fault } = isDemo ? { show: demoShow(locale), fault: null } : await look(request, code, locale, parts);
    const html = await parts.build.viewerPage({
      locale,
      shopName: shopName(),
      code,
      show,
      fault,
      pageUrl: viewerUrl(parts.shopUrl(), code),
      homeUrl: localePath('/home', locale),
      reportUrl: !isDemo && canBeReported(fault) ? localePath(`/report/viewer/${code}`, locale) : null,
      // Nobody's print: its visits are not counted.
      apiBase: isDemo ? null : parts.apiBase,
      files: parts.build.filesAt('/viewer/', locale),
      ...(parts.demo && { demoText: demoText(locale) }),
      other: Object.fromEntries(offeredLocales().map((one) => [one, addressIn(one, code)])),
    });
    return send(request, reply.code(fault ? errors[fault].status : 200).headers(viewerHeaders), html);
  };
  app.get('/ar/:code', serve(null));
  for (const locale of locales) app.get(addressIn(locale, ':code'), serve(locale));
}

/** Whoever knows the pass phrase sees the same page; what shows nothing needs no report. */
const canBeReported = (fault: ErrorCode | null): boolean => fault === null || fault === 'PASS_PHRASE_NEEDED';

/** The page in a chosen language, `/en/ar/…` for the shop's first: `/ar/…` would answer in the visitor's own. */
const addressIn = (locale: Locale, code: string): string => `${localeFacts[locale].prefix || `/${locale}`}/ar/${code}`;

/** A code as it was meant by whoever typed it from a print; anything else stays as it came. */
function normalizedCode(rawCode: string): string {
  const normalized = rawCode.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return viewerParams.safeParse({ viewerCode: normalized }).success ? normalized : rawCode;
}

/** What is to be seen, or why not: whoever has scanned a print gets a page, whatever goes wrong. */
async function look(
  request: FastifyRequest,
  code: string,
  locale: Locale,
  { db, ...parts }: PageParts,
): Promise<{ show: ViewerShow; fault: null } | { show: null; fault: ErrorCode }> {
  if (!viewerParams.safeParse({ viewerCode: code }).success) return { show: null, fault: 'VIEWER_NOT_FOUND' };
  try {
    return { show: await readShow(db, code, locale, parts), fault: null };
  } catch (error) {
    if (error instanceof Failure) return { show: null, fault: error.code };
    request.log.error({ err: withoutValues(error), reqId: request.id }, 'a viewer could not be shown');
    return { show: null, fault: 'UNAVAILABLE' };
  }
}

/** The page is nobody else's and is not kept, so it is compressed as it goes out, quickly. */
async function send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return reply.header('content-encoding', 'br').send(await brotli(html, { params }));
}
