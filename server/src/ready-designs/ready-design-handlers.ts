import { and, eq } from 'drizzle-orm';
import { products } from '../catalogue/tables.ts';
import type { PreviewKeys } from '../catalogue/preview-key.ts';
import { fail } from '../platform/http/failure.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import { offeredDesigns } from './read-ready-designs.ts';

/** What customers ask of ready designs. */
export const readyDesignHandlers = (previews: Pick<PreviewKeys, 'productOf'>): Pick<Handlers, 'listReadyDesigns'> => ({
  async listReadyDesigns({ db, locale }, { params: { productId: idOrSlug } }) {
    const previewed = previews.productOf(idOrSlug);
    const isId = /^[1-9]\d{0,9}$/.test(idOrSlug) && Number(idOrSlug) <= 2_147_483_647;
    const condition = isId ? eq(products.id, Number(idOrSlug)) : eq(products.slug, idOrSlug);
    const { id, version, colors, image } = products;
    const [product] = await db
      .select({ id, version, colors, image })
      .from(products)
      .where(previewed === null ? and(condition, eq(products.active, true)) : eq(products.id, previewed));
    return { designList: await offeredDesigns(db, product ?? fail('PRODUCT_NOT_FOUND'), locale) };
  },
});
