import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../../sample/pictures', import.meta.url));

/** Serves the sample shop's pictures at /pictures. Their names do not change with their content, so they are asked for anew after a day. */
export async function registerPictures(app: FastifyInstance): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/pictures/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    setHeaders: (response) => void response.header('x-content-type-options', 'nosniff'),
  });
}
