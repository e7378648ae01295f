import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { previewSubjects } from '../files/preview-file.ts';
import { secondsSigned, sendStored } from '../files/serve.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { preparedPreview } from './make-preview.ts';
import { readRecipe } from './preview-recipe.ts';
import { readPreviewedLine } from './previewed-line.ts';

const previewParams = z.object({
  subject: z.enum(previewSubjects),
  id: z.uuid(),
  design: z.string().regex(/^[0-9a-f]{24}$/),
});
/** `size` is not signed: all of them show the same. */
const previewQuery = z.object({ size: z.enum(['large', 'small', 'mail']).default('large') });

const mimeTypes = { large: 'image/webp', small: 'image/webp', mail: 'image/jpeg' } as const;

/** Serves previews at the addresses that `urlSigner` makes of `previewFile`; one that is not made yet is made now. */
export function registerPreviews(
  app: FastifyInstance,
  { store, db, secret, now = Date.now }: { store: FileStore; db: Database; secret: Buffer; now?: () => number },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/previews/:subject/:id/:design',
    handler: async (request, reply) => {
      const { subject, id, design } = previewParams.safeParse(request.params).data ?? fail('FILE_NOT_FOUND');
      const { size } = previewQuery.safeParse(request.query).data ?? fail('FILE_NOT_FOUND');
      const name = `previews/${subject}/${id}/${design}`;
      const secondsLeft = secondsSigned(request, { name, secret, now: now() });
      const line = (await readPreviewedLine(db, subject, id)) ?? fail('FILE_NOT_FOUND');
      const recipe = line.file === null ? null : await readRecipe(db, line.design);
      const preview = await preparedPreview(db, recipe ?? fail('FILE_NOT_FOUND'), store);
      // An older address, as in a mail, shows what the line has become.
      const isCurrent = line.file === name;
      // Mails are read on other sites.
      if (size === 'mail') reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendStored(request, reply, store, {
        key: { large: preview.largeKey, small: preview.smallKey, mail: preview.mailKey }[size],
        mimeType: mimeTypes[size],
        etag: `"${size}-${preview.hash.slice(0, 32)}"`,
        keeping: isCurrent ? `private, max-age=${secondsLeft}, immutable` : 'private, no-cache',
      });
    },
  });
}
