import type { FastifyReply, FastifyRequest } from 'fastify';

/** Something that is kept in memory ready to be sent. */
export interface Sendable {
  /** 200 where nothing is said. */
  status?: number;
  etag: string;
  /** The request's headers that it follows from, besides its address; `accept-encoding` where nothing is said. */
  vary?: string;
  compressed(): Buffer;
  plain(): Buffer;
}

/**
 * Answers with bytes from memory: compressed for who takes it, nothing for who has it already. It writes past the
 * framework, whose way of sending takes longer than all the rest; `headers` are names and values in turn.
 */
export function sendCached(
  cachedContent: Sendable,
  headers: string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status = 200, etag, vary = 'accept-encoding' } = cachedContent;
  const accepted = request.headers['accept-encoding'];
  const isUnchanged = status === 200 && request.headers['if-none-match'] === etag;
  const isBrotli = !isUnchanged && accepted !== undefined && /\bbr\b/.test(accepted);
  const head = [...headers, 'etag', etag, 'cache-control', 'public, max-age=0, must-revalidate', 'vary', vary];
  reply.hijack();
  if (isUnchanged) {
    reply.raw.writeHead(304, head).end();
    return reply;
  }
  const bytes = isBrotli ? cachedContent.compressed() : cachedContent.plain();
  if (isBrotli) head.push('content-encoding', 'br');
  head.push('content-length', String(bytes.length));
  reply.raw.writeHead(status, head).end(request.method === 'HEAD' ? undefined : bytes);
  return reply;
}
