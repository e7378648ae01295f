import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { secondsSigned, sendStored } from '../files/serve.ts';
import type { FileStore } from '../files/store/store.ts';
import { compiledTarget } from './make-target.ts';
import { targetFile, targetParts } from './target-file.ts';

const targetParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), part: z.enum(targetParts) });

/** Serves targets at the addresses that `urlSigner` makes of `targetFile`; one that is not made yet is made now. */
export function registerTargets(
  app: FastifyInstance,
  { store, db, secret, now = Date.now }: { store: FileStore; db: Database; secret: Buffer; now?: () => number },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/targets/:hash/:part',
    handler: async (request, reply) => {
      const { hash, part } = targetParams.safeParse(request.params).data ?? fail('FILE_NOT_FOUND');
      const secondsLeft = secondsSigned(request, { name: targetFile(hash, part), secret, now: now() });
      const { packKey, pictureKey } = await compiledTarget(db, hash, store);
      const isPack = part === 'pack';
      return sendStored(request, reply, store, {
        key: isPack ? packKey : pictureKey,
        mimeType: isPack ? 'application/octet-stream' : 'image/webp',
        etag: `"${part}-${hash.slice(0, 32)}"`,
        keeping: `private, max-age=${secondsLeft}, immutable`,
      });
    },
  });
}
