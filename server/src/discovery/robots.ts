import type { FastifyInstance } from 'fastify';
import { localePath, locales } from '@afterimage/words/locale.ts';

/** Personal pages have nothing to be found; the API's public reads stay open, pages ask for them. */
const personal = [
  '/account',
  '/admin',
  '/auth/',
  '/cart',
  '/checkout',
  '/compare',
  '/customize/',
  '/designs/',
  '/wishlist',
  '/ar/',
  '/offline',
  '/orders',
  '/proof/',
  '/report/',
];

function robotsText(origin: string): string {
  const disallowLines = locales.flatMap((locale) => personal.map((path) => `Disallow: ${localePath(path, locale)}`));
  return [
    'User-agent: *',
    ...disallowLines,
    'Disallow: /api/',
    'Allow: /api/products',
    'Allow: /api/blogs',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/robots.txt`, as https://www.rfc-editor.org/rfc/rfc9309 has it. */
export function registerRobots(app: FastifyInstance, { origin }: { origin(): string }): void {
  app.get('/robots.txt', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .type('text/plain; charset=utf-8')
      .send(robotsText(origin())),
  );
}
