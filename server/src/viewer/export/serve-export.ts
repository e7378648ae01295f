import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { networkOf, type Throttle } from '../../platform/rate-limit/rate-limits.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { withoutValues } from '../../platform/log/loggable.ts';
import { exportAddresses } from '../export-url.ts';
import { exportProject, type ExportParts } from './export-project.ts';
import { zipFiles } from './zip-files.ts';

const projectParams = z.object({ id: z.uuid() });
const proof = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) });

interface ServeParts extends ExportParts {
  db: Database;
  secret: Buffer;
  throttle: Throttle;
  now?: () => number;
}

/** Serves a project as a ZIP at the addresses that `exportSigner` makes, and nowhere else. */
export function registerExports(
  app: FastifyInstance,
  { db, secret, throttle, now = Date.now, ...parts }: ServeParts,
): void {
  // Whoever only asks for the head would have everything made for nothing.
  app.get('/projects/:id/export', { exposeHeadRoute: false }, async (request, reply) => {
    const { id } = projectParams.safeParse(request.params).data ?? fail('PROJECT_NOT_FOUND');
    const signatureQuery = proof.safeParse(request.query).data;
    if (!signatureQuery || exportAddresses(secret).secondsLeft(id, signatureQuery, now()) === null)
      fail('SIGNATURE_INVALID');
    await throttle.take('export from an address', networkOf(request.ip));
    const { name, entries } = await exportProject(db, id, parts);
    const { stream, bytes } = zipFiles(entries);
    stream.on('error', (error) => {
      request.log.warn({ err: withoutValues(error), reqId: request.id }, 'an export broke off');
    });
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${name}.zip"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(stream);
  });
}
