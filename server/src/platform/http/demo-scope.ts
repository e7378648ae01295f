import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseCrossSite } from './cross-site.ts';
import { fail } from './failure.ts';

/** Headers by which a proxy or a tunnel tells for whom it asks. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/**
 * Registers addresses of the demo: they answer on this machine only, unless the settings open them to everybody
 * (`DEMO=1`), and take no forms from pages of other sites.
 */
export function registerDemo(
  app: FastifyInstance,
  { openToAll }: { openToAll: boolean },
  register: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!openToAll && !isFromHere(request)) fail('NOT_FOUND');
      if (request.method === 'POST') refuseCrossSite(request);
    });
    register(scope);
  });
}

/** Whether a browser on this machine asks, and not somebody elsewhere through a proxy or a name that leads here. */
function isFromHere({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return (
    (peer === '::1' || peer.startsWith('127.')) &&
    /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '') &&
    !forwardingHeaders.some((name) => headers[name] !== undefined)
  );
}
