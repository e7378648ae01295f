import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../platform/db/connection.ts';
import { swatchesOf } from '../catalogue/attributes.ts';
import { products } from '../catalogue/tables.ts';
import { findDraft } from '../drafts/read-draft.ts';
import { fail } from '../platform/http/failure.ts';
import type { FileStore } from '../files/store/store.ts';
import { draftModel } from './draft-model.ts';
import { paintSurfaces, partsOf } from './paint-surfaces.ts';
import { productScene } from './product-scene.ts';
import { type ModelFile, ExportedModels } from './exported-models.ts';
import { type ModelFormat, modelFormats } from './model-format.ts';
import type { ModelTokens } from './model-token.ts';
import { words } from './model-export.words.ts';

interface ModelRouteParts {
  db: Database;
  store: FileStore;
  tokens: ModelTokens;
  draftDays: number;
}

const format = z.enum(modelFormats);
const productParams = z.object({ slug: z.string().max(200), format });
const draftParams = z.object({ token: z.string().max(100), format });
const color = z
  .string()
  .regex(/^[0-9a-f]{6}$/)
  .optional();
/** `v` names a version of the content: with it the answer may be kept for good. */
const choice = z.object({ color, v: z.string().max(64).optional() });

const types: Readonly<Record<ModelFormat, string>> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' };
const aDay = 86_400;

/** Serves products as models that phones put into a room: `/room/<slug>.glb`, `.usdz`, and those of drafts by token. */
export function registerModelExport(app: FastifyInstance, { db, store, tokens, draftDays }: ModelRouteParts): void {
  const models = new ExportedModels({ db, store });

  app.get('/room/:slug.:format', async (request, reply) => {
    const { slug, format: requestedFormat } = productParams.safeParse(request.params).data ?? fail('NOT_FOUND');
    const { color: code, v } = choice.safeParse(request.query).data ?? refuseColor();
    const product = await readProduct(db, slug);
    if (product.modelUrl === null) return fail('NOT_FOUND');
    const swatches = await swatchesOf(db, product.colors);
    const swatchColor = code ? `#${code}` : (swatches[0]?.swatch ?? null);
    if (code && swatches.every(({ swatch }) => swatch !== swatchColor)) return fail('NOT_FOUND');
    const { surfaceList, artwork, changes } = await productScene(db, product);
    const file = await models.give({
      modelUrl: product.modelUrl,
      placement: product.placement,
      format: requestedFormat,
      parts: partsOf(surfaceList),
      size: undefined,
      look: JSON.stringify([swatchColor, surfaceList, changes]),
      dress: async (surfaces) => ({
        color: swatchColor,
        changes,
        pictures: await paintSurfaces({
          surfaceList,
          surfaces,
          changes,
          color: swatchColor,
          readPhoto: () => readFile(artwork ?? fail('FILE_NOT_FOUND')),
        }),
      }),
    });
    const keeping = v ? 'public, max-age=31536000, immutable' : `public, max-age=${aDay}`;
    return send(request, reply, { file, name: slug, format: requestedFormat, keeping });
  });

  app.get('/room/draft/:token.:format', async (request, reply) => {
    const { token, format: requestedFormat } = draftParams.safeParse(request.params).data ?? fail('NOT_FOUND');
    const id = tokens.draftOf(token) ?? fail('SIGNATURE_INVALID');
    const draft = await findDraft(db, id, draftDays);
    if (draft.takedownKey !== null) fail('TAKEN_DOWN');
    const model = await draftModel(db, draft);
    const { modelUrl, placement, color: worn, surfaceList, changes, photoKeys } = model;
    const file = await models.give({
      modelUrl,
      placement,
      format: requestedFormat,
      parts: partsOf(surfaceList),
      size: changes.size,
      look: JSON.stringify([worn, surfaceList, changes, Array.from(photoKeys, String).toSorted()]),
      dress: async (surfaces) => ({
        color: worn,
        changes,
        pictures: await paintSurfaces({
          surfaceList,
          surfaces,
          changes,
          color: worn,
          readPhoto: photoReader(store, photoKeys),
        }),
      }),
    });
    return send(request, reply, { file, name: 'draft', format: requestedFormat, keeping: 'private, no-cache' });
  });
}

/** A published product with what its model needs; fails with PRODUCT_NOT_FOUND. */
async function readProduct(db: Database, slug: string) {
  const [product] = await db
    .select({
      id: products.id,
      slug: products.slug,
      modelUrl: products.modelUrl,
      placement: products.roomPlacement,
      colors: products.colors,
      printTemplate: products.printTemplate,
    })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.active, true)));
  return product ?? fail('PRODUCT_NOT_FOUND');
}

const photoReader =
  (store: FileStore, photoKeys: ReadonlyMap<string, string>) =>
  async (photoId: string): Promise<Buffer> => {
    const key = photoKeys.get(photoId);
    if (key === undefined || !(await store.stat(key))) return fail('FILE_NOT_FOUND');
    return buffer(await store.open(key));
  };

const refuseColor = () => fail('INVALID_REQUEST', (locale) => ({ fields: { color: inLocale(words, locale).color } }));

interface ModelReply {
  file: ModelFile;
  name: string;
  format: ModelFormat;
  keeping: string;
}

function send(request: FastifyRequest, reply: FastifyReply, { file, name, format: modelFormat, keeping }: ModelReply) {
  reply
    .type(types[modelFormat])
    .header('etag', file.etag)
    .header('cache-control', keeping)
    .header('content-disposition', `inline; filename="${name}.${modelFormat}"`)
    .header('x-content-type-options', 'nosniff');
  return request.headers['if-none-match'] === file.etag ? reply.code(304).send() : reply.send(file.data);
}
