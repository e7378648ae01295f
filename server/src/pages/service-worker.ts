import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface ServiceWorkerParts {
  /** The worker's code, as it was built; nothing for one that gives up. */
  code: string | null;
  /** What the pages that work without a network need. */
  files: string[];
}

/** Ends every service worker of this shop: what it kept goes, and pages come from the network again. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The script as it is sent: what it must know of its build comes first, so that it is another one after each build. */
function workerScript({ code, files }: ServiceWorkerParts): string {
  if (code === null) return farewell;
  const id = createHash('sha256')
    .update(JSON.stringify([code, files]))
    .digest('base64url')
    .slice(0, 12);
  return `self.build=${JSON.stringify({ id, files })};\n${code}`;
}

/** Serves `/service-worker.js`. Browsers ask for it at every page; it must never be an old one. */
export function registerServiceWorker(app: FastifyInstance, parts: ServiceWorkerParts): void {
  const script = workerScript(parts);
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
  app.get('/service-worker.js', async (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      // WebKit holds the script of a worker that passes through this one against this policy
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; worker-src 'self'");
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
