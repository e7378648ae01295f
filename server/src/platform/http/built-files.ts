import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves what a build has made under names that change with their content: kept for good, and sent compressed. */
export async function registerBuiltFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (response) => {
      response.header('x-content-type-options', 'nosniff');
      response.header('vary', 'accept-encoding');
    },
  });
}
