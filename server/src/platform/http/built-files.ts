import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * A worker has the policy of its own reply and not that of its page. What looks for faces loads its code and its weights from
 * here, compiles nothing and talks to nobody else (docs/decisions/0043-faces-cut-off.md).
 */
const faceWorkerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

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
    setHeaders: (response, path) => {
      response.header('x-content-type-options', 'nosniff');
      response.header('vary', 'accept-encoding');
      if (basename(path).startsWith('face-worker')) response.header('content-security-policy', faceWorkerPolicy);
    },
  });
}
