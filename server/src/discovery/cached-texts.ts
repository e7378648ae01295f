import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '../platform/http/failure.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import { PageCache } from '../platform/cache/page-cache.ts';

interface TextParts {
  /** Where the text is to be read for the present; null when it is here. */
  elsewhere?(): string | null;
  /** Changes whenever the text may have. */
  version(): string;
  type: string;
  /** Nothing when there is nothing at this address. */
  write(request: FastifyRequest): Promise<string | null> | string | null;
}

const maxBytes = 16 * 1024 * 1024;

/** Serves public texts that follow from their path and the catalogue: kept compressed, with an ETag. */
export function cachedTextRoutes(app: FastifyInstance) {
  const cache = new PageCache(maxBytes);
  return (path: string, { version, type, write, elsewhere }: TextParts): void => {
    const headers = ['content-type', type, 'x-content-type-options', 'nosniff'];
    app.get(path, async (request, reply) => {
      const present = elsewhere?.() ?? null;
      if (present !== null) return reply.header('cache-control', 'no-store').redirect(present, 302);
      const cacheEntry = await cache.get(pathOf(request.url), version(), async () => pageOf(await write(request)));
      if (!('compressed' in cacheEntry)) return refuse(request, reply);
      const { etag, compressed } = cacheEntry;
      const cachedText = { etag, compressed: () => compressed, plain: () => brotliDecompressSync(compressed) };
      return sendCached(cachedText, headers, request, reply);
    });
  };
}

/** What is asked after the path changes nothing, so it must not be kept again. */
const pathOf = (url: string) => url.split('?', 1)[0] ?? url;

const pageOf = (text: string | null) => ({
  status: text === null ? 404 : 200,
  html: text ?? '',
  cacheable: text !== null,
});

const refuse = ({ headers }: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence('NOT_FOUND', requestLocale(headers['accept-language']))}\n`);
