import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import { sendStored } from '../files/serve.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { localeOfPicture, offeredContent, pictureUrlOf, previewPicture } from '../ready-designs/read-ready-designs.ts';
import { draftOf, isPrinted } from '../ready-designs/ready-content.ts';
import { readyDesigns } from '../ready-designs/tables.ts';
import { preparedPreview } from './make-preview.ts';
import { readRecipe } from './preview-recipe.ts';

const pictureParams = z.object({ id: z.uuid(), name: z.string().max(40) });
const pictureQuery = z.object({ size: z.enum(['large', 'small']).default('large') });

/** Serves the pictures of ready designs at `pictureUrlOf`; one that is not made yet is made now. They are for everyone. */
export function registerReadyDesigns(app: FastifyInstance, { store, db }: { store: FileStore; db: Database }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/ready-designs/:id/:name',
    handler: async (request, reply) => {
      const { id, name } = pictureParams.safeParse(request.params).data ?? fail('FILE_NOT_FOUND');
      const { size } = pictureQuery.safeParse(request.query).data ?? fail('FILE_NOT_FOUND');
      const locale = localeOfPicture(name) ?? fail('FILE_NOT_FOUND');
      const [row] = await db
        .select({ content: readyDesigns.content, product: products })
        .from(readyDesigns)
        .innerJoin(products, eq(products.id, readyDesigns.productId))
        .where(eq(readyDesigns.id, id));
      const { product } = row ?? fail('FILE_NOT_FOUND');
      const customizations = (await loadCustomizations(db, [product.id])).get(product.id) ?? [];
      const content = row?.content ? offeredContent(row.content, customizations) : null;
      if (!content || !isPrinted(content)) return fail('FILE_NOT_FOUND');
      const { color, picture } = previewPicture(product);
      const { slots, extraList } = draftOf(content, locale);
      const design = { productId: product.id, color, picture, template: product.printTemplate, slots, extraList };
      const preview = await preparedPreview(db, (await readRecipe(db, design)) ?? fail('FILE_NOT_FOUND'), store);
      // An older address, as in a page that was kept, shows what the design has become.
      const url = pictureUrlOf(id, content, { version: product.version, picture }, locale);
      const isCurrent = url === `/ready-designs/${id}/${name}`;
      return sendStored(request, reply, store, {
        key: size === 'small' ? preview.smallKey : preview.largeKey,
        mimeType: 'image/webp',
        etag: `"${size}-${preview.hash.slice(0, 32)}"`,
        keeping: isCurrent ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      });
    },
  });
}
