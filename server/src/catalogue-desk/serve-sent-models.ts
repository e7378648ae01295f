import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sentModelId } from '../catalogue/model-files.ts';
import { extras, products } from '../catalogue/tables.ts';
import { sendStored } from '../files/serve.ts';
import type { FileStore } from '../files/store/store.ts';
import { auditDetails, auditLog } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { productModels } from './tables.ts';

const nameParams = z.object({ name: z.string().max(80) });

/** Serves the models that operators have sent. An address is never given to another model. */
export function registerSentModels(app: FastifyInstance, { db, store }: { db: Database; store: FileStore }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/product-models/:name',
    handler: async (request, reply) => {
      const { name } = nameParams.safeParse(request.params).data ?? fail('FILE_NOT_FOUND');
      const id = sentModelId(`/product-models/${name}`) ?? fail('FILE_NOT_FOUND');
      const [row] = await db
        .select({ key: productModels.storageKey })
        .from(productModels)
        .where(eq(productModels.id, id));
      return sendStored(request, reply, store, {
        key: row?.key ?? fail('FILE_NOT_FOUND'),
        mimeType: 'model/gltf-binary',
        etag: `"${id.slice(0, 32)}"`,
        keeping: 'public, max-age=31536000, immutable',
      });
    },
  });
}

/**
 * Deletes models that were sent a day ago or earlier and that no product and no option has. One that a product had within the last 30
 * days stays, so that the change can be put back.
 */
export async function deleteUnusedModels(db: Database, store: FileStore): Promise<void> {
  const url = sql`'/product-models/' || ${productModels.id} || '.glb'`;
  const used = db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.modelUrl} = ${url}`);
  const ofOption = db
    .select({ id: extras.id })
    .from(extras)
    .where(sql`${extras.effectList} @> jsonb_build_array(jsonb_build_object('kind', 'model', 'url', ${url}))`);
  const replaced = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.entryId, auditLog.id))
    .where(
      and(
        inArray(auditLog.action, ['product.changed', 'audit.put_back']),
        sql`${auditLog.createdAt} > now() - interval '30 days'`,
        sql`${auditDetails.before} ->> 'modelUrl' = ${url}`,
      ),
    );
  const rows = await db
    .delete(productModels)
    .where(
      and(
        lt(productModels.createdAt, sql`now() - interval '1 day'`),
        notExists(used),
        notExists(ofOption),
        notExists(replaced),
      ),
    )
    .returning({ key: productModels.storageKey });
  for (const { key } of rows) await store.delete(key);
}
