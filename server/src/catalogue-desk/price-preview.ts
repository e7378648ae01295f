import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { PriceRounding } from '@afterimage/contract/values/catalogue-desk.ts';
import { products, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { listCondition } from '../platform/lists/list-page.ts';
import type { ListView } from '../platform/lists/list.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { newPrice } from './new-price.ts';
import { productList } from './product-list.ts';

interface Change {
  filter?: string | undefined;
  text?: string | undefined;
  percent: number;
  rounding: PriceRounding;
}

const mostShown = 6;
/** So many variants of a product. */
const mostVariants = 4;

/** What the first selected products would cost. */
export async function previewPrices(db: Database, change: Change, view: ListView): Promise<Reply<'previewPrices'>> {
  const { filter, text, percent, rounding } = change;
  const rows = await db
    .select({ id: products.id, name: products.name, before: products.price })
    .from(products)
    .where(listCondition(productList, { filter, text }, view))
    .orderBy(asc(products.id))
    .limit(mostShown);
  const ids = rows.map(({ id }) => id);
  const ownPrices = await db
    .select({ productId: variants.productId, sku: variants.sku, before: sql<number>`${variants.price}` })
    .from(variants)
    .where(and(inArray(variants.productId, ids), isNotNull(variants.price)))
    .orderBy(asc(variants.position), asc(variants.id));
  const byProduct = Map.groupBy(ownPrices, ({ productId }) => productId);
  const withNew = <T extends { before: number }>(row: T) => ({
    ...row,
    after: newPrice(row.before, percent, rounding),
  });
  return {
    currency: (await readShopSettings(db)).currency,
    itemList: rows.map((row) => {
      const own = byProduct.get(row.id) ?? [];
      return {
        ...withNew(row),
        ownPriceCount: own.length,
        ownPriceList: own.slice(0, mostVariants).map(({ sku, before }) => withNew({ sku, before })),
      };
    }),
  };
}
