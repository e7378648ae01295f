import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { blocksField } from '../blog/article-texts.ts';
import { blogs } from '../blog/tables.ts';
import { categories, products } from '../catalogue/tables.ts';
import { sendStored } from '../files/serve.ts';
import type { FileStore } from '../files/store/store.ts';
import { auditDetails, auditLog } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { translations } from '../translations/tables.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { deleteFiles } from './store-picture.ts';
import { productPictures } from './tables.ts';

const pictureName = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,5}\.(?:avif|webp))$/;
const nameParams = z.object({ name: z.string().max(80) });

/** Serves the pictures that operators have sent. An address is never given to another picture. */
export function registerProductPictures(app: FastifyInstance, { db, store }: { db: Database; store: FileStore }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/product-pictures/:name',
    handler: async (request, reply) => {
      const [, id = fail('FILE_NOT_FOUND'), file = ''] =
        pictureName.exec(nameParams.safeParse(request.params).data?.name ?? '') ?? [];
      const [row] = await db
        .select({ keys: productPictures.keys })
        .from(productPictures)
        .where(eq(productPictures.id, id));
      const key = row?.keys[file] ?? fail('FILE_NOT_FOUND');
      return sendStored(request, reply, store, {
        key,
        mimeType: file.endsWith('.avif') ? 'image/avif' : 'image/webp',
        etag: `"${key}"`,
        keeping: 'public, max-age=31536000, immutable',
      });
    },
  });
}

/**
 * Deletes pictures that were sent a day ago or earlier and that no product, no category, no article and not the first page
 * has, nor had before a change of the last 30 days.
 */
export async function deleteUnusedPictures(db: Database, store: FileStore): Promise<void> {
  const named = (column: typeof products.image | typeof products.colors, path: string) =>
    sql`jsonb_path_exists(${column}, ${path}::jsonpath, jsonb_build_object('url', ${productPictures.picture} ->> 'url'))`;
  const used = db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${named(products.image, '$[*].url ? (@ == $url)')} or ${named(products.colors, '$[*].image.url ? (@ == $url)')}`,
    );
  // An article names its pictures in its own columns and, in further languages, within the text of its body.
  const url = sql`${productPictures.picture} ->> 'url'`;
  const inArticle = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(sql`${blogs.picture} ->> 'url' = ${url} or position(${url} in ${blogs.blockList}::text) > 0`);
  const inTranslation = db
    .select({ id: translations.entityId })
    .from(translations)
    .where(
      and(
        eq(translations.entity, 'blog'),
        eq(translations.field, blocksField),
        sql`position(${url} in ${translations.text}) > 0`,
      ),
    );
  const ofCategory = db
    .select({ id: categories.id })
    .from(categories)
    .where(sql`${categories.picture} ->> 'url' = ${url}`);
  const onFrontPage = db
    .select({ id: shopSettings.id })
    .from(shopSettings)
    .where(sql`${shopSettings.frontPage} -> 'picture' ->> 'url' = ${url}`);
  // Pictures that changes of the last 30 days have taken away stay, so that these can be put back.
  const replaced = sql`select (regexp_matches(${auditDetails.before}::text, '/product-pictures/[^"]+', 'g'))[1]
    from ${auditDetails} inner join ${auditLog} on ${auditLog.id} = ${auditDetails.entryId}
    where ${auditLog.createdAt} > now() - interval '30 days'`;
  const isUnused = and(
    notExists(used),
    notExists(ofCategory),
    notExists(onFrontPage),
    notExists(inArticle),
    notExists(inTranslation),
    sql`${url} not in (${replaced})`,
  );
  const rows = await db
    .select()
    .from(productPictures)
    .where(and(lt(productPictures.createdAt, sql`now() - interval '1 day'`), isUnused))
    .limit(200);
  for (const { id, keys } of rows) {
    await db.delete(productPictures).where(eq(productPictures.id, id));
    await deleteFiles(store, keys);
  }
}
