import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { drawQr } from '@afterimage/scene/draw-qr.ts';
import { demoCode, demoFiles } from './demo-show.ts';
import { viewerUrl } from './draft-viewers.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../../sample/${name}/`, import.meta.url));

/** The demo's prints, packs and media, and the code that leads a phone to `/ar/demo`. */
export async function registerDemoFiles(app: FastifyInstance, shopUrl: () => string): Promise<void> {
  await app.register(fastifyStatic, {
    root: [folder('media'), folder('gallery')],
    prefix: demoFiles,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    setHeaders: (response) => void response.header('x-content-type-options', 'nosniff'),
  });
  app.get('/demo-code.svg', (_, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=300')
      .send(codeOf(viewerUrl(shopUrl(), demoCode))),
  );
}

const side = 100;

/** Black on white, with the quiet zone that readers need. */
function codeOf(content: string): string {
  const place = { x: 0, y: 0, width: side, height: side, rotation: 0 };
  const paths = drawQr({ kind: 'qr', place, content }).flatMap((node) =>
    node.kind === 'fill'
      ? [`<path fill="${node.color}" d="${node.path.map((step) => step.join(' ')).join('')}"/>`]
      : [],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${paths.join('')}</svg>`;
}
