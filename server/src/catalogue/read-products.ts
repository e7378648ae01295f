import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Product } from '@afterimage/contract/catalogue.ts';
import type { Sort } from '@afterimage/contract/values/lists.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts } from '../translations/translate.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { lowestPrices } from './lowest-prices.ts';
import { customizations, products, variants } from './tables.ts';
import { translatedProduct } from './product-texts.ts';
import { productOnWire, type ProductRow, type VariantRow } from './product-on-wire.ts';

const {
  searchVector: _1,
  active: _2,
  createdAt: _3,
  productionDays: _4,
  inStock: _5,
  version: _6,
  publishAt: _7,
  ...visibleColumns
} = getTableColumns(products);
/** The columns that the wire needs. */
export const productColumns = {
  ...visibleColumns,
  /** Whether a photo slot takes a medium. Columns are named by hand: in a select of one table they lose their table. */
  arAllowed: sql<boolean>`exists (select from ${customizations} slot
    where slot.product_id = ${products}.id and (slot.limits ->> 'arAllowed')::boolean)`,
};

/** An order that lists come in; `popular` is by sales. */
export type Order = Sort | 'popular';

/** Each has an index that can be walked. The id comes last, so that equal ones keep their place from page to page. */
export const orders: Record<Order, SQL[]> = {
  // What is sold out comes last; what can be personalised is what the shop is for.
  featured: [desc(products.inStock), desc(products.isCustomizable), desc(products.saleCount), desc(products.id)],
  popular: [desc(products.saleCount), desc(products.id)],
  newest: [desc(products.createdAt), desc(products.id)],
  'price-asc': [asc(products.finalPrice), asc(products.id)],
  'price-desc': [desc(products.finalPrice), desc(products.id)],
  rating: [desc(products.rating), desc(products.ratingCount), desc(products.id)],
  discount: [desc(products.discount), desc(products.saleCount), desc(products.id)],
};

export interface Page {
  pageNum: number;
  pageSize: number;
}

/** The ids of one page. Ids alone, so that what is sorted or passed over is narrow. */
export async function pageOfIds(db: Database, condition: SQL | undefined, order: SQL[], page: Page): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...order)
    .limit(page.pageSize)
    .offset(page.pageNum * page.pageSize);
  return rows.map(({ id }) => id);
}

/**
 * The products with these ids in a language, in this order; three queries, and one for their texts, however many they are.
 * Inactive ones are left out.
 */
export async function productsByIds(db: Database, facts: CatalogueFacts, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const [rows, own, lowest] = await Promise.all([
    db
      .select(productColumns)
      .from(products)
      .where(and(inArray(products.id, [...ids]), eq(products.active, true))),
    variantsOf(db, ids),
    lowestPrices(db, ids),
  ]);
  const byId = new Map((await inLanguage(db, rows, facts.locale)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [productOnWire(facts, row, own.get(id) ?? [], lowest)] : [];
  });
}

/** Products in a language; one query, however many they are. */
export async function inLanguage(
  db: Database,
  rows: readonly ProductRow[],
  locale: Locale,
): Promise<readonly ProductRow[]> {
  const texts = await loadTexts(db, locale, { product: rows.map(({ id }) => id) });
  return rows.map((row) => translatedProduct(row, texts.of('product', row.id), locale));
}

/** The variants of products, by product, in their order. */
export async function variantsOf(db: Database, productIds: readonly number[]): Promise<Map<number, VariantRow[]>> {
  const { id, productId, colorId, sizeId, sizeLabel, stock, price, position } = variants;
  const rows = await db
    .select({ id, productId, colorId, sizeId, sizeLabel, stock, price })
    .from(variants)
    .where(inArray(productId, [...productIds]))
    .orderBy(asc(position), asc(id));
  return Map.groupBy(rows, (row) => row.productId);
}
