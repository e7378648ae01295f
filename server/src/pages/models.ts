import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../../sample/models', import.meta.url));

/** Serves the sample shop's models at /models; like its pictures they keep their names, and have an ETag. */
export async function registerModels(app: FastifyInstance): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/models/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    setHeaders: (response) => {
      response.header('content-type', 'model/gltf-binary');
      response.header('x-content-type-options', 'nosniff');
    },
  });
}
