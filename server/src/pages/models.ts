import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { modelFolder } from '../catalogue/model-files.ts';

/** Serves the sample shop's models at /models; like its pictures they keep their names, and have an ETag. */
export async function registerModels(app: FastifyInstance): Promise<void> {
  if (!existsSync(modelFolder)) return;
  await app.register(fastifyStatic, {
    root: modelFolder,
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
